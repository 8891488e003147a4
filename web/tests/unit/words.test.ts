import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Choice, Decision } from '../../src/lib/contract';
import { fits, offersOf, same } from '../../src/lib/match';
import { Texts } from '../../src/lib/texts';
import { Teller } from '../../src/lib/words';

const english = {
  'card.golem.name': 'Golem',
  'card.cook.name': 'Cook',
  'slot.front_1': 'Front 1',
  'level.2': 'Level II',
  'choice.pick': 'Take {card}',
  'choice.pick.group': 'Take',
  'choice.buy': 'Buy {card} for {price}',
  'choice.buy.group': 'Buy {card}',
  'part.price': 'for {price}',
  'choice.build': 'Build it at {level}',
  'choice.gain': 'Gain {gold, plural, one {# coin} other {# coins}}',
  'choice.gain.negative': 'Lose {gold, plural, one {# coin} other {# coins}}',
  'choice.plan': 'Plan {slots}',
  'choice.plan.empty': 'Plan nothing',
  'choice.plan.long': 'Plan: {moves}',
  'fact.moved': '{player} moves {card}.',
  'fact.hit': '{other} is hit.',
  'refusal.too_poor': 'You cannot pay.',
  'prompt.draft.pick': 'Choose one of {n}.',
  'shell.you': 'You',
  'shell.against_you': 'you',
  'fact.chose': '{player}: “{option}”',
  'fact.chose.bare': '{seat}: {option, plural, =0 {yes} other {no}}.',
  'crossroads.sparky.option_2': 'Call him back.',
  'shell.yes': 'yes',
  'shell.no': 'no',
};
const german = { 'choice.pick': 'Nimm {card}', 'card.golem.name': 'Golem', 'shell.against_you': 'dich' };
const teller = new Teller(new Texts('en', english), ['Ada', 'Ben'], 1);
const question = (more: Partial<Decision>): Decision => ({
  id: 1,
  seat: 0,
  wait: 'required',
  rule: 'PT-1',
  prompt: 'draft.pick',
  numbers: { n: 3 },
  form: '',
  options: [],
  fallback: 0,
  barred: [],
  ...more,
});

describe('words', () => {
  it('tells choices, facts, prompts and refusals', () => {
    expect(teller.choice({ pick: { card: 'golem' } })).toBe('Take Golem');
    expect(teller.choice({ build: { level: 2 } })).toBe('Build it at Level II');
    expect(teller.choice({ gain: { gold: -1 } })).toBe('Lose 1 coin');
    expect(teller.choice({ plan: { slots: [] } })).toBe('Plan nothing');
    expect(teller.fact({ moved: { seat: 0, card: 'cook' } })).toBe('Ada moves Cook.');
    expect(teller.fact({ hit: { other: 1 } })).toBe('you is hit.');
    expect(teller.fact({ moved: { seat: 1, card: 'cook' } })).toBe('You moves Cook.');
    expect(teller.fact({ chose: { seat: 1, option: 1, card: 'sparky' } })).toBe('You: “Call him back.”');
    expect(teller.fact({ chose: { seat: 0, option: 1, card: null } })).toBe('Ada: no.');
    expect(teller.prompt(question({}))).toBe('Choose one of 3.');
    expect(teller.refusal('too_poor')).toBe('You cannot pay.');
  });
  it('names in a question what it counts by number', () => {
    const birds = new Teller(
      new Texts('en', { 'prompt.tilt': '{figure}: which tilt, {player}?', 'shell.you': 'You' }),
      ['Ada', 'Ben'],
      1,
      (field, n) => (field === 'figure' ? `Bird ${n}` : null),
    );
    expect(birds.prompt(question({ prompt: 'tilt', numbers: { figure: 2, seat: 0 } }))).toBe(
      'Bird 2: which tilt, Ada?',
    );
    expect(birds.prompt(question({ prompt: 'tilt', numbers: { figure: 2, seat: 1 } }))).toContain('You?');
  });
  it('spells out lists by their places', () => {
    const around = { notes: {}, byPlace: { slots: ['Golem', ''] } };
    expect(teller.choice({ plan: { slots: ['front_1', 'front_1'] } }, around)).toBe('Plan: Golem → Front 1');
  });
  it('falls back to English, then to readable ids', () => {
    const own = new Teller(new Texts('de', german, english), ['Ada']);
    expect(own.choice({ pick: { card: 'cook' } })).toBe('Nimm Cook');
    expect(own.choice({ leap_over: { who: 'old_wolf' } })).toBe('leap over old wolf');
    expect(own.refusal('never_heard')).toBe('never heard');
  });
  it('shows what people wrote as it is', () => {
    const texts = new Texts('en', { 'fact.said': '{player} says {text}.' });
    const name = '<b>{evil}</b> #';
    expect(new Teller(texts, [name]).fact({ said: { seat: 0, text: 'x' } })).toBe(`${name} says x.`);
  });
  it('never shows a key, nor a value that is not there', () => {
    const texts = new Texts('en', {
      'web.round': 'Round {n} of {of}',
      'web.cards': '{n, plural, one {# card} other {# cards}} left',
    });
    expect(texts.text('phase.undefined')).toBe('');
    expect(texts.text('web.round', { n: 2 })).toBe('Round 2 of –');
    expect(texts.text('web.cards')).toBe('– left');
    expect(texts.text('web.cards', { n: 1 })).toBe('1 card left');
  });
  it('survives names of the language itself', () => {
    const texts = new Texts('en', {});
    expect(texts.has('constructor')).toBe(false);
    expect(texts.text('__proto__')).toBe('');
    expect(new Teller(texts, []).name('card', 'toString')).toBe('toString');
  });
});

