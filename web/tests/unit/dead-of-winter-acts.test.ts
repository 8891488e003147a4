import { describe, expect, it } from 'vitest';
import { acts, type BallotScene, type NightScene } from '../../src/games/dead-of-winter/acts';
import { lengthOf, tellsOf } from '../../src/lib/beats';
import { ending } from '../../src/games/dead-of-winter/ending';
import type { Choice, Fact, Words } from '../../src/lib/contract';

const facts = (...all: Choice[]): Fact[] => all.map((fact) => ({ rule: 'DW-0', fact }));
const day: Choice[] = [
  { round_started: { round: 1, left: 6 } },
  { turn_started: { seat: 0 } },
  { turn_ended: { seat: 0 } },
];
const night: Choice[] = [
  { food_changed: { change: -3, food: 1 } },
  { contribution_shown: { item: 'food', matches: true } },
  { crisis_failed: { crisis: 'illness', total: 1, need: 3 } },
  { morale_changed: { change: -1, morale: 5, why: 'crisis' } },
  { zombie_came: { gate: 'colony_1' } },
  { noise_checked: { place: 'hospital', roll: 2 } },
  { round_started: { round: 2, left: 5 } },
];

describe('the night on the stage', () => {
  const all = facts(...day, ...night);
  it('is driven by facts alone, step by step, in at most five seconds, and tells everything once in order', () => {
    const [act, ...more] = acts(all, day.length);
    expect(more).toEqual([]);
    expect(act?.beats.map((beat) => beat.step)).toEqual(['food', 'resolve', 'colony_zombies', 'noise']);
    expect(lengthOf(act!)).toBeGreaterThan(3000);
    expect(lengthOf(act!)).toBeLessThanOrEqual(5001);
    expect(tellsOf(act!)).toEqual(night.slice(0, -1));
  });
  it('says where food and morale stood, and where they stand', () => {
    const scene = acts(all, day.length)[0]?.scene as NightScene;
    expect([scene.round, scene.food, scene.morale]).toEqual([1, { from: 4, to: 1 }, { from: 6, to: 5 }]);
  });
  it('keeps what only one seat may know', () => {
    const secret: Fact = { rule: 'DW-0', private: true, fact: { drew: { seat: 0, item: 'food' } } };
    const told = acts([...facts(...day, ...night.slice(0, 1)), secret, ...facts(...night.slice(1))], day.length)[0]!;
    expect(tellsOf(told)).not.toContain(secret.fact);
  });
  it('is none before the first round', () => {
    expect(acts(facts(day[0]!), 0)).toEqual([]);
  });
});

describe('ballots and dice on the stage', () => {
  it('ballots are turned over together, and then counted', () => {
    const vote: Choice[] = [
      { vote_called: { seat: 0, other: 1 } },
      { voted: { seat: 0, option: 0 } },
      { voted: { seat: 2, option: 1 } },
      { vote_ended: { option: 0, tie: false } },
    ];
    const [act] = acts(facts(...vote), 0);
    expect((act?.scene as BallotScene).ballots).toEqual(vote.slice(1, 3));
    expect(tellsOf(act!)).toEqual(vote.slice(1));
    expect(lengthOf(act!)).toBeLessThanOrEqual(5000);
  });
  it('a die is shown where it hurts', () => {
    const roll = (face: string): Choice => ({ exposed: { who: 'olivia_brown', face } });
    expect(acts(facts(roll('blank')), 0)).toEqual([]);
    expect(acts(facts(roll('bitten')), 0)[0]?.kind).toBe('die');
  });
});

describe('the last page of a colony', () => {
  const words = {
    language: 'en',
    t: (key: string, values?: object) => `${key}${values ? JSON.stringify(values) : ''}`,
    has: () => true,
    seat: (seat: number) => `seat ${seat}`,
    fact: (fact: Choice) => JSON.stringify(fact),
  } as unknown as Words;
  const end = { over: true, scores: [0, 0], winners: [], ending: 'rounds' };
  it('gives no places where nobody won, turns the secrets up and remembers what weighed most', () => {
    const told = facts(
      ...day,
      { died: { who: 'olivia_brown', place: 'hospital', cause: 'wounds' } },
      ...night,
      { goal_reached: { objective: 'find_a_cure' } },
      { objective_revealed: { seat: 1, objective: 'hunger', fulfilled: false } },
    );
    const view = { players: [{ leader: 'mike_cho' as const }, { leader: null }] };
    const page = ending(end, told, [], words, view);
    expect([page.title, page.scored]).toEqual(['web.end.nobody', false]);
    expect(page.rows.map((row) => row.note)).toEqual([
      '',
      'web.dw.end.secret' + JSON.stringify({ name: 'objective.hunger.name', text: 'objective.hunger.text', done: 0 }),
    ]);
    expect(page.rows.map((row) => row.picture !== null)).toEqual([true, false]);
    expect(page.moments.map((moment) => Object.keys(told[moment.fact]!.fact)[0])).toEqual([
      'died',
      'crisis_failed',
      'goal_reached',
    ]);
    expect(page.moments[0]?.when).toContain('"round":1');
  });
});
