// Without a network: the page comes from what the browser kept, games are played in its worker, and nothing is lost.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { answer, skipFirstSteps } from './answering';
import { device, dist, storedMatch } from './device';
import { expect, Server, Someone, test as base } from './fixture';
import { bubble, click, isDone, step } from './learning';
import { PaperPlayer, playOut } from './paper';

const root = resolve(import.meta.dirname, '../../..');
const program = process.env['SNOWBOUND_PROGRAM'] ?? join(root, 'build/test/snowbound');
const seats: { [game: string]: number } = {
  'paper-tales': 3,
  'winter-tales': 3,
  'dead-of-winter': 3,
  'tail-feathers': 2,
};
const games = Object.keys(seats);
/** So that an end is near. */
const short: { [game: string]: object } = {
  'winter-tales': {},
  'dead-of-winter': {},
  'tail-feathers': { scenario: 'show_of_force', militia_nest: 6, raiders_nest: 6 },
};

/** A browser that may keep pages, and a server that may be stopped. */
const test = base.extend<{ own: Server; traveller: Someone }>({
  // eslint-disable-next-line no-empty-pattern
  own: async ({}, use) => {
    const server = new Server(program);
    await server.start();
    await use(server);
    await server.end();
  },
  traveller: async ({ browser, own }, use) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      serviceWorkers: 'allow',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const who = new Someone(context, page, own, 'Ada');
    await skipFirstSteps(who, ...games);
    await use(who);
    await context.close();
  },
});

const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    for (let i = 0; i < 200 && !navigator.serviceWorker.controller; ++i)
      await new Promise((done) => setTimeout(done, 50));
    return navigator.serviceWorker.controller !== null;
  });

async function cutOff({ page, context, server }: Someone): Promise<void> {
  await page.goto(server.url);
  expect(await kept(page)).toBe(true);
  await context.setOffline(true);
  await server.stop();
  await page.reload();
  await expect(page.getByText('No server answers')).toBeVisible();
}

test('a game begun on this device survives everything, and is checked at its end', async ({ traveller }) => {
  test.setTimeout(240_000);
  await cutOff(traveller);
  await traveller.page.getByRole('button', { name: 'Paper Tales' }).click();
  await traveller.page.waitForSelector('.frame');
  const table = traveller.page.url();
  expect(table).toContain('/table/local-');
  const player = new PaperPlayer(traveller);
  await expect(async () => {
    if (await player.isAsked()) await player.act();
    expect(player.answers).toBeGreaterThan(5);
  }).toPass({ timeout: 60_000, intervals: [150] });
  await traveller.page.close(); // in the middle of it

  const page = await traveller.context.newPage();
  await page.goto(traveller.server.url);
  const again = new Someone(traveller.context, page, traveller.server, 'Ada');
  await expect(page.locator('#mine ~ ul li')).toContainText('Paper Tales');
  await page.locator('#mine ~ ul li a').click();
  await page.waitForSelector('.frame');
  expect(page.url()).toBe(table);
  await playOut([new PaperPlayer(again)], 'act');
  await page.getByRole('link', { name: 'Check it yourself' }).click();
  await expect(page.getByText(/All \d+ answers were played again/)).toBeVisible();
  await expect(page.getByText('it was fixed before the game began')).toBeVisible();
  await expect(page.getByText('Nobody touched the deck')).toBeVisible();

  // And looked back at, still without a network.
  await page.goBack();
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText(/decisions were as good as a strong player’s/)).toBeVisible({ timeout: 120_000 });
});

