// Somebody who answers from the list until something holds; and what came over the wire to them.
import { expect, type Page } from '@playwright/test';
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

/** One answer with the key of a line, or with the mouse where it has none. Nothing is lost if the table has gone on. */
export async function answer(who: Someone, wanted?: RegExp): Promise<void> {
  const yes = who.page.locator('dialog[open] .button.primary');
  if (await yes.count()) return yes.click({ timeout: 3000 }).catch(() => undefined);
  const words = await who.choices.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  if (words.length === 0) return;
  const line = who.choices.nth(
    Math.max(
      0,
      words.findIndex((each) => wanted?.test(each)),
    ),
  );
  const key = await line.getAttribute('aria-keyshortcuts', { timeout: 3000 }).catch(() => null);
  if (key) await who.page.keyboard.press(key);
  else await line.click({ timeout: 3000 }).catch(() => undefined);
}

/** Answers whatever is asked until it holds. */
export async function answerUntil(people: Someone[], holds: () => Promise<boolean>, wanted?: RegExp): Promise<void> {
  await expect(async () => {
    if (await holds()) return;
    for (const who of people) await answer(who, wanted);
    expect(await holds()).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [150] });
}
