// What happened, for somebody who was not looking: what concerns them, what was great, and what is newest.
import type { Choice, Fact, Json } from './contract';
import { isFields, seatFields, verbOf } from './words';

export const sentences = 5;

/** Does it name this seat? */
export function isAbout(fact: Choice, seat: number | null): boolean {
  const names = (field: string, value: Json): boolean => {
    if (Array.isArray(value)) return value.some((each: Json) => names(field, each));
    if (isFields(value)) return Object.entries(value).some(([key, inner]) => names(key, inner ?? null));
    return value === seat && seatFields.has(field);
  };
  return seat !== null && Object.entries(verbOf(fact)[1]).some(([field, value]) => names(field, value ?? null));
}

/** One's own first, each part in its order. */
export const ownFirst = (facts: readonly Fact[], seat: number | null): Fact[] => [
  ...facts.filter((each) => isAbout(each.fact, seat)),
  ...facts.filter((each) => !isAbout(each.fact, seat)),
];

/** At most five of the facts, in order: those of great moments first, then those about this seat, then the newest. */
export function recapOf(facts: readonly Fact[], seat: number | null, great: readonly Choice[]): Fact[] {
  const weight = (fact: Fact): number => (great.includes(fact.fact) ? 2 : 0) + (isAbout(fact.fact, seat) ? 1 : 0);
  return facts
    .map((fact, at) => ({ fact, at, weight: weight(fact) }))
    .sort((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, sentences)
    .sort((a, b) => a.at - b.at)
    .map(({ fact }) => fact);
}

/**
 * From which fact on it is told: from one's last answer; where nothing has happened since, the last round, which is the one
 * before where this one has hardly begun. A game without rounds tells the newest.
 */
export function toldFrom(facts: readonly Fact[], answered: number | null): number {
  if (answered !== null && answered < facts.length) return answered;
  const newest = Math.max(0, facts.length - sentences);
  const round = facts.findLastIndex((each, at) => at <= newest && 'round_started' in each.fact);
  return round < 0 ? newest : round;
}
