// Lessons as learners take them: every first lesson on a desktop, on a phone and by keyboard alone, every second one and
// every drill on one of them; the light is where the thing is; wrong answers get a word; back, skip, leave and resume.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { accessible, expect, test, type Someone } from './fixture';
import { bubble, click, goOn, isDone, step, stepOf, type Press } from './learning';

const root = resolve(import.meta.dirname, '../../..');
const games = readdirSync(join(root, 'lessons'));
interface File {
  scenes: { steps: { id: string; spot: string[] }[] }[];
}
const read = (id: string) => JSON.parse(readFileSync(join(root, 'lessons', `${id}.json`), 'utf8')) as File;
const stepsOf = (file: File) => file.scenes.flatMap((scene) => scene.steps);

/** Every hole is where something is that the step names, and the first thing that can be seen has one. */
async function litRightly(page: Page, spots: readonly string[]): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((names) => {
          const box = (each: Element) => each.getBoundingClientRect();
          // On a phone a long list is folded: then the light is on what unfolds it.
          const shown = (each: Element) =>
            box(each).width === 0 && each.closest('#choice-list')
              ? (document.querySelector('[aria-controls=choice-list]') ?? each)
              : each;
          const things = names
            .flatMap((name) => [...document.querySelectorAll(`[data-spot~="${CSS.escape(name)}"]`)])
            .map(shown)
            .map(box)
            .filter((b) => b.width > 0 && b.bottom > 0 && b.top < innerHeight && b.right > 0 && b.left < innerWidth);
          const holes = [...document.querySelectorAll('svg.dim .rim')].map(box);
          const near = (a: DOMRect, b: DOMRect) =>
            [a.left - b.left, a.top - b.top, b.right - a.right, b.bottom - a.bottom].every((d) => d < 16) &&
            b.left < a.right &&
            b.right > a.left &&
            b.top < a.bottom &&
            b.bottom > a.top; // what scrolls cuts some off
          if (things.length === 0) return 'nothing that is named can be seen';
          if (holes.length === 0) return 'no light';
          return holes.every((hole) => things.some((thing) => near(thing, hole))) ? 'right' : 'beside';
        }, spots),
      { message: `the light at ${spots.join(', ')}` },
    )
    .toBe('right');
}

/** The bubble stands on the screen and over nothing that is lit. */
async function coversNothing(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const own = document.querySelector('aside.bubble')?.getBoundingClientRect();
        const first = document.querySelector('svg.dim .rim')?.getBoundingClientRect();
        if (!own) return false;
        const inside = own.left >= 0 && own.top >= 0 && own.right <= innerWidth + 1 && own.bottom <= innerHeight + 1;
        const over =
          first && own.left < first.right && first.left < own.right && own.top < first.bottom && first.top < own.bottom;
        return inside && !over;
      }),
    )
    .toBe(true);
}

