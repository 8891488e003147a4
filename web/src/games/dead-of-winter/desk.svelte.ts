// What the player has picked up: a survivor, a die. Both narrow the list to what can be done with them.
import { grammar } from '../../generated/dead-of-winter.gen';
import type { Choice, Chooser, Grammar, Json } from '../../lib/contract';
import type { Drag } from '../../lib/drag';
import { fieldsOf } from './model';

class Desk {
  who = $state<string | null>(null);
  die = $state<number | null>(null);
  /** What they do is chosen: now it is about where. */
  isAiming = $state(false);
  /** The lifted die follows the pointer; `over` is who it would be given to. */
  lifted = $state<{ die: number; x: number; y: number; over: string | null } | null>(null);
  /** A fact of the night that is being told again: what it speaks of lights up. */
  told = $state.raw<Choice | null>(null);

  /** Is this a choice of what was picked up? */
  fits = (choice: Choice): boolean => {
    const { who, die } = this;
    const [, fields] = fieldsOf(choice);
    const named = who === null || fields['who'] === who || fields['target'] === who || listed(fields['survivors'], who);
    return named && (die === null || fields['die'] === die);
  };
  /** What the one who was picked up does; where nothing, what names them. */
  #narrow(ask: Chooser): void {
    const { who } = this;
    const does = (choice: Choice): boolean => {
      const [verb, fields] = fieldsOf(choice);
      return this.fits(choice) && (grammar as Grammar)[verb]?.actor === 'who' && fields['who'] === who;
    };
    if (who === null && this.die === null) ask.select(null);
    else ask.select(who !== null && ask.can(does) ? does : this.fits);
  }
  pick(ask: Chooser, who: string): void {
    this.isAiming = false;
    this.who = this.who === who ? null : who;
    this.#narrow(ask);
  }
  take(ask: Chooser, die: number): void {
    this.die = this.die === die ? null : die;
    this.#narrow(ask);
  }
  /** Dragging a die: whoever can use it glows. Nothing is chosen by it; the list shows what the two can do together. */
  dragOf(ask: Chooser, die: number): Drag {
    const usable = (who: string | null): boolean =>
      who !== null &&
      ask.can((choice) => {
        const [, fields] = fieldsOf(choice);
        return fields['die'] === die && (fields['who'] === who || fields['target'] === who);
      });
    return {
      enabled: ask.can((choice) => fieldsOf(choice)[1]['die'] === die),
      start: () => {
        this.who = null;
        this.die = die;
        this.#narrow(ask);
      },
      move: (x, y, place) => {
        this.lifted = { die, x, y, over: usable(place) ? place : null };
      },
      drop: (place) => {
        this.lifted = null;
        if (!usable(place)) return this.clear(ask);
        this.who = place;
        this.#narrow(ask);
      },
    };
  }
  clear(ask: Chooser): void {
    if (this.who === null && this.die === null) return;
    this.drop();
    ask.select(null);
  }
  /** Nothing is in hand any more. */
  drop(): void {
    this.who = this.die = null;
    this.isAiming = false;
  }
}

const listed = (list: Json | undefined, id: string): boolean => Array.isArray(list) && list.includes(id);

export const desk = new Desk();
