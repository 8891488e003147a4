// The tables of this device, and what can be asked about them: the requests of docs/protocol.md that make sense where
// nobody else is. What a running game hides is hidden here too.
import type { Engine } from '../../../wasm/loader.mjs';
import type { Card, Chair } from '../lib/api';
import { isBag, number, text, type Bag } from '../lib/read';
import { ask, Reader } from './engine';
import { isDone, readRecord } from './records';
import { Reviews } from './reviews';
import { Room, seatsOfPeople, unhelped } from './room';
import type { Match, Row, Store } from './store';
import type { Thinker } from './thinking';
import { Trouble } from './trouble';

type Asked = { body: Bag; query: URLSearchParams };
type Route = [method: string, pattern: RegExp, run: (id: string, asked: Asked) => Promise<unknown>];

const levels = ['random', 'greedy', 'easy', 'medium', 'hard'];
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newId = (): string =>
  `local-${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => letters[byte % letters.length]).join('')}`;

export class House {
  private readonly rooms = new Map<string, Promise<Room>>();
  private readonly reviews: Reviews;
  private readonly reading = new Map<string, Promise<Reader>>(); // by game: for looks at the past, mostly one step on
  private readonly others = new BroadcastChannel('snowbound-tables');

  constructor(
    private readonly store: Store,
    private readonly load: (game: string, language: string) => Promise<Engine>,
    private readonly think: (game: string, language: string) => Promise<Thinker>,
  ) {
    this.reviews = new Reviews((game) => this.think(game, ''));
    this.others.onmessage = ({ data }) => void this.rooms.get(String(data))?.then((room) => room.again());
  }

  private readonly routes: Route[] = [
    ['GET', /^\/local\/tables$/, () => this.tables()],
    ['POST', /^\/local\/tables$/, (_, { body }) => this.create(body)],
    ['POST', /^\/local\/records$/, (_, { body }) => this.take(body)],
    ['POST', /^\/local\/lesson$/, (_, { body }) => this.lesson(body)],
    ['POST', /^\/local\/check$/, (_, { body }) => this.check(body['record'])],
    ['POST', /^\/local\/reviews$/, (_, { body }) => this.review(body)],
    ['DELETE', /^\/local\/reviews$/, async () => this.reviews.stop()],
    ['GET', /^\/local\/reviews\/(\w+)\/chances$/, (id, { query }) => this.reviews.chances(id, query)],
    ['GET', /^\/local\/reviews\/(\w+)\/decision$/, (id, { query }) => this.reviews.decision(id, query)],
    ['POST', /^\/local\/reviews\/(\w+)\/fork$/, (id, { body }) => this.forkFrom(this.reviews.match(id), body)],
    ['GET', /^\/tables\/([\w-]+)$/, async (id) => ({ table: (await this.room(id)).card })],
    ['DELETE', /^\/tables\/([\w-]+)$/, (id) => this.remove(id)],
    ['GET', /^\/tables\/([\w-]+)\/record$/, (id) => this.record(id)],
    ['GET', /^\/tables\/([\w-]+)\/file$/, (id) => this.file(id)],
    ['GET', /^\/tables\/([\w-]+)\/replay$/, (id, { query }) => this.replay(id, query)],
    ['GET', /^\/tables\/([\w-]+)\/story$/, async (id) => ({ story: await (await this.room(id)).story() })],
    ['POST', /^\/tables\/([\w-]+)\/begin$/, async (id, { body }) => this.begin(id, body)],
    ['POST', /^\/tables\/([\w-]+)\/stand$/, (id, { body }) => this.hand(id, body, 'medium')],
    ['POST', /^\/tables\/([\w-]+)\/sit$/, (id, { body }) => this.hand(id, body)],
    ['POST', /^\/tables\/([\w-]+)\/rematch$/, (id) => this.rematch(id)],
    ['POST', /^\/tables\/([\w-]+)\/fork$/, (id, { body }) => this.fork(id, body)],
    ['POST', /^\/tables\/([\w-]+)\/carry$/, (id) => this.carry(id)],
    ['GET', /^\/tables\/([\w-]+)\/notes$/, async (id) => ({ text: (await this.room(id)).row.notes })],
    ['PUT', /^\/tables\/([\w-]+)\/notes$/, (id, { body }) => this.note(id, body)],
  ];

