// What the server says, looked at before it is believed: what is wrong becomes harmless or is left out.
import type { Banned, Card, Chair, Clock, GameInfo, OptionSchema, Person, Vote } from './api';
import type { Advice, Barred, Choice, Decision, End, Fact, Json, Scene } from './contract';

export type Bag = { [key: string]: unknown };
export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const number = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : otherwise;
export const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((v) => Number.isSafeInteger(v)) : [];
export const seatOf = (value: unknown): number | null => {
  const seat = number(value, -1);
  return seat >= 0 && seat < 16 ? seat : null;
};
export const list = <T>(value: unknown, read: (each: unknown) => T | null): T[] =>
  Array.isArray(value) ? value.map(read).filter((each): each is T => each !== null) : [];

export function readChoice(value: unknown): Choice | null {
  if (!isBag(value)) return null;
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] !== undefined && isBag(value[keys[0]]) ? (value as unknown as Choice) : null;
}

function readBarred(value: unknown): Barred | null {
  const choice = isBag(value) ? readChoice(value['choice']) : null;
  return choice && isBag(value) ? { choice, rule: text(value['rule']), why: text(value['why']) } : null;
}

export function readDecision(value: unknown): Decision | null {
  if (!isBag(value) || typeof value['id'] !== 'number') return null;
  const options = list(value['options'], readChoice);
  return {
    id: value['id'],
    seat: number(value['seat']),
    wait: value['wait'] === 'standing' ? 'standing' : 'required',
    rule: text(value['rule']),
    prompt: text(value['prompt']),
    numbers: isBag(value['numbers']) ? (value['numbers'] as { [name: string]: number }) : {},
    form: text(value['form']),
    options,
    fallback: Math.min(Math.max(number(value['fallback']), 0), Math.max(options.length - 1, 0)),
    barred: list(value['barred'], readBarred),
    ...(isBag(value['tell']) ? { tell: value['tell'] as unknown as NonNullable<Decision['tell']> } : {}),
  };
}

export function readFact(value: unknown): Fact | null {
  const fact = isBag(value) ? readChoice(value['fact']) : null;
  if (!fact || !isBag(value)) return null;
  return { rule: text(value['rule']), fact, ...(value['private'] === true ? { private: true } : {}) };
}

export function readAdvice(value: unknown): Advice | null {
  const choice = isBag(value) ? readChoice(value['choice']) : null;
  return choice && isBag(value)
    ? { choice, chance: number(value['chance']), reasons: list(value['reasons'], readChoice) }
    : null;
}

export function readScene(value: unknown): Scene | null {
  if (!isBag(value)) return null;
  const told = ['text', 'concept', 'subject', 'by'].filter((field) => typeof value[field] === 'string');
  return {
    n: number(value['n']),
    seat: number(value['seat']),
    event: text(value['event']),
    chapter: number(value['chapter']),
    about: isBag(value['about']) ? (value['about'] as Scene['about']) : {},
    cards: list(value['cards'], (card) => (typeof card === 'string' ? card : null)),
    text: '',
    ...Object.fromEntries(told.map((field) => [field, value[field] as string])),
  };
}

export function readEnd(value: unknown): End | null {
  if (!isBag(value)) return null;
  return {
    over: value['over'] === true,
    scores: numbers(value['scores']),
    winners: numbers(value['winners']),
    ending: typeof value['ending'] === 'string' ? value['ending'] : null,
  };
}

function readChair(value: unknown): Chair {
  if (!isBag(value)) return {};
  return {
    ...(typeof value['name'] === 'string' ? { name: value['name'] } : {}),
    ...(typeof value['bot'] === 'string' ? { bot: value['bot'] } : {}),
    ...(value['left'] === true ? { left: true } : {}),
    ...(value['host'] === true ? { host: true } : {}),
    ...(number(value['hints']) > 0 ? { hints: number(value['hints']) } : {}),
  };
}

function readClock(value: unknown): Clock {
  const bag = isBag(value) ? value : {};
  const kind = (['move', 'bank'] as const).find((each) => each === bag['kind']);
  return kind ? { kind, seconds: number(bag['seconds']), increment: number(bag['increment']) } : { kind: 'none' };
}

function readVote(value: unknown): Vote | null {
  if (!isBag(value)) return null;
  const seat = seatOf(value['seat']);
  return {
    id: text(value['id']),
    about: text(value['about']),
    by: number(value['by']),
    yes: numbers(value['yes']),
    to: number(value['to']),
    ...(seat === null ? {} : { seat }),
    level: text(value['level']),
  };
}

const statuses = ['open', 'running', 'paused', 'over', 'aborted', 'frozen'] as const;
const isGame = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,40}$/.test(value);

