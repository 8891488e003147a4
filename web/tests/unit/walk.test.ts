// The walk through a question: made-up choices here, whole played games in tests/browser/grammar.spec.ts.
import { describe, expect, it } from 'vitest';
import type { Choice, Decision, Grammar, Offer } from '../../src/lib/contract';
import { keysOf, listOf, mostInputs, mostLines, walk, type Entry } from '../../src/lib/walk';

const question = { id: 7, seat: 0, wait: 'required', options: [], barred: [] } as unknown as Decision;
const offer = (choice: Choice): Offer => {
  const [verb = '', fields = {}] = Object.entries(choice)[0] ?? [];
  const words = JSON.stringify(choice);
  return { question, choice, verb, fields, words, heading: '', item: '', refusal: null };
};
const grammar: Grammar = {
  attack: { actor: 'who', target: 'gate', price: 'die' },
  strike: { actor: 'who', target: 'target', price: 'die', manner: 'rare' },
  move: { actor: 'who', target: 'to' },
  play: { actor: 'card' },
  end: { manner: 'last' },
};
const said = (entries: readonly Entry[]): string[] =>
  entries.map((entry) => (entry.is === 'leaf' ? JSON.stringify(entry.offer.choice) : `${entry.is} ${entry.id}`));

const people = ['plum', 'kane'];
const gates = ['g1', 'g2', 'g3'];
const turn = [
  offer({ end: {} }),
  ...people.flatMap((who) => [
    ...people.filter((each) => each !== who).map((target) => offer({ strike: { who, target, die: 4 } })),
    ...gates.flatMap((gate) => [5, 3].map((die) => offer({ attack: { who, gate, die } }))),
    ...['school', 'library', 'hospital', 'station'].map((to) => offer({ move: { who, to } })),
  ]),
];

describe('a walk', () => {
  it('begins with who, and ends a turn last', () => {
    expect(said(walk(turn, grammar).entries)).toEqual(['actor actor plum', 'actor actor kane', '{"end":{}}']);
  });
  it('never ends a turn by the first key', () => {
    expect(keysOf(walk(turn, grammar).entries, grammar)).toEqual(['1', '2', '0']);
  });
  it('as a list: by who acts, with all of it, the end last', () => {
    const all = listOf(turn, grammar);
    expect(all.map(({ actor }) => actor?.value)).toEqual(['plum', 'kane', undefined]);
    expect(all.flatMap(({ leaves }) => leaves.flatMap((leaf) => leaf.offers))).toHaveLength(turn.length);
    expect(all[0]?.leaves.map(({ offer }) => offer.verb)).toEqual([
      ...Array<string>(3).fill('attack'),
      ...Array<string>(4).fill('move'),
      'strike',
    ]);
  });
  it('goes on with what, the hostile behind the others', () => {
    const { entries, trail } = walk(turn, grammar, ['actor plum']);
    expect(said(trail)).toEqual(['actor actor plum']);
    expect(said(entries)).toEqual(['verb attack', 'verb move', 'more more']);
  });
  it('makes one line of what differs in its price alone, the cheapest first', () => {
    const { entries } = walk(turn, grammar, ['actor plum', 'attack']);
    expect(entries.map((entry) => entry.is === 'leaf' && entry.offer.fields['die'])).toEqual([3, 3, 3]);
    const [first] = entries;
    expect(first?.is === 'leaf' && first.others.map((other) => other.fields['die'])).toEqual([5]);
  });
  it('shows a few answers as they are, without a step', () => {
    const few = gates.map((gate) => offer({ attack: { who: 'plum', gate, die: 1 } }));
    expect(walk(few, grammar).entries.every((entry) => entry.is === 'leaf')).toBe(true);
  });
  it('forgets the rest of a path that leads nowhere any more', () => {
    const { trail, entries } = walk(turn, grammar, ['actor plum', 'attack', 'gone']);
    expect(trail).toHaveLength(2);
    expect(entries).toHaveLength(3);
  });
  it('puts what is seldom behind "More", also where only figures stand before it', () => {
    const calls = ['a', 'b'].map((seat) => offer({ call: { seat } }));
    const rules: Grammar = { ...grammar, call: { target: 'seat', manner: 'rare' } };
    expect(said(walk([...turn, ...calls], rules).entries)).toEqual([
      'actor actor plum',
      'actor actor kane',
      'more more',
      '{"end":{}}',
    ]);
  });
  it('offers nothing seldom as the first key, though nothing else is left but the end', () => {
    const rules: Grammar = { ...grammar, call: { manner: 'rare' } };
    const { entries } = walk([offer({ end: {} }), offer({ call: {} })], rules);
    expect(said(entries)).toEqual(['more more', '{"end":{}}']);
    expect(said(walk([offer({ end: {} }), offer({ call: {} })], rules, ['more']).entries)).toEqual(['{"call":{}}']);
    expect(said(walk([offer({ call: {} })], rules).entries)).toEqual(['{"call":{}}']);
  });
  it('folds the cards where they and the people are too many', () => {
    const cards = Array.from({ length: 8 }, (_, i) => offer({ play: { card: `card_${i}` } }));
    expect(said(walk([...turn, ...cards], grammar).entries)).toEqual([
      'actor actor plum',
      'actor actor kane',
      'kind kind card',
      '{"end":{}}',
    ]);
  });
});

const reach = (offers: readonly Offer[], rules: Grammar, path: string[] = []): Map<Offer, number> => {
  const reached = new Map<Offer, number>();
  const { entries } = walk(offers, rules, path);
  expect(entries.length).toBeLessThanOrEqual(mostLines);
  for (const entry of entries) {
    if (entry.is === 'leaf') for (const each of entry.offers) reached.set(each, path.length + 1);
    else for (const [each, inputs] of reach(offers, rules, [...path, entry.id])) reached.set(each, inputs);
  }
  return reached;
};

describe('a walk through a game that says nothing of its grammar', () => {
  it.each([1, 7, 8, 13, 14, 50, 400, 900])('leads to each of %i choices', (count) => {
    const offers = Array.from({ length: count }, (_, i) =>
      offer({ [i % 5 === 0 ? 'put' : 'take']: { what: `thing_${i % 90}`, n: i } }),
    );
    const both: Grammar[] = [{}, { put: { actor: 'what', price: 'n' }, take: { actor: 'what', target: 'n' } }];
    for (const rules of both) {
      const reached = reach(offers, rules);
      expect(reached.size).toBe(count);
      expect(Math.max(...reached.values())).toBeLessThanOrEqual(mostInputs);
    }
  });
});
