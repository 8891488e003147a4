import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionSchema } from '../../src/lib/api';
import { presetsOf } from '../../src/lib/presets';

const game = (id: string, min: number, max: number, properties: { [option: string]: OptionSchema }): GameInfo => ({
  id,
  seats: { min, max },
  options: { properties },
});
const first = (info: GameInfo) => presetsOf(info)[0]!;

describe('a first game', () => {
  it('of Winter Tales has an even number of seats, so that nobody is the Author', () => {
    expect(first(game('winter-tales', 3, 7, {})).seats % 2).toBe(0);
  });
  it('of Dead of Winter has the objective that the rulebook recommends, and no betrayer', () => {
    const options = { objective: { type: 'string' }, betrayer: { type: 'string' } } as const;
    expect(first(game('dead-of-winter', 2, 5, options)).options).toEqual({
      objective: 'we_need_more_samples',
      betrayer: 'none',
    });
  });
  it('of Tail Feathers is placed already and shows where a flight would end', () => {
    const options = { free_measuring: { type: 'boolean' }, placed: { type: 'object' } } as const;
    expect(first(game('tail-feathers', 2, 2, options)).options).toEqual({
      free_measuring: true,
      placed: { on: true },
    });
  });
  it('never names an option that the game does not have', () => {
    expect(first(game('dead-of-winter', 2, 5, {})).options).toEqual({});
  });
});
