// What lies in front of me while I make up my mind: chosen cards, a place I want to go to, a token in my fingers. It is
// shared by map, hand and book, and is nobody else's business.
import type { Chooser, Decision, Match } from '../../lib/contract';
import type { Character, Quest, Side, Space, StoryCard } from './types';

interface Desk {
  question: number; // what all this is for
  cards: StoryCard[]; // in the order in which they were chosen
  lead: StoryCard | null; // the open card of a trap
  goal: Space | null; // where a card is still to be paid for
  who: Character | null; // to be put on the board
  quest: Quest | null; // a token to be laid
  artifact: boolean;
  side: Side | null;
  memory: number;
  bookmark: number;
  event: string; // the verb whose telling is being prepared
  aloud: boolean;
  asked: 'object' | null; // a word of the table that needs a reason
  menu: { who: Character; match: Match } | null; // whose deeds are shown, until the chooser narrows to something else
}

const KEY = 'snowbound.winter-tales.aloud';
const stored = (): boolean => typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'yes';

export const desk = $state<Desk>({
  question: 0,
  cards: [],
  lead: null,
  goal: null,
  who: null,
  quest: null,
  artifact: false,
  side: null,
  memory: 0,
  bookmark: 0,
  event: '',
  aloud: stored(),
  asked: null,
  menu: null,
});

export const menuOf = (ask: Chooser): Character | null =>
  desk.menu !== null && ask.selection === desk.menu.match ? desk.menu.who : null;
export function openMenu(ask: Chooser, who: Character, match: Match): void {
  if (menuOf(ask) === who) return ask.select(null);
  desk.menu = { who, match };
  ask.select(match);
}

// The book says how a card comes into the sentence, and how it goes.
export const pen: { put: ((card: StoryCard, at?: Range) => void) | null; strike: ((card: StoryCard) => void) | null } =
  {
    put: null,
    strike: null,
  };

export function tellAloud(yes: boolean): void {
  desk.aloud = yes;
  localStorage.setItem(KEY, yes ? 'yes' : 'no');
}

// A new question clears the desk; cards that lie in the text already stay chosen.
export function lay(question: Decision | undefined, hand: readonly StoryCard[], marked: readonly StoryCard[]): void {
  const id = question?.id ?? 0;
  if (desk.question === id) {
    if (desk.cards.some((card) => !hand.includes(card))) desk.cards = desk.cards.filter((card) => hand.includes(card));
    return;
  }
  desk.question = id;
  const kept = question ? marked.filter((card) => hand.includes(card)) : [];
  if (kept.length > 0 || desk.cards.length > 0) desk.cards = kept; // another empty list would have all choices said again
  Object.assign(desk, { lead: null, goal: null, who: null, quest: null, artifact: false, side: null });
  Object.assign(desk, { memory: 0, bookmark: 0, event: '', asked: null });
}

export function choose(card: StoryCard, at?: Range): void {
  if (!desk.cards.includes(card)) desk.cards = [...desk.cards, card];
  pen.put?.(card, at);
}

export function unchoose(card: StoryCard): void {
  desk.cards = desk.cards.filter((other) => other !== card);
  if (desk.lead === card) desk.lead = null;
  pen.strike?.(card);
}
