// A question as a walk: who, what, where, at which price. At every step there are at most seven lines, and after at most
// four of them it is answered. What is who is said by the game (core/grammar.h); without it a choice is verb and fields.
import type { Grammar, Json, Offer } from './contract';

export const mostLines = 7;
export const mostInputs = 4;

interface Some {
  /** The same from view to view as long as the thing is there. */
  id: string;
  /** All that lies behind it. */
  offers: readonly Offer[];
}
/** An answer; `others` do the same at another price and stand in the same line, the dearest last. */
export interface Leaf extends Some {
  is: 'leaf';
  offer: Offer;
  others: readonly Offer[];
}
/** Everything that one figure, one card can do; or that has the same value in a field. */
export interface Group extends Some {
  is: 'actor' | 'value';
  field: string;
  value: Json;
}
export interface Verb extends Some {
  is: 'verb';
  verb: string;
}
/** All the figures, all the cards. */
export interface Kind extends Some {
  is: 'kind';
  field: string;
}
/** What is hostile, wasteful or seldom. */
export interface More extends Some {
  is: 'more';
}
/** Several neighbours under one line, where there are too many. */
export interface Range extends Some {
  is: 'range';
  entries: readonly Entry[];
}
export type Entry = Leaf | Group | Verb | Kind | More | Range;

const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value ?? null);
const phraseOf = (offer: Offer, grammar: Grammar) => grammar[offer.verb] ?? {};
const mannerOf = (offer: Offer, grammar: Grammar) => phraseOf(offer, grammar).manner ?? 'usual';

function groupBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}

/** The choice without its price; asked for often, so it is kept. */
const deeds = new WeakMap<Offer, string>();
function deed(offer: Offer, grammar: Grammar): string {
  const known = deeds.get(offer);
  if (known !== undefined) return known;
  const { price } = phraseOf(offer, grammar);
  const rest = Object.entries(offer.fields).filter(([field]) => field !== price);
  const said = `${offer.question.id} ${offer.verb} ${JSON.stringify(rest)}`;
  deeds.set(offer, said);
  return said;
}
const priceOf = (offer: Offer, grammar: Grammar): number => {
  const { price } = phraseOf(offer, grammar);
  const value = price === undefined ? 0 : offer.fields[price];
  return typeof value === 'number' ? value : 0;
};

/** Choices that differ in the price alone are one line. */
export function leavesOf(offers: readonly Offer[], grammar: Grammar): Leaf[] {
  return [...groupBy(offers, (offer) => deed(offer, grammar))].map(([id, same]) => {
    const sorted = [...same].sort((a, b) => priceOf(a, grammar) - priceOf(b, grammar));
    const [offer, ...others] = sorted as [Offer, ...Offer[]];
    return { is: 'leaf', id, offers: sorted, offer, others };
  });
}
const apart = (offers: readonly Offer[]): Leaf[] =>
  offers.map((offer) => ({
    is: 'leaf',
    id: `${offer.question.id} ${textOf(offer.choice)}`,
    offers: [offer],
    offer,
    others: [],
  }));

/** One line behind it: that line itself. */
function plain(entry: Entry, grammar: Grammar): Entry {
  const [only, ...rest] = leavesOf(entry.offers, grammar);
  return only && rest.length === 0 ? only : entry;
}

const actorOf = (offer: Offer, grammar: Grammar): string | undefined => {
  const { actor } = phraseOf(offer, grammar);
  return actor !== undefined && offer.fields[actor] !== undefined ? actor : undefined;
};
export function actorsOf(offers: readonly Offer[], grammar: Grammar): Group[] {
  const acting = offers.filter((offer) => actorOf(offer, grammar) !== undefined);
  const groups = groupBy(acting, (offer) => {
    const field = actorOf(offer, grammar) as string;
    const value = offer.fields[field];
    return typeof value === 'string' ? `actor ${value}` : `${field} ${textOf(value)}`; // numbers are of their field
  });
  return [...groups].map(([id, some]) => {
    const field = actorOf(some[0] as Offer, grammar) as string;
    return { is: 'actor', id, offers: some, field, value: some[0]?.fields[field] ?? null };
  });
}
export const verbsOf = (offers: readonly Offer[]): Verb[] =>
  [...groupBy(offers, (offer) => offer.verb)].map(([verb, some]) => ({ is: 'verb', id: verb, offers: some, verb }));

