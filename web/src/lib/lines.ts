// What the lines of a walk say.
import type { Surroundings } from './contract';
import type { Entry } from './walk';
import type { Teller } from './words';

export function lineOf(entry: Entry, teller: Teller, around?: Surroundings): string {
  switch (entry.is) {
    case 'leaf':
      return entry.offer.words;
    case 'verb':
      return verbLine(entry.verb, entry, teller, around);
    case 'actor': {
      const verbs = new Set(entry.offers.map((offer) => offer.verb));
      const [verb] = verbs;
      const only = verbs.size === 1 && verb !== undefined ? headingOf(verb, entry, teller, around) : null;
      return only ?? teller.named(entry.field, entry.value, around);
    }
    case 'value':
      return teller.named(entry.field, entry.value, around);
    case 'kind':
      return teller.t(`kind.${entry.field}`);
    case 'more':
      return teller.t('web.more_acts');
    case 'range': {
      const [first, last] = [entry.entries[0], entry.entries[entry.entries.length - 1]];
      const says = (one: Entry | undefined) => (one ? lineOf(one, teller, around) : '');
      const under = headingAbove(first);
      const rest = (last && shortOf(last, under, teller)) ?? restOf(says(first), says(last));
      return teller.t('web.range', { first: says(first), last: rest });
    }
  }
}
const headingAbove = (entry: Entry | undefined): string => (entry?.is === 'leaf' ? entry.offer.heading : '');
/** What a line still has to say below a heading that says the rest; null: all of it. */
export function shortOf(entry: Entry, under: string, teller: Teller): string | null {
  if (entry.is === 'leaf') {
    const { heading, item, words } = entry.offer;
    return under !== '' && heading === under && words.includes(item) ? item : null;
  }
  if (entry.is !== 'range') return null;
  const [first, last] = [entry.entries[0], entry.entries[entry.entries.length - 1]].map((one) =>
    one ? shortOf(one, under, teller) : null,
  );
  return first && last ? teller.t('web.range', { first, last }) : null;
}
/** What the second of two lines says otherwise: up to a colon both may begin alike. */
function restOf(first: string, last: string): string {
  const alike = first.slice(0, first.indexOf(': ') + 2);
  return alike.length > 2 && last.startsWith(alike) ? last.slice(alike.length) : last;
}
const headingOf = (verb: string, entry: Entry, teller: Teller, around?: Surroundings): string | null =>
  teller.heading(
    verb,
    entry.offers.map((offer) => offer.fields),
    around,
  );
// Where several do it there may be no heading for all of them: then the first and the last of its answers say it.
function verbLine(verb: string, entry: Entry, teller: Teller, around?: Surroundings): string {
  const [first, last] = [entry.offers[0], entry.offers[entry.offers.length - 1]];
  const heading = headingOf(verb, entry, teller, around);
  return heading ?? teller.t('web.range', { first: first?.words ?? '', last: last?.words ?? '' });
}