export function readCard(value: unknown): Card | null {
  if (!isBag(value) || typeof value['id'] !== 'string' || !isGame(value['game'])) return null;
  const said = (field: string) => (typeof value[field] === 'string' ? { [field]: value[field] } : {});
  const vote = readVote(value['vote']);
  const seat = seatOf(value['seat']);
  return {
    id: value['id'],
    game: value['game'],
    options: isBag(value['options']) ? (value['options'] as Card['options']) : {},
    status: statuses.find((each) => each === value['status']) ?? 'open',
    seats: Array.isArray(value['seats']) ? value['seats'].slice(0, 16).map(readChair) : [],
    clock: readClock(value['clock']),
    listed: value['listed'] === true,
    spectators: value['spectators'] === true,
    locked: value['locked'] === true,
    pace: text(value['pace']),
    language: text(value['language']),
    leavers: text(value['leavers']),
    coach: value['coach'] === true,
    created: number(value['created']),
    ...(vote ? { vote } : {}),
    ...said('rematch'),
    ...said('seed_hash'),
    ...said('seed'),
    ...said('salt'),
    rules_version: number(value['rules_version']),
    waiting: numbers(value['waiting']),
    touched: number(value['touched']),
    ...(seat === null ? {} : { seat }),
    your_turn: value['your_turn'] === true,
    ...(typeof value['carried'] === 'number' ? { carried: value['carried'] } : {}),
  };
}

// What a request is answered with.
export const readTable = (said: Bag): Card | null => readCard(said['table']);
export const readTables = (said: Bag): Card[] => list(said['tables'], readCard);
export const readGames = (said: Bag): GameInfo[] => list(said['games'], readGame);
export const readFacts = (said: Bag): Fact[] => list(said['facts'], readFact);

/** Somebody we do not want to read, or to meet. */
export interface Aside {
  id: string;
  kind: 'mute' | 'block';
  name: string;
}
export const readAsides = (said: Bag): Aside[] =>
  list(said['asides'], (value) =>
    isBag(value) && typeof value['id'] === 'string'
      ? { id: value['id'], kind: value['kind'] === 'block' ? 'block' : 'mute', name: text(value['name']) }
      : null,
  );

export function readBanned(said: unknown): Banned | null {
  if (!isBag(said) || said['code'] !== 'banned') return null;
  return { reason: text(said['reason']), ends: number(said['ends']) };
}

export function readPerson(said: Bag): Person | null {
  if (typeof said['id'] !== 'string' || typeof said['name'] !== 'string') return null;
  const code = text(said['recovery_code']);
  const hidden = text(said['hidden_name']);
  return {
    id: said['id'],
    name: said['name'],
    kept: said['kept'] === true,
    banned: readBanned(said['banned']),
    ...(code ? { recovery_code: code } : {}),
    ...(hidden ? { hidden_name: hidden } : {}),
  };
}

function readGame(value: unknown): GameInfo | null {
  if (!isBag(value) || !isGame(value['id']) || !isBag(value['seats']) || !isBag(value['options'])) return null;
  const { min, max } = value['seats'];
  const properties = isBag(value['options']['properties']) ? value['options']['properties'] : {};
  return {
    id: value['id'],
    seats: { min: Math.max(1, number(min, 2)), max: Math.min(16, number(max, 2)) },
    options: { properties: Object.fromEntries(Object.entries(properties).filter(isOption)) },
  };
}
function isOption(entry: [string, unknown]): entry is [string, OptionSchema] {
  const [, option] = entry;
  if (!isBag(option)) return false;
  if (option['type'] === 'object') return isBag(option['properties']) && isBag(option['properties']['on']);
  return option['type'] === 'string'
    ? Array.isArray(option['enum']) && option['enum'].every((each) => typeof each === 'string')
    : option['type'] === 'boolean' || option['type'] === 'integer';
}

export interface Past {
  step: number;
  of: number;
  seat: number | null;
  view: Json;
  waiting: number[];
  facts: Fact[];
}
export function readPast(said: Bag): Past | null {
  if (!isBag(said['view'])) return null;
  return {
    step: number(said['step']),
    of: number(said['of']),
    seat: seatOf(said['seat']),
    view: said['view'] as Json,
    waiting: numbers(said['waiting']),
    facts: readFacts(said),
  };
}

/** What came of playing a record again. */
export interface Checked {
  game: string;
  over: boolean;
  events: number;
  hashes: string[];
  seed: string;
  salt: string;
  seed_hash: string;
  told_hash: string;
  scripted: boolean;
}
export function readChecked(said: Bag): Checked | null {
  if (typeof said['game'] !== 'string') return null;
  return {
    game: said['game'],
    over: said['over'] === true,
    events: number(said['events']),
    hashes: list(said['hashes'], (hash) => (typeof hash === 'string' ? hash : null)),
    seed: text(said['seed']),
    salt: text(said['salt']),
    seed_hash: text(said['seed_hash']),
    told_hash: text(said['told_hash']),
    scripted: said['scripted'] === true,
  };
}

export interface Told {
  game: string;
  scenes: Scene[];
  end?: { over: boolean; ending: string | null };
}
export function readTold(said: Bag): Told | null {
  const story = said['story'];
  if (!isBag(story)) return null;
  const end = readEnd(story['end']);
  return { game: text(story['game']), scenes: list(story['scenes'], readScene), ...(end ? { end } : {}) };
}
