import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/lib/contract';
import { isAbout, ownFirst, recapOf, toldFrom } from '../../src/lib/recap';

const fact = (n: number, fields: object = {}): Fact =>
  ({ fact: { [`f${n}`]: fields }, rule: '', private: false }) as Fact;
const verbs = (facts: readonly Fact[]): string[] => facts.map((each) => Object.keys(each.fact)[0] ?? '');

describe('what happened', () => {
  it('is about whom it names, also in a list or further inside, and not about a number', () => {
    expect(isAbout({ a: { seat: 1 } }, 1)).toBe(true);
    expect(isAbout({ a: { winners: [0, 1] } }, 1)).toBe(true);
    expect(isAbout({ a: { at: { owner: 1 } } }, 1)).toBe(true);
    expect(isAbout({ a: { gold: 1 } }, 1)).toBe(false);
    expect(isAbout({ a: { seat: 1 } }, null)).toBe(false);
  });
  it('is told own things first, each part in order', () => {
    const facts = [fact(1, { seat: 1 }), fact(2, { seat: 0 }), fact(3), fact(4, { seat: 0 })];
    expect(verbs(ownFirst(facts, 0))).toEqual(['f2', 'f4', 'f1', 'f3']);
    expect(verbs(ownFirst(facts, null))).toEqual(['f1', 'f2', 'f3', 'f4']);
  });
  it('is all of it where that is not much', () => {
    expect(verbs(recapOf([fact(1), fact(2)], 0, []))).toEqual(['f1', 'f2']);
  });
  it('is otherwise what was great, what is about me and what is newest, in order', () => {
    const facts = [fact(1, { seat: 0 }), ...[2, 3, 4, 5, 6, 7, 8].map((n) => fact(n))];
    const great = facts[2]?.fact ?? {};
    expect(verbs(recapOf(facts, 0, [great]))).toEqual(['f1', 'f3', 'f6', 'f7', 'f8']);
  });
  it('begins with the last answer, else with the last round, else with the newest', () => {
    const round = { fact: { round_started: { round: 1 } }, rule: '', private: false } as Fact;
    const six = [1, 2, 3, 4, 5, 6].map((n) => fact(n));
    expect(toldFrom([round, ...six, round, ...six], 3)).toBe(3);
    expect(toldFrom([round, ...six, round, ...six], 14)).toBe(7);
    expect(toldFrom([round, ...six, round, ...six], null)).toBe(7);
    expect(toldFrom([round, ...six, round, fact(7)], 9)).toBe(0);
    expect(toldFrom(six, null)).toBe(1);
    expect(toldFrom([], null)).toBe(0);
  });
});
