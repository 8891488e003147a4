// The great moments above the branches, told by facts alone: a flight along its templates with whatever it meets, dice
// against dice, a death spiral.
import type { Act, Beat } from '../../lib/beats';
import type { Choice, Fact, Fields } from '../../lib/contract';
import { fieldsOf, type Point, type Pose } from './model';

/** From where to where a flight goes in one beat, and what it meets there. */
export interface Leg {
  poses: Pose[];
  told: Choice[];
  /** How long the way takes at full pace; what is met there is told after it. */
  ms: number;
}
export interface FlightScene {
  figure: number;
  route: Pose[];
  legs: Leg[];
  tilt: string;
}
export interface Roll {
  seat: number;
  /** Who rolls; null: a side, not a figure. */
  figure: number | null;
  roll: string[];
  count: number;
}
export interface FightScene {
  kind: string;
  figure: number;
  /** Whom it was meant for; null: the nest of that seat. */
  target: number | null;
  nest: number | null;
  attack: Roll | null;
  defence: Roll[];
  told: Choice[];
}
export interface SpiralScene {
  pair: [number, number];
  rolls: Roll[];
  told: Choice;
}

const verbOf = (fact: Fact | undefined): string => (fact ? fieldsOf(fact.fact)[0] : '');
const fields = (fact: Fact | undefined): Fields => (fact ? fieldsOf(fact.fact)[1] : {});
const isOpen = (fact: Fact): boolean => fact.private !== true;
const nobody = 255;

const ends = ['flew', 'hit_trunk', 'landed', 'left_board', 'spiral_started'];
const stops = ['met', 'hit_trunk', 'flew'];
const turns = ['activated', 'passed', 'foraged', 'round_started'];
const begins = [...turns, 'route_announced'];
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const isSame = (a: Pose, b: Pose): boolean => far(a.at, b.at) < 1;

