// Questions that take any cards list only examples. Here an answer is put together from what lies on the desk; whether it
// is right is for the server to say, but how many cards an example shows is how many may be played.
import type { Choice, Decision, Fields } from '../../lib/contract';
import type { Side, StoryCard } from './types';

export interface Picked {
  cards: readonly StoryCard[];
  lead: StoryCard | null;
  artifact: boolean;
  side: Side | null;
  memory: number;
  bookmark: number;
}

export interface Composed {
  choice: Choice;
  verb: string;
  counts: number[]; // how many cards it takes; empty: none at all
  ready: boolean; // what is chosen fits
}

const OPEN = ['rescue', 'return_rebel', 'finish', 'play', 'take_part', 'declare', 'close'];
const GROWING = ['play', 'take_part', 'finish', 'lay_trap'];
const LAST = ['object', 'vote_epilogue', 'withdraw_vote', 'propose'];
const WITH_ONE = ['pay', 'strike', 'choose_memory'];

export const verbIn = (choice: Choice): string => Object.keys(choice)[0] ?? '';
export const fieldsIn = (choice: Choice): Fields => choice[verbIn(choice)] ?? {};
const named = (fields: Fields, key: string): readonly string[] => {
  const value = fields[key];
  return Array.isArray(value) ? (value as string[]) : [];
};

// Cards that an option names, wherever it names them.
export function cardsIn(choice: Choice): string[] {
  const fields = fieldsIn(choice);
  const one = typeof fields['card'] === 'string' ? [fields['card']] : [];
  return [...one, ...named(fields, 'cards'), ...named(fields, 'spring')];
}

// Which cards may be marked in what is told with it: hidden cards of a trap never.
export function markable(choice: Choice): string[] {
  const fields = fieldsIn(choice);
  if (verbIn(choice) === 'finish') return [];
  const one = typeof fields['card'] === 'string' ? [fields['card']] : [];
  return [...one, ...named(fields, 'cards')];
}

const shapes = new WeakMap<Choice, string>(); // an option is looked at once for every card in the hand
function shapeOf(choice: Choice): string {
  const known = shapes.get(choice);
  if (known !== undefined) return known;
  const verb = verbIn(choice);
  const rest = Object.entries(fieldsIn(choice)).filter(
    ([key]) => key !== 'cards' && (verb !== 'close' || key === 'side'),
  );
  const shape = verb === 'lay_trap' ? verb : `${verb} ${JSON.stringify(rest)}`;
  shapes.set(choice, shape);
  return shape;
}

// The options of a question: those that are answers as they stand, and the examples of open ones by their shape.
interface Open {
  verb: string;
  first: Choice;
  counts: number[];
}
interface Kinds {
  plain: Choice[];
  open: Open[];
}
const kinds = new WeakMap<Decision, Kinds>();
function kindsOf(question: Decision): Kinds {
  const known = kinds.get(question);
  if (known) return known;
  const plain: Choice[] = [];
  const open = new Map<string, Open>();
  for (const choice of question.options) {
    const verb = verbIn(choice);
    const fields = fieldsIn(choice);
    const takesAny = question.form !== '' && OPEN.includes(verb) && Array.isArray(fields['cards']);
    if (!takesAny && verb !== 'lay_trap') {
      plain.push(choice);
      continue;
    }
    const shape = shapeOf(choice);
    const count = verb === 'lay_trap' ? 1 + named(fields, 'spring').length : named(fields, 'cards').length;
    const group = open.get(shape);
    if (!group) open.set(shape, { verb, first: choice, counts: [count] });
    else if (!group.counts.includes(count)) group.counts.push(count);
  }
  for (const group of open.values()) group.counts.sort((a, b) => a - b);
  const found = { plain, open: [...open.values()] };
  kinds.set(question, found);
  return found;
}

