import { readFileSync } from 'node:fs';
import { looking, looks, skipFirstSteps } from './answering';
import { accessible, expect, Someone, test } from './fixture';
import { PaperPlayer } from './paper';

/** A game of Paper Tales that was played for a while and then ended by its only person. */
async function played(ada: Someone, answers = 8): Promise<string> {
  await skipFirstSteps(ada, 'paper-tales');
  const table = await ada.table({ game: 'paper-tales', seats: 3 });
  await ada.open(table);
  const player = new PaperPlayer(ada);
  await expect(async () => {
    if (await player.isAsked()) await player.act().catch(() => undefined);
    expect(player.answers).toBeGreaterThan(answers);
  }).toPass({ timeout: 40_000, intervals: [80] });
  await ada.page.evaluate(
    (id) =>
      new Promise<void>((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`);
        socket.onopen = () => socket.send(JSON.stringify({ t: 'join', table: id, wire: 2 }));
        socket.onmessage = (event) => {
          const frame = JSON.parse(String(event.data)) as { t: string; table?: { status?: string } };
          if (frame.t === 'view') socket.send(JSON.stringify({ t: 'ask', about: 'abort' }));
          if (frame.t === 'table' && frame.table?.status === 'aborted') {
            socket.close();
            done();
          }
        };
      }),
    table,
  );
  return table;
}

test('a game is seen again step by step, as any seat, and goes on from there', async ({ someone }) => {
  test.setTimeout(90_000);
  const ada = await someone('Ada');
  const table = await played(ada);
  const page = ada.page;
  await ada.go(`/replay/${table}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Replay');
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page).toHaveURL(/step=1/);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'One step on' })).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(/step=([2-9]|\d\d)/); // it goes on by itself: a slow look may find it further on
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page).toHaveURL(/step=1/);
  await page.getByLabel('Seen by').selectOption('1');
  await expect(page).toHaveURL(/seat=1/);
  await expect(page.locator('.held').first()).toBeVisible(); // another seat's hand: the game is over
  const link = page.url();
  await ada.go('/rules');
  await page.goto(link); // a link to a step
  await expect(page).toHaveURL(/seat=1/);
  await expect(page.locator('.held').first()).toBeVisible();
  await page.getByRole('button', { name: /Play on from here/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.frame.mine')).toBeVisible();
  await page.locator('.held.legal').first().click();
  const id = page.url().split('/').pop() ?? '';
  const { table: forked } = await ada.api<{ table: { seats: { name?: string; bot?: string }[] } }>(
    'GET',
    `/tables/${id}`,
  );
  expect(forked.seats[1]?.name).toBe('Ada');
  expect(forked.seats[0]?.bot).toBeTruthy();
});

