// HTTP to the server. Every error is an ApiError with words for people.
import type { Json } from './contract';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly rule = '',
  ) {
    super(message);
  }
}

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export async function api<T>(method: string, path: string, body?: { [key: string]: unknown }): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(`/api${path}`, {
      method,
      headers: { 'X-Snowbound': '1', ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new ApiError('unreachable', '', 0);
  }
  let said: unknown;
  try {
    said = await reply.json();
  } catch {
    said = null;
  }
  if (!reply.ok || !isObject(said)) {
    const text = (field: string): string => (isObject(said) && typeof said[field] === 'string' ? said[field] : '');
    throw new ApiError(text('code') || 'unreachable', text('message'), reply.status, text('rule'));
  }
  return said as T;
}

export interface Person {
  id: string;
  name: string;
  kept: boolean;
  recovery_code?: string;
}
export interface Chair {
  name?: string;
  bot?: string;
  host?: boolean;
}
export interface Clock {
  kind: 'none' | 'move' | 'bank';
  seconds?: number;
  increment?: number;
}
export interface Vote {
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
  pace: string;
  language: string;
  leavers: string;
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
}
export interface OptionSchema {
  type: 'string' | 'boolean' | 'integer';
  enum?: string[];
  default?: string | boolean | number;
  minimum?: number;
  maximum?: number;
}
export interface GameInfo {
  id: string;
  seats: { min: number; max: number };
  options: { properties?: { [option: string]: OptionSchema } };
  presets?: { [preset: string]: { [option: string]: Json } };
  complete?: boolean;
}

/** Whoever is nobody yet becomes a guest of this name. */
export async function someone(name: string): Promise<Person> {
  try {
    return await api<Person>('GET', '/me');
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return api<Person>('POST', '/me', { name });
  }
}
