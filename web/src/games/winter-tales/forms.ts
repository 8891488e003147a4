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

function shapeOf(choice: Choice): string {
  const verb = verbIn(choice);
  const rest = Object.entries(fieldsIn(choice)).filter(
    ([key]) => key !== 'cards' && (verb !== 'close' || key === 'side'),
  );
  return `${verb} ${JSON.stringify(rest)}`;
}

function together(examples: readonly Choice[], picked: Picked): Composed {
  const first = examples[0] ?? {};
  const verb = verbIn(first);
  const counts = [...new Set(examples.map((choice) => named(fieldsIn(choice), 'cards').length))].sort((a, b) => a - b);
  const fields: Record<string, Fields[string]> = { ...fieldsIn(first), cards: [...picked.cards] };
  if (verb === 'close') {
    fields['memory'] = picked.memory || (fields['memory'] ?? 0);
    fields['bookmark'] = picked.bookmark || (fields['bookmark'] ?? 0);
  }
  return { choice: { [verb]: fields }, verb, counts, ready: counts.includes(picked.cards.length) };
}

function trap(examples: readonly Choice[], picked: Picked): Composed {
  const lead = picked.lead ?? picked.cards[0] ?? null;
  const spring = picked.cards.filter((card) => card !== lead);
  const counts = [...new Set(examples.map((choice) => 1 + named(fieldsIn(choice), 'spring').length))];
  return { choice: { lay_trap: { card: lead ?? '', spring } }, verb: 'lay_trap', counts, ready: lead !== null };
}

// One answer for each kind that is on offer, with the cards that are chosen.
export function compose(question: Decision, picked: Picked): Composed[] {
  const groups = new Map<string, Choice[]>();
  const out: Composed[] = [];
  for (const choice of question.options) {
    const verb = verbIn(choice);
    const open = question.form !== '' && OPEN.includes(verb) && Array.isArray(fieldsIn(choice)['cards']);
    if (!open && verb !== 'lay_trap') {
      const card = fieldsIn(choice)['card'];
      const fits = !WITH_ONE.includes(verb) || (picked.cards.length === 1 && picked.cards[0] === card);
      out.push({ choice, verb, counts: WITH_ONE.includes(verb) ? [1] : [], ready: fits });
      continue;
    }
    const shape = verb === 'lay_trap' ? verb : shapeOf(choice);
    const group = groups.get(shape);
    if (group) group.push(choice);
    else groups.set(shape, [choice]);
  }
  for (const [shape, examples] of groups)
    out.push(shape === 'lay_trap' ? trap(examples, picked) : together(examples, picked));
  return out.filter(({ choice }) => keeps(choice, picked));
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
export function listed(question: Decision, picked: Picked, hand: readonly StoryCard[]): Choice[] {
  const out = new Map<string, Choice>();
  const growing = { ...question, options: question.options.filter((choice) => GROWING.includes(verbIn(choice))) };
  const further = hand
    .filter((card) => !picked.cards.includes(card))
    .flatMap((card) => compose(growing, { ...picked, cards: [...picked.cards, card] }))
    .filter(({ counts }) => counts.includes(picked.cards.length + 1));
  for (const answer of compose(question, picked)) {
    if (answer.ready || WITH_ONE.includes(answer.verb)) out.set(JSON.stringify(answer.choice), answer.choice);
    else if (!further.some(({ verb }) => verb === answer.verb)) {
      const shape = answer.verb === 'lay_trap' ? answer.verb : shapeOf(answer.choice);
      const like = question.options.find(
        (choice) => (verbIn(choice) === 'lay_trap' ? 'lay_trap' : shapeOf(choice)) === shape,
      );
      if (like) out.set(JSON.stringify(like), like);
    }
  }
  for (const { choice } of further) out.set(JSON.stringify(choice), choice);
  // In the game's order; the table's own words come last.
  const first = (choice: Choice): number => {
    const verb = verbIn(choice);
    const at = question.options.findIndex((option) => verbIn(option) === verb);
    return LAST.includes(verb) ? at + question.options.length : at;
  };
  return [...out.values()].sort((a, b) => first(a) - first(b));
}

// What leaves the game by it, or ends for good: nothing of it can be taken back. The key of the question to ask first.
const HURTS = ['eliminate', 'destroy', 'draw_mission', 'concede', 'vote_epilogue'];
export function hurts(choice: Choice, hand: readonly StoryCard[]): string | null {
  const verb = verbIn(choice);
  if (HURTS.includes(verb)) return `web.wt.confirm.${verb}`;
  return verb === 'close' && hand.length > 0 && cardsIn(choice).length === 0 ? 'web.wt.confirm.close' : null;
}
