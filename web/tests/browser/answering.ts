// Somebody who answers from the list until something holds; and what came over the wire to them.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Json } from '../../src/lib/contract';
import { patched } from '../../src/lib/difference';
import type { Someone } from './fixture';

export function skipFirstSteps(who: Pick<Someone, 'context'>, ...games: string[]): Promise<unknown> {
  return who.context.addInitScript((names) => {
    for (const name of names) localStorage.setItem(`snowbound.first.${name}`, '1');
  }, games);
}

export const looks = ['light', 'dark', 'contrast'] as const;
/** Somebody whose device is light or dark, or who has chosen high contrast in the settings; nothing moves. */
export async function looking(
  someone: (name: string, how?: object) => Promise<Someone>,
  look: (typeof looks)[number],
): Promise<Someone> {
  const who = await someone('Ada', { colorScheme: look === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
  if (look === 'contrast') {
    await who.context.addInitScript(() => localStorage.setItem('snowbound.settings', '{"theme":"contrast"}'));
  }
  return who;
}

/** Every frame that the server sends to this page from now on. */
export function wire(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

/** The keys for which this page has had no words since now. */
export function untold(page: Page): string[] {
  const keys: string[] = [];
  page.on('console', (said) => {
    const [, key] = /^no text: (.*)$/.exec(said.text()) ?? [];
    if (key) keys.push(key);
  });
  return keys;
}

interface Received<T> {
  /** Which of the frames it was. */
  at: number;
  /** The whole of it, whether it came whole or as a change. */
  text: string;
  view: T;
  /** What may be chosen, and its verbs. */
  choices: { [verb: string]: { [field: string]: string } }[];
  verbs: string[];
  facts: { [kind: string]: { kind?: string } }[];
  scenes: { text?: string }[];
}
interface Told<T> {
  t: string;
  patch?: Json;
  view: T;
  decisions: { options: Received<T>['choices'] }[];
  facts?: { fact: Received<T>['facts'][number] }[];
  scenes?: Received<T>['scenes'];
}
/** The views among these frames. */
export function viewsOf<T>(frames: readonly string[]): Received<T>[] {
  let shown: object | null = null;
  return frames.flatMap((text, at) => {
    const { facts = [], scenes = [], patch, ...frame } = JSON.parse(text) as Told<T>;
    if (frame.t === 'view') shown = frame;
    else if (frame.t !== 'change' || shown === null) return [];
    else if (patch !== undefined) shown = patched(shown as Json, patch) as object;
    const { view, decisions } = shown as Told<T>;
    const choices = decisions.flatMap(({ options }) => options);
    const verbs = choices.flatMap((choice) => Object.keys(choice));
    const whole = JSON.stringify({ ...shown, facts, scenes });
    return [{ at, text: whole, view, choices, verbs, facts: facts.map(({ fact }) => fact), scenes }];
  });
}

/** The kinds of facts in these frames: "attacked", and "attacked swoop" where a fact has kinds of its own. */
export function told(frames: readonly string[]): Set<string> {
  const facts = viewsOf(frames).flatMap((received) => received.facts);
  return new Set(
    facts.flatMap((fact) =>
      Object.entries(fact).flatMap(([kind, about]) => (about.kind ? [kind, `${kind} ${about.kind}`] : [kind])),
    ),
  );
}

export const isOver = (who: Someone) => (): Promise<boolean> => who.page.locator('.scores').isVisible();

/** Playwright's options of a phone. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export async function fitsAcross({ page }: Someone): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
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

/** On a phone the list comes up over the board. */
export async function openList(who: Someone): Promise<void> {
  const fold = who.page.locator('.choose .fold[aria-expanded=false]');
  if (await fold.count()) await fold.click({ timeout: 3000 }).catch(() => undefined);
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
  if (by !== 'key') await openList(who);
  const at = await lineOf(who, wanted);
  if (at === null) return;
  const line = who.choices.nth(at);
  if (by !== 'key') return press(line);
  const key = await line.getAttribute('aria-keyshortcuts', quick).catch(() => null);
  if (key) return pressTwice(who.page, key);
  await line.focus(quick).catch(() => undefined);
  await who.page.keyboard.press('Enter');
}

/** The key of a line: once leads to an answer, twice gives it; a step is taken by the first. */
export async function pressTwice(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  const isHeld = await page.evaluate(
    (key) => document.activeElement?.matches(`.row [aria-keyshortcuts='${key}']`) ?? false,
    key,
  );
  if (isHeld) await page.keyboard.press(key);
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
