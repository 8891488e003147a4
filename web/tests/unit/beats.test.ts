import { describe, expect, it } from 'vitest';
import {
  again,
  follow,
  lengthOf,
  newFrom,
  onward,
  paceOf,
  skipped,
  tellsOf,
  type Act,
  type Run,
} from '../../src/lib/beats';
import type { Fact } from '../../src/lib/contract';

const act = (kind: string, ...beats: number[]): Act => ({
  kind,
  beats: beats.map((ms, i) => ({ step: `s${i}`, ms, tells: [{ [`${kind}${i}`]: {} }] })),
  scene: null,
});
/** The beats that are played, in order. */
function played(run: Run | null): string[] {
  const all: string[] = [];
  for (let now = run; now; now = onward(now)) all.push(`${now.act.kind} ${now.act.beats[now.beat]?.step}`);
  return all;
}

describe('beats', () => {
  it('are played one after the other, act after act', () => {
    const run = follow(null, [act('war', 600, 900), act('night', 500)]);
    expect(played(run)).toEqual(['war s0', 'war s1', 'night s0']);
  });
  it('what comes meanwhile waits for its turn and interrupts nothing', () => {
    const run = onward(follow(null, [act('war', 1, 2)])!)!;
    expect(played(follow(run, [act('aging', 3)]))).toEqual(['war s1', 'aging s0']);
  });
  it('an act is skipped as a whole, and may be had again', () => {
    const run = onward(follow(null, [act('war', 1, 2, 3), act('aging', 4)])!)!;
    expect(played(skipped(run))).toEqual(['aging s0']);
    expect(played(again(run)).slice(0, 3)).toEqual(['war s0', 'war s1', 'war s2']);
    expect(skipped(skipped(run)!)).toBeNull();
  });
  it('nobody is kept waiting by a heap of them, and an act without beats is none', () => {
    const heap = ['a', 'b', 'c', 'd', 'e'].map((kind) => act(kind, 1));
    expect(played(follow(null, heap))).toEqual(['c s0', 'd s0', 'e s0']);
    expect(follow(null, [act('nothing')])).toBeNull();
  });
  it('take no time without motion or by setting', () => {
    expect(paceOf('full', true)).toBe(1);
    expect(paceOf('fast', true)).toBeLessThan(1);
    expect(paceOf('off', true)).toBe(0);
    expect(paceOf('full', false)).toBe(0);
    expect(lengthOf(act('war', 600, 900))).toBe(1500);
    expect(tellsOf(act('war', 600, 900))).toEqual([{ war0: {} }, { war1: {} }]);
  });
});

describe('what is new', () => {
  const facts = (n: number): Fact[] => Array.from({ length: n }, () => ({ rule: '', fact: { said: {} } }));
  it('is nothing of what stood there at the first look, or came while the line was down', () => {
    expect(newFrom(facts(9), 0, null)).toBe(9);
    expect(newFrom(facts(9), 2, null)).toBe(9);
    expect(newFrom(facts(9), 0, 4)).toBe(9);
  });
  it('is also what an earlier view told that nobody looked at', () => {
    expect(newFrom(facts(9), 2, 4)).toBe(4);
  });
  it('is what was told instead, where an undo took something back', () => {
    expect(newFrom(facts(6), 2, 8)).toBe(4);
  });
});
