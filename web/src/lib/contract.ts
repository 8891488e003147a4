// What a game's board gets and may call. README.md explains it.
import type { Component } from 'svelte';
import type { Act } from './beats';
import type { Ending } from './ending';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Fields = { readonly [field: string]: Json };
/** One key, the verb, with its arguments: {"pick": {"card": "golem"}}. */
export type Choice = { readonly [verb: string]: Fields };

export interface Tell {
  event: string;
  must: string[];
  avoid: string[];
  concept: boolean;
  takes_up?: string;
}
export interface Barred {
  choice: Choice;
  rule: string;
  why: string;
}
/** An open question to a seat, exactly as the server sends it. */
export interface Decision {
  id: number;
  seat: number;
  wait: 'required' | 'standing';
  rule: string;
  prompt: string;
  numbers: { [name: string]: number };
  form: string;
  options: Choice[];
  fallback: number;
  barred: Barred[];
  tell?: { [verb: string]: Tell };
}
export interface Fact {
  rule: string;
  private?: boolean;
  fact: Choice;
}
/** What the coach would choose: the chance to win with it, in thousandths, and why. */
export interface Advice {
  choice: Choice;
  chance: number;
  reasons: Choice[];
}
export interface Scene {
  n: number;
  seat: number;
  event: string;
  chapter: number;
  about: { [what: string]: Json };
  cards: Json[];
  text?: string;
  concept?: string;
  subject?: string;
  by?: string;
  [more: string]: Json | undefined;
}
export interface End {
  over: boolean;
  scores: number[];
  winners: number[];
  ending: string | null;
}

export interface Player {
  seat: number;
  /** What people call this seat; a bot has a name too. */
  name: string;
  /** A colour of the theme (CSS value) and a shape, so that colour is never the only sign. */
  colour: string;
  shape: 'disc' | 'square' | 'hexagon' | 'shield' | 'diamond' | 'drop' | 'star';
  bot: string | null;
  you: boolean;
  host: boolean;
  here: boolean;
  /** The game waits for this seat. */
  awaited: boolean;
  /** Milliseconds left, null without a clock; the frame shows it. */
  clock: number | null;
}

/** Why something may not be: words for people, and the clause. */
export interface Refusal {
  why: string;
  rule: string;
  words: string;
}

/** Which field of a choice is which part of a sentence (core/grammar.h); generated for each game. */
export interface Phrase {
  /** Who does it: a figure, a card. */
  readonly actor?: string;
  /** To whom, or where. */
  readonly target?: string;
  /** A number; the lowest does the same as the others. */
  readonly price?: string;
  /** Hostile, wasteful or seldom; or the end of a turn. */
  readonly manner?: 'rare' | 'last';
}
export type Grammar = { readonly [verb: string]: Phrase };

/** One line of the choice list. */
export interface Offer {
  question: Decision;
  choice: Choice;
  verb: string;
  fields: Fields;
  /** The whole sentence; `heading` and `item` where alike choices stand under a heading ('' otherwise). */
  words: string;
  heading: string;
  item: string;
  refusal: Refusal | null;
}

/**
 * What a choice must look like: the shape of a choice with only the fields that matter
 * ({ place: { card: 'golem' } } fits every place of the golem; { place: {} } every place), or a function.
 */
export type Match = { readonly [verb: string]: Fields } | ((choice: Choice, question: Decision) => boolean);

/** What a choice would lead to; null and a refusal where that may not be seen, both null where the game shows nothing. */
export interface Seen {
  preview: Json;
  refusal: Refusal | null;
}

export interface Telling {
  text?: string;
  concept?: string;
}

export interface Chooser {
  /** Everything that may be chosen now, and what may nearly be, in the order of the list. Empty: nothing is asked. */
  readonly offers: readonly Offer[];
  /** What the board or the list has narrowed the choice to; the list shows only what fits it. */
  readonly selection: Match | null;
  /** Who was chosen in the list: a figure, a card. */
  readonly actor: Json | null;
  /** What the mouse, the finger or the focus rests on, in the board or in the list. */
  readonly hovered: Choice | null;
  /** An answer is on its way. */
  readonly pending: boolean;
  /** The server's last refusal, until the next answer. */
  readonly refused: Refusal | null;

