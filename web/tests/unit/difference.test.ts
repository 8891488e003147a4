// Differences of JSON values: the same vectors as table/tests/difference_test.cpp has, and patches that make no sense.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Json } from '../../src/lib/contract';
import { patched, valueSum } from '../../src/lib/difference';
import { readFrame, type Frame } from '../../src/lib/frames';
import { Told } from '../../src/lib/told';

interface Vector {
  before: Json;
  after: Json;
  patch: Json;
  sum: number;
}
const vectors = JSON.parse(
  readFileSync(new URL('../../../testdata/wire/differences.json', import.meta.url), 'utf8'),
) as Vector[];

it.each(vectors)('$patch', ({ before, after, patch, sum }) => {
  const kept = JSON.stringify(before);
  expect(patched(before, patch)).toEqual(after);
  expect(JSON.stringify(before)).toBe(kept);
  expect(valueSum(after)).toBe(sum);
  expect(valueSum(patched(before, patch))).toBe(sum);
});

it.each([
  { '5': [1] },
  { '-1': [1] },
  { x: [1] },
  [3, 0, [1]],
  [0, 3, []],
  [0, -1, []],
  [0.5, 0, []],
  [0, 1],
  [0, 1, 2],
  7,
  null,
  { '0': { a: [1] } },
] as Json[])('%j fits no list of two', (patch) => {
  expect(() => patched([1, 2], patch)).toThrow();
});
it('a key that is not ours stays a key', () => {
  const made = patched({ a: 1 }, JSON.parse('{"__proto__":[{"b":2}]}') as Json);
  expect(Object.keys(made as object)).toEqual(['a', '__proto__']);
  expect(({} as { b?: number }).b).toBeUndefined();
});

// A server that changes a number or a hand at a time; on the way frames are lost, come twice, or late.
it('whoever missed something ends with the right view', () => {
  let seed = 7;
  const below = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
  const read = (bag: object) => readFrame(JSON.stringify(bag)) as Frame;
  for (let round = 0; round < 50; ++round) {
    const told = new Told();
    const truth = { view: { gold: [0, 0, 0], hand: [] as number[] }, waiting: [0], seq: 1, facts: 0 };
    const whole = () => {
      const facts = Array.from({ length: truth.facts }, (_, n) => ({ rule: 'X', fact: { n: { n } } }));
      const frame = read({ t: 'view', seat: 0, decisions: [], facts_from: 0, ...truth, facts, mark: truth.facts });
      if (frame.t === 'view') told.whole(frame);
      return frame;
    };
    let seen = whole() as { view: Json };
    const late: object[] = [];
    for (let step = 0; step < 60; ++step) {
      const at = below(3);
      const value = below(100);
      const isGold = below(2) === 0;
      if (isGold) truth.view.gold[at] = value;
      else truth.view.hand.splice(0, Math.min(1, below(2)), value);
      const view = isGold ? { gold: { [at]: [value] } } : { hand: [truth.view.hand] };
      truth.seq += 1;
      truth.facts += 1;
      const facts = { facts_from: truth.facts - 1, facts: [{ rule: 'X', fact: { n: { n: truth.facts - 1 } } }] };
      const sum = { check: valueSum({ seat: 0, waiting: [0], view: truth.view, decisions: [] }) };
      const frame = { t: 'change', seq: truth.seq, patch: { view }, ...facts, mark: truth.facts, ...sum };
      const fate = below(6);
      if (fate === 0) continue; // lost
      if (fate === 1) late.push(frame);
      const heard: object[] = fate === 1 ? [] : fate === 2 ? [frame, frame] : [frame];
      if (late.length > 0 && below(4) === 0) heard.push(...late.splice(0, 1));
      for (const each of heard) {
        const shown = told.change(read(each) as Extract<Frame, { t: 'change' }>);
        if (shown === 'gap') seen = whole() as { view: Json };
        else if (shown) seen = shown;
      }
      if (seen.view !== undefined && heard.length > 0 && heard[0] === frame) expect(seen.view).toEqual(truth.view);
    }
  }
});

it('what has been told stays told where nothing is added', () => {
  const told = new Told();
  const read = (bag: object) => readFrame(JSON.stringify(bag)) as Frame;
  const scenes = [{ kind: 'quest', seat: 0, text: 'Snow fell.', cards: [] }];
  const first = read({ t: 'view', seq: 1, seat: 0, waiting: [0], view: {}, decisions: [], facts: [], scenes });
  expect(first.t === 'view' && first.scenes.length).toBe(1);
  if (first.t === 'view') told.whole(first);
  const next = read({ t: 'change', seq: 2, patch: { waiting: [[1]] } });
  const view = next.t === 'change' ? told.change(next) : null;
  expect(view).toMatchObject({ waiting: [1], scenes_from: 1, scenes: [] });
});
