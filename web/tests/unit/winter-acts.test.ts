import { describe, expect, it } from 'vitest';
import {
  acts,
  countsFor,
  lineOf,
  pointsOf,
  type CombatScene,
  type EpilogueScene,
  type QuestScene,
  type TrapScene,
} from '../../src/games/winter-tales/acts';
import { lengthOf, tellsOf } from '../../src/lib/beats';
import type { Choice, Fact } from '../../src/lib/contract';

const facts = (...all: Choice[]): Fact[] => all.map((fact) => ({ rule: 'WT-0', fact }));
const memory = (side: string, kind = 'story') => ({ kind, side, card: 'owl', quest: 'hope', mission: null });
const made = (space: number, side: string, kind = 'story'): Choice => ({
  memory_made: { seat: 0, space, memory: memory(side, kind) },
});

describe('a fight on the stage', () => {
  const began: Choice = { combat_started: { seat: 1, soldier: 'wolf', rebel: 'alice', at: 'market' } };
  const struck: Choice[] = [
    { struck: { seat: 1, side: 'winter', card: 'owl' } },
    { struck: { seat: 0, side: 'spring', card: 'key' } },
    { gave_up: { seat: 0 } },
  ];
  const ended: Choice = { combat_ended: { winner: 'winter', seat: 1 } };
  const down: Choice = { incapacitated: { who: 'alice', at: 'market' } };
  it('shows blow by blow who falls, in at most five seconds', () => {
    const [act, ...more] = acts(facts(began, ...struck, ended, down), 4);
    expect(more).toEqual([]);
    const scene = act?.scene as CombatScene;
    expect([scene.soldier, scene.rebel, scene.winner]).toEqual(['wolf', 'alice', 'winter']);
    expect(scene.blows.map((blow) => blow.card)).toEqual(['owl', 'key']);
    expect(tellsOf(act!)).toEqual([began, ...struck, ended, down]);
    expect(lengthOf(act!)).toBeLessThanOrEqual(5000);
  });
  it('the Terror has no face', () => {
    const [act] = acts(facts({ terror_started: { seat: 1, rebel: 'alice', at: 'market' } }, ended), 0);
    expect((act?.scene as CombatScene).soldier).toBeNull();
  });
});

describe('a trap on the stage', () => {
  const set: Choice = { trap_set: { seat: 0, rebel: 'alice', soldier: 'wolf', card: 'knot' } };
  const hidden: Fact = { rule: 'WT-0', private: true, fact: { hidden: { seat: 0, spring: ['key'], winter: ['owl'] } } };
  const rest: Choice[] = [
    { trap_defended: { seat: 1, cards: ['bell'] } },
    { trap_revealed: { trap: 2, defence: 1, spring: ['key'] } },
    { incapacitated: { who: 'wolf', at: 'market' } },
    { trap_ended: { result: 'caught', soldier: 'wolf', at: 'market' } },
  ];
  it('turns over what counted, and keeps what lay hidden and did not', () => {
    const [act, ...more] = acts([...facts(set), hidden, ...facts(...rest)], 2);
    expect(more).toEqual([]);
    const scene = act?.scene as TrapScene;
    expect([scene.lead, scene.spring, scene.against, scene.result]).toEqual(['knot', ['key'], ['bell'], 'caught']);
    expect(JSON.stringify(act)).not.toContain('owl');
    expect(tellsOf(act!)).toEqual([set, ...rest]);
  });
});

describe('quests, memories and the end on the stage', () => {
  it('a quest shows the cards of both sides and the sums as they were told', () => {
    const started: Choice = { quest_started: { seat: 0, who: 'alice', quest: 'hope', at: 'grove' } };
    const played: Choice = { played_cards: { seat: 0, side: 'spring', cards: ['key'], artifact: false } };
    const counted: Choice = { quest_counted: { quest: 'hope', spring: 2, winter: 0, outcome: 'success' } };
    const [act] = acts(facts(started, played, counted), 2);
    const scene = act?.scene as QuestScene;
    expect([scene.parts[0]?.cards, scene.sums]).toEqual([['key'], { spring: 2, winter: 0 }]);
    expect(tellsOf(act!)).toEqual([started, played, counted]);
  });
  const tale = facts(
    made(1, 'spring'),
    made(2, 'spring'),
    made(3, 'winter', 'neutral'),
    { power_destroyed: { power: 'hope', space: 1 } },
    { epilogue_started: { seat: 0 } },
    { epilogue_part: { seat: 0, side: 'spring', memory: 1, cards: ['key', 'bell'] } },
    { epilogue_part: { seat: 1, side: 'winter', memory: 0, cards: [] } },
    { totals: { spring: 5, winter: 3 } },
    { won: { faction: 'spring' } },
  );
  it('the line is as the facts left it', () => {
    expect(lineOf(tale).map((each) => [each.kind, each.side])).toEqual([
      ['story', 'winter'],
      ['story', 'spring'],
      ['neutral', 'winter'],
    ]);
    expect(countsFor(lineOf(tale)[2]!, 'winter')).toBe(false);
  });
  it('the epilogue weighs memories and last cards; they add up to what was told', () => {
    const scene = acts(tale, tale.length - 1)[0]?.scene as EpilogueScene;
    expect([scene.sums, scene.winner]).toEqual([{ spring: 5, winter: 3 }, 'spring']);
    expect(pointsOf(tale, 'spring', 5)).toEqual([3, 2, 0]);
    expect(pointsOf(tale, 'winter', 3)).toEqual([3, 0, 0]);
    expect(pointsOf(tale, 'author', -2)).toEqual([0, 0, -2]);
  });
  it('a mission that only its owner knows is no act', () => {
    const dealt: Fact = { rule: 'WT-0', private: true, fact: { mission_dealt: { seat: 0, mission: 'spy' } } };
    expect(acts([dealt], 0)).toEqual([]);
    expect(acts(facts({ mission_shown: { seat: 0, mission: 'spy' } }), 0)[0]?.kind).toBe('mission');
  });
});
