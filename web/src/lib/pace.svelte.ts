// Bots answer faster than anybody can look: what they did is shown one view after the other, each for a moment, until the
// page has caught up. Nothing waits longer than what is shown before it takes.
export const moment = 700;
const most = 40; // more than this, and nobody wants to see them all
const crowd = 4; // more than this wait: each gets less time

export interface Course {
  /** How long a view stays before the next; 0: no view waits. */
  readonly rest: () => number;
  /** Something is being shown that the next view would spoil. */
  readonly isBusy: () => boolean;
}

export class Pace<T> {
  /** How many views are still to come. */
  behind = $state(0);
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = -Infinity;

  constructor(
    private readonly show: (what: T) => void,
    private readonly course: Course,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Shows it when its time has come; at once, and everything before it, where `isNow`. */
  take(what: T, isNow: boolean): void {
    this.waiting.push(what);
    const rest = this.course.rest();
    if (isNow || rest === 0 || this.waiting.length > most) return this.catchUp();
    this.behind = this.waiting.length;
    if (this.timer === undefined) this.wait(Math.max(0, this.shown + rest - this.now()));
  }
  private wait(ms: number): void {
    if (ms === 0) this.next();
    else this.timer = setTimeout(() => this.next(), ms);
  }
  private next(): void {
    this.timer = undefined;
    if (this.waiting.length === 0) return;
    if (this.course.isBusy() && this.waiting.length <= 2 * crowd) return this.wait(120);
    this.one();
    const rest = this.course.rest() * Math.min(1, crowd / Math.max(1, this.waiting.length));
    if (this.waiting.length > 0) this.wait(Math.max(1, rest));
  }
  private one(): void {
    const what = this.waiting.shift();
    this.behind = this.waiting.length;
    this.shown = this.now();
    if (what !== undefined) this.show(what);
  }
  /** All of it, in order, now. */
  catchUp(): void {
    this.end();
    while (this.waiting.length > 0) this.one();
  }
  /** Nothing of it is shown any more. */
  forget(): void {
    this.end();
    this.waiting = [];
    this.behind = 0;
  }
  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
