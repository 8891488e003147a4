// HTTP to the server. Every error is an ApiError with words for people.
import type { Json } from './contract';
import { askHere, hasServer, isLocal } from './local';
import { isBag, readBanned, readPerson, text, type Bag } from './read';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly rule = '',
    readonly banned: Banned | null = null,
  ) {
    super(message);
  }
}

/** A request; `read` looks at the answer before it is believed. */
export async function api<T>(
  method: string,
  path: string,
  read: (said: Bag) => T | null,
  body?: Bag,
  more: { [header: string]: string } = {},
): Promise<T> {
  const isHere = path.startsWith('/local/') || isLocal(path.split('/')[2] ?? '');
  const { status, body: said } = await (isHere ? askHere(method, path, body) : askServer(method, path, body, more));
  const bag = isBag(said) ? said : null;
  const found = status >= 200 && status < 300 && bag ? read(bag) : null;
  if (found !== null) return found;
  const field = (name: string) => text(bag?.[name]);
  throw new ApiError(field('code') || 'unreachable', field('message'), status, field('rule'), readBanned(bag));
}
async function askServer(
  method: string,
  path: string,
  body: Bag | undefined,
  more: { [header: string]: string },
): Promise<{ status: number; body: unknown }> {
  if (!hasServer) throw new ApiError('unreachable', '', 0);
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, {
      method,
      headers: { 'X-Snowbound': '1', ...(body ? { 'Content-Type': 'application/json' } : {}), ...more },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new ApiError('unreachable', '', 0);
  }
  return { status: reply.status, body: await reply.json().catch(() => null) };
}
/** A request whose answer says nothing that matters. */
export const send = (method: string, path: string, body: Bag = {}): Promise<true> =>
  api(method, path, () => true as const, body);
/** A request that is answered with one text. */
export const textOf = (method: string, path: string, field: string, body?: Bag): Promise<string> =>
  api(method, path, (said) => (typeof said[field] === 'string' ? said[field] : null), body);

export interface Person {
  id: string;
  name: string;
  kept: boolean;
  recovery_code?: string;
  /** An operator has hidden this name; until another is chosen `name` is a neutral one. */
  hidden_name?: string;
  banned: Banned | null;
}
/** The operator has shut us out: why, and until when. */
export interface Banned {
  reason: string;
  ends: number;
}
export interface Chair {
  name?: string;
  bot?: string;
  left?: boolean;
  host?: boolean;
  /** How often the coach has helped: told when the game is over. */
  hints?: number;
}
export interface Clock {
  kind: 'none' | 'move' | 'bank';
  seconds?: number;
  increment?: number;
}
export interface Vote {
  id: string;
  about: string;
  by: number;
  yes: number[];
  to?: number;
  seat?: number;
  level?: string;
}
export interface Card {
  id: string;
  game: string;
  options: { [option: string]: Json };
  status: 'open' | 'running' | 'paused' | 'over' | 'aborted' | 'frozen';
  seats: Chair[];
  clock: Clock;
  listed: boolean;
  spectators: boolean;
  /** It has a password. */
  locked: boolean;
  pace: string;
  language: string;
  leavers: string;
  /** The coach may help here. */
  coach?: boolean;
  created: number;
  vote?: Vote;
  rematch?: string;
  seed_hash?: string;
  seed?: string;
  salt?: string;
  rules_version?: number;
  waiting?: number[];
  touched?: number;
  seat?: number;
  your_turn?: boolean;
  /** Of an open table: a game that was begun elsewhere, after so many answers, goes on here. */
  carried?: number;
}
export interface OptionSchema {
  /** An object is a group that is only switched on (`on`); the game itself hands on the rest. */
  type: 'string' | 'boolean' | 'integer' | 'object';
  enum?: string[];
  default?: string | boolean | number;
  minimum?: number;
  maximum?: number;
}
export interface GameInfo {
  id: string;
  seats: { min: number; max: number };
  options: { properties?: { [option: string]: OptionSchema } };
}

/** Whoever is nobody yet becomes a guest of this name. */
export async function someone(name: string): Promise<Person> {
  try {
    return await api('GET', '/me', readPerson);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return api('POST', '/me', readPerson, { name });
  }
}