/** The first ones as they are, the rest in ranges, where there are more than there is room for. */
function ranged(entries: readonly Entry[], room = mostLines): Entry[] {
  if (entries.length <= room) return [...entries];
  const ranges = Math.min(room, Math.ceil((entries.length - room) / (mostLines - 1)));
  const alone = entries.length > room * mostLines ? 0 : room - ranges;
  const rest = entries.slice(alone);
  const size = Math.ceil(rest.length / (room - alone));
  const all = entries.slice(0, alone);
  for (let at = 0; at < rest.length; at += size) all.push(rangeOf(rest.slice(at, at + size)));
  return all;
}
function rangeOf(entries: readonly Entry[]): Entry {
  const [first] = entries as [Entry];
  if (entries.length === 1) return first;
  return { is: 'range', id: `… ${first.id}`, offers: entries.flatMap((entry) => entry.offers), entries };
}

const more = (offers: readonly Offer[]): Entry[] => (offers.length > 0 ? [{ is: 'more', id: 'more', offers }] : []);

/** What is usual first, what is seldom in one line, what ends the turn last. `others`: more than these can be chosen. */
function inManner(
  offers: readonly Offer[],
  grammar: Grammar,
  split: (usual: readonly Offer[], room: number) => Entry[],
  others = false,
): Entry[] {
  const is = (manner: string) => offers.filter((offer) => mannerOf(offer, grammar) === manner);
  const [usual, rare, last] = [is('usual'), is('rare'), is('last')];
  const ends = verbsOf(last).map((entry) => plain(entry, grammar));
  if (usual.length + ends.length === 0 && !others) return split(rare, mostLines);
  const seldom = more(rare); // even one: nobody's first key ends a story early
  return [...split(usual, mostLines - ends.length - seldom.length), ...seldom, ...ends];
}

/** Figures and cards, and what is done without any; too many of a kind stand in one line. */
function byActor(offers: readonly Offer[], grammar: Grammar): Entry[] {
  const actors = actorsOf(offers, grammar);
  const acting = new Set(actors.flatMap((actor) => actor.offers));
  const rest = offers.filter((offer) => !acting.has(offer));
  const kinds = [...groupBy(actors, (actor) => actor.field)];
  const split = (usual: readonly Offer[], room: number): Entry[] => {
    const verbs = verbsOf(usual).map((entry) => plain(entry, grammar));
    const shown = kinds.map(([field, some]) => ({ field, some, folded: false }));
    const count = () => shown.reduce((n, { some, folded }) => n + (folded ? 1 : some.length), verbs.length);
    for (const kind of [...shown].sort((a, b) => b.some.length - a.some.length)) {
      if (count() > room && kinds.length > 1 && kind.some.length > 1) kind.folded = true;
    }
    const folded = (field: string, some: readonly Group[]): Entry[] => [
      { is: 'kind', id: `kind ${field}`, offers: some.flatMap((actor) => actor.offers), field },
    ];
    const entries = shown.flatMap(({ field, some, folded: fold }) =>
      fold ? folded(field, some) : some.map((actor) => plain(actor, grammar)),
    );
    return ranged([...entries, ...verbs], room);
  };
  return inManner(rest, grammar, split, actors.length > 0);
}
const byVerb = (offers: readonly Offer[], grammar: Grammar): Entry[] =>
  inManner(offers, grammar, (usual, room) =>
    ranged(
      verbsOf(usual).map((entry) => plain(entry, grammar)),
      room,
    ),
  );
const byField = (offers: readonly Offer[], grammar: Grammar, field: string): Entry[] =>
  ranged(
    [...groupBy(offers, (offer) => textOf(offer.fields[field]))].map(([value, some]) =>
      plain(
        { is: 'value', id: `${field} ${value}`, offers: some, field, value: some[0]?.fields[field] ?? null },
        grammar,
      ),
    ),
  );
const asLeaves = (offers: readonly Offer[], grammar: Grammar): Entry[] =>
  inManner(offers, grammar, (usual, room) => ranged(leavesOf(usual, grammar), room));

