// A game's words are explained where they stand: by mouse, finger and keys, and never instead of what a click is for.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { accessible, expect, test, type Someone } from './fixture';

const explained = (page: Page): Locator => page.locator('#explained');
const inQuestion = (page: Page): Locator => page.locator('.prompt [data-term]');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function sit(ada: Someone): Promise<void> {
  const table = await ada.table({ game: 'dead-of-winter', seats: 3 });
  await ada.page.addInitScript(() => localStorage.setItem('snowbound.first.dead-of-winter', '1'));
  await ada.open(table);
  await expect(ada.page.locator('.frame.mine')).toBeVisible();
}
/** The first line of the list with a word in it. */
const lineWithWord = (page: Page): Locator => page.locator('button.choice:has([data-term])').first();
/** From the choice of survivors to the first turn, where the lines are full of words. */
async function toFirstTurn({ page }: Someone): Promise<void> {
  for (let i = 0; i < 12 && !(await lineWithWord(page).isVisible()); ++i) {
    const asked = await page.locator('.prompt .sentence').innerText();
    await page.locator('button.choice').first().click();
    await expect(page.locator('.prompt .sentence')).not.toHaveText(asked);
    await expect(page.locator('.frame.mine')).toBeVisible();
  }
  await expect(lineWithWord(page)).toBeVisible();
}

test('by mouse: whoever rests on a word reads what it means, and a line stays a line', async ({ someone }) => {
  const ada = await someone('Ada');
  const { page } = ada;
  await sit(ada);
  await expect(explained(page)).toBeHidden();
  await inQuestion(page).first().hover();
  await expect(explained(page)).toContainText('A person with a name, led by a player.');
  await expect(explained(page).getByRole('link')).toHaveAttribute('href', '/rules/dead-of-winter/DW-DEF.3');
  await explained(page).hover(); // it can be reached
  await page.waitForTimeout(500);
  await expect(explained(page)).toBeVisible();
  await accessible(page);
  await page.mouse.move(5, 890);
  await expect(explained(page)).toBeHidden();

  await toFirstTurn(ada);
  const line = lineWithWord(page);
  expect(await line.getAttribute('aria-label')).toContain((await line.locator('> span').first().innerText()).trim());
  await line.locator('[data-term]').first().hover();
  await expect(explained(page)).toBeVisible();
  const asked = await page.locator('.log li').count();
  await line.locator('[data-term]').first().click();
  await expect(explained(page)).toBeHidden();
  await expect(page.locator('.log li')).not.toHaveCount(asked); // the click was an answer
});

test('what comes to lie under a mouse that has clicked asks for nothing until the mouse moves', async ({ someone }) => {
  const ada = await someone('Ada');
  const { page } = ada;
  await sit(ada);
  await page.mouse.click(500, 30);
  await inQuestion(page)
    .first()
    .evaluate((word) => {
      const next = word.cloneNode(true) as HTMLElement;
      next.style.cssText = 'position: fixed; z-index: 99; left: 450px; top: 10px; width: 100px; height: 40px';
      document.body.append(next);
    });
  await page.waitForTimeout(800);
  await expect(explained(page)).toBeHidden();
  await page.mouse.move(510, 36);
  await expect(explained(page)).toBeVisible();
});

