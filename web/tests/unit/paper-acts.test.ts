import { describe, expect, it } from 'vitest';
import { acts, chronicle, type AgingScene, type WarScene } from '../../src/games/paper-tales/acts';
import { lengthOf, tellsOf } from '../../src/lib/beats';
import type { Choice, Fact } from '../../src/lib/contract';

const facts = (...all: Choice[]): Fact[] => all.map((fact) => ({ rule: 'PT-0', fact }));
const opened: Choice[] = [
  { round_started: { round: 1, direction: 'left' } },
  { revealed: { seat: 0, card: 'knight', slot: 'front_1' } },
  { revealed: { seat: 1, card: 'farmer', slot: 'back_1' } },
  { paid: { seat: 0, gold: 1 } },
];
const war: Choice[] = [
  { strength: { seat: 0, strength: 4 } },
  { strength: { seat: 1, strength: 0 } },
  { war_won: { seat: 0, other: 1, points: 3 } },
  { unit_legend: { seat: 0, card: 'knight', points: 1 } },
  { unit_gold: { seat: 0, card: 'knight', gold: 2 } },
  { income: { seat: 0, gold: 3 } },
  { income: { seat: 1, gold: 4 } },
];
const aging: Choice[] = [
  { built_nothing: { seat: 0 } },
  { saved: { seat: 1, card: 'farmer', slot: 'back_1' } },
  { unit_legend: { seat: 0, card: 'knight', points: 2 } },
  { died: { seat: 0, card: 'knight', slot: 'front_1', tokens: 1 } },
  { grew_older: {} },
];

describe('the kingdoms as facts tell them', () => {
  it('units come, swap, leave and grow older; points add up', () => {
    const told = chronicle(
      facts(
        ...opened,
        { revealed: { seat: 0, card: 'ogre', slot: 'back_1' } },
        { grew_older: {} },
        { moved: { seat: 0, card: 'knight', from: 'front_1', to: 'back_1' } },
        { moved: { seat: 0, card: 'ogre', from: 'back_1', to: 'front_1' } },
        { aged: { seat: 0, card: 'ogre', slot: 'front_1', tokens: 2, cause: 'time_master' } },
        { built: { seat: 0, building: 'mine', level: 1, gold: 2 } },
        { golem_upgraded: { seat: 0, building: 'mine' } },
        ...war,
      ),
    );
    expect(told.of(0).units.map((unit) => unit && `${unit.card} ${unit.tokens}`)).toEqual([
      'ogre 3',
      null,
      null,
      'knight 1',
      null,
    ]);
    expect(told.of(0).buildings).toEqual([0, 0, 2, 0, 0]);
    expect(told.of(0).legend).toBe(4);
  });
});

describe('a kingdom is lined up anew', () => {
  it('in any order of telling: whoever comes where somebody was discarded stays', () => {
    const told = chronicle(
      facts(
        { revealed: { seat: 0, card: 'knight', slot: 'front_1' } },
        { revealed: { seat: 0, card: 'ogre', slot: 'back_1' } },
        { moved: { seat: 0, card: 'knight', from: 'front_1', to: 'back_1' } },
        { dismissed: { seat: 0, card: 'ogre', slot: 'back_1' } },
      ),
    );
    expect(told.of(0).units.map((unit) => unit?.card ?? null)).toEqual([null, null, null, 'knight', null]);
  });
});

describe('war on the stage', () => {
  const all = facts(...opened, ...war);
  it('is driven by facts alone, takes three to five seconds, and tells each fact once and in order', () => {
    const [act, ...more] = acts(all, 0, null);
    expect(more).toEqual([]);
    expect(act?.beats.map((beat) => beat.step)).toEqual(['turn', 'count', 'compare', 'legend', 'income']);
    expect(lengthOf(act!)).toBeGreaterThanOrEqual(3000);
    expect(lengthOf(act!)).toBeLessThanOrEqual(5000);
    const told = tellsOf(act!).map((fact) => all.findIndex((each) => each.fact === fact));
    expect(told).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10]);
  });
  it('shows what was fought with: strengths, winners, points and where they came from', () => {
    const scene = acts(all, 0, null)[0]?.scene as WarScene;
    expect(scene.camps.map((camp) => [camp.strength, camp.income, camp.legend])).toEqual([
      [4, 3, 0],
      [0, 4, 0],
    ]);
    expect(scene.camps[0]?.gains).toEqual([
      { from: 'war', points: 3, other: 1 },
      { from: 'unit', points: 1, card: 'knight' },
    ]);
    expect(scene.camps[0]?.shields).toBeNull(); // what each unit gave is not among the facts
  });
  it('turns nothing over that lay open before', () => {
    expect(acts(all, 4, null)[0]?.beats[0]?.step).toBe('count');
  });
  it('is not played again with what comes later', () => {
    expect(acts(facts(...opened, ...war, { built_nothing: { seat: 0 } }), all.length, null)).toEqual([]);
    expect(acts(facts(...opened), 0, null)).toEqual([]);
  });
});

describe('aging on the stage', () => {
  const all = facts(...opened, ...war, ...aging);
  it('lets the dead leave, names who is saved and what it brings', () => {
    const [act] = acts(all, opened.length + war.length, null);
    const scene = act?.scene as AgingScene;
    expect(scene.partings).toEqual([
      { seat: 1, card: 'farmer', saved: true },
      { seat: 0, card: 'knight', saved: false },
    ]);
    expect(scene.realms[0]?.legend).toBe(4);
    expect(scene.gains).toEqual([{ seat: 0, gain: { from: 'unit', points: 2, card: 'knight' } }]);
    expect(act?.beats.map((beat) => beat.step)).toEqual(['leave', 'reward', 'older']);
    expect(lengthOf(act!)).toBeLessThanOrEqual(5000);
  });
  it('is none where nobody leaves', () => {
    expect(acts(facts({ built_nothing: { seat: 0 } }, { grew_older: {} }), 0, null)).toEqual([]);
  });
});