  /** Legal offers that fit. */
  find(match: Match): Offer[];
  /** Is there a legal choice that fits? Then it glows. */
  can(match: Match): boolean;
  /** Why not: the refusal of a barred choice that fits, null where one is legal or nothing is known. */
  why(match: Match): Refusal | null;
  /** Is it what can be chosen next, where the walk (who, what, where) stands? Of several verbs none is. */
  lit(match: Match): boolean;
  /** Answers. Asks first where it hurts (the game module's `confirm`). False: not sent. */
  choose(choice: Choice, telling?: Telling, question?: Decision): Promise<boolean>;
  /** Chooses at once where exactly one legal choice fits; otherwise selects, so that the list shows the rest. */
  tap(match: Match): Promise<boolean>;
  /** What the engine says a choice would lead to, as far as the rules of measuring allow; nothing is answered by it. */
  preview(choice: Choice): Promise<Seen>;
  select(match: Match | null): void;
  hover(choice: Choice | null): void;
  /** Does this choice fit what is hovered? For lighting up what a line of the list means. */
  isHovered(match: Match): boolean;
  /** Shows a refusal where everybody looks, its clause opening in place. */
  explain(refusal: Refusal): void;
}

/** Words. Keys are those of locales/; see README.md. */
export interface Words {
  readonly language: string;
  t(key: string, values?: { readonly [name: string]: string | number | boolean }): string;
  has(key: string): boolean;
  /** What an id is called: name('card', 'golem'). Readable even where no locale knows it. */
  name(field: string, id: Json): string;
  choice(choice: Choice): string;
  fact(fact: Choice): string;
  refusal(why: string): string;
  /** Why the coach would choose something. */
  reason(reason: Choice): string;
  prompt(decision: Decision): string;
  seat(seat: number): string;
}

/** Telling: only where the game's decisions have `tell`. */
export interface Story {
  readonly scenes: readonly Scene[];
  /** What others are writing right now, by seat. */
  readonly typing: { readonly [seat: number]: string };
  /** The narrator's draft: kept through reloads and lost connections, shown to others while it is written. */
  draft: string;
  concept: string;
  /** A first line for this choice, on request. */
  begin(choice: Choice): Promise<string>;
}

export interface BoardProps<View = Json> {
  /** The view of this game for this seat, as generated: `import type { View } from '../../generated/paper-tales.gen'`. */
  view: View;
  /** My seat; null: a spectator, the big screen, or a replay seen from outside. */
  seat: number | null;
  players: Player[];
  /** My open questions, as sent. Empty while others think, and in a replay. */
  questions: Decision[];
  ask: Chooser;
  words: Words;
  story: Story;
  /** All facts I may know, in order, and how many of them are new since the last view (for animation). */
  facts: readonly Fact[];
  fresh: number;
  /** False: no travelling, only fades. */
  motion: boolean;
  end: End | null;
  /** Options of this table. */
  options: { readonly [option: string]: Json };
  layout: 'phone' | 'tablet' | 'desktop' | 'wall';
}

/** Remarks that make choices readable: a slot's note is the unit that stands there. */
export interface Surroundings {
  notes: { [id: string]: string };
  /** Fields whose values stand without remark within a sentence: its heading says it already. */
  plain?: readonly string[];
  byPlace: { [field: string]: string[] };
  /** A line of its own where the fields alone do not say enough: an option of the card that lies open; null: none. */
  line?: (choice: Choice) => string | null;
}

/** One of several things that an answer is put together from: a card of the hand, a figure. */
export interface Pick {
  words: string;
  chosen: boolean;
  turn: () => void;
}

/** An answer that is put together on this side, step by step, and sent as a whole: what others see is one answer. */
export interface Planner {
  /* eslint-disable @typescript-eslint/no-explicit-any -- each game knows its own view */
  /** A step is being tried out. */
  readonly busy: boolean;
  /** What lies before me with the plan as it is: the view, and what may be done next. */
  view(view: any): any;
  question(question: Decision, view: any): Decision;
  /** Meets every view: a plan of before a reload lies there again, and one that is over is forgotten. */
  meet(view: any, preview: (choice: Choice) => Promise<Seen>): Promise<void>;
  /** Has a step been taken? */
  begun(view: any): boolean;
  /** The answer as it lies; null: nothing is planned now. */
  whole(view: any): Choice | null;
  /** Takes a step. False: it is none, and goes to the server; a refusal: nothing has changed. */
  step(choice: Choice, view: any, preview: (choice: Choice) => Promise<Seen>): false | Promise<Refusal | null>;
  /* eslint-enable @typescript-eslint/no-explicit-any */
}

