import { describe, expect, it } from 'vitest';
import { around, lastRoll, survivors, type View } from '../../src/games/dead-of-winter/model';
import type { Choice, Fact, Words } from '../../src/lib/contract';

const fact = (told: Choice): Fact => ({ rule: 'DW-EXP.1', fact: told });
const exposed = fact({ exposed: { who: 'rod_miller', face: 'wound' } });
const wounded = fact({ wounded: { who: 'rod_miller', wounds: 1, frostbite: 0 } });
const ended = fact({ turn_ended: { seat: 0 } });
const hunger = fact({ morale_changed: { by: -1, to: 3, why: 'hunger' } });

describe('the last roll of a turn', () => {
  it('is told with what it did', () => {
    expect(lastRoll([ended, exposed, wounded])).toMatchObject({ at: 1, face: 'wound', after: [wounded] });
    expect(lastRoll([ended, wounded])).toBeNull();
  });
  it('has nothing to do with the night that comes after it', () => {
    expect(lastRoll([exposed, wounded, ended, hunger])?.after).toEqual([wounded]);
    expect(lastRoll([exposed, ended, hunger])?.after).toEqual([]);
  });
});

describe('a line of the list', () => {
  const texts: { [key: string]: string } = {
    'crossroads.toxic_waste.option_1': 'Roll them out.',
    'crossroads.toxic_waste.option_2': 'Leave them.',
    'shell.no': 'no',
  };
  const words = {
    has: (key: string) => key in texts,
    t: (key: string, values: { [name: string]: string } = {}) =>
      texts[key] ?? [key, ...Object.values(values)].join(' '),
    name: (_: string, id: string) => id,
  } as unknown as Words;
  const lineOf = (stack: object[], choice: Choice) =>
    around({ figures: survivors.map(() => ({ is: 'away' })), stack } as unknown as View, words).line?.(choice);
  it('says what an option of the open card is', () => {
    const deciding = [{ deciding: { card: 'toxic_waste', seat: 0 } }];
    expect(lineOf(deciding, { pick_option: { option: 1 } })).toBe('Leave them.');
    const voting = [{ script: { card: 'toxic_waste' } }, { voting: { on: 'crossroads' } }];
    expect(lineOf(voting, { vote: { option: 0 } })).toBe('web.dw.vote_for Roll them out.');
  });
  it('says what is handed over, and that dice are given one at a time', () => {
    const handing = [{ handing: { item: 'pistol_1', who: 'mike_cho', to: 'maria_lopez' } }];
    expect(lineOf(handing, { accept: {} })).toBe('web.dw.take_item maria_lopez pistol_1');
    expect(lineOf(handing, { decline: {} })).toBeNull();
    expect(lineOf([{ pooling: { dice: true } }], { accept: {} })).toBe('web.dw.one_die_more');
    expect(lineOf([{ pooling: { dice: true } }], { done: {} })).toBe('web.dw.no_die_more');
    expect(lineOf([{ pooling: { dice: false } }], { done: {} })).toBeNull();
  });
  it('names the ability of somebody else only', () => {
    const own = { ability: { who: 'gray_beard', as: 'gray_beard', die: 0 } };
    expect(lineOf([], own)).toBe('web.dw.own_ability gray_beard 0');
    expect(lineOf([], { ability: { ...own.ability, who: 'john_price' } })).toBeNull();
  });
  it('says yes or no in a vote on somebody’s exile', () => {
    expect(lineOf([{ voting: { on: 'exile', nominee: 1 } }], { vote: { option: 1 } })).toBe('web.dw.vote_for no');
  });
});
