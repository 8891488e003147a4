// What is asked of the server for oneself alone: sent with a number, answered with it. A line that is down answers nothing.
import type { Advice, Choice, Seen } from './contract';

export interface Answers {
  preview: Seen;
  advise: { advice: readonly Advice[]; code: string };
  /** Null: it is not much worse than anything else. */
  weigh: { better: Advice | null };
}

export class Asked {
  private readonly waiting = new Map<number, (said: Answers[keyof Answers] | null) => void>();
  private last = 1;

  constructor(private readonly send: (frame: object) => boolean) {}

  /** Null: no answer came in so many milliseconds. */
  ask<T extends keyof Answers>(t: T, patience: number, choice?: Choice): Promise<Answers[T] | null> {
    const id = ++this.last;
    return new Promise((resolve) => {
      if (!this.send({ t, id, ...(choice ? { choice } : {}) })) return resolve(null);
      this.waiting.set(id, (said) => resolve(said as Answers[T] | null));
      setTimeout(() => {
        this.take(id, null);
      }, patience);
    });
  }
  take(id: number, said: Answers[keyof Answers] | null): void {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    asked?.(said);
  }
}
