import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  it('is the whole where a whole plan is laid', () => {
    const plan: Plan = { units: opening.units, hand: ['front_2', 'discard', 'reserve'] };
    expect(after(opening, hand, { plan: plan as unknown as Choice[string] })).toEqual(plan);
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
    const desk = new PlanDesk('t1');
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
    const desk = new PlanDesk('t1');
    const refusal = { why: 'slot_taken', rule: 'PT-5.7', words: '' };
    expect(await desk.step(place, view, () => Promise.resolve({ preview: null, refusal }))).toEqual(refusal);
    expect(desk.busy).toBe(false);
    expect(desk.whole(view)).toEqual({ plan: opening });
  });
  it('forgets what was planned for another deployment, and plans nothing once the answer stands', async () => {
    const desk = new PlanDesk('t1');
    await desk.step(place, view, engine([]));
    expect(desk.begun({ ...view, round: 2 })).toBe(false);
    const stands = { ...view, mine: { ...mine, answered: { done: {} } } } as unknown as View;
    expect(desk.whole(stands)).toBeNull();
    expect(desk.step({ withdraw: {} }, stands, engine([]))).toBe(false);
  });

  describe('through a reload', () => {
    const shelf = new Map<string, string>();
    beforeEach(() => {
      shelf.clear();
      vi.stubGlobal('sessionStorage', {
        getItem: (name: string) => shelf.get(name) ?? null,
        setItem: (name: string, value: string) => void shelf.set(name, value),
        removeItem: (name: string) => void shelf.delete(name),
      });
    });
    afterEach(() => vi.unstubAllGlobals());
    const plan = { ...opening, hand: ['front_2', 'discard', 'discard'] };
    const planned = async (): Promise<void> => {
      const desk = new PlanDesk('t1');
      await desk.meet(view, engine([]));
      await desk.step(place, view, engine([]));
      expect([...shelf.keys()]).toEqual(['snowbound.plan.t1']);
    };
    const later = (change: object, more: object = {}): View =>
      ({ ...view, ...more, mine: { ...mine, ...change } }) as unknown as View;

    it('the plan lies there again, as far as the engine says so', async () => {
      await planned();
      const desk = new PlanDesk('t1');
      const asked: Choice[] = [];
      await desk.meet(view, engine(asked));
      expect(asked).toEqual([{ plan }]);
      expect(desk.whole(view)).toEqual({ plan });
      expect(desk.begun(view)).toBe(true);
      await desk.meet(view, engine(asked)); // it lies there already: nothing is asked again
      expect(asked).toHaveLength(1);
    });
    it('what may not be any more is dropped without a word', async () => {
      await planned();
      const desk = new PlanDesk('t1');
      const refusal = { why: 'cannot_pay_units', rule: 'PT-R01', words: '' };
      await desk.meet(view, () => Promise.resolve({ preview: null, refusal }));
      expect(desk.begun(view)).toBe(false);
      expect(desk.busy).toBe(false);
      expect(shelf.size).toBe(0);
    });
    it('a line that is down loses nothing', async () => {
      await planned();
      const desk = new PlanDesk('t1');
      await desk.meet(view, () => Promise.resolve({ preview: null, refusal: null }));
      expect(shelf.size).toBe(1);
      await desk.meet(view, engine([]));
      expect(desk.whole(view)).toEqual({ plan });
    });
    it.each([
      ['the plan was sent', later({ answered: { done: {} } })],
      ['its phase is over', later({}, { phase: 'war' })],
      ['its round is over', later({}, { round: 2 })],
      ['another seat looks from here', later({ seat: 1 })],
      ['nobody’s seat looks from here', { ...view, mine: null } as unknown as View],
    ])('nothing is left where %s', async (_, then) => {
      await planned();
      const desk = new PlanDesk('t1');
      const asked: Choice[] = [];
      await desk.meet(then, engine(asked));
      expect(asked).toEqual([]);
      expect(desk.view(then)).toBe(then);
      expect(shelf.size).toBe(0);
      await desk.meet(view, engine(asked)); // and it does not come back
      expect(desk.begun(view)).toBe(false);
    });
    it('an answer that comes when another seat looks from here is not kept', async () => {
      const desk = new PlanDesk('t1');
      let reply: (seen: Seen) => void = () => undefined;
      const slow = desk.step(place, view, () => new Promise((done) => (reply = done)));
      await desk.meet(later({ seat: 1 }), engine([]));
      expect(desk.busy).toBe(false);
      reply({ preview: { mine: { ...mine, plan }, steps: [], barred: [] }, refusal: null } as unknown as Seen);
      await slow;
      expect(shelf.size).toBe(0);
      expect(desk.begun(view)).toBe(false);
    });
    it('another table has its own, and nonsense is nothing', async () => {
      await planned();
      const other = new PlanDesk('t2');
      await other.meet(view, engine([]));
      expect(other.begun(view)).toBe(false);
      for (const kept of ['{', '7', 'null', '{"of":"1 0"}', '{"of":"2 0","plan":{}}']) {
        shelf.set('snowbound.plan.t1', kept);
        const asked: Choice[] = [];
        await new PlanDesk('t1').meet(view, engine(asked));
        expect(asked).toEqual([]);
        expect(shelf.size).toBe(0);
      }
    });
  });
});