const fitsWide = async (page: Page): Promise<void> => {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(1);
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Tab until it has the focus, then Enter: nothing else than keys. */
const byKeys =
  (page: Page): Press =>
  async (button) => {
    for (let i = 0; i < 250; ++i) {
      if (await button.evaluate((each) => each === document.activeElement)) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    throw new Error(`no key leads to ${await button.innerText()}`);
  };

async function learn(someone: Someone, id: string, press: Press, look: (page: Page) => Promise<void>): Promise<void> {
  const { page } = someone;
  const steps = stepsOf(read(id));
  await someone.go(`/learn/${id}`);
  await expect(bubble(page)).toBeVisible();
  const seen = new Set<string>();
  for (let i = 0; i < 60 && !(await isDone(page)); ++i) {
    const at = await stepOf(page);
    const spots = steps.find((each) => each.id === at)?.spot ?? [];
    if (!seen.has(at) && !(await goOn(page).isVisible())) {
      seen.add(at);
      if (spots.length > 0) await litRightly(page, spots);
      await expect(page.locator('.tip:visible')).toHaveCount(0); // only one speaks
      await look(page);
    }
    await step(page, press);
  }
  await expect(bubble(page).getByRole('button', { name: 'Play your first game' })).toBeVisible();
  expect([...seen]).toEqual(steps.map((each) => each.id));
}

for (const game of games) {
  test(`${game}: the first lesson on a desktop`, async ({ someone }) => {
    test.slow();
    const ada = await someone('Ada');
    await learn(ada, `${game}/first`, click, coversNothing);
    await bubble(ada.page).getByRole('button', { name: 'Play your first game' }).click();
    await expect(ada.page).toHaveURL(/\/table\//);
    await expect(ada.page.locator('main.board')).toBeVisible();
  });
  test(`${game}: the first lesson on a phone`, async ({ someone }) => {
    test.slow();
    const ben = await someone('Ben', phone);
    await learn(ben, `${game}/first`, click, fitsWide);
  });
  test(`${game}: the first lesson by keyboard alone`, async ({ someone }) => {
    test.slow();
    const cleo = await someone('Cleo');
    await learn(cleo, `${game}/first`, byKeys(cleo.page), () => Promise.resolve());
  });
}

for (const [i, game] of games.entries()) {
  const desk = { on: 'a desktop', how: {}, look: coversNothing };
  const hand = { on: 'a phone', how: phone, look: fitsWide };
  const [first, second] = i % 2 === 0 ? [desk, hand] : [hand, desk];
  test(`${game}: the second lesson on ${first.on}`, async ({ someone }) => {
    test.slow();
    await learn(await someone('Ada', first.how), `${game}/second`, click, first.look);
  });
  const drills = readdirSync(join(root, 'lessons', game)).filter((file) => file.startsWith('drill-'));
  test(`${game}: its drills on ${second.on}`, async ({ someone }) => {
    test.slow();
    expect(drills.length).toBeGreaterThanOrEqual(5);
    const ben = await someone('Ben', second.how);
    for (const file of drills) await learn(ben, `${game}/${file.replace('.json', '')}`, click, second.look);
  });
}

test('a wrong answer gets its word and changes nothing; back, leave, resume and skip', async ({ someone }) => {
  const ada = await someone('Ada');
  const { page } = ada;
  await ada.go('/learn/paper-tales/first');
  await expect(bubble(page)).toHaveAttribute('data-step', 'hire');
  await page.locator('[data-spot^="draft:"]:not([data-spot="draft:veteran"])').first().click();
  await expect(bubble(page).locator('.word')).toContainText('A fine choice for later');
  await expect(bubble(page)).toHaveAttribute('data-step', 'hire');
  await accessible(page);
  await page.locator('[data-spot="draft:veteran"]').click(); // the true board
  await expect(bubble(page)).toHaveAttribute('data-step', 'fighter');
  await bubble(page).getByRole('button', { name: 'Back' }).click();
  await expect(bubble(page)).toHaveAttribute('data-step', 'hire');
  await page.locator('[data-spot="draft:veteran"]').click();
  await expect(bubble(page)).toHaveAttribute('data-step', 'fighter');
  await bubble(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/learn\/paper-tales$/);
  await page.getByRole('link', { name: /A kingdom for two days/ }).click();
  await expect(bubble(page)).toHaveAttribute('data-step', 'fighter');
  await expect(bubble(page)).toContainText('We go on where you left off');
  await page.reload();
  await expect(bubble(page)).toHaveAttribute('data-step', 'fighter');
  await bubble(page).getByRole('button', { name: 'Skip this part' }).click();
  await expect(bubble(page)).toHaveAttribute('data-step', 'front');
  await expect(page.locator('[data-spot="hand:veteran"]')).toBeVisible();
});

test('the start page asks who is new to a game', async ({ someone }) => {
  const ada = await someone('Ada');
  await ada.go('/');
  const card = ada.page.locator('li.game[data-game="paper-tales"]');
  await expect(card).toContainText('New to this game?');
  await card.getByRole('link', { name: /Learn it \(5 minutes\)/ }).click();
  await expect(bubble(ada.page)).toBeVisible();
});
