// Somebody who answers from the list until something holds; and what came over the wire to them.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Someone } from './fixture';

export async function skipFirstSteps(who: Someone, game: string): Promise<void> {
  await who.context.addInitScript((name) => localStorage.setItem(`snowbound.first.${name}`, '1'), game);
}

/** Every frame that the server sends to this page from now on. */
export function wire(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** The last view in these frames. */
export function lastView<T>(frames: readonly string[]): T | null {
  for (const frame of [...frames].reverse()) {
    const read = JSON.parse(frame) as { t?: string; view?: T };
    if (read.t === 'view' && read.view) return read.view;
  }
  return null;
}

export type By = 'key' | 'mouse' | 'finger';
/** What is wanted, the dearest first. */
export type Wanted = RegExp | readonly RegExp[];

/** The line of the list that is wanted most; the first where none is. */
export async function lineOf(who: Someone, wanted: Wanted = []): Promise<number | null> {
  const words = await who.choices.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  if (words.length === 0) return null;
  for (const each of wanted instanceof RegExp ? [wanted] : wanted) {
    const at = words.findIndex((word) => each.test(word));
    if (at >= 0) return at;
  }
  return 0;
}

/**
 * One answer from the list: by its key, or Tab's focus and Enter where it has none; by mouse; or by a finger.
 * Nothing is lost if the table has gone on meanwhile.
 */
export async function answer(who: Someone, wanted?: Wanted, by: By = 'key'): Promise<void> {
  const quick = { timeout: 3000 };
  const press = (what: Locator): Promise<void> =>
    (by === 'finger' ? what.tap(quick) : what.click(quick)).catch(() => undefined);
  const yes = who.page.locator('dialog[open] .button.primary');
  if (await yes.count()) return by === 'key' ? who.page.keyboard.press('Enter') : press(yes);
  const at = await lineOf(who, wanted);
  if (at === null) return;
  const line = who.choices.nth(at);
  if (by !== 'key') return press(line);
  const key = await line.getAttribute('aria-keyshortcuts', quick).catch(() => null);
  if (key) return who.page.keyboard.press(key);
  await line.focus(quick).catch(() => undefined);
  await who.page.keyboard.press('Enter');
}

/** Answers whatever is asked until it holds. */
export async function answerUntil(
  people: Someone[],
  holds: () => Promise<boolean>,
  wanted?: Wanted | ((who: Someone) => Wanted),
  { by = 'key', within = 90_000 }: { by?: By; within?: number } = {},
): Promise<void> {
  await expect(async () => {
    if (await holds()) return;
    for (const who of people) await answer(who, typeof wanted === 'function' ? wanted(who) : wanted, by);
    expect(await holds()).toBe(true);
  }).toPass({ timeout: within, intervals: [150] });
}
