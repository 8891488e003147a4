// What comes over the wire, looked at before it is believed: a frame that is not what it says it is is dropped.
import type { Card, Chair } from './api';
import type { Barred, Choice, Decision, End, Fact, Json, Scene } from './contract';

export interface ViewFrame {
  seq: number;
  seat: number | null;
  last?: { seat: number; undo?: boolean; by?: string };
  waiting: number[];
  view: Json;
  decisions: Decision[];
  undo: boolean;
  facts_from: number;
  facts: Fact[];
  scenes_from: number;
  scenes: Scene[];
  end: End | null;
}
export interface Line {
  at: number;
  name: string;
  text: string;
  seat: number | null;
}
export type Frame =
  | { t: 'table'; table: Card; you: { seat: number | null; host: boolean; seats: number[] } }
  | ({ t: 'view' } & ViewFrame)
  | { t: 'refused'; decision: number; code: string; message: string; rule: string; why: string }
  | { t: 'error'; code: string; message: string }
  | { t: 'clock'; left: number[]; running: number[] }
  | { t: 'said'; lines: Line[] }
  | { t: 'typing'; seat: number; text: string }
  | { t: 'presence'; seats: number[]; watching: number }
  | { t: 'preview'; id: number; preview: Json; refusal: { why: string; rule: string; words: string } | null }
  | { t: 'pong' };

type Bag = { [key: string]: unknown };
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : otherwise;
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((v) => Number.isSafeInteger(v)) : [];
const seatOf = (value: unknown): number | null => {
  const seat = number(value, -1);
  return seat >= 0 && seat < 16 ? seat : null;
};
const list = <T>(value: unknown, read: (each: unknown) => T | null): T[] =>
  Array.isArray(value) ? value.map(read).filter((each): each is T => each !== null) : [];

function readChoice(value: unknown): Choice | null {
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

export function readScene(value: unknown): Scene | null {
  if (!isBag(value)) return null;
  return {
    ...(value as Partial<Scene>),
    n: number(value['n']),
    seat: number(value['seat']),
    event: text(value['event']),
    chapter: number(value['chapter']),
    about: isBag(value['about']) ? (value['about'] as Scene['about']) : {},
    cards: Array.isArray(value['cards']) ? (value['cards'] as Json[]) : [],
    ...(typeof value['text'] === 'string' ? { text: value['text'] } : { text: '' }),
  };
}

function readEnd(value: unknown): End | null {
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
    ...(value['host'] === true ? { host: true } : {}),
  };
}

export function readCard(value: unknown): Card | null {
  if (!isBag(value) || typeof value['id'] !== 'string' || typeof value['game'] !== 'string') return null;
  if (!/^[a-z0-9-]{1,40}$/.test(value['game'])) return null;
  const statuses = ['open', 'running', 'paused', 'over', 'aborted', 'frozen'] as const;
  const status = statuses.find((each) => each === value['status']) ?? 'open';
  const seats = Array.isArray(value['seats']) ? value['seats'].slice(0, 16).map(readChair) : [];
  const clock = isBag(value['clock']) ? (value['clock'] as unknown as Card['clock']) : ({ kind: 'none' } as const);
  const vote = isBag(value['vote'])
    ? {
        ...(value['vote'] as unknown as NonNullable<Card['vote']>),
        about: text(value['vote']['about']),
        by: number(value['vote']['by']),
        yes: numbers(value['vote']['yes']),
      }
    : null;
  const { vote: _, ...rest } = value as unknown as Card;
  const options = isBag(value['options']) ? (value['options'] as Card['options']) : {};
  return { ...rest, status, seats, clock, options, ...(vote ? { vote } : {}) };
}

function readLine(value: unknown): Line | null {
  if (!isBag(value)) return null;
  return { at: number(value['at']), name: text(value['name']), text: text(value['text']), seat: seatOf(value['seat']) };
}

function readView(bag: Bag): Frame | null {
  if (!isBag(bag['view'])) return null;
  const last = isBag(bag['last']) ? bag['last'] : null;
  return {
    t: 'view',
    seq: number(bag['seq']),
    seat: seatOf(bag['seat']),
    ...(last
      ? {
          last: {
            seat: number(last['seat']),
            undo: last['undo'] === true,
            ...(last['by'] ? { by: text(last['by']) } : {}),
          },
        }
      : {}),
    waiting: numbers(bag['waiting']),
    view: bag['view'] as Json,
    decisions: list(bag['decisions'], readDecision),
    undo: bag['undo'] === true,
    facts_from: Math.max(0, number(bag['facts_from'])),
    facts: list(bag['facts'], readFact),
    scenes_from: Math.max(0, number(bag['scenes_from'])),
    scenes: list(bag['scenes'], readScene),
    end: readEnd(bag['end']),
  };
}

/** Null: nothing we could use. */
export function readFrame(data: unknown): Frame | null {
  let bag: unknown;
  try {
    bag = JSON.parse(text(data));
  } catch {
    return null;
  }
  if (!isBag(bag)) return null;
  switch (bag['t']) {
    case 'table': {
      const table = readCard(bag['table']);
      const you = isBag(bag['you']) ? bag['you'] : {};
      const seat = seatOf(you['seat']);
      return table && { t: 'table', table, you: { seat, host: you['host'] === true, seats: numbers(you['seats']) } };
    }
    case 'view':
      return readView(bag);
    case 'refused':
      return {
        t: 'refused',
        decision: number(bag['decision']),
        code: text(bag['code']),
        message: text(bag['message']),
        rule: text(bag['rule']),
        why: text(bag['why']),
      };
    case 'error':
      return { t: 'error', code: text(bag['code']), message: text(bag['message']) };
    case 'clock':
      return { t: 'clock', left: numbers(bag['left']), running: numbers(bag['running']) };
    case 'said':
      return { t: 'said', lines: list(bag['lines'], readLine) };
    case 'typing':
      return { t: 'typing', seat: number(bag['seat']), text: text(bag['text']).slice(0, 8000) };
    case 'presence':
      return { t: 'presence', seats: numbers(bag['seats']), watching: number(bag['watching']) };
    case 'preview': {
      const error = isBag(bag['error']) ? bag['error'] : null;
      const refusal = error
        ? { why: text(error['why']), rule: text(error['rule']), words: text(error['message']) }
        : null;
      return { t: 'preview', id: number(bag['id']), preview: (bag['preview'] ?? null) as Json, refusal };
    }
    case 'pong':
      return { t: 'pong' };
    default:
      return null;
  }
}
