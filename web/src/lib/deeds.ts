// What somebody on the board can do now, as lines for a small menu beside them: at most seven, what is hostile, wasteful
// or seldom behind "More", what is nearly possible with its reason where there is room.
import type { Choice, Chooser, Offer, Refusal } from './contract';
import { mostLines } from './walk';

export interface Deed {
  id: string;
  offers: readonly Offer[];
  /** Why it may not be done now; null: it may. */
  refusal: Refusal | null;
}
export interface How {
  does: (choice: Choice) => boolean;
  /** Choices of the same id are one deed. */
  idOf: (offer: Offer) => string;
  isRare: (offer: Offer) => boolean;
  /** The ids that come first, in this order. */
  order?: readonly string[];
}

export function deedsOf(
  offers: readonly Offer[],
  { does, idOf, isRare, order = [] }: How,
): { shown: Deed[]; rest: Deed[] } {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (!does(offer.choice)) continue;
    const id = idOf(offer);
    groups.set(id, [...(groups.get(id) ?? []), offer]);
  }
  const rank = (id: string): number => (order.includes(id) ? order.indexOf(id) : order.length);
  const able: Deed[] = [];
  const barred: Deed[] = [];
  for (const [id, all] of [...groups].sort(([a], [b]) => rank(a) - rank(b))) {
    const legal = all.filter((offer) => !offer.refusal);
    if (legal.length > 0) able.push({ id, offers: legal, refusal: null });
    else barred.push({ id, offers: all, refusal: all[0]?.refusal ?? null });
  }
  const isSeldom = (deed: Deed): boolean => deed.offers.every(isRare);
  const usual = able.filter((deed) => !isSeldom(deed));
  const seldom = able.filter(isSeldom);
  const room = seldom.length > 0 || usual.length > mostLines ? mostLines - 1 : mostLines;
  const shown = usual.slice(0, room);
  const why = barred.filter((deed) => !isSeldom(deed)).slice(0, room - shown.length);
  return { shown: [...shown, ...why], rest: [...usual.slice(room), ...seldom] };
}

/** Is there a choice between deeds, so that a menu is of use? */
export function hasMenu(ask: Chooser, how: How): boolean {
  const ids = new Set<string>();
  let legal = 0;
  for (const offer of ask.offers) {
    if (!how.does(offer.choice)) continue;
    ids.add(how.idOf(offer));
    if (!offer.refusal) legal += 1;
  }
  return legal > 1 && ids.size > 1;
}
