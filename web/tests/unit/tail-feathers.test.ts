import { describe, expect, it } from 'vitest';
import { pickable } from '../../src/games/tail-feathers/forms';
import type { View } from '../../src/games/tail-feathers/model';
import type { Choice, Decision } from '../../src/lib/contract';

describe('figures of an answer', () => {
  const standing = (unit: number) => ({ unit, zone: 'battlefield' });
  const fallen = (unit: number) => ({ unit, zone: 'casualty' });
  const from = (figures: object[], ...options: Choice[]) =>
    pickable({ options } as Partial<Decision> as Decision, { figures } as unknown as View);
  it('are those that the engine names, whatever else stands there', () => {
    const figures = [standing(0), standing(1), standing(1), standing(2)];
    expect(from(figures, { assign: { figures: [1] } }, { assign: { figures: [2, 1] } })).toEqual([1, 2]);
    expect(from(figures, { go_on: {} })).toEqual([]);
  });
  it('are of the fallen all of a unit: three are named, any three will do', () => {
    const figures = [fallen(1), fallen(1), fallen(1), fallen(1), fallen(2), standing(1)];
    expect(from(figures, { revive: { figures: [0, 1, 2] } })).toEqual([0, 1, 2, 3]);
  });
});
