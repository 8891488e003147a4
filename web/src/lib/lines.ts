// What the lines of a walk say.
import type { Surroundings } from './contract';
import type { Entry } from './walk';
import { spaced, type Teller } from './words';

/** Ids for which there are no words would show up here; a test looks for them. */
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
      return teller.t('web.range', { first: says(first), last: says(last) });
    }
  }
}
const headingOf = (verb: string, entry: Entry, teller: Teller, around?: Surroundings): string | null =>
  teller.heading(
    verb,
    entry.offers.map((offer) => offer.fields),
    around,
  );
const verbLine = (verb: string, entry: Entry, teller: Teller, around?: Surroundings): string =>
  headingOf(verb, entry, teller, around) ?? (teller.has(`verb.${verb}`) ? teller.t(`verb.${verb}`) : spaced(verb));
