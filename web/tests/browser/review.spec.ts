// A look back at games that are over, computed in the reader's browser; and games that move between device and server.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { skipFirstSteps } from './answering';
import { device, storedMatch } from './device';
import { accessible, expect, test } from './fixture';
import { PaperPlayer } from './paper';

const root = resolve(import.meta.dirname, '../../..');

async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /decisions were as good as/ })).toBeVisible({
    timeout: 120_000,
  });
}
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a game of the server is reviewed: chances, decisions, moments, and another way', async ({ someone, server }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada');
  const { page } = ada;
  const table = server.take('paper-tales/games/3-seats-1-most_legend.json');
  await ada.go(`/replay/${table}`);
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review: Paper Tales');
  await ready(page);

  // All chances are one victory, at the beginning and at the end.
  const chances = async () => (await page.locator('.head li b').allTextContents()).map((text) => parseInt(text));
  await page.keyboard.press('Home');
  const first = await chances();
  expect(Math.abs(first.reduce((a, b) => a + b) - 100)).toBeLessThan(3);
  await page.keyboard.press('End');
  await expect.poll(async () => (await chances()).sort((a, b) => b - a)).toEqual([100, 0, 0]);

  // A moment is chosen by its number; what was played and what else was thought of are told with their chances.
  const moments = page.locator('section[aria-labelledby="moments"] li button');
  expect(await moments.count()).toBeGreaterThan(0);
  await page.keyboard.press('1');
  await expect(moments.first()).toHaveAttribute('aria-current', 'step');
  const kinds = await moments.evaluateAll((all) => all.map((each) => each.className.split(' ')[0] ?? ''));
  for (const kind of ['best', 'worst', 'turn']) expect(kinds.filter((each) => each === kind).length).toBeLessThan(4);
  const judged = kinds.findIndex((kind) => kind !== 'turn');
  expect(judged, kinds.join()).toBeGreaterThanOrEqual(0);
  await moments.nth(judged).click();
  await expect(page.getByRole('heading', { name: 'What a strong player would have thought of' })).toBeVisible();
  await page.getByText('And with what was hidden?').click();
  await expect(page.locator('details p').getByText(/With all cards open/)).toBeVisible();
  await accessible(page);
  expect(await fits(page)).toBe(true);

  // As somebody else: other decisions.
  await page.getByLabel('Seen by').selectOption('2');
  await expect(page).toHaveURL(/seat=2/);
  await ready(page);

  // From here on, on this device, against bots.
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(page).toHaveURL(/step=0/);
  await skipFirstSteps(ada, 'paper-tales');
  await page.getByRole('button', { name: 'Try it here' }).click();
  await expect(page).toHaveURL(/\/table\/local-/);
  await page.waitForSelector('.frame');
});

