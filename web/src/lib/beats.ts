// A climax, step by step: what has just happened as acts of a few seconds, each a row of beats. Only what is told by facts
// is shown, so a replay shows the same; nothing here knows a clock, a picture or a game.
import type { Choice, Fact } from './contract';
import type { Sound } from './sound';

export interface Beat {
  /** What it is called: "<step>" of the game's words for its stage. */
  step: string;
  /** The key of its name, where it is not "web.show.<kind>.<step>". */
  name?: string;
  /** How long it lasts at full pace. */
  ms: number;
  /** What it tells, for those who hear or read it. */
  tells: readonly Choice[];
  sound?: Sound;
}
export interface Act {
  kind: string;
  beats: readonly Beat[];
  /** What the game's stage draws; its own business. */
  scene: unknown;
}
/** The act on the stage, the beat it is at, and what comes after it. */
export interface Run {
  readonly act: Act;
  readonly beat: number;
  readonly rest: readonly Act[];
}

export type Shows = 'full' | 'fast' | 'off';
const paces: { [shows in Shows]: number } = { full: 1, fast: 0.5, off: 0 };
export const paceOf = (shows: Shows, motion: boolean): number => (motion ? paces[shows] : 0);

/** More than this many acts at once: the older ones are over before anybody could look. */
const most = 3;

export const lengthOf = (act: Act): number => act.beats.reduce((sum, beat) => sum + beat.ms, 0);
const start = (acts: readonly Act[]): Run | null => {
  const [act, ...rest] = acts;
  return act ? { act, beat: 0, rest } : null;
};

/** New acts follow those that are still to come. */
export function follow(run: Run | null, acts: readonly Act[]): Run | null {
  const playable = acts.filter((act) => act.beats.length > 0);
  if (!run) return start(playable.slice(-most));
  return { ...run, rest: [...run.rest, ...playable].slice(-(most - 1)) };
}
/** The next beat, or the next act; null: it is over. */
export function onward(run: Run): Run | null {
  return run.beat + 1 < run.act.beats.length ? { ...run, beat: run.beat + 1 } : start(run.rest);
}
/** The end state at once: the next act, or the board. */
export const skipped = (run: Run): Run | null => start(run.rest);
export const again = (run: Run): Run => ({ ...run, beat: 0 });

/**
 * From which fact on something is new: what `seen` facts say stands on the board already. Two views may come before one
 * is looked at, an undo takes facts back, and who comes back late starts from what is.
 */
export function newFrom(facts: readonly Fact[], fresh: number, seen: number | null): number {
  if (seen === null || fresh === 0) return facts.length;
  return Math.min(seen, facts.length - fresh);
}
/** All that an act tells, in order. */
export const tellsOf = (act: Act): readonly Choice[] => act.beats.flatMap((beat) => beat.tells);