describe('offers', () => {
  const asked = question({
    options: [{ pick: { card: 'golem' } }, { gain: { gold: 1 } }, { pick: { card: 'cook' } }],
    barred: [{ choice: { build: { level: 2 } }, rule: 'PT-8.5', why: 'too_poor' }],
  });
  const offers = offersOf([asked], teller, { notes: {}, byPlace: {} });
  it('stand together by verb, barred ones last, with keys', () => {
    expect(offers.map((offer) => offer.words)).toEqual([
      'Take Golem',
      'Take Cook',
      'Gain 1 coin',
      'Build it at Level II',
    ]);
    expect(offers[0]?.heading).toBe('Take');
    expect(offers[0]?.item).toBe('Golem');
    expect(offers[3]?.refusal).toEqual({ why: 'too_poor', rule: 'PT-8.5', words: 'You cannot pay.' });
  });
  it('have a line of their own where the game knows more than the fields say', () => {
    const line = (choice: Choice) => ('gain' in choice ? 'The purse of the cook' : null);
    const offer = offersOf([asked], teller, { notes: {}, byPlace: {}, line }).find(({ verb }) => verb === 'gain');
    expect(offer).toMatchObject({ words: 'The purse of the cook', heading: '', item: '' });
  });
  it('say under a heading what a bare number is', () => {
    const [offer] = offersOf([question({ options: [{ buy: { card: 'cook', price: 2 } }] })], teller, {
      notes: {},
      byPlace: {},
    });
    expect(offer).toMatchObject({ words: 'Buy Cook for 2', heading: 'Buy Cook', item: 'for 2' });
  });
  it('are found by what matters', () => {
    expect(fits({ pick: { card: 'golem' } }, { pick: { card: 'golem' } }, asked)).toBe(true);
    expect(fits({ pick: {} }, { pick: { card: 'golem' } }, asked)).toBe(true);
    expect(fits({ pick: { card: 'cook' } }, { pick: { card: 'golem' } }, asked)).toBe(false);
    expect(fits({ place: {} }, { pick: { card: 'golem' } }, asked)).toBe(false);
  });
  it('are the same when they say the same', () => {
    expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same([1], { 0: 1 })).toBe(false);
  });
});

it('wounds and frostbite: only what there is', () => {
  const english = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../locales/en/dead_of_winter.json'), 'utf8'),
  ) as Record<string, string>;
  const told = new Teller(new Texts('en', english), ['Ada']);
  const say = (wounds: number, frostbite: number) => told.fact({ wounded: { who: 'sparky', wounds, frostbite } });
  expect(say(1, 0)).toMatch(/ now has 1 wound\.$/);
  expect(say(0, 2)).toMatch(/ now has 2 frostbites\.$/);
  expect(say(2, 1)).toMatch(/ now has 2 wounds and 1 frostbite\.$/);
});
