// What comes over the wire, looked at before it is believed: a frame that is not what it says it is is dropped.
import type { Banned, Card } from './api';
import type { Advice, Decision, End, Fact, Json, Scene } from './contract';
import {
  isBag,
  list,
  number,
  numbers,
  readAdvice,
  readCard,
  readBanned,
  readDecision,
  readEnd,
  readFact,
  readScene,
  seatOf,
  text,
  type Bag,
} from './read';

/** Of the frames; the server tells a page that speaks another to be loaded anew. */
export const wire = 2;

/** What the seat sees, put together. */
export interface ViewFrame {
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
  /** How it is named in a report; '': it cannot be. */
  id: string;
  /** An operator has hidden what it said. */
  hidden: boolean;
}
export type Frame =
  | {
      t: 'table';
      table: Card;
      you: { seat: number | null; host: boolean; seats: number[]; canReport: boolean; known: boolean };
    }
  | ({ t: 'view'; seq: number; bag: Bag } & ViewFrame)
  | { t: 'change'; seq: number; bag: Bag }
  | { t: 'refused'; decision: number; code: string; message: string; rule: string; why: string }
  | { t: 'error'; code: string; message: string; banned: Banned | null }
  | { t: 'clock'; left: number[]; running: number[] }
  | { t: 'said'; lines: Line[]; anew: boolean }
  | { t: 'typing'; seat: number; text: string }
  | { t: 'presence'; seats: number[]; watching: number }
  | { t: 'preview'; id: number; preview: Json; refusal: { why: string; rule: string; words: string } | null }
  | { t: 'advise'; id: number; advice: Advice[]; code: string }
  | { t: 'weigh'; id: number; better: Advice | null }
  | { t: 'pong' };

function readLine(value: unknown): Line | null {
  if (!isBag(value)) return null;
  return {
    at: number(value['at']),
    name: text(value['name']),
    text: text(value['text']),
    seat: seatOf(value['seat']),
    id: text(value['id']),
    hidden: value['hidden'] === true,
  };
}

export function readView(bag: Bag): ViewFrame | null {
  if (!isBag(bag['view'])) return null;
  const last = isBag(bag['last']) ? bag['last'] : null;
  return {
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
      const [host, known, canReport] = [you['host'] === true, you['known'] === true, you['can_report'] === true];
      return table && { t: 'table', table, you: { seat, host, seats: numbers(you['seats']), canReport, known } };
    }
    case 'view': {
      const view = readView(bag);
      return view && { t: 'view', seq: number(bag['seq']), bag, ...view };
    }
    case 'change':
      return { t: 'change', seq: number(bag['seq']), bag };
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
      return { t: 'error', code: text(bag['code']), message: text(bag['message']), banned: readBanned(bag) };
    case 'clock':
      return { t: 'clock', left: numbers(bag['left']), running: numbers(bag['running']) };
    case 'said':
      return { t: 'said', lines: list(bag['lines'], readLine), anew: bag['anew'] === true };
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
    case 'advise': {
      const [said, error] = [bag['advise'], bag['error']].map((part) => (isBag(part) ? part : null));
      const code = error ? text(error['code']) || 'silent' : '';
      return { t: 'advise', id: number(bag['id']), advice: list(said?.['why'], readAdvice), code };
    }
    case 'weigh': {
      const said = isBag(bag['weigh']) ? bag['weigh'] : {};
      const better = said['much_worse'] === true ? readAdvice(said['best']) : null;
      return { t: 'weigh', id: number(bag['id']), better };
    }
    case 'pong':
      return { t: 'pong' };
    default:
      return null;
  }
}
