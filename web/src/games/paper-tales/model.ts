// Reading the view: who sits where, which unit is new, what a thing is called. Nothing here judges anything.
import type { View } from '../../generated/paper-tales.gen';
import { printed } from '../../generated/paper-tales.gen';
import type { Fact, Surroundings, Words } from '../../lib/contract';

export type Mine = NonNullable<View['mine']>;
export type PlayerView = View['players'][number];
export type Kingdom = PlayerView['kingdom'];
export type Unit = NonNullable<Kingdom['units'][number]>;
export type War = Kingdom['wars'][number];
export type Work = Mine['works'][number];
export type Preview = Mine['previews'][number];
export type CardId = Unit['card'];
export type SlotId = Preview['slot'];
export type BuildingId = Work['building'];

export const slots: readonly SlotId[] = ['front_1', 'front_2', 'front_3', 'back_1', 'back_2'];
export const buildings: readonly BuildingId[] = ['town', 'tavern', 'mine', 'temple', 'barracks'];
export const phases = ['recruit', 'deploy', 'war', 'income', 'build', 'age'] as const;

export const unitFacts = (card: CardId): (typeof printed.units)[CardId] => printed.units[card];
export const buildingFacts = (id: BuildingId): (typeof printed.buildings)[BuildingId] => printed.buildings[id];

/** The seat on the left (clockwise next) or right of another [PT-R40]. */
export const beside = (view: View, seat: number, side: 'left' | 'right'): number => {
  const n = view.players.length;
  return (seat + (side === 'left' ? 1 : n - 1)) % n;
};

/** The war of this round as it was fought; null: it has not been yet. */
export function warFought(facts: readonly Fact[], seat: number, other: number): War | null {
  const round = facts.slice(facts.findLastIndex(({ fact }) => 'round_started' in fact) + 1).map(({ fact }) => fact);
  const strength = (of: number) => round.find((fact) => fact['strength']?.['seat'] === of)?.['strength']?.['strength'];
  const mine = strength(seat);
  const theirs = strength(other);
  if (typeof mine !== 'number' || typeof theirs !== 'number') return null;
  const won = round.find((fact) => fact['war_won']?.['seat'] === seat && fact['war_won']['other'] === other);
  return { other, mine, theirs, won: Number(won?.['war_won']?.['points'] ?? 0) / pointsPerWar };
}
const pointsPerWar = 3; // [PT-6.4]

/** Does this unit die in the aging of this round? After the last one nobody does. */
export const isDying = (view: View, unit: Unit): boolean => unit.dies && view.phase !== 'over';

/** What lies in each of my slots as things stand, and how it came there. */
export interface Spot {
  slot: SlotId;
  exists: boolean;
  unit: Unit | null;
  state: 'old' | 'moved' | 'new' | 'empty';
  from: SlotId | null;
}
export function spotsOf(player: PlayerView, mine: Mine | null): Spot[] {
  const planned = mine?.planned;
  const kingdom = planned ?? player.kingdom;
  return slots.map((slot, i) => {
    const unit = kingdom.units[i] ?? null;
    const exists = slot !== 'front_3' || player.slots > 4;
    if (!unit) return { slot, exists, unit, state: 'empty', from: null };
    if (!planned || !mine.plan) return { slot, exists, unit, state: 'old', from: slot };
    const from = mine.plan.units.findIndex((fate) => fate === slot);
    if (from < 0) return { slot, exists, unit, state: 'new', from: null };
    return { slot, exists, unit, state: from === i ? 'old' : 'moved', from: slots[from] ?? null };
  });
}

/** Old units that the plan throws away, by the slot they stand in. */
export function dismissed(player: PlayerView, mine: Mine | null): { slot: SlotId; card: CardId }[] {
  if (!mine?.plan) return [];
  return mine.plan.units.flatMap((fate, i) => {
    const unit = player.kingdom.units[i];
    const slot = slots[i];
    return fate === 'discard' && unit && slot ? [{ slot, card: unit.card }] : [];
  });
}

/** Remarks for the choice list: a slot's note is the unit that stands there. */
export function around(view: View, words: Words): Surroundings {
  const mine = view.mine;
  if (!mine) return { notes: {}, byPlace: {} };
  const player = view.players[mine.seat];
  const notes: { [id: string]: string } = {};
  if (!player) return { notes, byPlace: {} };
  for (const spot of spotsOf(player, mine)) if (spot.unit) notes[spot.slot] = words.name('card', spot.unit.card);
  if (mine.plan) {
    const kept = mine.plan.hand.indexOf('reserve');
    const card = mine.hand[kept];
    if (card) notes['reserve'] = words.name('card', card);
    for (const gone of dismissed(player, mine)) notes[gone.slot] ??= words.name('card', gone.card);
  }
  return {
    notes,
    byPlace: {
      hand: mine.hand.map((card) => words.name('card', card)),
      units: player.kingdom.units.map((unit) => (unit ? words.name('card', unit.card) : '')),
    },
  };
}

/** What becomes of each hand card, in the order of the hand. */
export function fatesOf(mine: Mine): { card: CardId; fate: string; i: number }[] {
  return mine.hand.map((card, i) => ({ card, fate: mine.plan?.hand[i] ?? 'discard', i }));
}

/** The sum behind a kingdom's strength: "Knight 4, Barracks 1". */
export function strengthParts(kingdom: Kingdom, words: Words): string {
  const parts = kingdom.units.flatMap((unit) =>
    unit?.fights ? [`${words.name('card', unit.card)} ${unit.strength}`] : [],
  );
  if (kingdom.bonus > 0) parts.push(`${words.name('building', 'barracks')} ${kingdom.bonus}`);
  return parts.join(', ');
}
/** Where that comes from which a unit counts: "Farmer 1, Town 1". */
export function behind(unit: Unit, words: Words): string {
  const parts = unit.behind.map(({ card, building, amount }) => {
    if (card) return `${words.name('card', card)} ${amount}`;
    return building ? `${words.name('building', building)} ${amount}` : words.t('web.pt.basic', { gold: amount });
  });
  return parts.length > 0 ? parts.join(', ') : words.t('web.pt.nothing_yet');
}
export function incomeParts(kingdom: Kingdom, words: Words): string {
  const units = kingdom.units.flatMap((unit) =>
    unit && unit.income > 0 ? [`${words.name('card', unit.card)} ${unit.income}`] : [],
  );
  const parts = [words.t('web.pt.basic', { gold: kingdom.basic })];
  if (kingdom.rent > 0) parts.push(words.t('web.pt.rent', { gold: kingdom.rent }));
  return [...parts, ...units].join(', ');
}