for (const game of games.filter((each) => each !== 'paper-tales')) {
  test(`${game}: in the page without a network, closed in the middle, to its end, its check and its review`, async ({
    traveller,
  }) => {
    test.setTimeout(300_000);
    await traveller.context.addInitScript(() => localStorage.setItem('snowbound.here', 'yes'));
    await cutOff(traveller);
    await device(traveller.page);
    const bots = Array.from({ length: (seats[game] ?? 2) - 1 }, (_, i) => ({ seat: i + 1, level: 'greedy' }));
    const wish = { game, seats: seats[game], bots, name: 'Ada', pace: 'none', language: 'en', options: short[game] };
    const id = await traveller.page.evaluate(
      async (wish) =>
        ((await window.device.ask('POST', '/local/tables', wish)).body as { table: { id: string } }).table.id,
      wish,
    );
    const by = async (page: Page) => (await storedMatch(page, id)).events.filter((event) => !event.by).length;
    const answers = async (who: Someone, more: number) => {
      const before = await by(who.page);
      await expect(async () => {
        await answer(who);
        expect(await by(who.page)).toBeGreaterThanOrEqual(before + more);
      }).toPass({ timeout: 90_000, intervals: [150] });
    };
    let { page } = traveller;
    await page.goto(`${traveller.server.url}/table/${id}`);
    await page.waitForSelector('.frame');
    await answers(traveller, 6);
    const before = await by(page);
    await page.evaluate(() => {
      document.querySelector<HTMLButtonElement>('button.choice')?.click();
      location.replace('about:blank'); // in the middle of an answer
    });
    await page.waitForURL('about:blank');
    await page.close();

    page = await traveller.context.newPage();
    await page.goto(traveller.server.url);
    await page.locator('#mine ~ ul li a').click();
    await page.waitForSelector('.frame');
    expect(await by(page)).toBeGreaterThanOrEqual(before);
    await answers(new Someone(traveller.context, page, traveller.server, 'Ada'), 4);
    await page.getByRole('tab', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await expect(page.locator('.scores')).toBeVisible({ timeout: 200_000 });
    expect((await storedMatch(page, id)).events.length).toBeGreaterThan(20);
    await page.goto(`${traveller.server.url}/check/${id}`);
    await expect(page.getByText('Nobody touched the deck')).toBeVisible();
    await page.goto(`${traveller.server.url}/review/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Review');
    await expect(page.getByRole('heading', { name: /strong player would have thought of/ })).toBeVisible({
      timeout: 60_000,
    });
  });
}

test('it can be installed: a browser finds nothing that is missing', async ({ traveller }) => {
  const { page, context, server } = traveller;
  await page.goto(server.url);
  expect(await kept(page)).toBe(true);
  const session = await context.newCDPSession(page);
  const { errors, data = '' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const missing = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'); // as every test is
  expect(missing).toEqual([]);
  // Icons are as large as they say, also those for times without a network.
  await context.setOffline(true);
  const { icons } = JSON.parse(data) as { icons: { src: string; sizes: string }[] };
  const sizes = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    icons.filter((icon) => icon.sizes !== 'any').map((icon) => icon.src),
  );
  expect(sizes).toEqual(icons.filter((icon) => icon.sizes !== 'any').map((icon) => icon.sizes));
});

test('a lesson without a network, from its first word to its last, and a first game after it', async ({
  traveller,
}) => {
  test.setTimeout(240_000);
  await cutOff(traveller);
  const { page } = traveller;
  const card = page.locator('li.game[data-game="paper-tales"]');
  await card.getByRole('link', { name: /^(Learn it|Lessons)/ }).click();
  if (!page.url().endsWith('/first')) await page.getByRole('link', { name: /A kingdom for two days/ }).click();
  await expect(bubble(page)).toHaveAttribute('data-step', 'hire');
  for (let i = 0; i < 60 && !(await isDone(page)); ++i) {
    await step(page, click);
    if (i === 3) await page.reload(); // it is still where it was
  }
  await bubble(page).getByRole('button', { name: 'Play your first game' }).click();
  await expect(page).toHaveURL(/\/table\/local-/);
  await page.waitForSelector('.frame');
});

for (const game of games) {
  test(`${game}: a whole game without a network, and the same bytes as natively`, async ({ traveller }) => {
    test.setTimeout(240_000);
    await cutOff(traveller);
    const { page } = traveller;
    await device(page);
    const bots = Array.from({ length: (seats[game] ?? 2) - 1 }, (_, i) => ({ seat: i + 1, level: 'greedy' }));
    const wish = { game, seats: seats[game], bots, name: 'Ada', pace: 'none', language: 'en', seed: `device-${game}` };
    const { id, heard: before } = await page.evaluate(async (wish) => {
      const made = (await window.device.ask('POST', '/local/tables', wish)).body as { table: { id: string } };
      await window.device.play(made.table.id, 4);
      return { id: made.table.id, heard: [...window.device.heard] };
    }, wish);
    // Closed in the middle of it: everything is there again, and it goes on.
    await page.reload();
    await device(page);
    const { steps, record, later } = await page.evaluate(async (id) => {
      const steps = await window.device.play(id, 5000);
      const later = [...window.device.heard]; // before the record is opened
      const record = (await window.device.ask('GET', `/tables/${id}/record`)).body;
      return { steps, record: record as { seed: string; salt: string; events: Event[] }, later };
    }, id);
    const heard = [...before, ...later];
    interface Event {
      seat: number;
      decision: number;
      choice: object;
      text?: string;
      concept?: string;
      by?: string;
    }
    expect(id).toMatch(/^local-/);
    expect(steps).toBeGreaterThan(5);
    if (game === 'winter-tales') expect(record.events.some((event) => event.by && event.text)).toBe(true);

    // The same seed and answers, natively: the same record, to the byte.
    const lines = [
      { do: 'new', game, seats: seats[game], options: {}, seed: wish.seed },
      ...record.events.map(({ seat, decision, choice, text, concept, by }) => ({
        do: 'answer',
        seat,
        decision,
        choice,
        ...(text ? { text } : {}),
        ...(concept ? { concept } : {}),
        ...(by ? { by } : {}),
      })),
      { do: 'record' },
    ];
    const native = spawnSync(program, ['engine'], {
      input: lines.map((line) => JSON.stringify(line)).join('\n') + '\n',
      maxBuffer: 1 << 30,
      encoding: 'utf8',
    });
    const said = JSON.parse(native.stdout.trimEnd().split('\n').at(-1) ?? '{}') as { record: unknown };
    expect(JSON.stringify(record)).toBe(JSON.stringify(said.record));

    // Every message of the worker: what this seat may see, and the seed of the game only once it is over.
    const frames = heard.map((text) => JSON.parse(text) as { do: string; text?: string; body?: object });
    const views = frames.flatMap(({ text }) =>
      text ? [JSON.parse(text) as { t: string; view?: object; decisions?: object }] : [],
    );
    const over = views.findIndex((frame) => frame.t === 'table' && JSON.stringify(frame).includes('"status":"over"'));
    const running = views
      .slice(0, over)
      .map((frame) => JSON.stringify(frame))
      .join('\n');
    expect(over).toBeGreaterThan(0);
    expect(running.includes(record.seed) || running.includes(record.salt)).toBe(false);
    expect(new Set(views.map((frame) => frame.t))).toEqual(new Set(['table', 'view', 'change', 'presence']));
    expect(new Set(frames.map((frame) => frame.do))).toEqual(new Set(['reply', 'opened', 'frame']));
    // What it showed is what the seat sees natively, one step after the other.
    const look = ({ view, decisions }: { view?: object; decisions?: object }) => JSON.stringify({ view, decisions });
    const walked = spawnSync(program, ['engine'], {
      input: lines
        .flatMap((line) => [line, { do: 'view', seat: 0 }].map((each) => `${JSON.stringify(each)}\n`))
        .join(''),
      maxBuffer: 1 << 30,
      encoding: 'utf8',
    });
    const replies = walked.stdout.trimEnd().split('\n');
    const stages = replies.flatMap((reply, i) => (i % 2 === 1 ? [look(JSON.parse(reply) as object)] : []));
    const shown = views.filter((frame) => frame.t === 'view');
    expect(shown.length).toBeGreaterThan(5);
    let stage = 0;
    for (const frame of shown) {
      const found = stages.indexOf(look(frame), stage);
      expect(found, `${game} after stage ${stage}`).toBeGreaterThanOrEqual(0);
      stage = found;
    }
  });
}

test('every stored game is true in the browser, and one that was changed is not', async ({ traveller }) => {
  test.setTimeout(240_000);
  await traveller.page.goto(traveller.server.url);
  await device(traveller.page);
  const check = (record: object) =>
    traveller.page.evaluate(
      async (given) => (await window.device.ask('POST', '/local/check', { record: given })).body,
      record,
    ) as Promise<{ events?: number; seed_hash?: string; told_hash?: string; code?: string }>;
  let last: { events: { hash: string }[] } | undefined;
  let count = 0;
  for (const game of games) {
    const folder = join(root, 'testdata', game, 'games');
    for (const file of readdirSync(folder)) {
      last = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { events: { hash: string }[] };
      const found = await check(last);
      expect(found.events, `${file}: ${JSON.stringify(found).slice(0, 200)}`).toBe(last.events.length);
      expect(found.seed_hash).toBe(found.told_hash);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(2);
  const event = last?.events[1];
  if (!last || !event) throw new Error('nothing to change');
  event.hash = event.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  expect((await check(last)).code).toBe('bad_record');
});

test('a new version is told, and comes as a whole', async ({ traveller }) => {
  const folder = mkdtempSync(join(tmpdir(), 'snowbound-web-'));
  cpSync(dist, folder, { recursive: true });
  const own = new Server(program, [], folder);
  const { page } = traveller;
  try {
    await own.start();
    await page.goto(own.url);
    expect(await kept(page)).toBe(true);
    const second = await traveller.context.newPage();
    await second.goto(`${own.url}/rules/paper-tales`);
    const index = join(folder, 'index.html');
    const worker = join(folder, 'sw.js');
    const next = readFileSync(index, 'utf8').replace('<html', '<html data-build="next"');
    const hash = createHash('sha256').update(next).digest('hex').slice(0, 16);
    const text = readFileSync(worker, 'utf8');
    const put = async (file: string, said: string) => {
      writeFileSync(file, said);
      for (const packed of [`${file}.br`, `${file}.gz`]) rmSync(packed, { force: true });
      await own.stop();
      await own.start();
    };
    const html = page.locator('html');
    // Its list is there and its page is not yet: neither is kept.
    await put(
      worker,
      text.replace(/const build = '\w+'/, "const build = 'next'").replace(/("\/index\.html":")\w+/, `$1${hash}`),
    );
    const failed = await page.evaluate(async () => {
      const kept = await navigator.serviceWorker.ready;
      await kept.update().catch(() => undefined);
      for (let next = kept.installing; next && next.state !== 'redundant' && next.state !== 'installed';)
        await new Promise((done) => setTimeout(done, 50));
      return kept.waiting === null;
    });
    expect(failed).toBe(true);
    await put(index, next);
    await page.reload();
    await expect(page.getByText('A new version is ready.')).toBeVisible();
    await expect(html).not.toHaveAttribute('data-build', 'next'); // the old one, whole, until the player says so
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect(html).toHaveAttribute('data-build', 'next');
    await expect(second.locator('html')).toHaveAttribute('data-build', 'next'); // in all windows at once
  } finally {
    await own.end();
    rmSync(folder, { recursive: true, force: true });
  }
});
