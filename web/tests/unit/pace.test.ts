import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moment, Pace } from '../../src/lib/pace.svelte';

describe('the pace of views', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  function paced(rest = moment) {
    const shown: number[] = [];
    const state = { busy: false };
    const course = { rest: () => rest, isBusy: () => state.busy };
    const pace = new Pace<number>(
      (n) => void shown.push(n),
      course,
      () => Date.now(),
    );
    return { pace, shown, state };
  }
  it('shows the first at once, and each of the others for a moment, in order', () => {
    const { pace, shown } = paced();
    for (const n of [1, 2, 3]) pace.take(n, false);
    expect([shown, pace.behind]).toEqual([[1], 2]);
    vi.advanceTimersByTime(moment);
    expect([shown, pace.behind]).toEqual([[1, 2], 1]);
    vi.advanceTimersByTime(moment);
    expect([shown, pace.behind]).toEqual([[1, 2, 3], 0]);
    vi.advanceTimersByTime(10 * moment);
    pace.take(4, false);
    expect(shown).toEqual([1, 2, 3, 4]); // nothing is being looked at any more
  });
  it('waits for what is being shown, unless very many wait', () => {
    const { pace, shown, state } = paced();
    state.busy = true;
    pace.take(1, false);
    vi.advanceTimersByTime(5 * moment);
    expect(shown).toEqual([]);
    for (let n = 2; n < 12; ++n) pace.take(n, false);
    vi.advanceTimersByTime(moment);
    expect(shown.length).toBeGreaterThan(0);
    state.busy = false;
    vi.advanceTimersByTime(20 * moment);
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
  it('catches up in order: when asked to, for what I did myself, and without a pace', () => {
    const { pace, shown } = paced();
    for (const n of [1, 2, 3]) pace.take(n, false);
    pace.catchUp();
    expect(shown).toEqual([1, 2, 3]);
    pace.take(4, false);
    pace.take(5, true);
    expect([shown, pace.behind]).toEqual([[1, 2, 3, 4, 5], 0]);
    const none = paced(0);
    for (const n of [1, 2]) none.pace.take(n, false);
    expect(none.shown).toEqual([1, 2]);
  });
  it('gives each less time where many wait, and none where too many do', () => {
    const { pace, shown } = paced();
    for (let n = 0; n < 21; ++n) pace.take(n, false);
    vi.advanceTimersByTime(11 * moment);
    expect(shown).toHaveLength(21);
    for (let n = 0; n < 50; ++n) pace.take(n, false);
    expect(shown.length).toBeGreaterThan(60);
  });
  it('forgets what another seat would have seen', () => {
    const { pace, shown } = paced();
    for (const n of [1, 2]) pace.take(n, false);
    pace.forget();
    vi.advanceTimersByTime(9 * moment);
    expect([shown, pace.behind]).toEqual([[1], 0]);
  });
});
