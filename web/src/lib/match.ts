import type { Barred, Choice, Decision, Fields, Json, Match, Offer, Refusal, Surroundings } from './contract';
import type { Teller } from './words';
import { verbOf } from './words';

export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((each: Json, i: number) => same(each, b[i] as Json));
  }
  if (Array.isArray(b)) return false;
  const [one, other] = [a as Fields, b as Fields];
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}

/** A match names only the fields that matter. */
export function fits(match: Match, choice: Choice, question: Decision): boolean {
  if (typeof match === 'function') return match(choice, question);
  const [verb, fields] = verbOf(choice);
  const wanted = Object.hasOwn(match, verb) ? match[verb] : undefined;
  return wanted !== undefined && Object.keys(wanted).every((field) => same(wanted[field], fields[field]));
}

/** The choice list: what may be chosen first, what may not after it, alike ones together; otherwise the game's order. */
export function offersOf(questions: readonly Decision[], teller: Teller, around: Surroundings): Offer[] {
  const offers: Offer[] = [];
  const add = (question: Decision, choice: Choice, refusal: Refusal | null) => {
    const [verb, fields] = verbOf(choice);
    offers.push({ question, choice, verb, fields, ...teller.line(choice, around), refusal });
  };
  for (const question of questions) {
    for (const choice of question.options) add(question, choice, null);
  }
  for (const question of questions) {
    for (const barred of question.barred) add(question, barred.choice, refusalOf(barred, teller));
  }
  return grouped(offers);
}

export const refusalOf = (barred: Barred, teller: Teller): Refusal => ({
  why: barred.why,
  rule: barred.rule,
  words: teller.refusal(barred.why),
});

function grouped(offers: Offer[]): Offer[] {
  const rank = new Map<string, number>();
  const rankOf = (key: string) => rank.get(key) ?? (rank.set(key, rank.size), rank.size - 1);
  const ranked = offers.map((offer, i) => {
    const verb = rankOf(`${offer.question.id} ${offer.verb}`);
    return {
      offer,
      order: [offer.refusal ? 1 : 0, verb, rankOf(`${offer.question.id} ${offer.verb} ${offer.heading}`), i],
    };
  });
  ranked.sort((a, b) => {
    for (let i = 0; i < 4; ++i) {
      const d = (a.order[i] ?? 0) - (b.order[i] ?? 0);
      if (d !== 0) return d;
    }
    return 0;
  });
  return ranked.map(({ offer }) => offer);
}