test('by keyboard: Tab comes to a word, arrows to the next, Enter to its clause, Escape back; ? explains a line', async ({
  someone,
}) => {
  const ada = await someone('Ada');
  const { page } = ada;
  await sit(ada);
  await page.locator('.prompt').evaluate((each) => {
    each.tabIndex = -1;
    each.focus();
  });
  await page.keyboard.press('Tab');
  await expect(inQuestion(page).first()).toBeFocused();
  await expect(explained(page)).toContainText('Survivor', { ignoreCase: true });
  await expect(inQuestion(page).first()).toHaveAttribute('aria-describedby', 'explained');
  await page.keyboard.press('Enter');
  await expect(explained(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(explained(page)).toBeHidden();
  await expect(inQuestion(page).first()).toBeFocused();

  await toFirstTurn(ada);
  await lineWithWord(page).focus();
  await page.keyboard.press('?');
  await expect(explained(page)).toBeVisible();
  const means = await explained(page).locator('p').innerText();
  await expect(page.locator('[role="status"]', { hasText: means })).toBeAttached(); // and is read out
  await expect(lineWithWord(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(explained(page)).toBeHidden();

  await ada.open(await ada.table({ game: 'winter-tales', seats: 4 })); // a question with many words
  await expect(inQuestion(page).nth(1)).toBeVisible();
  expect(await page.locator('.prompt [data-term][tabindex="0"]').count()).toBe(1); // and one stop
  await inQuestion(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(inQuestion(page).nth(1)).toBeFocused();
  await expect(explained(page).locator('b')).toHaveText(await inQuestion(page).nth(1).innerText(), {
    ignoreCase: true,
  });
});

test('by finger: a tap on a word explains it, the next tap is for the board; a line is held', async ({ someone }) => {
  const ben = await someone('Ben', phone);
  const { page } = ben;
  await sit(ben);
  await inQuestion(page).first().tap();
  await expect(explained(page)).toBeVisible();
  const box = await explained(page).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await page.locator('.person').last().tap();
  await expect(explained(page)).toBeHidden();
  await expect(page.locator('.person').last()).toHaveAttribute('aria-pressed', 'true'); // it went through

  const text = page.locator('.person [data-term]').first();
  const person = page.locator('.person', { has: page.locator('[data-term]') }).first();
  const pressed = await person.getAttribute('aria-pressed');
  const at = await text.boundingBox();
  if (!at) throw new Error('no word on a card');
  const touch = await page.context().newCDPSession(page);
  const point = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(explained(page)).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(explained(page)).toBeVisible();
  expect(await person.getAttribute('aria-pressed')).toBe(pressed); // held is not pressed
  await text.tap();
  await expect(explained(page)).toBeHidden();
});

test('the rules page explains its words, and lists them all', async ({ someone }) => {
  const ada = await someone('Ada');
  const { page } = ada;
  await ada.go('/rules/tail-feathers/TF-9.2');
  await page.locator('[id="TF-9.2"] [data-term="tail-feathers.tilt"]').click();
  await expect(explained(page)).toContainText('Which way a flying bird leans');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Words', exact: true }).click();
  await expect(page.locator('dl > div')).toHaveCount(63);
  await page.locator('dl a').first().click();
  await expect(page).toHaveURL(/\/rules\/tail-feathers\/TF-27\.1$/);
});

test('clauses that are easier to see than to read have a picture', async ({ someone }) => {
  const ada = await someone('Ada');
  const { page } = ada;
  const games = resolve(import.meta.dirname, '../../src/games');
  for (const game of readdirSync(games, { withFileTypes: true })) {
    if (!game.isDirectory() || game.name === 'generic') continue;
    const source = readFileSync(join(games, game.name, 'ClausePicture.svelte'), 'utf8');
    const drawn = (/clauses =\s*'([^']*)'/.exec(source)?.[1] ?? '').split(' ');
    expect(drawn.length).toBeGreaterThanOrEqual(9);
    await ada.go(`/rules/${game.name}/${drawn[0]}`);
    const pictures = page.locator('[data-picture]');
    await expect(pictures).toHaveCount(drawn.length); // each belongs to a clause that is there
    for (const clause of drawn) {
      const picture = page.locator(`[data-picture="${clause}"]`);
      await picture.scrollIntoViewIfNeeded();
      const inside = await picture.evaluate((each) =>
        [...each.children].map((part) => part.getBoundingClientRect().height),
      );
      expect(Math.max(0, ...inside), clause).toBeGreaterThan(20);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
