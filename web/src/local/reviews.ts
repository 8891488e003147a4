// Looks back at games that are over: chances to win step by step, and what each decision was worth. A page asks for one
// piece after the other, so that whoever leaves waits for nothing.
import { number, type Bag } from '../lib/read';
import type { Good, Request } from './engine';
import type { Event, Match } from './store';
import { thinkers, type Thinker } from './thinking';
import { Trouble } from './trouble';

/** Which answers stood in the end: by their place in the record. */
export function standing(events: readonly Event[]): number[] {
  const after: number[][] = [[]]; // what stood after each event
  events.forEach((event, i) => {
    const before = after[i] ?? [];
    if (typeof event['to'] === 'number') after.push(after[event['to']] ?? []);
    else if (event.undo === true) after.push(before.slice(0, -1));
    else after.push([...before, i]);
  });
  return after.at(-1) ?? [];
}

const stepOf = (query: URLSearchParams, name: string): number => Math.max(0, Number(query.get(name)) || 0);

export class Reviews {
  private match_: Match | null = null;
  private id = 0;
  private readonly pool = new Map<number, Promise<Thinker>>();
  private next = 0;

  constructor(private readonly think: (game: string) => Promise<Thinker>) {}

  private ask(match: Match, steps: number[], ...requests: Request[]): Promise<Good[]> {
    const which = this.next++ % thinkers();
    const thinker = this.pool.get(which) ?? this.think(match.game);
    this.pool.set(which, thinker);
    return thinker.then((each) => each.ask(match, steps, ...requests));
  }

  async open(match: Match): Promise<unknown> {
    this.stop();
    const [end] = await this.ask(match, [match.events.length], { do: 'scores' });
    // What is hidden in a game that goes on stays hidden.
    if (end?.['over'] !== true) throw new Trouble('not_over', 'this game is not over yet', 409);
    this.match_ = match;
    this.id += 1;
    const decisions = standing(match.events).map((step) => ({ step, seat: match.events[step]?.seat ?? 0 }));
    const { scores, winners, ending } = end;
    return {
      review: String(this.id),
      game: match.game,
      seats: match.seats,
      events: match.events.length,
      first: firstStep(match),
      decisions,
      end: { scores, winners, ending },
    };
  }
  stop(): Bag {
    for (const thinker of this.pool.values()) void thinker.then((each) => each.stop());
    this.pool.clear();
    this.match_ = null;
    return {};
  }

  match(id: string): Match {
    if (this.match_ === null || String(this.id) !== id) throw new Trouble('no_review', 'this was left', 404);
    return this.match_;
  }

  async chances(id: string, query: URLSearchParams): Promise<unknown> {
    const match = this.match(id);
    const from = Math.max(firstStep(match), stepOf(query, 'from'));
    const to = Math.min(match.events.length, from + 100, stepOf(query, 'to'));
    const steps = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
    const everybody = { do: 'view', seat: 'spectator', since: 0 };
    const replies = await this.ask(match, steps, { do: 'chances' }, everybody);
    const seen = replies.filter((_, i) => i % 2 === 1);
    return {
      from,
      chances: replies.filter((_, i) => i % 2 === 0).map((reply) => reply['chances']),
      told: seen.map((reply) => (reply['facts'] as unknown[]).length),
      rounds: seen.map((reply) => number((reply['view'] as Bag)['round'])),
    };
  }

  async decision(id: string, query: URLSearchParams): Promise<unknown> {
    const match = this.match(id);
    const step = stepOf(query, 'step');
    const event = match.events[step];
    if (!event || event.undo === true) throw new Trouble('no_question');
    const [said] = await this.ask(match, [step], { do: 'review', seat: event.seat, choice: event['choice'] });
    return { step, seat: event.seat, options: said?.['options'], cost: number(said?.['cost']), sure: said?.['sure'] };
  }
}

/** Under newer rules a match can be replayed only from where it was carried over to them. */
function firstStep(match: Match): number {
  const seams = Array.isArray(match['seams']) ? (match['seams'] as { at: number }[]) : [];
  return seams.at(-1)?.at ?? 0;
}
