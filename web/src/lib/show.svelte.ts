// What plays on the stage over the board now: one for each board that is looked at.
import { follow, newFrom, again, onward, paceOf, skipped, type Act, type Run } from './beats';
import type { BoardProps, GameModule } from './contract';
import { settings } from './settings.svelte';
import { play } from './sound';
import { tried } from './tried';

export class Show {
  run = $state.raw<Run | null>(null);
  /** What was not played (no motion, or by setting): to be read. */
  told = $state.raw<readonly Act[]>([]);
  slow = $state(false);
  private seen: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Meets every view. */
  meet(module: GameModule, props: BoardProps): void {
    const { facts, fresh, motion } = props;
    const from = newFrom(facts, fresh, this.seen);
    const isElsewhere = fresh === 0 && this.seen !== facts.length; // a jump in a replay, a line that was down
    this.seen = facts.length;
    if (isElsewhere) this.clear();
    if (from >= facts.length || !module.acts || document.hidden) return;
    const acts = tried(() => module.acts?.(facts, from, props.view) ?? [], []);
    if (acts.length === 0) return;
    if (paceOf(settings.shows, motion) === 0) this.told = acts;
    else this.set(follow(this.run, acts), this.run === null);
  }
  get pace(): number {
    return Math.max(paceOf(settings.shows, true), 0.5) * (this.slow ? 2 : 1);
  }
  private set(run: Run | null, isNew: boolean): void {
    const beat = run?.act.beats[run.beat];
    this.run = run;
    if (!isNew) return;
    clearTimeout(this.timer);
    if (!run || !beat) {
      this.slow = false;
      return;
    }
    if (beat.sound) play(beat.sound);
    this.timer = setTimeout(() => this.set(this.run && onward(this.run), true), beat.ms * this.pace);
  }
  /** The board as it is, at once. */
  skip(): void {
    if (!this.run) return;
    this.slow = false;
    this.set(skipped(this.run), true);
  }
  /** Everything that is still to come is left out. */
  clear(): void {
    this.told = [];
    if (this.run) this.set(null, true);
  }
  againSlowly(): void {
    if (!this.run) return;
    this.slow = true;
    this.set(again(this.run), true);
  }
  end(): void {
    clearTimeout(this.timer);
    this.run = null;
  }
}
