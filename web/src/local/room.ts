// One table on this device, as server/room.h is one on a server: one thing after the other, and stored before it is told.
import type { Engine } from '../../../wasm/loader.mjs';
import type { Card, Chair } from '../lib/api';
import type { Json } from '../lib/contract';
import { isBag, number, seatOf, text, type Bag } from '../lib/read';
import { ask, type Good, type Request } from './engine';
import type { Match, Row, Store } from './store';
import { thinkers, type Thinker } from './thinking';
import { Trouble, troubleOf } from './trouble';

/** Somebody who looks: one window, at one seat. */
export interface Guest {
  send(frame: object): void;
  seat: number | null;
  /** So many facts it was told, and their mark. */
  facts: number;
  mark: number;
}

/** Of those who sit at this device: bots have no names here, the page gives them some. */
export const seatsOfPeople = (seats: readonly Chair[]): number[] =>
  seats.flatMap(({ name }, seat) => (name === undefined ? [] : [seat]));
/** As everybody may see it: how often somebody was helped shows when the game is over. */
export const unhelped = (seats: readonly Chair[]): Chair[] => seats.map(({ hints: _, ...chair }) => chair);
const shownCard = (card: Card): Card =>
  ['over', 'aborted'].includes(card.status) ? card : { ...card, seats: unhelped(card.seats) };

const longestThought = 1500;
const pauses = { least: 500, most: 1400 }; // in which a bot seems to think, as on a server

/** Where a room gets what it needs. */
export interface Means {
  store: Store;
  load: () => Promise<Engine>;
  think: () => Promise<Thinker>;
  stored: (id: string) => void;
}

export class Room {
  readonly guests = new Set<Guest>();
  private line: Promise<unknown> = Promise.resolve();
  private readonly bots = new Map<number, ReturnType<typeof setTimeout>>(); // that are going to answer, or think
  private readonly thinkers = new Map<number, Promise<Thinker>>();

  private constructor(
    private readonly means: Means,
    private engine: Engine,
    public row: Row,
  ) {}

  static async open(means: Means, row: Row): Promise<Room> {
    const room = new Room(means, await means.load(), row);
    ask(room.engine, { do: 'replay', record: row.record });
    return room;
  }

  get card(): Card {
    return this.row.card;
  }
  /** The seats of people at this device; a bot may play on for them. */
  private get ours(): number[] {
    return seatsOfPeople(this.card.seats);
  }