test('every line of the log leads to its moment, also after a reload', async ({ someone }) => {
  const ada = await someone('Ada');
  const table = await played(ada);
  const page = ada.page;
  await ada.open(table);
  const log = page.getByRole('region', { name: 'What happened' });
  const line = log.getByRole('listitem').filter({ hasText: 'The hands are passed' }).last();
  const words = /The hands are passed/;
  await expect(line).toBeVisible();
  const before = await log.getByRole('listitem').filter({ hasText: words }).count();
  await line.getByRole('link', { name: 'See this moment again' }).click();
  await expect(page).toHaveURL(/\/replay\/.*step=\d+/);
  const told = page.locator('.log li').filter({ hasText: words });
  await expect(told).toHaveCount(before);
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(told).toHaveCount(before - 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/table\//);
});

test('while a game runs nobody sees another hand in the replay', async ({ someone }) => {
  const ada = await someone('Ada');
  await skipFirstSteps(ada, 'paper-tales');
  const table = await ada.table({ game: 'paper-tales', seats: 3 });
  await ada.go(`/replay/${table}?step=0&seat=1`);
  await expect(ada.page.getByLabel('Seen by')).toBeDisabled();
  await expect(ada.page.getByLabel('Seen by')).toHaveValue('0');
  await expect(ada.page.getByRole('button', { name: /Play on from here/ })).toHaveCount(0);
});

test('rules are found by words and by address', async ({ someone }) => {
  const ada = await someone('Ada');
  const page = ada.page;
  await ada.go('/rules/paper-tales/PT-5.7');
  await expect(page.locator('article.here')).toContainText('face down on free slots');
  await expect(page.locator('article.here')).toBeInViewport();
  await page.getByRole('searchbox').fill('reserve voluntary');
  await expect(page.locator('article')).toHaveCount(1);
  await expect(page.locator('article')).toContainText('PT-R03');
  await expect(page).toHaveURL(/q=reserve/);
  await page.reload();
  await expect(page.locator('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Winter Tales' }).click();
  await expect(page.locator('article').first()).toContainText('WT-');
});

test('rules are read in German and Italian', async ({ someone }) => {
  for (const [locale, words] of [
    ['de-DE', 'Regeln'],
    ['it-IT', 'Regole'],
  ] as const) {
    const ada = await someone('Ada', { locale });
    await ada.go('/rules/winter-tales/WT-1.2');
    await expect(ada.page.locator('h1')).toContainText(words);
    await expect(ada.page.locator('article.here')).toBeInViewport();
    await expect(ada.page.locator('.text')).toHaveAttribute('lang', locale.slice(0, 2));
    await expect(ada.page.locator('article.here')).not.toContainText('three factions');
    await expect(ada.page.locator('.note')).toHaveCount(0);
  }
});

test('a story is printed, and taken away as HTML and EPUB', async ({ someone }) => {
  test.setTimeout(90_000);
  const ada = await someone('Ada <img src=x onerror=alert(1)>'.slice(0, 24));
  const table = await played(ada, 6);
  const page = ada.page;
  await ada.go(`/story/${table}`);
  await expect(page.locator('.book h1')).toBeVisible();
  await expect(page.locator('footer')).toContainText('Ada <img');
  const saved = async (name: string): Promise<Buffer> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return readFileSync(await download.path());
  };
  const html = (await saved('Save as HTML')).toString('utf8');
  expect(html).toContain('<!doctype html>');
  expect(html).not.toContain('<img src=x');
  const epub = await saved('Save as EPUB');
  expect(epub.subarray(0, 2).toString()).toBe('PK');
  expect(epub.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
});

test('a story of 200 pages stays usable', async ({ someone }) => {
  test.setTimeout(90_000);
  const ada = await someone('Ada');
  const table = await played(ada, 1);
  const scenes = Array.from({ length: 1000 }, (_, n) => ({
    n,
    seat: n % 3,
    event: n === 0 ? 'opening' : 'quest_start',
    chapter: 1 + Math.floor(n / 20),
    about: { character: 'alice', place: 'grove', quest: 'hope' },
    cards: ['owl'],
    text: `Once upon a time ${'an owl [[owl]] '.slice(0, n % 2 ? 0 : 15)}${'and a word '.repeat(40)}${n === 7 ? 'x'.repeat(3000) : ''}`,
  }));
  const page = ada.page;
  await page.route('**/story?format=json', (route) =>
    route.fulfill({ json: { story: { game: 'winter-tales', seats: 3, scenes } } }),
  );
  await page.route(`**/api/tables/${table}`, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { table: { game: string } };
    body.table.game = 'winter-tales';
    await route.fulfill({ json: body });
  });
  await ada.go(`/story/${table}`);
  await expect(page.locator('section').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('footer')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});

for (const look of looks) {
  test(`replay, story and rules have no finding, ${look}`, async ({ someone }) => {
    test.setTimeout(120_000);
    const ada = await looking(someone, look);
    const table = await played(ada, 6);
    for (const path of [`/replay/${table}?step=6&seat=0`, `/story/${table}`, '/rules/paper-tales']) {
      await ada.go(path);
      await expect(ada.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await ada.page.waitForLoadState('networkidle');
      await accessible(ada.page);
    }
  });
}