  /** A request as the server would answer it. */
  answer(method: string, target: string, body: unknown): Promise<unknown> {
    const url = new URL(target, 'http://here');
    for (const [verb, pattern, run] of this.routes) {
      const found = verb === method ? pattern.exec(url.pathname) : null;
      if (found) return run(found[1] ?? '', { body: isBag(body) ? body : {}, query: url.searchParams });
    }
    throw new Trouble('not_found', 'this is not done on a device', 404);
  }

  room(id: string): Promise<Room> {
    const known = this.rooms.get(id);
    if (known) return known;
    const opened = this.open(id);
    this.rooms.set(id, opened);
    opened.catch(() => this.rooms.delete(id));
    return opened;
  }
  /** Nobody looks any more: the next one reads it again. */
  close(room: Room): void {
    if (room.guests.size === 0) this.rooms.delete(room.row.id);
  }
  private async open(id: string): Promise<Room> {
    const row = await this.find(id);
    const { game, language } = row.card;
    const means = {
      store: this.store,
      load: () => this.load(game, language),
      think: () => this.think(game, language),
      stored: (stored: string) => this.others.postMessage(stored),
    };
    return Room.open(means, row);
  }
  private async find(id: string): Promise<Row> {
    const row = await this.store.find(id);
    if (!row) throw new Trouble('no_table', 'there is no such table on this device', 404);
    return row;
  }

  private async lesson(asked: Bag): Promise<unknown> {
    const file = asked['lesson'];
    return ask(await this.load(isBag(file) ? text(file['game']) : '', ''), { ...asked, do: 'lesson' });
  }

  private async tables(): Promise<unknown> {
    const rows = (await this.store.all()).sort((a, b) => b.touched - a.touched);
    const mine = ({ card, touched }: Row) => {
      const [seat] = seatsOfPeople(card.seats);
      const turn = card.status === 'running' && (card.waiting ?? []).some((each) => !card.seats[each]?.bot);
      return { ...card, touched, your_turn: turn, ...(seat === undefined ? {} : { seat }) };
    };
    return { tables: rows.map(mine) };
  }

  private async create(wish: Bag): Promise<unknown> {
    const game = text(wish['game']);
    const language = text(wish['language']) || 'en';
    const seats = number(wish['seats']);
    const chairs: Chair[] = Array.from({ length: seats }, () => ({}));
    const put = (list: unknown, chair: (each: Bag) => Chair) => {
      for (const each of Array.isArray(list) ? list.filter(isBag) : []) chairs[number(each['seat'])] = chair(each);
    };
    put(wish['bots'], ({ level }) => ({ bot: levels.includes(text(level)) ? text(level) : 'easy' }));
    put(wish['here'], ({ name }) => ({ name: text(name) }));
    const free = chairs.findIndex((chair) => !chair.name && !chair.bot);
    if (free >= 0) chairs[free] = { name: text(wish['name']), host: true };
    if (chairs.some((chair) => !chair.name && !chair.bot)) throw new Trouble('seats_empty');
    const engine = await this.load(game, language);
    const options = isBag(wish['options']) ? wish['options'] : {};
    const seed = typeof wish['seed'] === 'string' ? { seed: wish['seed'] } : {};
    ask(engine, { do: 'new', game, seats, options, ...seed });
    const coach = typeof wish['coach'] === 'boolean' ? wish['coach'] : undefined;
    return { table: await this.put(engine, chairs, language, text(wish['pace']) || 'natural', coach) };
  }

