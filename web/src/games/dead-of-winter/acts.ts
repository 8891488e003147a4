// The great moments of the colony, told by facts alone: the night, ballots that are turned over, a die that bites.
import type { Act, Beat } from '../../lib/beats';
import type { Choice, Fact, Fields } from '../../lib/contract';
import { fieldsOf, nightOf, type NightStep } from './model';

export interface Gauge {
  from: number;
  to: number;
}
export interface NightScene {
  round: number;
  steps: NightStep[];
  food: Gauge | null;
  morale: Gauge | null;
}
export interface BallotScene {
  ballots: Choice[];
  result: Choice;
}
export interface DieScene {
  face: string;
  told: Choice;
}

const verbOf = (fact: Fact): string => fieldsOf(fact.fact)[0];
const fields = (fact: Fact | undefined): Fields => (fact ? fieldsOf(fact.fact)[1] : {});
const isOpen = (fact: Fact): boolean => fact.private !== true;

/** Where a number stood before these facts changed it, and where it stands after. */
function gauge(facts: readonly Fact[], verb: string, name: string): Gauge | null {
  const changes = facts.filter((fact) => verbOf(fact) === verb).map(fields);
  const [first, last] = [changes[0], changes.at(-1)];
  return first && last ? { from: Number(first[name]) - Number(first['change']), to: Number(last[name]) } : null;
}

const longest = 5000;
const sounds: { readonly [step: string]: Beat['sound'] } = {
  food: 'page',
  resolve: 'card',
  noise: 'dice',
  colony_zombies: 'wind',
  outside_zombies: 'wind',
};
function nightAct(facts: readonly Fact[], dawn: number): Act | null {
  const steps = nightOf(facts.slice(0, dawn + 1), false)
    .map(({ step, facts: all }) => ({ step, facts: all.filter(isOpen) }))
    .filter((step) => step.facts.length > 0);
  if (steps.length === 0) return null;
  const wanted = steps.map((step) => Math.min(1400, 700 + 120 * step.facts.length));
  const scale = Math.min(1, longest / wanted.reduce((sum, ms) => sum + ms, 0));
  const all = steps.flatMap((step) => step.facts);
  const scene: NightScene = {
    round: Number(fields(facts[dawn])['round']) - 1,
    steps,
    food: gauge(all, 'food_changed', 'food'),
    morale: gauge(all, 'morale_changed', 'morale'),
  };
  const beats = steps.map(({ step, facts: told }, i): Beat => {
    const sound = sounds[step];
    const tells = told.map(({ fact }) => fact);
    return { step, name: `round_step.${step}`, ms: Math.round(wanted[i]! * scale), tells, ...(sound ? { sound } : {}) };
  });
  return { kind: 'night', beats, scene };
}
function ballotAct(facts: readonly Fact[], end: number): Act | null {
  let from = end;
  while (from > 0 && verbOf(facts[from - 1]!) === 'voted') --from;
  if (from === end) return null;
  const ballots = facts.slice(from, end).map(({ fact }) => fact);
  const result = facts[end]!.fact;
  const scene: BallotScene = { ballots, result };
  const beats: Beat[] = [
    { step: 'sealed', ms: 700, tells: [], sound: 'page' },
    { step: 'opened', ms: Math.min(2200, 500 + 400 * ballots.length), tells: ballots, sound: 'card' },
    { step: 'result', ms: 1300, tells: [result], sound: 'bell' },
  ];
  return { kind: 'ballots', beats, scene };
}
/** Nobody needs to see that nothing happened. */
function dieAct({ fact }: Fact): Act | null {
  const face = String(fieldsOf(fact)[1]['face']);
  if (face === 'blank') return null;
  const scene: DieScene = { face, told: fact };
  const beats: Beat[] = [
    { step: 'rolls', ms: 900, tells: [], sound: 'dice' },
    { step: 'shows', ms: 1300, tells: [fact], sound: 'knock' },
  ];
  return { kind: 'die', beats, scene };
}

export function acts(facts: readonly Fact[], from: number): Act[] {
  return facts.slice(from).flatMap((fact, i): Act[] => {
    const verb = verbOf(fact);
    const act =
      verb === 'round_started'
        ? nightAct(facts, from + i)
        : verb === 'vote_ended'
          ? ballotAct(facts, from + i)
          : verb === 'exposed' || verb === 'bite_rolled'
            ? dieAct(fact)
            : null;
    return act ? [act] : [];
  });
}
