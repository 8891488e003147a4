// From the first page into a game.
import { api, ApiError, send, someone, type Banned, type Card, type Chair, type GameInfo, type Person } from './api';
import { friendlyNames } from './friendly';
import { speech, t } from './i18n.svelte';
import type { Lesson } from './lesson';
import { canPlayHere, gamesHere } from './local';
import { offline } from './offline.svelte';
import { presetsOf } from './presets';
import { readGames, readPerson, readTable, readTables, type Bag } from './read';
import { hasMotion, recall, remember, settings } from './settings.svelte';

export const nameKey = 'snowbound.name';
/** The name this browser was given while its owner has said none. */
const givenKey = 'snowbound.given';
export const guestName = (): string => {
  const known = recall(nameKey) || recall(givenKey);
  if (known) return known;
  const [given = ''] = friendlyNames(1);
  remember(givenKey, given);
  return given;
};
/** Whoever is nobody yet becomes a guest; under another given name where somebody keeps this one. */
export async function asGuest(): Promise<Person> {
  try {
    return await someone(guestName());
  } catch (error) {
    const isGiven = recall(nameKey) === null;
    if (!isGiven || !(error instanceof ApiError) || error.code !== 'name_taken') throw error;
    remember(givenKey, null);
    return someone(guestName());
  }
}
/** Whom the server knows us as; null: nobody yet, and that is fine. */
export async function whoAmI(): Promise<Person | null> {
  try {
    const me = await api('GET', '/me', readPerson);
    remember(nameKey, me.name);
    return me;
  } catch {
    return null;
  }
}

export const allGames = ['winter-tales', 'dead-of-winter', 'paper-tales', 'tail-feathers'] as const;

/** What can be played: with the server, or, where none answers, on this device (`here`). */
export async function whatToPlay(): Promise<{ games: GameInfo[]; here: boolean }> {
  try {
    return { games: await api('GET', '/games', readGames), here: false };
  } catch (error) {
    if (!canPlayHere) throw error;
    return { games: readGames({ games: gamesHere }), here: true };
  }
}

const playedHere = 'snowbound.here';
/** This request makes a table on this device. */
export async function putHere(path: string, wish: Bag): Promise<Card> {
  const table = await api('POST', path, readTable, wish);
  remember(playedHere, 'yes');
  return table;
}
/** A table on this device: begins at once. */
export async function tableHere(wish: Bag): Promise<Card> {
  const pace = hasMotion() ? 'natural' : 'none'; // who wants nothing to move does not wait for bots either
  return putHere('/local/tables', { ...wish, name: guestName(), pace });
}
/** A record, or a file of one, as a table on this device. `seats`: who sat there. */
export async function tableFrom(record: unknown, seats: readonly Chair[] = []): Promise<Card> {
  const names = seats.map((chair) => chair.name ?? '');
  return putHere('/local/records', { record, names, name: guestName() });
}
/** The tables on this device. Who has never played here does not load an engine to look for them. */
export async function tablesHere(): Promise<Card[]> {
  if (!canPlayHere || recall(playedHere) === null) return [];
  return api('GET', '/local/tables', readTables).catch(() => []);
}

/** The tables at the server where we sit or sat. */
export const tablesMine = (): Promise<Card[]> => api('GET', '/tables/mine', readTables).catch(() => []);

export async function playAgainstBots(game: GameInfo, here: boolean): Promise<string> {
  offline.isBusy();
  remember('snowbound.game', game.id);
  const [first] = presetsOf(game);
  const seats = first?.seats ?? game.seats.min;
  const wish = {
    game: game.id,
    seats,
    language: speech.language,
    options: first?.options ?? {},
    bots: Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, level: settings.level })),
  };
  return begin(wish, here);
}
async function begin(wish: Bag, here: boolean): Promise<string> {
  if (here) return (await tableHere(wish)).id;
  await asGuest();
  const table = await api('POST', '/tables', readTable, wish);
  await send('POST', `/tables/${table.id}/start`);
  return table.id;
}

/** A first real table after a lesson, as the lesson says it should be. */
export async function playLesson({ game, done }: Lesson): Promise<string> {
  const { games, here } = await whatToPlay();
  const info = games.find((each) => each.id === game);
  const wanted = done.play;
  if (!info) throw new ApiError('no_game', '', 404);
  if (!wanted) return playAgainstBots(info, here);
  remember('snowbound.game', game);
  const bots = wanted.bots.map((level, i) => ({ seat: i + 1, level }));
  return begin({ game, seats: wanted.seats, language: speech.language, options: wanted.options, bots }, here);
}

/** The table that follows one that is over: made by whoever asks first, the same for everybody. */
export async function tableAfter(id: string): Promise<string> {
  return (await api('POST', `/tables/${id}/rematch`, readTable, {})).rematch ?? id;
}

/** Bots have names, the same ones for everybody at the table. */
export function chairName(chair: { name?: string; bot?: string }, seat: number, table: string): string {
  if (chair.name) return chair.name;
  if (!chair.bot) return t('web.seat', { n: seat + 1 });
  const names = t('web.bot_names')
    .split(',')
    .map((name) => name.trim());
  let sum = 0;
  for (const c of table) sum = (sum * 31 + c.charCodeAt(0)) % 9973;
  return names[(sum + seat) % names.length] ?? t('web.seat', { n: seat + 1 });
}

const day = () => new Intl.DateTimeFormat(speech.language, { dateStyle: 'long', timeStyle: 'short' });
export const bannedText = ({ reason, ends }: Banned): string =>
  t('web.error.banned', { reason, until: day().format(ends) });

export function troubleText(error: unknown): string {
  if (error instanceof ApiError && error.banned) return bannedText(error.banned);
  const found = error as { code?: string; message?: string };
  const key = `web.error.${found.code ?? ''}`;
  if (found.code && speech.texts.has(key)) return t(key);
  return found.message || t('web.error.unreachable');
}