/** The bends of the route between two places on it, in order. */
function along(route: readonly Pose[], from: Pose, to: Pose): Pose[] {
  // How far along the route a place is: the piece it lies nearest to, and how much of it.
  const arcOf = ({ at }: Pose): number => {
    let [best, arc, sum] = [Infinity, 0, 0];
    for (let i = 0; i + 1 < route.length; ++i) {
      const [a, b] = [route[i]!.at, route[i + 1]!.at];
      const long = far(a, b) || 1;
      const t = Math.min(1, Math.max(0, ((at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)) / (long * long)));
      const off = far(at, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
      if (off < best - 1) [best, arc] = [off, sum + t * long];
      sum += long;
    }
    return arc;
  };
  const [start, stop] = [arcOf(from), arcOf(to)];
  let sum = 0;
  const bends = route.filter((pose, i) => {
    if (i > 0) sum += far(route[i - 1]!.at, pose.at);
    return sum > start + 100 && sum < stop - 100;
  });
  return [from, ...bends, to];
}
const lengthOf = (poses: readonly Pose[]): number =>
  poses.reduce((sum, pose, i) => (i === 0 ? 0 : sum + far(poses[i - 1]!.at, pose.at)), 0);

interface Flight {
  start: number;
  figure: number;
  route: Pose[];
  /** Every fact of it, by index; where it went, and whether it is over. */
  facts: number[];
  isOver: boolean;
}
function flightsOf(facts: readonly Fact[], since: number): Flight[] {
  const all: Flight[] = [];
  facts.forEach((fact, i) => {
    if (i < since) return;
    const [verb, about] = fieldsOf(fact.fact);
    const last = all.at(-1);
    if (verb === 'route_announced')
      all.push({
        start: i,
        figure: Number(about['figure']),
        route: about['route'] as unknown as Pose[],
        facts: [],
        isOver: false,
      });
    else if (last && begins.includes(verb)) last.isOver = true;
    else if (last && !last.isOver && isOpen(fact)) {
      last.facts.push(i);
      if (about['figure'] === last.figure && ends.includes(verb)) last.isOver = true;
    }
  });
  return all;
}

/** Crossed, and nothing came of it: a branch below, a bend of the route. */
const isIdle = (facts: readonly Fact[], i: number, next: number | undefined): boolean =>
  verbOf(facts[i]) === 'met' &&
  ['space', 'manoeuvre_point', 'leaf'].includes(String(fields(facts[i])['kind'])) &&
  (next === undefined || ['met', ...ends].includes(verbOf(facts[next])));

const slowest = 2800; // the way itself, in milliseconds
/** What of a flight the facts from `from` on tell: the way since the last place that was known. */
function flightAct(facts: readonly Fact[], from: number, flight: Flight): Act | null {
  const [first] = flight.route;
  if (!first || flight.route.length < 2) return null;
  let at = first;
  let isFight = false; // on the way: that is shown by itself
  const legs: Leg[] = [];
  for (const [n, i] of flight.facts.entries()) {
    const [verb, about] = fieldsOf(facts[i]!.fact);
    if (isIdle(facts, i, flight.facts[n + 1])) continue;
    const isStop = about['figure'] === flight.figure && stops.includes(verb);
    isFight = verb === 'attacked' || (isFight && !isStop && !ends.includes(verb));
    if (isFight) continue;
    const pose = isStop ? (about['pose'] as unknown as Pose) : null;
    if (i < from) {
      at = pose ?? at;
      continue;
    }
    const last = legs.at(-1);
    if (pose && !(last && isSame(pose, at)))
      legs.push({ poses: along(flight.route, at, pose), told: [facts[i]!.fact], ms: 0 });
    else if (last) last.told.push(facts[i]!.fact);
    else legs.push({ poses: [at], told: [facts[i]!.fact], ms: 0 });
    at = pose ?? at;
  }
  if (legs.length === 0 || !legs.some((leg) => leg.poses.length > 1)) return null;
  const tilted = facts
    .slice(0, flight.start)
    .findLast((fact) => ['tilt_set', 'tilted'].includes(verbOf(fact)) && fields(fact)['figure'] === flight.figure);
  const scene: FlightScene = {
    figure: flight.figure,
    route: flight.route,
    legs,
    tilt: String(fields(tilted)['tilt'] ?? 'centre'),
  };
  const whole = Math.max(
    legs.reduce((sum, leg) => sum + lengthOf(leg.poses), 0),
    40_000,
  );
  const stay = Math.min(500, 1100 / Math.max(1, legs.length - 1)); // where something is met
  for (const leg of legs) leg.ms = Math.round((slowest * lengthOf(leg.poses)) / whole);
  const announced = flight.start >= from ? [facts[flight.start]!.fact] : [];
  const beats = legs.map((leg, i): Beat => {
    const isLast = i === legs.length - 1;
    return {
      step: `leg_${i}`,
      name: legs.length === 1 ? 'web.show.flight' : `web.show.flight.${isLast ? 'ends' : 'meets'}`,
      ms: Math.round(leg.ms + (isLast ? 900 : stay)),
      tells: [...(i === 0 ? announced : []), ...leg.told],
      ...(i === 0 ? { sound: 'wings' as const } : leg.told.length > 1 ? { sound: 'knock' as const } : {}),
    };
  });
  return { kind: 'flight', beats, scene };
}

const results = [
  'wounded',
  'nest_wounded',
  'nest_destroyed',
  'defeated',
  'shaken',
  'immobilised',
  'set_alight',
  'nest_set_alight',
  'leaf_cut',
  'feather_fell',
];
const rollOf = (about: Fields, figure: number | null, count: string): Roll => ({
  seat: Number(about['seat']),
  figure,
  roll: (about['roll'] ?? []) as string[],
  count: Number(about[count] ?? 0),
});
/** From the attack to whatever came of it. */
function fightAct(facts: readonly Fact[], start: number, from: number): Act | null {
  const about = fields(facts[start]);
  const target = about['target'] as { figure?: number; nest?: number } | undefined;
  const scene: FightScene = {
    kind: String(about['kind']),
    figure: Number(about['figure']),
    target: target?.figure !== undefined && target.figure !== nobody ? target.figure : null,
    nest: target?.nest !== undefined && target.nest !== nobody ? target.nest : null,
    attack: null,
    defence: [],
    told: [],
  };
  const tells: { [step: string]: Choice[] } = { aim: [facts[start]!.fact], attack: [], defence: [], result: [] };
  const latest: { [step: string]: number } = { aim: start }; // the last fact of each
  for (let i = start + 1; i < facts.length; ++i) {
    const [verb, more] = fieldsOf(facts[i]!.fact);
    if (verb === 'attacked' || begins.includes(verb) || ends.includes(verb)) break;
    if (!isOpen(facts[i]!)) continue;
    if (verb === 'attack_rolled') scene.attack = rollOf(more, scene.figure, 'hits');
    if (verb === 'defence_rolled') scene.defence.push(rollOf(more, Number(more['figure']), 'blocked'));
    const step =
      verb === 'attack_rolled' || (verb === 'rerolled' && scene.defence.length === 0)
        ? 'attack'
        : verb === 'defence_rolled' || verb === 'rerolled'
          ? 'defence'
          : results.includes(verb)
            ? 'result'
            : null;
    if (step === null) continue;
    tells[step]!.push(facts[i]!.fact);
    latest[step] = i;
  }
  scene.told = tells['result']!;
  // Between two answers a fight may be seen in pieces: what was shown already is not rolled again.
  const isNew = (step: string): boolean => (latest[step] ?? -1) >= from;
  if (scene.attack === null || !['attack', 'defence', 'result'].some(isNew)) return null;
  const beat = (step: string, ms: number, sound: NonNullable<Beat['sound']>): Beat[] =>
    isNew(step) ? [{ step, ms, tells: tells[step]!, sound }] : [];
  const beats = [
    ...beat('aim', 600, scene.kind === 'ranged' ? 'wind' : 'wings'),
    ...beat('attack', 1200, 'dice'),
    ...beat('defence', 1200, 'dice'),
    ...beat('result', 1300, 'knock'),
  ];
  return { kind: 'fight', beats, scene };
}

function spiralAct(facts: readonly Fact[], end: number): Act | null {
  const about = fields(facts[end]);
  const pair =
    verbOf(facts[end]) === 'spiral_over'
      ? [Number(about['winner']), Number(about['loser'])]
      : [Number(about['figure']), Number(about['enemy'])];
  const rolled: Fact[] = [];
  for (let i = end - 1; i >= 0; --i) {
    if (['spiral_over', 'spiral_tied', 'spiral_started', ...begins].includes(verbOf(facts[i]))) break;
    if (verbOf(facts[i]) === 'spiral_rolled') rolled.unshift(facts[i]!);
  }
  const scene: SpiralScene = {
    pair: [pair[0]!, pair[1]!],
    rolls: pair.flatMap((figure) => {
      const last = rolled.findLast((fact) => fields(fact)['figure'] === figure);
      return last ? [rollOf(fields(last), figure, 'hits')] : [];
    }),
    told: facts[end]!.fact,
  };
  const beats: Beat[] = [
    { step: 'locked', ms: 1000, tells: [], sound: 'wings' },
    { step: 'rolled', ms: 1400, tells: rolled.map(({ fact }) => fact), sound: 'dice' },
    { step: 'over', ms: 1500, tells: [scene.told], sound: 'knock' },
  ];
  return { kind: 'spiral', beats, scene };
}

export function acts(facts: readonly Fact[], from: number): Act[] {
  const found: { at: number; act: Act | null }[] = [];
  // What is new may belong to what began before, but never to another unit's turn.
  const before = (i: number): boolean => i < from && turns.includes(verbOf(facts[i]));
  const since = Math.max(
    0,
    facts.findLastIndex((_, i) => before(i)),
  );
  for (const flight of flightsOf(facts, since)) {
    const last = flight.facts.at(-1) ?? flight.start;
    if (last >= from) found.push({ at: Math.max(from, flight.start), act: flightAct(facts, from, flight) });
  }
  facts.forEach((fact, i) => {
    if (i < since) return;
    const verb = verbOf(fact);
    if (verb === 'attacked') found.push({ at: Math.max(from, i), act: fightAct(facts, i, from) });
    else if (i >= from && (verb === 'spiral_over' || verb === 'spiral_tied'))
      found.push({ at: i, act: spiralAct(facts, i) });
  });
  return found.sort((a, b) => a.at - b.at).flatMap(({ act }) => (act ? [act] : []));
}
