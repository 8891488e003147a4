// What a review makes of numbers: which moments stand out, and which answers stood.
import { describe, expect, it } from 'vitest';
import { requestOf } from '../../src/local/engine';
import { standing } from '../../src/local/reviews';
import {
  bands,
  gain,
  momentsOf,
  readJudged,
  settled,
  summaryOf,
  type Judged,
  type Option,
} from '../../src/pages/review/moments';

const option = (chance: number, chosen = false): Option => ({ choice: { go: {} }, chance, open: chance, chosen });
const judged = (step: number, own: number, others: number[], sure = true): Judged => {
  const options = [option(own, true), ...others.map((chance) => option(chance))].sort((a, b) => b.chance - a.chance);
  return { step, seat: 0, options, cost: Math.max(own, ...others) - own, sure };
};

describe('moments', () => {
  it('names the three worst that are sure, the three best, and where it turned, in their order', () => {
    const all = [
      judged(0, 300, [400]),
      judged(1, 500, [200, 300]),
      judged(2, 300, [320]),
      judged(3, 300, [900], false), // perhaps only luck
      judged(4, 300, [350]),
      judged(5, 300, [301]),
    ];
    const found = momentsOf(all, [500, 500, 510, 520, 530, 540, 900]);
    expect(found.map(({ kind, step }) => `${kind} ${step}`)).toEqual([
      'worst 0',
      'best 1',
      'worst 2',
      'worst 4',
      'turn 5',
    ]);
    expect(found[0]).toMatchObject({ worth: 100, from: 400, to: 300 });
    expect(found[1]).toMatchObject({ worth: 250, from: 250, to: 500 });
    expect(found[4]).toMatchObject({ worth: 360, from: 540, to: 900 });
  });
  it('has at most three of a kind', () => {
    const all = Array.from({ length: 9 }, (_, i) => judged(i, 300, [400 + i]));
    expect(momentsOf(all, []).map(({ step }) => step)).toEqual([6, 7, 8]);
  });
  it('counts from the first step that can be shown', () => {
    expect(momentsOf([], [100, 500], 40)).toEqual([{ kind: 'turn', step: 40, worth: 400, from: 100, to: 500 }]);
  });
  it('calls nothing well chosen that was not the best, or the only one', () => {
    expect(gain(judged(0, 300, [310]))).toBe(0);
    expect(gain(judged(0, 300, []))).toBe(0);
    expect(gain(judged(0, 300, [200]))).toBe(100);
  });
  it('sums up what is sure', () => {
    const all = [judged(0, 300, [400]), judged(1, 300, [900], false), judged(2, 300, []), judged(3, 300, [310])];
    expect(summaryOf(all)).toEqual({ decisions: 3, good: 2, dearest: 100 });
  });
  it('believes nothing that is not there', () => {
    expect(readJudged({})).toBeNull();
    expect(readJudged({ step: 3, options: [{ chance: 2 }, { choice: { go: {} }, chance: 5 }] })).toEqual({
      step: 3,
      seat: 0,
      options: [{ choice: { go: {} }, chance: 5, open: 0, chosen: false }],
      cost: 0,
      sure: false,
    });
  });
});

describe('a curve', () => {
  it('stands still while some have chosen and nothing was told', () => {
    const chances = [[500], [700], [300], [400], [1000]];
    expect(settled({ chances, told: [3, 3, 5, 5, 6], rounds: [] })).toEqual([[500], [500], [300], [300], [1000]]);
    // What was taken back is told no more.
    expect(settled({ chances: [[500], [700], [510]], told: [3, 4, 3], rounds: [] })).toEqual([[500], [700], [510]]);
  });
  it('is cut into rounds, one after the other', () => {
    expect(bands([0, 1, 1, 2, 2])).toEqual([
      { round: 1, from: 1, to: 2 },
      { round: 2, from: 2, to: 4 },
    ]);
    expect(bands([0, 0])).toEqual([]);
  });
});

describe('a record', () => {
  const answer = (seat: number) => ({ seat, hash: '' });
  it('knows which answers stood', () => {
    const undo = { seat: 0, undo: true, hash: '' };
    expect(standing([answer(0), answer(1), undo, answer(1)])).toEqual([0, 3]);
    expect(standing([answer(0), answer(1), answer(2), { ...undo, to: 1 }, answer(1)])).toEqual([0, 4]);
    // Back to where something had been taken back already.
    expect(standing([answer(0), undo, answer(1), { ...undo, to: 2 }])).toEqual([]);
  });
  it('is played again as it was', () => {
    expect(requestOf({ seat: 1, hash: '', decision: 4, choice: { go: {} }, by: 'bot:easy', text: '' })).toEqual({
      do: 'answer',
      seat: 1,
      decision: 4,
      choice: { go: {} },
      by: 'bot:easy',
    });
    expect(requestOf({ seat: 1, hash: '', undo: true })).toEqual({ do: 'undo', seat: 1 });
    expect(requestOf({ seat: 1, hash: '', undo: true, to: 7 })).toEqual({ do: 'take_back', seat: 1, to: 7 });
  });
});
