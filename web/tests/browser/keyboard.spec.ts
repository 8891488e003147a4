// Whole games of all four by keyboard alone, step by step. What the live regions say is compared with what this seat was
// told: one's own first, everything once, in order; and each step and each answer is confirmed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { numbered } from '../../src/games/tail-feathers/model';
import type { Choice, Fields, Json } from '../../src/lib/contract';
import { Texts } from '../../src/lib/texts';
import { Teller } from '../../src/lib/words';
import { isOver, skipFirstSteps, viewsOf, wire } from './answering';
import { expect, root, test } from './fixture';

interface Heard {
  /** Which region, by its test id or name. */
  of: string;
  said: string;
}
/** From here on everything that a live region comes to say is kept, and every question that stood on the page. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: Heard[] = [];
    const asked = new Set<string>();
    Object.assign(globalThis, { heard, asked });
    const said = new WeakMap<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll<HTMLElement>('[aria-live], [role=status], [role=alert]')) {
        const now = region.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
        if (said.get(region) === now) continue;
        said.set(region, now);
        if (now)
          heard.push({
            of: region.closest<HTMLElement>('[data-testid]')?.dataset['testid'] ?? region.className.split(' ')[0] ?? '',
            said: now,
          });
      }
      const question = document.querySelector('.prompt .sentence')?.cloneNode(true) as Element | undefined;
      question?.querySelectorAll('.unseen, button').forEach((each) => each.remove());
      if (question) asked.add(question.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const heardBy = (page: Page, from: number): Promise<Heard[]> =>
  page.evaluate((from) => (globalThis as unknown as { heard: Heard[] }).heard.slice(from), from);

interface Line {
  key: string;
  words: string;
  isStep: boolean;
}
const linesOf = (page: Page): Promise<Line[]> =>
  page.locator('.choices[aria-busy=false] .steps .lines [aria-keyshortcuts]').evaluateAll((all) =>
    all.map((each) => ({
      key: each.getAttribute('aria-keyshortcuts') ?? '',
      words: each.getAttribute('aria-label') ?? '',
      isStep: each.hasAttribute('data-step'),
    })),
  );

function textsOf(game: string): Texts {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(root, 'locales/en', `${file}.json`), 'utf8')) as { [key: string]: string };
  const id = game.replaceAll('-', '_');
  return new Texts('en', { ...read('shell'), ...read('web'), ...read(`web_${id}`), ...read(id) });
}
const plain = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();
/** It names this seat. */
const isMine = (fact: Choice, seat: number): boolean => {
  const names = (value: Json): boolean => value === seat || (Array.isArray(value) && value.some(names));
  const fields = Object.values(fact)[0] as Fields;
  return ['seat', 'other', 'owner', 'narrator', 'winners'].some((field) => names(fields[field] ?? null));
};

