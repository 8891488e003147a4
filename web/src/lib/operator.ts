// What the operator asks the server, with the operator's token.
import { api } from './api';
import { isBag, list, number, text, type Bag } from './read';

const key = 'snowbound.operator';
/** Kept for this tab only. */
export const heldToken = (): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
export function holdToken(token: string): void {
  try {
    if (token) sessionStorage.setItem(key, token);
    else sessionStorage.removeItem(key);
  } catch {
    // Then it is typed again.
  }
}

export interface Reporter {
  name: string;
  reason: string;
  remark: string;
  at: number;
}
export interface Complaint {
  id: string;
  about: 'line' | 'scene' | 'name' | 'person';
  table: string;
  game: string;
  person: string;
  name: string;
  text: string;
  concept: string;
  said: number;
  at: number;
  count: number;
  by: Reporter[];
  open: boolean;
  hidden: boolean;
  hiddenName: boolean;
  outcome: string;
  banned: boolean;
  addressKnown: boolean;
}
/** Somebody who was looked for: what tells them apart, and whether they can be banned. */
export interface Found {
  person: string;
  name: string;
  /** The name that was hidden; `name` is a neutral one. */
  hiddenName: string;
  kept: boolean;
  created: number;
  tables: { id: string; game: string }[];
  banned: boolean;
  addressKnown: boolean;
}
export interface People {
  people: Found[];
  more: boolean;
}
export interface Ban {
  id: string;
  what: 'account' | 'address';
  name: string;
  reason: string;
  made: number;
  ends: number;
}
export interface Act {
  act: string;
  at: number;
  name: string;
  what: string;
}

function readReporter(value: unknown): Reporter | null {
  if (!isBag(value)) return null;
  const said = (field: string) => text(value[field]);
  return { name: said('name'), reason: said('reason'), remark: said('remark'), at: number(value['at']) };
}

export function readComplaint(value: unknown): Complaint | null {
  if (!isBag(value) || typeof value['id'] !== 'string') return null;
  const said = (field: string) => text(value[field]);
  return {
    id: value['id'],
    about: (['line', 'scene', 'name'] as const).find((each) => each === value['about']) ?? 'person',
    table: said('table'),
    game: said('game'),
    person: said('person'),
    name: said('name'),
    text: said('text'),
    concept: said('concept'),
    said: number(value['said']),
    at: number(value['at']),
    count: number(value['count'], 1),
    by: list(value['by'], readReporter),
    open: value['open'] === true,
    hidden: value['hidden'] === true,
    hiddenName: value['hidden_name'] === true,
    outcome: said('outcome'),
    banned: value['banned'] === true,
    addressKnown: value['address_known'] === true,
  };
}

function readTable(value: unknown): { id: string; game: string } | null {
  if (!isBag(value) || typeof value['id'] !== 'string') return null;
  return { id: value['id'], game: text(value['game']) };
}

export function readFound(value: unknown): Found | null {
  if (!isBag(value) || typeof value['person'] !== 'string') return null;
  return {
    person: value['person'],
    name: text(value['name']),
    hiddenName: text(value['hidden_name']),
    kept: value['kept'] === true,
    created: number(value['created']),
    tables: list(value['tables'], readTable),
    banned: value['banned'] === true,
    addressKnown: value['address_known'] === true,
  };
}

/** What is asked for: a name, an id, or whoever sits at the table whose address this is. */
export function whoIsMeant(typed: string): string {
  const table = /\/table\/([0-9a-z]+)/.exec(typed)?.[1];
  return table ? `table=${table}` : `name=${encodeURIComponent(typed.trim())}`;
}

function readBan(value: unknown): Ban | null {
  if (!isBag(value) || typeof value['id'] !== 'string') return null;
  return {
    id: value['id'],
    what: value['what'] === 'address' ? 'address' : 'account',
    name: text(value['name']),
    reason: text(value['reason']),
    made: number(value['made']),
    ends: number(value['ends']),
  };
}

function readAct(value: unknown): Act | null {
  if (!isBag(value) || typeof value['act'] !== 'string') return null;
  const what = text(value['about']) || text(value['what']);
  return { act: value['act'], at: number(value['at']), name: text(value['name']), what };
}

export interface BanWish {
  person: string;
  account: boolean;
  address: boolean;
  ends: number;
  reason: string;
}

export class Desk {
  constructor(private readonly token: string) {}

  private ask<T>(method: string, path: string, read: (said: Bag) => T | null, body?: Bag): Promise<T> {
    return api(method, `/operator/${path}`, read, body, { Authorization: `Bearer ${this.token}` });
  }
  complaints(state: 'open' | 'closed'): Promise<Complaint[]> {
    return this.ask('GET', `complaints?state=${state}`, (said) => list(said['complaints'], readComplaint));
  }
  act(complaint: string, what: string): Promise<Complaint> {
    return this.ask('POST', `complaints/${complaint}`, (said) => readComplaint(said['complaint']), { do: what });
  }
  people(typed: string): Promise<People> {
    const read = (said: Bag): People => ({ people: list(said['people'], readFound), more: said['more'] === true });
    return this.ask('GET', `people?${whoIsMeant(typed)}`, read);
  }
  name(one: Found, what: 'hide_name' | 'show_name'): Promise<true> {
    const name = what === 'hide_name' ? one.name : one.hiddenName;
    return this.ask('POST', `people/${one.person}`, () => true as const, { do: what, name });
  }
  bans(): Promise<Ban[]> {
    return this.ask('GET', 'bans', (said) => list(said['bans'], readBan));
  }
  ban(wish: BanWish): Promise<Ban[]> {
    return this.ask('POST', 'bans', (said) => list(said['bans'], readBan), { ...wish });
  }
  lift(ban: string): Promise<true> {
    return this.ask('DELETE', `bans/${ban}`, () => true as const, {});
  }
  acts(): Promise<Act[]> {
    return this.ask('GET', 'acts', (said) => list(said['acts'], readAct));
  }
}