  /** The match of this engine becomes a table. */
  private async put(
    engine: Engine,
    seats: Chair[],
    language: string,
    pace = 'natural',
    coach?: boolean,
  ): Promise<Card> {
    const record = ask(engine, { do: 'record' })['record'] as Match;
    const { over } = ask(engine, { do: 'scores' });
    const open = ask(engine, { do: 'decisions' })['decisions'] as { seat: number; wait: string }[];
    const waiting = [...new Set(open.filter((each) => each.wait === 'required').map((each) => each.seat))];
    const card: Card = {
      id: newId(),
      game: record.game,
      options: record.options,
      status: over ? 'over' : 'running',
      seats,
      clock: { kind: 'none' },
      listed: false,
      spectators: false,
      locked: false,
      pace,
      language,
      leavers: 'wait',
      coach: coach ?? seatsOfPeople(seats).length < 2,
      created: Date.now(),
      seed_hash: record.seed_hash,
      rules_version: record.rules_version,
      waiting,
      ...(over ? { seed: record.seed, salt: record.salt } : {}),
    };
    const row: Row = { id: card.id, card, record, notes: '', touched: card.created };
    if (!(await this.store.keep(row, record.events.length))) throw new Trouble('not_stored');
    return card;
  }

  // A file, or what a server gave: replayed, with every hash compared, before it becomes a table. Who answered as a bot is
  // one; everybody else sits at this device.
  private async take(wish: Bag): Promise<unknown> {
    const record = await readRecord(wish['record']);
    const names = Array.isArray(wish['names']) ? wish['names'].map(text) : [];
    const engine = await this.load(text(record['game']), 'en');
    const found = ask(engine, { do: 'replay', record });
    const events = (record as unknown as Match).events;
    const chairs = Array.from({ length: number(found['seats']) }, (_, seat): Chair => {
      const by = events.findLast((event) => event.seat === seat && event.undo !== true)?.by ?? '';
      if (by.startsWith('bot:') && levels.includes(by.slice(4))) return { bot: by.slice(4) };
      return { name: names[seat] || `${text(wish['name'])} ${seat + 1}`.trim() };
    });
    return { table: await this.put(engine, chairs, 'en') };
  }

  /** Is it true? Every answer played again, every hash compared, the shuffle against its fingerprint. */
  private async check(given: unknown): Promise<unknown> {
    const record = await readRecord(given);
    const engine = await this.load(text(record['game']), '');
    const found = ask(engine, { do: 'replay', record });
    const { setup_hash: first, events, seed, salt } = record as unknown as Match & { setup_hash?: string };
    const over = ask(engine, { do: 'scores' })['over'] === true;
    const opened = over ? { seed, salt, hashes: [first ?? '', ...events.map((event) => event.hash)] } : {};
    return {
      game: record['game'],
      over,
      events: number(found['events']),
      seed_hash: text(found['seed_hash']),
      told_hash: text(record['seed_hash']),
      scripted: record['scripted'] === true || record['start'] !== undefined,
      ...opened, // of a game that goes on a page learns nothing
    };
  }

  private async remove(id: string): Promise<unknown> {
    this.rooms.delete(id);
    await this.store.remove(id);
    return {};
  }

