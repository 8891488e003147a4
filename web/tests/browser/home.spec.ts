// Games find their way: from a server home, into files and out of them, and through a page that is closed at any moment.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { skipFirstSteps } from './answering';
import { device, storedMatch, type Match } from './device';
import { expect, programOf, test, type Someone } from './fixture';

interface Past {
  view: object;
  facts: object[];
  waiting: number[];
}
const idOf = (page: Page): string => /\/(local-\w+)/.exec(page.url())?.[1] ?? '';
/** Somebody at a table on this device, against bots that answer at once. */
async function seated(ada: Someone): Promise<void> {
  await skipFirstSteps(ada, 'paper-tales');
  await ada.go('/');
  await device(ada.page);
  const id = await ada.page.evaluate(async () => {
    const bots = [1, 2].map((seat) => ({ seat, level: 'greedy' }));
    const wish = { game: 'paper-tales', seats: 3, bots, name: 'Ada', pace: 'none', language: 'en' };
    return ((await window.device.ask('POST', '/local/tables', wish)).body as { table: { id: string } }).table.id;
  });
  await ada.go(`/table/${id}`);
  await ada.page.waitForSelector('.frame');
}

const stored = {
  'paper-tales': '3-seats-1-most_legend.json',
  'winter-tales': '3-seats-0-author.json',
  'dead-of-winter': '3-seats-1-morale.json',
  'tail-feathers': '2-seats-13-nest_life.json',
};
for (const [game, file] of Object.entries(stored)) {
  test(`${game}: a server's finished game is taken home, the same to the byte`, async ({ someone, server }) => {
    const ada = await someone('Ada');
    const { page } = ada;
    const table = server.take(`${game}/games/${file}`);
    const told = await ada.api<Match>('GET', `/tables/${table}/record`);
    await ada.go(`/check/${table}`);
    await expect(page.getByText(/answers were played again/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep it on this device' }).click();
    await expect(page).toHaveURL(/\/replay\/local-/);
    // Answered anew by the engine here, from the same seed: what it wrote is what the server wrote.
    const id = idOf(page);
    expect(JSON.stringify(await storedMatch(page, id))).toBe(JSON.stringify(told));
    // Whatever step is looked at, in whatever order, by whomever: what a server shows of it is shown here.
    await device(page);
    const last = told.events.length;
    for (const step of [0, 1, 2, 2, 5, 4, Math.floor(last / 2), last, last - 1]) {
      for (const seat of ['?', '0', '1'].map((each) => (each === '?' ? '' : `&seat=${each}`))) {
        const there = await ada.api<Past>('GET', `/tables/${table}/replay?step=${step}${seat}`);
        const here = await page.evaluate(
          async (path) => (await window.device.ask('GET', path)).body,
          `/tables/${id}/replay?step=${step}${seat}`,
        );
        expect(here, `step ${step}${seat}`).toMatchObject({
          view: there.view,
          facts: there.facts,
          waiting: there.waiting,
        });
      }
    }
    await ada.go('/');
    await expect(page.getByRole('region', { name: /History/ }).getByRole('link', { name: /^Review/ })).toHaveCount(1);
  });
}

test('a running game is saved as a file, deleted, and goes on from the file', async ({ someone }) => {
  test.setTimeout(120_000);
  const ada = await someone('Ada', { reducedMotion: 'reduce' });
  const { page } = ada;
  await seated(ada);
  await ada.choices.first().click();
  const id = idOf(page);
  await expect.poll(async () => (await storedMatch(page, id)).events.length).toBeGreaterThan(1);
  await page.getByRole('tab', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const path = await download.path();
  const saved = JSON.parse(readFileSync(path, 'utf8')) as Match;
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.locator('dialog[open] .button.primary').click();
  await expect(page).not.toHaveURL(/local-/);

  await ada.go('/check');
  await page.getByLabel('A saved game, as a file').setInputFiles(path);
  await expect(page.getByText('not over yet')).toBeVisible();
  expect(await page.content()).not.toContain(saved.seed); // it is what is yet to come
  await page.getByRole('button', { name: 'Go on with it on this device' }).click();
  await page.waitForSelector('.frame');
  expect((await storedMatch(page, idOf(page))).events.slice(0, saved.events.length)).toEqual(saved.events);
  await ada.choices.first().click();
  await expect
    .poll(async () => (await storedMatch(page, idOf(page))).events.length)
    .toBeGreaterThan(saved.events.length);

  // What is no game is said to be none.
  await ada.go('/check');
  for (const text of ['', '{}', '{"format":"snowbound-record"}', 'not even JSON']) {
    await page.getByLabel('A saved game, as a file').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await expect(page.getByText('This record is not true.')).toBeVisible();
  }
});

test('a page that is closed in the middle of an answer loses nothing, whenever that is', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada', { reducedMotion: 'reduce' });
  await seated(ada);
  const id = idOf(ada.page);
  let { page } = ada;
  let answered = 0;
  for (const after of [0, 1, 2, 4, 8, 16, 32, 64, 128]) {
    await expect(page.locator('button.choice').first()).toBeEnabled();
    const before = (await storedMatch(page, id)).events.length;
    await page.evaluate((after) => {
      document.querySelector<HTMLButtonElement>('button.choice')?.click();
      setTimeout(() => location.replace('about:blank'), after); // the worker ends with the page
    }, after);
    await page.waitForURL('about:blank');
    await page.close();
    page = await ada.context.newPage();
    await page.goto(`${ada.server.url}/table/${id}`);
    await page.waitForSelector('.frame');
    const record = await storedMatch(page, id);
    expect(record.events.length).toBeGreaterThanOrEqual(before);
    answered += record.events.length > before ? 1 : 0;
    // Whatever is there is a game under the rules, from the first answer to the last.
    const input = `${JSON.stringify({ do: 'replay', record })}\n`;
    const said = spawnSync(programOf('snowbound', 'SNOWBOUND_PROGRAM'), ['engine'], { input, encoding: 'utf8' });
    expect((JSON.parse(said.stdout) as { ok: boolean }).ok).toBe(true);
  }
  expect(answered).toBeGreaterThan(2);
});