/** Tab, until the focus has come to where it holds. */
async function tabTo(page: Page, holds: (focused: Element | null) => boolean): Promise<void> {
  for (let i = 0; i < 80; ++i) {
    if (await page.evaluate(`(${String(holds)})(document.activeElement)`)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(holds)}`);
}
/** What a memory has come to mean is written by hand, and left by Tab again. */
async function write(page: Page): Promise<void> {
  const line = page.locator('.composer .concept input:visible');
  if (!(await line.count()) || (await line.inputValue({ timeout: 1000 }).catch(() => 'gone'))) return;
  await tabTo(page, (focused) => focused?.closest('.concept') != null);
  await page.keyboard.type('a light in the window');
  await tabTo(page, (focused) => !focused?.matches('input, textarea, [contenteditable]'));
}

/** What is wrong with what was said, beside what was told. */
function flawsOf(
  told: readonly { words: string; isMine: boolean }[],
  heard: readonly Heard[],
  asked: ReadonlySet<string>,
): string[] {
  const flaws: string[] = [];
  let at = 0;
  for (const { said } of heard.filter(({ of }) => of === 'spoken')) {
    let n = 0;
    for (; at + n <= told.length; ++n) {
      const some = told.slice(at, at + n);
      const inOrder = [...some.filter((each) => each.isMine), ...some.filter((each) => !each.isMine)];
      const words = inOrder.map((each) => each.words).join(' ');
      if (said.startsWith(words) && asked.has(said.slice(words.length).trim())) break;
    }
    if (at + n > told.length)
      return [
        ...flaws,
        `after ${at} facts: “${said}”, where the next is “${told[at]?.words}”, of ${JSON.stringify(told.slice(at, at + 5))}`,
      ];
    at += n;
  }
  if (at < told.length)
    flaws.push(`${told.length - at} of ${told.length} facts were not told, from “${told[at]?.words}” on`);
  const all = new Set(told.map(({ words }) => words));
  for (const { of, said } of heard) if (of !== 'spoken' && all.has(said)) flaws.push(`told twice, in ${of}: “${said}”`);
  return flaws;
}

/** The same choices each time, as far as the bots play the same. */
function dice(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 48271) % 2147483647) / 2147483647;
}

const games: { game: string; seats: number; options?: object; wanted: RegExp[]; least: number }[] = [
  { game: 'paper-tales', seats: 2, wanted: [/^Ready/], least: 60 },
  { game: 'winter-tales', seats: 3, wanted: [], least: 60 },
  { game: 'dead-of-winter', seats: 2, wanted: [/^Keep/, /^Move /, /search/], least: 60 },
  {
    game: 'tail-feathers',
    seats: 2,
    options: { scenario: 'show_of_force', militia_nest: 2, raiders_nest: 2 },
    wanted: [/^Swoop/, /: (swoop|ranged|melee) on /, /gets ready to launch/, /^Take off/, /^Land$/, /^Activate/],
    least: 60,
  },
];

for (const { game, seats, options = {}, wanted, least } of games) {
  test(`${game}: a whole game by keyboard alone, and everything is said`, async ({ someone }) => {
    test.setTimeout(300_000);
    const ada = await someone('Ada', { reducedMotion: 'reduce' });
    const { page } = ada;
    await listen(page);
    await ada.stepByStep();
    await skipFirstSteps(ada, game);
    const frames = wire(page);
    await ada.open(await ada.table({ game, seats, options, level: 'random' }));
    await expect(page.locator('.frame.mine')).toBeVisible();

    const flaws: string[] = [];
    const random = dice(20);
    const count = { steps: 0, answers: 0, undone: 0 };
    let heard = 0;
    const confirmed = async (what: string, how: (said: Heard) => boolean): Promise<void> => {
      // Or the table went on just then.
      const isSaid = async () => (await heardBy(page, heard)).some((each) => how(each) || each.of === 'spoken');
      const was = heard;
      if (
        !(await expect
          .poll(isSaid, { intervals: [20, 50, 100], timeout: 4000 })
          .toBe(true)
          .then(
            () => true,
            () => false,
          ))
      )
        flaws.push(`not confirmed: ${what}; said: ${JSON.stringify((await heardBy(page, was)).slice(0, 3))}`);
      heard = was + (await heardBy(page, was)).length;
    };
    const end = Date.now() + Number(process.env['KEYS_MS'] ?? 280_000);
    while (!(await isOver(ada)()) && Date.now() < end && flaws.length < 20) {
      if (await page.locator('dialog[open] .button.primary').count()) {
        await page.keyboard.press('Enter');
        continue;
      }
      await write(page);
      const lines = await linesOf(page);
      if (lines.length === 0) {
        await page.waitForTimeout(50);
        continue;
      }
      // What ends something is never the first key, and says what it leaves.
      if (lines.some(({ key, words }) => key === '0' && /still possible: \d|discarded|unused/.test(words)))
        count.undone += 1;
      const found = wanted.flatMap((each) => lines.filter(({ words }) => each.test(words)))[0];
      const line = (random() < 0.7 ? found : undefined) ?? lines[Math.floor(random() * lines.length)]!;
      heard += (await heardBy(page, heard)).length;
      await page.keyboard.press(line.key);
      if (line.isStep) {
        count.steps += 1;
        const step = line.words.replace(/: \d+ .*$/, '');
        await confirmed(line.words, ({ of, said }) => of === 'step' && said.startsWith(plain(step)));
        continue;
      }
      const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      if (focused !== line.words) continue; // the table went on meanwhile
      await page.keyboard.press(line.key);
      count.answers += 1;
      if (await page.locator('dialog[open] .button.primary').count()) await page.keyboard.press('Enter');
      await confirmed(line.words, ({ of }) => of === 'laid' || of === 'step');
    }
    expect(await isOver(ada)(), [JSON.stringify(count), ...flaws].join('\n')).toBe(true);
    await page.waitForTimeout(200);

    const texts = textsOf(game);
    const names = await page.locator('ul[aria-label] li .name').allTextContents();
    const views = viewsOf<never>(frames);
    const told = views.slice(1).flatMap(({ view, facts }) => {
      const say = (key: string): string => texts.text(key);
      const naming = (field: string, n: number) => (game === 'tail-feathers' ? numbered(view, field, n, say) : null);
      const teller = new Teller(texts, names.slice(0, seats), 0, naming);
      return facts.map((fact) => ({ words: plain(teller.fact(fact as Choice)), isMine: isMine(fact as Choice, 0) }));
    });
    const asked = await page.evaluate(() => [...(globalThis as unknown as { asked: Set<string> }).asked]);
    flaws.push(...flawsOf(told, await heardBy(page, 0), new Set(asked)));
    console.log(game, JSON.stringify({ ...count, facts: told.length, heard: (await heardBy(page, 0)).length }));
    expect(flaws, flaws.join('\n')).toEqual([]);
    expect(told.length).toBeGreaterThan(least);
    expect(count.undone, 'an end that said what it leaves').toBeGreaterThan(0);
  });
}