/** Of one verb: where first, then how. */
function fieldsLeft(offers: readonly Offer[], grammar: Grammar): string[] {
  const [first] = offers;
  if (!first || offers.some((offer) => offer.verb !== first.verb)) return [];
  const { actor, target, price } = phraseOf(first, grammar);
  const how = Object.keys(first.fields).filter((field) => ![actor, target, price].includes(field));
  return [...(target === undefined ? [] : [target]), ...how].filter(
    (field) => groupBy(offers, (offer) => textOf(offer.fields[field])).size > 1,
  );
}

function* waysOf(offers: readonly Offer[], grammar: Grammar): Generator<Entry[]> {
  const leaves = leavesOf(offers, grammar);
  if (leaves.length <= mostLines) yield asLeaves(offers, grammar);
  const actors = actorsOf(offers, grammar);
  if (actors.length > 1 || (actors.length === 1 && actors[0]?.offers.length !== offers.length)) {
    yield byActor(offers, grammar);
  }
  if (verbsOf(offers).length > 1) yield byVerb(offers, grammar);
  for (const field of fieldsLeft(offers, grammar)) yield byField(offers, grammar, field);
  yield ranged(leaves);
  yield ranged(apart(offers));
}

const isStuck = (entries: readonly Entry[], offers: readonly Offer[]): boolean =>
  entries.length > mostLines || (entries.length === 1 && entries[0]?.is !== 'leaf' && offers.length > 1);

/** The lines behind an entry; null where they would take more than so many inputs. */
function behind(entry: Entry, grammar: Grammar, inputs: number): Entry[] | null {
  if (entry.is !== 'range') return linesFor(entry.offers, grammar, inputs);
  return walkable(entry.entries, grammar, inputs) ? [...entry.entries] : null;
}
const walkable = (entries: readonly Entry[], grammar: Grammar, inputs: number): boolean =>
  inputs >= 1 &&
  entries.length <= mostLines &&
  entries.every((entry) => entry.is === 'leaf' || behind(entry, grammar, inputs - 1) !== null);

function linesFor(offers: readonly Offer[], grammar: Grammar, inputs: number): Entry[] | null {
  if (inputs < 1 || offers.length > mostLines ** inputs) return null;
  for (const entries of waysOf(offers, grammar)) {
    if (!isStuck(entries, offers) && walkable(entries, grammar, inputs)) return entries;
  }
  return null;
}

/** Numbers for the lines; what ends a turn has 0, so that it is never the first. */
export function keysOf(entries: readonly Entry[], grammar: Grammar): string[] {
  let [next, end] = [1, 10];
  return entries.map((entry) => {
    const ends = entry.offers.every((offer) => mannerOf(offer, grammar) === 'last');
    return String(ends ? end-- % 10 : next++);
  });
}

/** All of it in order: by who acts, then the rest; what ends a turn last. */
export function listOf(offers: readonly Offer[], grammar: Grammar): { actor: Group | null; leaves: Leaf[] }[] {
  const rank = { usual: 0, rare: 1, last: 2 };
  const inOrder = (some: readonly Offer[]) =>
    leavesOf(some, grammar).sort((a, b) => rank[mannerOf(a.offer, grammar)] - rank[mannerOf(b.offer, grammar)]);
  const actors = actorsOf(offers, grammar);
  const acting = new Set(actors.flatMap((actor) => actor.offers));
  const rest = inOrder(offers.filter((offer) => !acting.has(offer)));
  return [...actors.map((actor) => ({ actor, leaves: inOrder(actor.offers) })), { actor: null, leaves: rest }].filter(
    ({ leaves }) => leaves.length > 0,
  );
}

export interface Walk {
  /** What was chosen so far. */
  trail: Entry[];
  /** What can be chosen now. */
  entries: Entry[];
}

/** Where a path of ids leads; as far as it still goes. */
export function walk(offers: readonly Offer[], grammar: Grammar, path: readonly string[] = []): Walk {
  const trail: Entry[] = [];
  let inputs = mostInputs;
  let entries = linesFor(offers, grammar, inputs) ?? ranged(leavesOf(offers, grammar));
  for (const id of path) {
    const next = entries.find((entry) => entry.id === id);
    if (!next || next.is === 'leaf') break;
    inputs -= 1;
    trail.push(next);
    entries =
      behind(next, grammar, inputs) ?? ranged(next.is === 'range' ? next.entries : leavesOf(next.offers, grammar));
  }
  return { trail, entries };
}
