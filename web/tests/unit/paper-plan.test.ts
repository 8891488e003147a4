import { describe, expect, it } from 'vitest';
import { after, PlanDesk } from '../../src/games/paper-tales/plan.svelte';
import type { View } from '../../src/generated/paper-tales.gen';
import type { Choice, Decision, Seen } from '../../src/lib/contract';

type Plan = NonNullable<NonNullable<View['mine']>['plan']>;
const opening: Plan = {
  units: ['front_1', 'empty', 'empty', 'back_1', 'empty'],
  hand: ['discard', 'discard', 'discard'],
};
const hand = ['cook', 'knight', 'knight'] as const;
const walk = (...steps: Choice[]): Plan => steps.reduce((plan, step) => after(plan, hand, step)!, opening);

describe('a step of a plan', () => {
  it('places, keeps and takes back', () => {
    const place = { place: { card: 'knight', slot: 'front_2' } };
    expect(walk(place).hand).toEqual(['discard', 'front_2', 'discard']);
    expect(walk(place, { keep: { card: 'knight' } }).hand).toEqual(['discard', 'front_2', 'reserve']);
    expect(walk(place, { take_back: { spot: 'front_2' } })).toEqual(opening);
  });
  it('moves, exchanges and discards, and an old unit comes back', () => {
    expect(walk({ move: { from: 'front_1', to: 'back_1' } }).units.slice(0, 4)).toEqual([
      'back_1',
      'empty',
      'empty',
      'front_1',
    ]);
    const gone = { discard: { slot: 'front_1' } };
    expect(walk(gone).units[0]).toBe('discard');
    expect(walk(gone, { take_back: { spot: 'front_1' } })).toEqual(opening);
  });
  it('is none where the plan stands or is taken back as a whole', () => {
    expect(after(opening, hand, { done: {} })).toBeNull();
    expect(after(opening, hand, { withdraw: {} })).toBeNull();
  });
});

describe('the desk', () => {
  const mine = { seat: 0, hand, plan: opening, answered: null };
  const view = { round: 1, phase: 'deploy', mine } as unknown as View;
  const question = { id: 7, options: [{ done: {} }], barred: [], fallback: 0 } as unknown as Decision;
  const place = { place: { card: 'cook', slot: 'front_2' } };
  const engine = (asked: Choice[]) => (choice: Choice) => {
    asked.push(choice);
    const plan = choice['plan'];
    return Promise.resolve({
      preview: { mine: { ...mine, plan }, steps: [{ done: {} }, { keep: { card: 'knight' } }], barred: [] },
      refusal: null,
    } as unknown as Seen);
  };

  it('tries a step out and keeps it to itself; the whole plan is what is sent', async () => {
    const desk = new PlanDesk();
    const asked: Choice[] = [];
    expect(desk.begun(view)).toBe(false);
    expect(desk.whole(view)).toEqual({ plan: opening });
    expect(await desk.step(place, view, engine(asked))).toBeNull();
    const plan = { ...opening, hand: ['front_2', 'discard', 'discard'] };
    expect(asked).toEqual([{ plan }]);
    expect(desk.begun(view)).toBe(true);
    expect(desk.whole(view)).toEqual({ plan });
    expect(desk.view(view).mine?.plan).toEqual(plan);
    expect(desk.question(question, view).options).toHaveLength(2);
    expect(desk.step({ done: {} }, view, engine(asked))).toBe(false);
  });
  it('leaves the plan as it was where the engine refuses', async () => {
    const desk = new PlanDesk();
    const refusal = { why: 'slot_taken', rule: 'PT-5.7', words: '' };
    expect(await desk.step(place, view, () => Promise.resolve({ preview: null, refusal }))).toEqual(refusal);
    expect(desk.busy).toBe(false);
    expect(desk.whole(view)).toEqual({ plan: opening });
  });
  it('forgets what was planned for another deployment, and plans nothing once the answer stands', async () => {
    const desk = new PlanDesk();
    await desk.step(place, view, engine([]));
    expect(desk.begun({ ...view, round: 2 })).toBe(false);
    const stands = { ...view, mine: { ...mine, answered: { done: {} } } } as unknown as View;
    expect(desk.whole(stands)).toBeNull();
    expect(desk.step({ withdraw: {} }, stands, engine([]))).toBe(false);
  });
});
