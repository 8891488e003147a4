// What this browser remembers: language, theme, text size, motion, sound, confirmations.
import type { Shows } from './beats';
import type { Sound } from './sound';

const key = 'snowbound.settings';

export type Theme = 'auto' | 'paper' | 'night' | 'contrast';
interface Stored {
  language: '' | 'en' | 'de' | 'it';
  theme: Theme;
  textSize: number;
  motion: 'auto' | 'on' | 'off';
  /** How long the great moments take; off: they are told in words. */
  shows: Shows;
  sound: boolean;
  volume: number;
  /** How loud each kind of sound is beside the others, from 0 to 100; what is not named is 100. */
  loudness: { [kind in Sound]?: number };
  haptics: boolean;
  notify: boolean;
  confirm: boolean;
  /** The coach warns before an answer that is much worse. */
  coach: boolean;
  /** Keys of one letter or figure. */
  keys: boolean;
  keepDraftsShown: boolean;
  level: string;
}

const isPhone = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
const defaults: Stored = {
  language: '',
  theme: 'auto',
  textSize: 100,
  motion: 'auto',
  shows: 'full',
  sound: !isPhone,
  volume: 50,
  loudness: {},
  haptics: isPhone,
  notify: false,
  confirm: true,
  coach: false,
  keys: true,
  keepDraftsShown: true,
  level: 'easy',
};

function isOne<T>(value: unknown, ...of: T[]): value is T {
  return (of as unknown[]).includes(value);
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 100;

/** Whatever is stored may be old or broken: only what makes sense is taken. */
export function readSettings(text: string | null): Stored {
  const out = { ...defaults };
  try {
    const found = JSON.parse(text ?? '{}') as Partial<Stored> | null;
    if (isOne(found?.language, '', 'en', 'de', 'it')) out.language = found.language;
    if (isOne(found?.theme, 'auto', 'paper', 'night', 'contrast')) out.theme = found.theme;
    if (isOne(found?.motion, 'auto', 'on', 'off')) out.motion = found.motion;
    if (typeof found?.textSize === 'number' && found.textSize >= 80 && found.textSize <= 200)
      out.textSize = found.textSize;
    if (isOne(found?.shows, 'full', 'fast', 'off')) out.shows = found.shows;
    if (isShare(found?.volume)) out.volume = found.volume;
    if (typeof found?.loudness === 'object' && found.loudness !== null)
      out.loudness = Object.fromEntries(Object.entries(found.loudness).filter(([, loud]) => isShare(loud)));
    for (const flag of ['sound', 'haptics', 'notify', 'confirm', 'coach', 'keys', 'keepDraftsShown'] as const) {
      if (typeof found?.[flag] === 'boolean') out[flag] = found[flag];
    }
    if (isOne(found?.level, 'random', 'greedy', 'easy', 'medium', 'hard')) out.level = found.level;
  } catch {
    // Nonsense in the storage: defaults.
  }
  return out;
}

// Private windows may refuse a store, some by not having it; then things last as long as the page.
function put(store: () => Storage, name: string, value: string | null): void {
  try {
    if (value === null) store().removeItem(name);
    else store().setItem(name, value);
  } catch {
    // as above
  }
}
function get(store: () => Storage, name: string): string | null {
  try {
    return store().getItem(name);
  } catch {
    return null;
  }
}
/** For good. */
export const remember = (name: string, value: string | null): void => put(() => localStorage, name, value);
export const recall = (name: string): string | null => get(() => localStorage, name);
/** Through reloads, until this tab is closed. */
export const rememberHere = (name: string, value: string | null): void => put(() => sessionStorage, name, value);
export const recallHere = (name: string): string | null => get(() => sessionStorage, name);

export const settings = $state<Stored>(readSettings(recall(key)));

export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  root.style.fontSize = settings.textSize === 100 ? '' : `${settings.textSize}%`;
  if (settings.motion === 'auto') delete root.dataset['motion'];
  else root.dataset['motion'] = settings.motion;
  remember(key, JSON.stringify(settings));
}

export function hasMotion(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'on';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
