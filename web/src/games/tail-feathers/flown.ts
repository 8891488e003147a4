// Flights that were flown from beginning to end while nobody was asked: where they stopped to meet something, and what
// came of it. Everything is taken from the facts.
import type { Fact } from '../../lib/contract';
import { fieldsOf, type Pose } from './model';

export interface Stop {
  pose: Pose;
  facts: Fact[];
}
export interface Flown {
  figure: number;
  route: Pose[];
  stops: Stop[];
}

const ends = new Set(['flew', 'hit_trunk', 'landed', 'left_board', 'spiral_started']);
const others = new Set(['activated', 'passed', 'foraged', 'round_started']);

/** The whole flights among these facts that have met something. */
export function flightsIn(facts: readonly Fact[]): Flown[] {
  const whole: Flown[] = [];
  let flight: Flown | null = null;
  let isOver = false;
  const close = (): void => {
    if (flight && isOver && flight.stops.some(({ facts: [first] }) => first && 'met' in first.fact)) whole.push(flight);
    flight = null;
    isOver = false;
  };
  for (const fact of facts) {
    const [verb, fields] = fieldsOf(fact.fact);
    if (verb === 'route_announced') {
      close();
      flight = { figure: Number(fields['figure']), route: fields['route'] as unknown as Pose[], stops: [] };
      continue;
    }
    if (others.has(verb)) close();
    if (flight === null) continue;
    const mine: boolean = fields['figure'] === flight.figure;
    const last = flight.stops.at(-1);
    const pose = fields['pose'] as unknown as Pose;
    const moves = mine && ['met', 'hit_trunk', 'flew'].includes(verb);
    const isThere = last?.pose.at.x === pose?.at.x && last?.pose.at.y === pose?.at.y;
    if (moves && !(last && isThere)) flight.stops.push({ pose, facts: [fact] });
    else last?.facts.push(fact);
    if (mine && ends.has(verb)) isOver = true;
  }
  close();
  return whole;
}
