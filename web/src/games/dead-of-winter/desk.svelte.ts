// What the player has picked up: a survivor, a die. Both narrow the list to what can be done with them.
import type { Choice, Chooser, Json } from '../../lib/contract';
import { fieldsOf } from './model';

class Desk {
  who = $state<string | null>(null);
  die = $state<number | null>(null);
  /** A fact of the night that is being told again: what it speaks of lights up. */
  told = $state.raw<Choice | null>(null);

  /** Is this a choice of what was picked up? */
  fits = (choice: Choice): boolean => {
    const { who, die } = this;
    const [, fields] = fieldsOf(choice);
    const named = who === null || fields['who'] === who || fields['target'] === who || listed(fields['survivors'], who);
    return named && (die === null || fields['die'] === die);
  };
  #narrow(ask: Chooser): void {
    ask.select(this.who === null && this.die === null ? null : this.fits);
  }
  pick(ask: Chooser, who: string): void {
    this.who = this.who === who ? null : who;
    this.#narrow(ask);
  }
  take(ask: Chooser, die: number): void {
    this.die = this.die === die ? null : die;
    this.#narrow(ask);
  }
  /** A die is lifted: whoever can use it glows. */
  lift(ask: Chooser, die: number): void {
    this.who = null;
    this.die = die;
    this.#narrow(ask);
  }
  drop(ask: Chooser, die: number, who: string): void {
    this.die = die;
    this.who = who;
    this.#narrow(ask);
  }
  clear(ask: Chooser): void {
    if (this.who === null && this.die === null) return;
    this.who = this.die = null;
    ask.select(null);
  }
}

const listed = (list: Json | undefined, id: string): boolean => Array.isArray(list) && list.includes(id);

export const desk = new Desk();
