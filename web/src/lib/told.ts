// What the server has told this seat so far. Changes are put into it as they come; whatever does not fit is seen.
import type { Json } from './contract';
import { patched, valueSum } from './difference';
import { readView, type Frame, type ViewFrame } from './frames';
import type { Bag } from './read';

const parts = ['seat', 'waiting', 'view', 'decisions', 'undo', 'end'];

export class Told {
  private shown: Bag | null = null;
  private seq = 0;
  private facts = 0;
  private scenes = 0;
  private mark = 0;

  /** What is said when coming back: so much is there. */
  get has(): object {
    return this.facts === 0 ? {} : { facts: this.facts, mark: this.mark };
  }
  forget(): void {
    this.shown = null;
    this.facts = 0;
  }

  whole(frame: Extract<Frame, { t: 'view' }>): void {
    this.shown = Object.fromEntries(parts.flatMap((part) => (part in frame.bag ? [[part, frame.bag[part]]] : [])));
    this.seq = frame.seq;
    this.note(frame, frame.bag['mark']);
  }
  private note(view: ViewFrame, mark: unknown): void {
    this.facts = view.facts_from + view.facts.length;
    this.scenes = view.scenes_from + view.scenes.length;
    if (typeof mark === 'number') this.mark = mark;
  }

  /** The view as it is now. Null: nothing new, or the whole has been asked for; "gap": it must be. */
  change({ seq, bag }: Extract<Frame, { t: 'change' }>): ViewFrame | null | 'gap' {
    if (this.shown === null || seq <= this.seq) return null;
    const shown = seq === this.seq + 1 ? this.after(bag) : null;
    const view = shown && readView({ facts_from: this.facts, scenes_from: this.scenes, ...bag, ...shown });
    this.shown = view && shown; // until the whole comes nothing fits
    if (view === null) return 'gap';
    this.seq = seq;
    this.note(view, bag['mark']);
    return view;
  }
  private after(bag: Bag): Bag | null {
    try {
      const patch = bag['patch'] as Json | undefined;
      const shown = patch === undefined ? this.shown : (patched(this.shown as Json, patch) as Bag);
      const differs = typeof bag['check'] === 'number' && valueSum(shown as Json) !== bag['check'];
      return differs ? null : shown;
    } catch {
      return null; // it does not fit
    }
  }
}