  private async record(id: string): Promise<unknown> {
    const { card, row } = await this.room(id);
    if (!isDone(card)) throw new Trouble('secret', 'this opens when the game is over', 403);
    return row.record;
  }
  // The page gets the address of the file and never what is in it.
  private async file(id: string): Promise<unknown> {
    const { record } = await this.find(id);
    return { url: URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' })) };
  }

  private async engineAt(record: Match, step: number): Promise<Engine> {
    const opened = this.reading.get(record.game) ?? this.load(record.game, '').then((engine) => new Reader(engine));
    this.reading.set(record.game, opened);
    opened.catch(() => this.reading.delete(record.game));
    const reader = await opened;
    reader.goTo(record, step);
    return reader.engine;
  }
  private async replay(id: string, query: URLSearchParams): Promise<unknown> {
    const { card, record } = await this.find(id);
    const [own = null] = seatsOfPeople(card.seats);
    const wished = /^\d$/.test(query.get('seat') ?? '') ? Number(query.get('seat')) : null;
    const seat = isDone(card) ? wished : own;
    const step = Math.min(Number(query.get('step') ?? '0') || 0, record.events.length);
    const engine = await this.engineAt(record, step);
    const shown = ask(engine, { do: 'frame', seat: seat ?? 'spectator', whole: true })['frame'] as Bag;
    const { view, waiting, facts } = shown;
    return { step, of: record.events.length, seat, view, waiting, facts };
  }

  private async begin(id: string, body: Bag): Promise<unknown> {
    return { line: await (await this.room(id)).firstLine(body['choice']) };
  }
  private async hand(id: string, body: Bag, bot?: string): Promise<unknown> {
    await (await this.room(id)).hand(number(body['seat']), bot);
    return {};
  }
  private async note(id: string, body: Bag): Promise<unknown> {
    await (await this.room(id)).note(text(body['text']).slice(0, 20_000));
    return {};
  }

  private async rematch(id: string): Promise<unknown> {
    const room = await this.room(id);
    if (!isDone(room.card)) throw new Trouble('not_over', 'this game is not over yet', 409);
    if (!room.card.rematch) {
      const { card, row } = room;
      const options = (await room.sequel())?.options ?? card.options;
      const engine = await this.load(card.game, card.language);
      ask(engine, { do: 'new', game: card.game, seats: row.record.seats, options });
      const seats = unhelped(card.seats).map(({ bot, ...person }) =>
        person.name === undefined && bot ? { bot } : person,
      );
      const next = await this.put(engine, seats, card.language, card.pace, card.coach);
      await room.follow(next.id);
    }
    return { table: room.card };
  }

  private async fork(id: string, body: Bag): Promise<unknown> {
    const { card, record } = await this.find(id);
    if (!isDone(card)) throw new Trouble('secret', 'this opens when the game is over', 403);
    const names = card.seats.map((chair) => chair.name ?? '');
    return this.forkFrom(record, { ...body, names, language: card.language });
  }
  // On from a step, by oneself against bots, or by bots alone.
  private async forkFrom(record: Match, body: Bag): Promise<unknown> {
    const language = text(body['language']) || 'en';
    const engine = await this.load(record.game, language);
    const { seats } = ask(engine, { do: 'replay', record, steps: number(body['step']) });
    const level = levels.includes(text(body['level'])) ? text(body['level']) : 'medium';
    const names = Array.isArray(body['names']) ? body['names'].map(text) : [];
    const mine = number(body['seat']);
    const watch = body['watch'] === true;
    const chairs = Array.from({ length: number(seats) }, (_, seat): Chair =>
      seat === mine
        ? { name: names[seat] || `${seat + 1}`, host: true, ...(watch ? { bot: level } : {}) }
        : { bot: level },
    );
    return { table: await this.put(engine, chairs, language, watch ? 'none' : 'natural') };
  }

  // On with friends: the server gets the match from here, not from the page, which is not to know what is in it.
  private async carry(id: string): Promise<unknown> {
    const { card, record } = await this.find(id);
    const bots = card.seats.flatMap(({ bot }, seat) => (bot === undefined ? [] : [{ seat, level: bot }]));
    const reply = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'X-Snowbound': '1', 'Content-Type': 'application/json' },
      body: JSON.stringify({ carried: record, bots, language: card.language }),
    }).catch(() => null);
    if (!reply) throw new Trouble('unreachable', '', 503);
    const said: unknown = await reply.json().catch(() => null);
    if (reply.ok) return said;
    const field = (name: string): string => (isBag(said) ? text(said[name]) : '');
    throw new Trouble(field('code') || 'unreachable', field('message'), reply.status);
  }

  /** A look back at a game that is over: of this device, or as a record. */
  private async review(wish: Bag): Promise<unknown> {
    const id = text(wish['table']);
    const record = id ? (await this.find(id)).record : ((await readRecord(wish['record'])) as unknown as Match);
    return this.reviews.open(record);
  }
}