/** The stage draws an act as far as its beat; `pace` stretches or shortens every time (1: as the beats say). */
export type StageProps<View = Json> = BoardProps<View> & { act: Act; beat: number; pace: number };

/** What games/<game>/index.ts exports as `game`. Views are the game's own business. */
export interface GameModule {
  /* eslint-disable @typescript-eslint/no-explicit-any -- each game knows its own view */
  Board: Component<BoardProps<any>>;
  /** A second half beside the board (a page of its own on phones): Winter Tales' book. */
  Book?: Component<BoardProps<any>>;
  /** What I hold: below the board; on phones it peeks from below. */
  Hand?: Component<BoardProps<any>>;
  /** A guided first turn over the board; it calls `onclose` when done or skipped. */
  FirstSteps?: Component<BoardProps<any> & { onclose: () => void }>;
  /** What of the facts from `from` on is worth a stage. Facts alone decide; the view may only fill in what they agree with. */
  acts?: (facts: readonly Fact[], from: number, view: any) => Act[];
  Stage?: Component<StageProps<any>>;
  /** A few public facts of a player for the strip: [{ key: 'gold', words: 'Gold', value: '3' }]. */
  playerFacts?: (view: any, seat: number, words: Words) => PlayerFact[];
  /** What a thing is called that choices and facts name by number (a unit, a figure); null: the number. */
  numbered?: (view: any, field: string, n: number, t: (key: string) => string) => string | null;
  /** Who, what, where in the choices, as generated. */
  grammar?: Grammar;
  /** Remarks for the choice list. */
  around?: (view: any, words: Words, seat: number | null) => Surroundings;
  /** Where its words of advice are, by prompt: "web.dw.tip". */
  tips?: string;
  /** Facts for one seat alone that never lie open on a screen, by verb: the log shows them while they are held. */
  secrets?: readonly string[];
  /** The text of a question to ask first where a choice hurts; null: it does not. */
  confirm?: (choice: Choice, props: BoardProps<any>) => string | null;
  /** What a choice that ends something leaves undone, in a few words; null: nothing. */
  undone?: (choice: Choice, props: BoardProps<any>) => string | null;
  /** What goes with a choice that tells; without it, the draft as it is. */
  telling?: (choice: Choice, tell: Tell, story: Story) => Telling;
  /** The options of a question as the list shows them: an open form with what lies on the player's desk. */
  options?: (question: Decision, view: any) => Choice[];
  /** What can be put together for an open form; `options` then has the answer with what was chosen. */
  picks?: (question: Decision, view: any, words: Words) => Pick[];
  /** Plans what is sent as a whole; one for each table. `done` sends it, and the last seconds of a clock. */
  planner?: (table: string) => Planner;
  /** A small picture of what a player has, in the player's place of the strip. */
  Chip?: Component<{ view: any; seat: number; words: Words }>;
  /** The last page of a match; without it, who won with how many points. */
  ending?: (end: End, facts: readonly Fact[], players: readonly Player[], words: Words, view: any) => Ending;
  /** Of a series of matches, once this one is over: how it stands, and what the next one is. Null: it stands alone. */
  series?: (view: any, players: readonly Player[], words: Words) => Series | null;
  /** The picture of who speaks in a lesson: portrait('unit', 'veteran'). */
  portrait?: (kind: string, who: string) => string;
  /** Chapter, round or phase for the bar. */
  where?: (view: any, words: Words) => string;
  /* eslint-enable @typescript-eslint/no-explicit-any */
}
export interface Series {
  title: string;
  rows: string[];
  /** What the button says that leads on. */
  next: string;
}
export interface PlayerFact {
  key: string;
  /** A small picture before the value; its words are read out and shown on hover. */
  icon?: 'cards' | 'dice' | 'people' | 'star' | 'coin' | 'nest' | 'cheese';
  words: string;
  value: string;
}