  private after<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.line.then(work);
    this.line = done.catch(() => undefined);
    return done;
  }

  join(guest: Guest, wish: Bag): Promise<void> {
    return this.after(() => {
      const wished = seatOf(wish['seat']);
      const ours = this.ours;
      guest.seat = wished !== null && ours.includes(wished) ? wished : (ours[0] ?? null);
      this.guests.add(guest);
      this.showCard(guest);
      guest.facts = number(wish['facts']);
      guest.mark = number(wish['mark']);
      this.show(guest);
      guest.send({ t: 'presence', seats: ours, watching: 0 });
      this.goOn();
    });
  }
  leave(guest: Guest): void {
    this.guests.delete(guest);
    if (this.guests.size === 0) this.rest();
  }

  private rest(): void {
    for (const timer of this.bots.values()) clearTimeout(timer);
    this.bots.clear();
    for (const thinker of this.thinkers.values()) void thinker.then((each) => each.stop());
    this.thinkers.clear();
  }

  private showCard(guest: Guest): void {
    const ours = this.ours.filter((seat) => this.card.seats[seat]?.bot === undefined);
    const seats = ours.length > 1 ? { seats: ours } : {};
    guest.send({
      t: 'table',
      table: shownCard(this.card),
      you: { seat: guest.seat, host: true, known: true, ...seats },
    });
  }
  /** The whole view, but for the facts that are there. */
  private show(guest: Guest): void {
    const { facts, mark } = guest;
    this.send(guest, ask(this.engine, { do: 'frame', seat: guest.seat ?? 'spectator', whole: true, facts, mark }));
  }
  private send(guest: Guest, { frame }: Good): void {
    if (!isBag(frame)) return; // nothing has changed for this seat
    if (Array.isArray(frame['facts'])) guest.facts = number(frame['facts_from']) + frame['facts'].length;
    if ('mark' in frame) guest.mark = number(frame['mark']);
    guest.send(frame);
  }
  private tell(): void {
    const changes = new Map<number | null, Good>();
    for (const guest of this.guests) {
      const known = changes.get(guest.seat) ?? ask(this.engine, { do: 'frame', seat: guest.seat ?? 'spectator' });
      changes.set(guest.seat, known);
      this.showCard(guest);
      this.send(guest, known);
    }
  }

  /** A frame of a page. */
  heard(guest: Guest, frame: Bag): Promise<void> {
    return this.after(async () => {
      const decision = number(frame['decision']);
      try {
        await this.obey(guest, frame);
      } catch (error) {
        const trouble = troubleOf(error);
        guest.send({ t: 'refused', decision, ...trouble.json() });
        if (trouble.code === 'stale_decision') this.show(guest);
        if (trouble.code === 'internal') await this.freeze();
      }
    });
  }

  private async obey(guest: Guest, frame: Bag): Promise<void> {
    switch (frame['t']) {
      case 'answer': {
        const told = ['text', 'concept'].filter((field) => typeof frame[field] === 'string');
        await this.play({
          do: 'answer',
          seat: this.seatOf(guest),
          decision: number(frame['decision']),
          choice: frame['choice'],
          ...Object.fromEntries(told.map((field) => [field, frame[field]])),
        });
        return;
      }
      case 'undo':
        return this.play({ do: 'undo', seat: this.seatOf(guest) });
      case 'preview':
        return this.preview(guest, frame);
      case 'advise':
      case 'weigh':
        void this.help(guest, frame['t'], frame); // it thinks beside the room
        return;
      case 'whole':
        guest.facts = number(frame['facts']);
        guest.mark = number(frame['mark']);
        return this.show(guest);
      case 'ask':
        return this.agree(guest, frame);
      case 'ping':
        guest.send({ t: 'pong', id: frame['id'] });
        return;
      default: // talk and typing: nobody else is here
    }
  }
  private seatOf(guest: Guest): number {
    if (guest.seat === null) throw new Trouble('not_seated');
    return guest.seat;
  }

  private preview(guest: Guest, frame: Bag): void {
    const said = { t: 'preview', id: frame['id'] };
    try {
      const shown = ask(this.engine, { do: 'preview', seat: this.seatOf(guest), choice: frame['choice'] });
      guest.send({ ...said, preview: shown['preview'] });
    } catch (error) {
      guest.send({ ...said, error: troubleOf(error).json() });
    }
  }

  /** The coach: told to who asked alone; how often shows when the game is over. */
  private async help(guest: Guest, t: 'advise' | 'weigh', { id, choice }: Bag): Promise<void> {
    try {
      if (this.card.coach !== true) throw new Trouble('no_coach');
      if (this.card.status !== 'running') throw new Trouble('over');
      const seat = this.seatOf(guest);
      const said = await this.ask(seat, { do: 'bot', seat, reasons: true, ...(t === 'weigh' ? { choice } : {}) });
      if (said['much_worse'] !== false) {
        await this.after(() => {
          const seats = this.card.seats.map((each, i) =>
            i === seat ? { ...each, hints: (each.hints ?? 0) + 1 } : each,
          );
          return this.keep({ ...this.row, card: { ...this.card, seats } });
        });
      }
      guest.send({ t, id, [t]: said });
    } catch (error) {
      guest.send({ t, id, error: troubleOf(error).json() });
    }
  }

  // What needs everybody's yes on a server: everybody sits at this device.
  private async agree(guest: Guest, frame: Bag): Promise<void> {
    const about = text(frame['about']);
    if (about === 'undo') {
      const to = typeof frame['to'] === 'number' ? { to: frame['to'] } : {};
      return this.play({ do: 'take_back', seat: this.seatOf(guest), ...to });
    }
    const status = ({ pause: 'paused', resume: 'running', abort: 'aborted' } as const)[about];
    if (!status || !(this.card.status === 'running' || this.card.status === 'paused')) throw new Trouble('not_running');
    const open = status === 'aborted' ? { seed: this.row.record.seed, salt: this.row.record.salt } : {};
    await this.keep({ ...this.row, card: { ...this.card, status, ...open } });
    for (const each of this.guests) this.showCard(each);
    this.rest();
    this.goOn();
  }

  private async play(request: Request): Promise<void> {
    if (this.card.status !== 'running') throw new Trouble(this.card.status === 'paused' ? 'paused' : 'over');
    ask(this.engine, request);
    const record = ask(this.engine, { do: 'record' })['record'] as Match;
    const open = ask(this.engine, { do: 'decisions' })['decisions'] as { seat: number; wait: string }[];
    const waiting = [...new Set(open.flatMap(({ seat, wait }) => (wait === 'required' ? [seat] : [])))];
    const end = waiting.length === 0 ? { status: 'over' as const, seed: record.seed, salt: record.salt } : {};
    await this.keep({ ...this.row, record, card: { ...this.card, waiting, ...end } });
    this.tell();
    this.goOn();
  }

  private async keep(row: Row): Promise<void> {
    row.touched = Date.now();
    let kept = false;
    try {
      kept = await this.means.store.keep(row, this.row.record.events.length);
    } catch {
      // The disk did not take it.
    }
    if (!kept) {
      await this.reload();
      throw new Trouble('not_stored');
    }
    this.row = row;
    this.means.stored(row.id);
  }

  /** Another window has played on, or the disk did not take what happened here. */
  again(): Promise<void> {
    return this.after(() => this.reload());
  }
  private async reload(): Promise<void> {
    const row = await this.means.store.find(this.row.id);
    if (!row) return;
    this.row = row;
    this.engine = await this.means.load();
    ask(this.engine, { do: 'replay', record: row.record });
    this.rest();
    for (const guest of this.guests) {
      this.showCard(guest);
      this.show(guest);
    }
    this.goOn();
  }

  // A bug of the rules: the module has stopped. The table stays as it was.
  private async freeze(): Promise<void> {
    this.rest();
    this.row = { ...this.row, card: { ...this.card, status: 'frozen' } };
    await this.means.store.keep(this.row, this.row.record.events.length).catch(() => undefined);
    for (const guest of this.guests) this.showCard(guest);
  }

  private goOn(): void {
    if (this.card.status !== 'running' || this.guests.size === 0) return;
    for (const seat of this.card.waiting ?? []) {
      if (this.card.seats[seat]?.bot === undefined || this.bots.has(seat)) continue;
      const pause = this.card.pace === 'none' ? 0 : pauses.least + Math.random() * (pauses.most - pauses.least);
      const act = () => this.botPlays(seat).catch(() => this.after(() => this.freeze()));
      this.bots.set(seat, setTimeout(act, pause));
    }
  }

  // It thinks beside the room, which stays answerable; what it chose comes in its turn, if it is still asked.
  private async botPlays(seat: number): Promise<void> {
    const level = this.card.seats[seat]?.bot;
    const mine = this.bots.get(seat);
    if (level === undefined || mine === undefined) return;
    const thought = await this.think(seat, level).catch((error: unknown) => {
      if (troubleOf(error).code === 'internal') throw error;
      return null; // stopped, or no longer asked
    });
    return this.after(async () => {
      if (this.bots.get(seat) !== mine) return; // the room rested meanwhile
      this.bots.delete(seat);
      if (thought === null || this.card.status !== 'running') return this.goOn();
      const told = ['text', 'concept'].filter((field) => typeof thought[field] === 'string');
      await this.play({
        do: 'answer',
        seat,
        decision: thought['decision'],
        choice: thought['choice'],
        by: `bot:${level}`,
        ...Object.fromEntries(told.map((field) => [field, thought[field]])),
      }).catch((error: unknown) => {
        if (troubleOf(error).code === 'internal') throw error;
        this.goOn(); // the question is another one by now
      });
    });
  }

  private think(seat: number, level: string): Promise<Good> {
    const order = { do: 'bot', seat, level, ms: longestThought };
    return this.ask(seat, { ...order, tell: this.card.language }).catch((error: unknown) => {
      if (troubleOf(error).code !== 'no_narrator') throw error;
      return this.ask(seat, order);
    });
  }
  private async ask(seat: number, request: Request): Promise<Good> {
    const which = seat % thinkers();
    const known = this.thinkers.get(which) ?? this.means.think();
    this.thinkers.set(which, known);
    const thinker = await known;
    const { record } = this.row;
    const [said] = await thinker.ask(record, [record.events.length], request);
    if (!said) throw new Trouble('stopped');
    return said;
  }

  /** A bot of this level plays on for somebody at this device; without one they play themselves again. */
  hand(seat: number, bot?: string): Promise<void> {
    return this.after(async () => {
      const { name, host, hints } = this.card.seats[seat] ?? {};
      if (name === undefined) throw new Trouble('not_seated');
      const chair: Chair = { name, ...(host ? { host } : {}), ...(bot ? { bot } : {}), ...(hints ? { hints } : {}) };
      await this.keep({ ...this.row, card: { ...this.card, seats: this.card.seats.with(seat, chair) } });
      for (const each of this.guests) this.showCard(each);
      this.rest();
      this.goOn();
    });
  }

  firstLine(choice: unknown): Promise<string> {
    return this.after(() => {
      const seat = this.ours.find((each) => this.card.waiting?.includes(each)) ?? this.ours[0] ?? 0;
      return text(ask(this.engine, { do: 'begin', seat, choice, lang: this.card.language })['line']);
    });
  }

  story(): Promise<Json> {
    return this.after(() => {
      const { story } = ask(this.engine, { do: 'story' });
      if (this.card.status === 'running' && isBag(story)) delete story['end'];
      return story as Json;
    });
  }

  sequel(): Promise<{ options: Card['options'] } | null> {
    return this.after(() => ask(this.engine, { do: 'sequel' })['sequel'] as { options: Card['options'] } | null);
  }

  note(notes: string): Promise<void> {
    return this.after(() => this.keep({ ...this.row, notes }));
  }

  follow(rematch: string): Promise<void> {
    return this.after(() => this.keep({ ...this.row, card: { ...this.card, rematch } }));
  }
}
