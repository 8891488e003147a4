// What lies where on the map of Winter Town, and what of it can be tapped.
import type { Choice, Offer } from '../../lib/contract';
import { row, SPOTS, WIDE } from './art/geometry';
import { FIGURES, standing, type Piece } from './looks';
import type { Space, View } from './types';

export interface Placed extends Piece {
  x: number;
  y: number;
}
/** Every figure at its place, those in front last. */
export function placedOn(view: View): Placed[] {
  const all: Placed[] = [];
  for (const [space, pieces] of standing(view)) {
    const spots = row(space, pieces.length);
    pieces.forEach((piece, i) => all.push({ ...piece, ...(spots[i] ?? SPOTS[space].stand) }));
  }
  return all.sort((a, b) => a.y - b.y || a.who.localeCompare(b.who));
}

export interface Ribbon {
  x: number;
  y: number;
  w: number;
  size: number;
  name: string;
}
/** The name of a place on its ribbon, with room for a token on either side, never over the edge. */
export function ribbonOf(space: Space, name: string): Ribbon {
  const size = name.length > 19 ? 12.5 : 14;
  const w = name.length * size * 0.47 + 18;
  const at = SPOTS[space].ribbon ?? SPOTS[space];
  const half = w / 2 + 28;
  return { x: Math.min(Math.max(at.x, half + 2), WIDE - half - 2), y: at.y, w, size, name };
}

interface Held {
  who: string | null;
  quest: string | null;
  cards: readonly string[];
}
/** What a tap on the map means depends on what lies on the desk: figure, token and card must be the ones held. */
export function onDesk(choice: Choice, desk: Held, onlyQuest: unknown): boolean {
  const draft = choice['draft'];
  if (draft && desk.who) return draft['who'] === desk.who;
  const quest = choice['place_quest'];
  if (quest) return quest['quest'] === (desk.quest ?? onlyQuest);
  const pay = choice['pay'];
  if (pay && desk.cards.length === 1) return pay['card'] === desk.cards[0];
  return true;
}
type Offers = readonly Pick<Offer, 'verb' | 'fields' | 'refusal' | 'choice'>[];
/** A quest from the supply is chosen before its place, unless there is but one. */
export function onlyQuestOf(offers: Offers): unknown {
  const all = offers.flatMap((offer) =>
    offer.verb === 'place_quest' && !offer.refusal ? [offer.fields['quest']] : [],
  );
  return all.every((quest) => quest === all[0]) ? (all[0] ?? null) : null;
}
/** Everything that can be tapped, found in one pass over the offers. */
export function litBy(offers: Offers, fits: (choice: Choice) => boolean): Set<string> {
  const found = new Set<string>();
  for (const offer of offers) {
    if (offer.refusal || offer.verb === 'propose' || !fits(offer.choice)) continue;
    for (const field of FIGURES) {
      const id = offer.fields[field];
      if (typeof id === 'string') found.add(id);
    }
  }
  return found;
}
/** Where a step leads. */
export const ledBy = (offers: Offers): Set<string> =>
  new Set(
    offers.flatMap((offer) =>
      !offer.refusal && ['pay', 'step', 'free_step'].includes(offer.verb) ? [String(offer.fields['to'])] : [],
    ),
  );