test('bots play on from any point while one watches, until the seat is taken back, and to the end', async ({
  someone,
  server,
}) => {
  test.setTimeout(120_000);
  const ada = await someone('Ada', { reducedMotion: 'reduce' });
  const { page } = ada;
  const table = server.take('paper-tales/games/2-seats-0-most_legend.json');
  const record = JSON.parse(
    readFileSync(join(root, 'testdata/paper-tales/games/2-seats-0-most_legend.json'), 'utf8'),
  ) as {
    events: object[];
  };
  const step = Math.floor((record.events.length * 3) / 4);
  await skipFirstSteps(ada, 'paper-tales');
  await ada.go(`/review/${table}?seat=0&step=${step}`);
  await page.getByRole('button', { name: 'Let bots play on' }).click();
  await expect(page).toHaveURL(/\/table\/local-/);
  await page.waitForSelector('.frame');
  const back = page.locator('.prompt, .ask, main').getByRole('button', { name: 'Take your seat back from the bot' });
  await expect(back.first()).toBeVisible();
  await expect(page.locator('.frame.mine')).toHaveCount(0); // a bot answers: it is nobody’s turn here
  await back.first().click();
  const player = new PaperPlayer(ada);
  await expect(async () => {
    if (await player.isOver()) return;
    if (await player.isAsked()) await player.act();
    expect(player.answers).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000, intervals: [150] });
  if (!(await player.isOver())) {
    await page.getByRole('tab', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  }
  await expect(page.locator('.scores')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Check it yourself' }).click();
  await expect(page.getByText(/answers were played again/)).toBeVisible();
});

test('a summary is shared: copied on a desktop, handed on by a phone, and shown where neither can be done', async ({
  someone,
  server,
}) => {
  test.setTimeout(240_000);
  const table = server.take('paper-tales/games/2-seats-0-most_legend.json');
  const button = (page: Page) => page.getByRole('button', { name: 'Share the summary' });
  const link = `${server.url}/review/${table}?seat=0`;

  const ada = await someone('Ada', { permissions: ['clipboard-read', 'clipboard-write'] });
  await ada.go(`/review/${table}?seat=0`);
  await button(ada.page).click({ timeout: 120_000 });
  await expect(ada.page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await ada.page.evaluate(() => navigator.clipboard.readText());
  const moments = ada.page.locator('section[aria-labelledby="moments"] li button:not(.turn)');
  expect(copied).toContain('Paper Tales, a look back as');
  expect(copied).toMatch(/decisions were as good as a strong player’s/);
  expect(copied.split('\n')).toHaveLength(3 + (await moments.count()));
  expect(copied.endsWith(link)).toBe(true);

  // A phone asks its owner where it is to go: nothing else is shown, and whoever changes their mind is not bothered.
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const ben = await someone('Ben', phone);
  const shares = (how: 'takes' | 'cancelled' | 'refuses') =>
    ben.page.evaluate((how) => {
      const share = (data: { text: string }) => {
        (window as unknown as { shared: string }).shared = data.text;
        if (how === 'takes') return Promise.resolve();
        return Promise.reject(new DOMException('', how === 'cancelled' ? 'AbortError' : 'NotAllowedError'));
      };
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    }, how);
  await ben.go(`/review/${table}?seat=0`);
  await expect(button(ben.page)).toBeVisible({ timeout: 120_000 });
  const byHand = ben.page.getByRole('textbox', { name: 'The summary, to be copied by hand' });
  for (const how of ['takes', 'cancelled'] as const) {
    await shares(how);
    await button(ben.page).click();
    await expect.poll(() => ben.page.evaluate(() => (window as unknown as { shared: string }).shared)).toBe(copied);
    await ben.page.evaluate(() => ((window as unknown as { shared: string }).shared = ''));
    await expect(byHand).toHaveCount(0);
  }
  await shares('refuses');
  await button(ben.page).click();
  await expect(byHand).toHaveValue(copied);
  await accessible(ben.page);
  expect(await fits(ben.page)).toBe(true);
});

test('a review speaks German, fits on a phone, and is read in the dark', async ({ someone, server }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada', { viewport: { width: 390, height: 844 }, locale: 'de-DE', colorScheme: 'dark' });
  for (const game of ['paper-tales/games/2-seats-0-most_legend.json', 'dead-of-winter/games/3-seats-1-morale.json']) {
    await ada.go(`/review/${server.take(game)}`);
    await expect(ada.page.getByRole('heading', { level: 1 })).toContainText('Rückblick');
    await expect(ada.page.getByText(/Entscheidungen waren so gut wie/)).toBeVisible({ timeout: 120_000 });
    await accessible(ada.page);
    expect(await fits(ada.page)).toBe(true);
    // The board has its own place, and lies over nothing that is to be read.
    const [board, panel, more] = await ada.page.evaluate(() =>
      ['.drawn > *', 'section.board', '.more'].map((each) => document.querySelector(each)?.getBoundingClientRect()),
    );
    expect(board?.height).toBeGreaterThan(400);
    expect(board?.bottom).toBeLessThan(panel?.bottom ?? 0);
    expect(panel?.bottom).toBeLessThan(more?.top ?? 0);
  }
});

test('History and the last page lead to the review; after the end nobody is next', async ({ someone }) => {
  const ada = await someone('Ada');
  const { page } = ada;
  await skipFirstSteps(ada, 'paper-tales');
  await page.addInitScript(() => localStorage.setItem('snowbound.here', 'yes'));
  await ada.go('/');
  await device(page);
  const file = join(root, 'testdata/paper-tales/games/2-seats-0-most_legend.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as object;
  const id = await page.evaluate(async (record) => {
    const wish = { record, name: 'Ada', names: ['Ada', 'Ben'] }; // two at this device
    const made = (await window.device.ask('POST', '/local/records', wish)).body as { table: { id: string } };
    return made.table.id;
  }, record);
  await ada.go('/');
  const history = page.getByRole('region', { name: /History/ });
  await history.getByRole('link', { name: /^Review/ }).click();
  await expect(page).toHaveURL(new RegExp(`/review/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review: Paper Tales');
  await ada.go(`/table/${id}`);
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(new RegExp(`/review/${id}`));
});

test('a running game is not reviewed, wherever its record comes from', async ({ someone }) => {
  const ada = await someone('Ada');
  await ada.go('/');
  await device(ada.page);
  const id = await ada.page.evaluate(async () => {
    const wish = { game: 'paper-tales', seats: 2, bots: [{ seat: 1, level: 'random' }], name: 'Ada', pace: 'none' };
    const made = (await window.device.ask('POST', '/local/tables', wish)).body as { table: { id: string } };
    await window.device.play(made.table.id, 3);
    return made.table.id;
  });
  const record = await storedMatch(ada.page, id); // which no page of ours looks into
  const found = await ada.page.evaluate(
    async ([id, record]) => {
      const file = new Blob([JSON.stringify(record)]);
      return [
        await window.device.ask('POST', '/local/reviews', { table: id }),
        await window.device.ask('POST', '/local/reviews', { record: file }),
        await window.device.ask('GET', '/local/reviews/1/chances?from=0&to=3'),
      ];
    },
    [id, record] as const,
  );
  expect(found.map(({ status, body }) => `${status} ${(body as { code: string }).code}`)).toEqual([
    '409 not_over',
    '409 not_over',
    '404 no_review',
  ]);
});

test('a game of this device goes on with friends at the server', async ({ someone }) => {
  test.setTimeout(120_000);
  const ada = await someone('Ada');
  const ben = await someone('Ben');
  const { page } = ada;
  await skipFirstSteps(ada, 'paper-tales');
  await ada.go('/');
  await device(page);
  const id = await page.evaluate(async () => {
    const here = [{ seat: 1, name: 'Ben' }];
    const wish = {
      game: 'paper-tales',
      seats: 3,
      bots: [{ seat: 2, level: 'random' }],
      here,
      name: 'Ada',
      pace: 'none',
    };
    const made = (await window.device.ask('POST', '/local/tables', wish)).body as { table: { id: string } };
    await window.device.play(made.table.id, 1);
    return made.table.id;
  });
  await ada.go(`/table/${id}`);
  await page
    .getByRole('dialog', { name: /is next/ })
    .getByRole('button')
    .click();
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Go on with friends' }).click();
  await expect(page.getByText(/begun on somebody’s own device/)).toBeVisible();
  const table = page.url().split('/').at(-1) ?? '';
  expect(table).not.toContain('local');
  await ben.open(table);
  await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.frame');
  await ben.page.waitForSelector('.frame');
  // It goes on where it was, and both play on.
  const { of } = await ada.api<{ of: number }>('GET', `/tables/${table}/replay`);
  expect(of).toBeGreaterThan(0);
  const both = [new PaperPlayer(ada), new PaperPlayer(ben)];
  await expect(async () => {
    for (const player of both) if (await player.isAsked()) await player.act();
    expect(Math.min(...both.map(({ answers }) => answers))).toBeGreaterThan(1);
  }).toPass({ timeout: 60_000, intervals: [150] });
  const later = await ada.api<{ of: number }>('GET', `/tables/${table}/replay`);
  expect(later.of).toBeGreaterThan(of + 3);
});