function filled({ verb, first, counts }: Open, picked: Picked): Composed {
  if (verb === 'lay_trap') {
    const lead = picked.lead ?? picked.cards[0] ?? null;
    const spring = picked.cards.filter((card) => card !== lead);
    return { choice: { lay_trap: { card: lead ?? '', spring } }, verb, counts, ready: lead !== null };
  }
  const fields: Record<string, Fields[string]> = { ...fieldsIn(first), cards: [...picked.cards] };
  if (verb === 'close') {
    fields['memory'] = picked.memory || (fields['memory'] ?? 0);
    fields['bookmark'] = picked.bookmark || (fields['bookmark'] ?? 0);
  }
  return { choice: { [verb]: fields }, verb, counts, ready: counts.includes(picked.cards.length) };
}

// One answer for each kind that is on offer, with the cards that are chosen.
export function compose(question: Decision, picked: Picked): Composed[] {
  const { plain, open } = kindsOf(question);
  const out = plain.map((choice): Composed => {
    const verb = verbIn(choice);
    const needsOne = WITH_ONE.includes(verb);
    const fits = !needsOne || (picked.cards.length === 1 && picked.cards[0] === fieldsIn(choice)['card']);
    return { choice, verb, counts: needsOne ? [1] : [], ready: fits };
  });
  return [...out, ...open.map((kind) => filled(kind, picked))].filter(({ choice }) => keeps(choice, picked));
}

// An answer with or without the memory of the Artifact, as it was put on the desk.
function keeps(choice: Choice, picked: Picked): boolean {
  const fields = fieldsIn(choice);
  if (picked.side && verbIn(choice) === 'close' && fields['side'] !== picked.side) return false;
  return fields['artifact'] !== true || picked.artifact;
}

export const wantsCards = (question: Decision | undefined): boolean =>
  question?.options.some((choice) => cardsIn(choice).length > 0) ?? false;
export const artifactOffered = (question: Decision | undefined): boolean =>
  question?.options.some((choice) => fieldsIn(choice)['artifact'] === true) ?? false;

// The list: an open kind of answer stands there with the chosen cards where they fit, and with each further card of the
// hand; as an example where neither fits.
export function listed(question: Decision, desk: Picked, hand: readonly StoryCard[]): Choice[] {
  const out = new Map<string, Choice>();
  const picked = { ...desk, cards: [...desk.cards] }; // looked at once: the desk tells whoever looks of its changes
  const growing = kindsOf(question).open.filter(
    ({ verb, counts }) => GROWING.includes(verb) && counts.includes(picked.cards.length + 1),
  );
  const further = hand
    .filter((card) => !picked.cards.includes(card))
    .flatMap((card) => growing.map((kind) => filled(kind, { ...picked, cards: [...picked.cards, card] })))
    .filter(({ choice }) => keeps(choice, picked));
  for (const answer of compose(question, picked)) {
    if (answer.ready || WITH_ONE.includes(answer.verb)) out.set(JSON.stringify(answer.choice), answer.choice);
    else if (!further.some(({ verb }) => verb === answer.verb)) {
      const shape = shapeOf(answer.choice);
      const like = question.options.find((choice) => shapeOf(choice) === shape);
      if (like) out.set(JSON.stringify(like), like);
    }
  }
  for (const { choice } of further) out.set(JSON.stringify(choice), choice);
  // In the game's order; the table's own words come last.
  const first = new Map<string, number>();
  question.options.forEach((option, at) => {
    const verb = verbIn(option);
    if (!first.has(verb)) first.set(verb, LAST.includes(verb) ? at + question.options.length : at);
  });
  const place = (choice: Choice): number => first.get(verbIn(choice)) ?? -1;
  return [...out.values()].sort((a, b) => place(a) - place(b));
}

// What leaves the game by it, or ends for good: nothing of it can be taken back. The key of the question to ask first.
const HURTS = ['eliminate', 'destroy', 'draw_mission', 'concede', 'vote_epilogue'];
export function hurts(choice: Choice, hand: readonly StoryCard[]): string | null {
  const verb = verbIn(choice);
  if (HURTS.includes(verb)) return `web.wt.confirm.${verb}`;
  return verb === 'close' && hand.length > 0 && cardsIn(choice).length === 0 ? 'web.wt.confirm.close' : null;
}
