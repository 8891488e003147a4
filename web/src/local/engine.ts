// An engine, spoken to: what it refuses is a Trouble. And one that goes to any step of any match.
import type { Engine, Reply } from '../../../wasm/loader.mjs';
import type { Event, Match } from './store';
import { Trouble } from './trouble';

export type Good = Extract<Reply, { ok: true }>;
export type Request = { do: string; [field: string]: unknown };

export const ask = (engine: Engine, request: Request): Good => {
  const reply = engine.ask(request);
  if (reply.ok) return reply;
  const { code, message, rule, why } = reply.error;
  throw new Trouble(code, message, 400, rule, why);
};

/** The request that an event of a record once was. */
export function requestOf({ seat, undo, to, decision, choice, text, concept, by }: Event): Request {
  if (to !== undefined) return { do: 'take_back', seat, to };
  if (undo === true) return { do: 'undo', seat };
  const more = Object.entries({ text, concept, by }).filter(([, value]) => value !== undefined && value !== '');
  return { do: 'answer', seat, decision, choice, ...Object.fromEntries(more) };
}

const identity = (match: Match): string => `${match.game} ${match.seed_hash} ${String(match['setup_hash'])}`;

/** Onwards it plays what was answered; elsewhere it begins again. */
export class Reader {
  private match = '';
  private steps = 0;
  private hash = '';

  constructor(readonly engine: Engine) {}

  /** The same questions at each of these steps. */
  ask(match: Match, steps: readonly number[], requests: readonly Request[]): Good[] {
    return steps.flatMap((step) => {
      this.goTo(match, step);
      return requests.map((request) => ask(this.engine, request));
    });
  }

  goTo(match: Match, steps: number): void {
    const hashAt = (step: number) => match.events[step - 1]?.hash ?? '';
    const fits = this.match === identity(match) && this.steps <= steps && this.hash === hashAt(this.steps);
    this.match = ''; // where it stands is known again at the end
    if (!fits) ask(this.engine, { do: 'replay', record: match, steps });
    for (let at = this.steps; fits && at < steps; ++at) {
      const event = match.events[at];
      if (!event) break;
      if (match['scripted'] === true) ask(this.engine, { do: 'rolls', values: event['rolls'] ?? [] });
      ask(this.engine, requestOf(event));
    }
    this.match = identity(match);
    this.steps = steps;
    this.hash = hashAt(steps);
  }
}
