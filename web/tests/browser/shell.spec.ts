import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { answer, fitsAcross, phone, pressTwice, skipFirstSteps, untold } from './answering';
import { accessible, expect, test, type Someone } from './fixture';

const skipFirst = (page: Page) => skipFirstSteps({ context: page.context() }, 'paper-tales', 'winter-tales');

/** Two people at a running table of Paper Tales, both looking at it. */
async function twoAt(someone: (name: string, how?: object) => Promise<Someone>, how: object = {}) {
  const [ada, ben] = [await someone('Ada', how), await someone('Ben', how)];
  await skipFirst(ada.page);
  await skipFirst(ben.page);
  const table = await ada.table({ game: 'paper-tales', seats: 2, bots: 0 });
  await ben.sit(table);
  await ada.start(table);
  await ada.open(table);
  await ben.open(table);
  return { ada, ben, table };
}

test('two clicks from the first page into a running game', async ({ browser, server }) => {
  const page = await (await browser.newContext()).newPage();
  await skipFirst(page);
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page).toHaveURL(/\/table\/[a-z0-9]+$/);
  await expect(page).toHaveTitle(/Your turn/);
  const first = page.locator('button.choice').first();
  await expect(first).toBeEnabled();
  const before = await page.getByRole('region', { name: 'What happened' }).getByRole('listitem').count();
  await first.click();
  await expect
    .poll(() => page.getByRole('region', { name: 'What happened' }).getByRole('listitem').count())
    .toBeGreaterThan(before);
  await page.context().close();
});

test('the first page is light: under 150 kB of compressed scripts', async ({ browser, server }) => {
  const page = await (await browser.newContext()).newPage();
  const sizes: Promise<number>[] = [];
  const others: string[] = [];
  page.on('response', (reply) => {
    if (!reply.url().startsWith(server.url)) others.push(reply.url());
    if (/\.js$/.test(new URL(reply.url()).pathname)) sizes.push(reply.body().then((body) => gzipSync(body).length));
  });
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Paper Tales' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(others).toEqual([]);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`first page: ${bytes} bytes of compressed scripts`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(150_000);
  await page.context().close();
});

test('reload restores the table; Back leads to the first page', async ({ someone }) => {
  const ada = await someone('Ada');
  await skipFirst(ada.page);
  await ada.go('/');
  await ada.page.getByRole('button', { name: 'Play against bots: Paper Tales' }).click();
  await expect(ada.choices.first()).toBeVisible();
  const words = await ada.choices.allTextContents();
  await ada.page.reload();
  await expect.poll(() => ada.choices.allTextContents()).toEqual(words);
  await ada.page.goBack();
  await expect(ada.page).toHaveURL(`${ada.server.url}/`);
  await expect(ada.page.getByRole('link', { name: /Sit down/ }).first()).toBeVisible();
});

test('a new table from its form, a friend by the link, chat with markup and very long words', async ({ someone }) => {
  const [ada, ben] = [await someone('Ada'), await someone('Ben <img onerror=1>')];
  await skipFirst(ada.page);
  await skipFirst(ben.page);
  await ada.go('/new/paper-tales');
  await ada.page.getByText('Quick game').click();
  await ada.page.getByLabel('Seat 2').selectOption('friend');
  await ada.page.getByRole('switch', { name: 'Open discard pile' }).click();
  await expect(ada.page.getByText('changed')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Invite' })).toBeVisible();
  const begin = ada.page.getByRole('button', { name: 'Begin' });
  await expect(begin).toBeDisabled();
  await expect(begin).toHaveAccessibleDescription(/^A seat is still free/);
  const link = await ada.page.getByLabel('Link to this table').inputValue();
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await begin.click();
  await expect(ada.choices.first()).toBeVisible();
  await expect(ben.choices.first()).toBeVisible();
  await ben.page.getByRole('tab', { name: 'Talk' }).click();
  const evil = `<script>document.title='owned'</script><b>bold</b> ${'W'.repeat(300)}`;
  await ben.page.getByPlaceholder('Say something to the table').fill(evil);
  await ben.page.keyboard.press('Enter');
  await ada.page.getByRole('tab', { name: 'Talk' }).click();
  await expect(ada.page.getByRole('log').getByText(evil)).toBeVisible();
  expect(await ada.page.locator('[role=log] b:not(.hand), [role=log] img, [role=log] script').count()).toBe(0);
  await fitsAcross(ada);
  await expect(ada.page).not.toHaveTitle('owned');
});

test('a lost connection is said at once, comes back by itself, and nothing typed is lost', async ({ browser }) => {
  const { Server, Someone } = await import('./fixture');
  const server = new Server(process.env['SNOWBOUND_PROGRAM'] ?? `${import.meta.dirname}/../../../build/test/snowbound`);
  await server.start();
  const context = await browser.newContext();
  const page = await context.newPage();
  await skipFirst(page);
  const ada = await new Someone(context, page, server, 'Ada').enter();
  const table = await ada.table({ game: 'paper-tales', seats: 3 });
  await ada.open(table);
  await expect(ada.choices.first()).toBeVisible();
  const words = await ada.choices.allTextContents();
  await page.getByRole('tab', { name: 'Talk' }).click();
  await page.getByPlaceholder('Say something to the table').fill('half a sentence');
  await server.stop();
  await expect(page.getByText('The connection is lost.')).toBeVisible();
  await expect(page).toHaveTitle(/not connected/);
  await server.start();
  await expect(page.getByText('The connection is lost.')).toBeHidden({ timeout: 20_000 });
  await expect(page.getByPlaceholder('Say something to the table')).toHaveValue('half a sentence');
  await expect.poll(() => ada.choices.allTextContents()).toEqual(words);
  await ada.choices.first().click();
  await expect.poll(async () => (await ada.choices.allTextContents()).join()).not.toBe(words.join());
  await context.close();
  await server.end();
});

test('a refused move says why, and its clause opens in place', async ({ someone }) => {
  const ada = await someone('Ada');
  await skipFirst(ada.page);
  const table = await ada.table({ game: 'paper-tales', seats: 2 });
  await ada.open(table);
  await expect(ada.choices.first()).toBeVisible();
  // The client offers nothing illegal, so the wire is made to carry a card that is not in the hand.
  const held = (await ada.choices.allInnerTexts()).join(' ').toLowerCase();
  const rare = ['kraken', 'dragon', 'leviathan', 'strategist', 'ogre', 'demon', 'golem', 'knight', 'miner', 'rogue'];
  const stranger = rare.find((card) => !held.includes(card));
  await ada.page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const frame = JSON.parse(String(text)) as { t: string; choice?: { [verb: string]: { card?: string } } };
      const verb = frame.choice && Object.keys(frame.choice)[0];
      if (frame.t === 'answer' && verb && frame.choice?.[verb]) frame.choice[verb].card = stranger;
      server.send(JSON.stringify(frame));
    });
  });
  await ada.page.reload();
  await ada.choices.first().click();
  const refusal = ada.page.getByRole('alert').filter({ hasText: 'PT-' });
  await expect(refusal).toContainText('That choice is not on offer.');
  await refusal.getByRole('button', { name: /^PT-/ }).click();
  await expect(refusal.getByText('Open in the rules')).toBeVisible();
  await expect(ada.choices.first()).toBeEnabled();
});

test('barred choices are listed with their reason', async ({ someone }) => {
  const ada = await someone('Ada');
  await skipFirst(ada.page);
  const table = await ada.table({ game: 'winter-tales', seats: 3 });
  await ada.open(table);
  const barred = ada.page.locator('details.barred summary');
  const line = ada.page.locator('details.barred li').first();
  const quick = { timeout: 2000 };
  // Others may answer first and change the list: then it is looked for again.
  await expect(async () => {
    if (!(await barred.isVisible())) await answer(ada);
    await expect(barred).toBeVisible(quick);
    if (!(await ada.page.locator('details.barred[open]').count())) await barred.click(quick);
    await expect(line).toContainText(/\S+ \S+/, quick);
    const clause = line.locator('.clause');
    await expect(clause).toHaveText(/^WT-/, quick);
    if ((await clause.getAttribute('aria-expanded', quick)) !== 'true') await clause.click(quick);
    await expect(line.locator('.text')).toContainText(/\w+ \w+ \w+/, quick);
  }).toPass({ timeout: 45_000 });
});

test('my turn is told by title, icon and sound, and by a notification while nobody looks', async ({ someone }) => {
  const ada = await someone('Ada');
  const bo = await someone('Bo');
  await skipFirst(ada.page);
  await ada.context.addInitScript(() => {
    localStorage.setItem('snowbound.settings', JSON.stringify({ sound: true, notify: true }));
    const told: string[] = [];
    Object.assign(window, { told });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when?: number) {
      told.push('knock');
      start.call(this, when);
    };
    class Told {
      static permission = 'granted';
      constructor(title: string, { body }: { body: string }) {
        told.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { Notification: Told });
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  const told = () => ada.page.evaluate(() => (window as unknown as { told: string[] }).told);
  const table = await ada.table({ game: 'paper-tales', seats: 2, bots: 0, start: false });
  await ada.open(table);
  await expect(ada.page).not.toHaveTitle(/^▶/);
  expect(await told()).toEqual([]);
  await bo.sit(table);
  await ada.start(table);
  await expect(ada.page).toHaveTitle(/^▶ Your turn/);
  await expect(ada.page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-turn.svg');
  await expect.poll(told).toHaveLength(3);
  expect((await told()).filter((each) => each === 'knock')).toHaveLength(2);
  expect((await told()).join(' ')).toContain('Paper Tales: ');
});

test('each kind of sound has its own volume', async ({ someone }) => {
  const { page, server } = await someone('Ada');
  await page.addInitScript(() => {
    const loud: number[] = [];
    Object.assign(window, { loud });
    const connect = AudioNode.prototype.connect as (to: AudioNode) => AudioNode;
    (AudioNode.prototype as { connect: unknown }).connect = function (this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode && this instanceof GainNode) loud.push(this.gain.value);
      return connect.call(this, to);
    };
    if (sessionStorage.getItem('begun')) return;
    sessionStorage.setItem('begun', '1');
    localStorage.setItem('snowbound.settings', JSON.stringify({ sound: true, volume: 50, loudness: { bell: 40 } }));
  });
  await page.goto(`${server.url}/settings`);
  const loud = () => page.evaluate(() => (window as unknown as { loud: number[] }).loud.map((n) => n.toFixed(2)));
  const dice = page.getByRole('slider', { name: 'dice' });
  await dice.fill('50');
  await page.getByRole('slider', { name: 'a bell' }).fill('20');
  await page.getByRole('slider', { name: 'wind' }).fill('0');
  expect(await loud()).toEqual(['0.50', '0.20']);
  await page.reload();
  await expect(dice).toHaveValue('50');
});

test('a guest has a friendly name at once, and so has everybody at a shared device', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await skipFirst(page);
  await page.goto(`${server.url}/new/paper-tales`);
  await page.getByText('Quick game').click();
  await page.getByLabel('Seat 2').selectOption('here');
  const seats = page.getByRole('complementary').getByRole('list').getByRole('listitem');
  const mine = (await seats.first().locator('.hand').textContent()) ?? '';
  const other = (await seats.nth(1).getByLabel('Your name').getAttribute('placeholder')) ?? '';
  for (const name of [mine, other]) expect(name).toMatch(/^[A-Z]\w+ [A-Z]\w+$/);
  expect(other).not.toBe(mine);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.getByRole('dialog')).toContainText(`${mine} is next`);
  await page.goto(server.url);
  await expect(page.getByText(mine)).toBeVisible();
  await context.close();
});

test('seven players on a phone', async ({ someone }) => {
  const ada = await someone('Ada', phone);
  await skipFirst(ada.page);
  const table = await ada.table({ game: 'winter-tales', seats: 7 });
  await ada.open(table);
  await expect(ada.page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(7);
  await fitsAcross(ada);
  const bar = ada.page.getByRole('navigation', { name: 'Pages of the table' });
  for (const button of await bar.getByRole('button').all()) {
    expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  await bar.getByRole('button', { name: 'Log' }).click();
  await expect(ada.page.getByRole('region', { name: 'What happened' })).toBeVisible();
});

test('seven players on a desktop are all in sight', async ({ someone }) => {
  const ada = await someone('Ada');
  await skipFirst(ada.page);
  await ada.open(await ada.table({ game: 'winter-tales', seats: 7 }));
  const players = ada.page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await expect(players).toHaveCount(7);
  for (const player of await players.all()) await expect(player).toBeInViewport({ ratio: 1 });
});

test('a game without a board of its own is playable', async ({ at, smallest }) => {
  const ada = await at(smallest, 'Ada');
  await ada.go('/');
  await ada.page
    .getByRole('button', { name: /Play against bots/ })
    .last()
    .click();
  await expect(ada.choices.first()).toBeVisible();
  await expect(ada.page.getByRole('heading', { name: 'counters' })).toBeVisible();
  const moves = async () =>
    Number(await ada.page.getByRole('region', { name: 'moves' }).locator('.value').textContent());
  const before = await moves();
  await pressTwice(ada.page, '3');
  await expect.poll(moves).toBeGreaterThan(before);
  await accessible(ada.page);
});

test('a spectator sees the table, hears no secret, and can answer nothing', async ({ someone }) => {
  const [ada, eve] = [await someone('Ada'), await someone('Eve')];
  await skipFirst(ada.page);
  const table = await ada.table({ game: 'paper-tales', seats: 2 });
  await ada.open(table);
  await expect(ada.page.getByText('only you see this').first()).toBeVisible();
  await eve.open(table);
  await expect(eve.page.getByText('You are watching.')).toBeVisible();
  await expect(eve.page.getByText('only you see this')).toHaveCount(0);
  await expect(eve.choices).toHaveCount(0);
});

test('hotseat: a curtain between turns, each sees the own hand', async ({ someone }) => {
  const ada = await someone('Ada');
  await skipFirst(ada.page);
  await ada.go('/new/paper-tales');
  await ada.page.getByText('Quick game').click();
  await ada.page.getByLabel('Seat 2').selectOption('here');
  await ada.page.getByRole('complementary').getByLabel('Your name').fill('Ben');
  await ada.page.getByRole('button', { name: 'Begin the game' }).click();
  const curtain = ada.page.getByRole('dialog');
  await expect(curtain).toContainText('Ada is next');
  await curtain.getByRole('button', { name: 'I am Ada' }).click();
  await expect(ada.choices.first()).toBeVisible();
  const log = ada.page.getByRole('region', { name: 'What happened' });
  const first = await log.textContent();
  await ada.choices.first().click();
  await expect(curtain).toContainText('Ben is next');
  await curtain.getByRole('button', { name: 'I am Ben' }).click();
  await expect(ada.choices.first()).toBeVisible();
  await expect.poll(() => log.textContent()).not.toBe(first);
  await ada.page.reload();
  await expect(curtain).toBeVisible();
});

test('a big screen shows the table to the room, though its owner plays', async ({ someone }) => {
  const ada = await someone('Ada');
  const table = await ada.table({ game: 'paper-tales', seats: 3 });
  await ada.go(`/table/${table}/wall`);
  await expect(ada.page.getByAltText('Code with the link to this table')).toBeVisible();
  await expect(ada.page.getByText(/thinking/)).toBeVisible();
  await expect(ada.choices).toHaveCount(0);
  await expect(ada.page.getByText('You are dealt')).toHaveCount(0);
  const board = ada.page.locator('.half').first(); // nobody scrolls a wall
  await expect.poll(() => board.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0);
  await accessible(ada.page);
});

for (const [locale, words] of [
  ['de-DE', { play: 'Jetzt gegen Bots spielen', turn: /Du bist dran/, log: 'Verlauf' }],
  ['it-IT', { play: 'Gioca subito contro i bot', turn: /Tocca a te/, log: 'Diario' }],
] as const) {
  test(`the whole way in ${locale}`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    const missed = untold(page);
    await skipFirst(page);
    await page.goto(server.url);
    await page.getByRole('button', { name: words.play }).click();
    await expect(page).toHaveTitle(words.turn);
    await expect(page.getByRole('tab', { name: words.log })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
    expect(missed).toEqual([]);
    await context.close();
  });
}

test('language and theme change at once and are remembered', async ({ someone }) => {
  const ada = await someone('Ada');
  await ada.go('/settings');
  await ada.page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Nacht' }).click();
  await ada.page.reload();
  await expect(ada.page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  expect(await ada.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('night');
});

test('text at 200 % loses nothing', async ({ someone }) => {
  test.setTimeout(120_000);
  const ada = await someone('Ada', { viewport: { width: 1280, height: 900 } });
  await ada.page.addInitScript(() => localStorage.setItem('snowbound.settings', '{"textSize":200}'));
  await skipFirst(ada.page);
  const tables = [
    await ada.table({ game: 'paper-tales', seats: 3 }),
    await ada.table({ game: 'winter-tales', seats: 3 }),
  ].flatMap((table) => [`/table/${table}`, `/replay/${table}`, `/story/${table}`]);
  for (const path of ['/', '/new/paper-tales', '/settings', '/account', '/rules/paper-tales', ...tables]) {
    await ada.go(path);
    await expect(ada.page.getByRole('heading').first()).toBeVisible();
    await ada.page.waitForLoadState('networkidle');
    expect(await ada.page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1280);
  }
  // The book grows with the rest, and a card of the hand keeps its words.
  await ada.go(tables[3] ?? '');
  const page = ada.page.locator('.book .blank');
  await expect(page).toHaveCSS('font-size', '38px');
  await ada.go(tables[0] ?? '');
  await expect(ada.page.locator('.held').first()).toBeVisible();
  const names = ada.page.locator('.held .name');
  const cut = () => names.evaluateAll((all) => all.some((each) => each.scrollWidth > each.clientWidth));
  await expect.poll(cut).toBe(false);
});

test('an own answer is taken back at once, one that was seen only if the others agree', async ({ someone }) => {
  const { ada, ben } = await twoAt(someone);
  const mine = ada.page.locator('.frame.mine');
  await ada.choices.first().click();
  await expect(mine).toHaveCount(0);
  await ada.page.getByRole('button', { name: 'Take back' }).click();
  await expect(mine).toHaveCount(1);
  await ada.choices.first().click();
  await ben.choices.first().click();
  const passed = ada.page.getByRole('listitem').filter({ hasText: 'The hands are passed' });
  await expect(passed).toHaveCount(1);
  await expect(ada.page.getByRole('button', { name: 'Take back' })).toHaveCount(0);
  await ada.page.getByRole('tab', { name: 'More' }).click();
  await ada.page.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(ben.page.getByText('Ada asks to take the last move back.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'yes' }).click();
  await ada.page.getByRole('tab', { name: 'Log' }).click();
  await expect(passed).toHaveCount(0);
});

test('on a phone taking back is a sign that fits in the bar, in long languages too', async ({ someone }) => {
  const { ada } = await twoAt(someone, { ...phone, locale: 'de' });
  const back = ada.page.getByRole('button', { name: 'Zurücknehmen', exact: true });
  await expect(async () => {
    await answer(ada, undefined, 'finger');
    await expect(back).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  const [bar, sign] = [(await ada.page.locator('section.prompt').boundingBox())!, (await back.boundingBox())!];
  const middle = sign.y + sign.height / 2; // in one row with what is asked, and beside it
  expect(middle).toBeGreaterThanOrEqual(bar.y);
  expect(middle).toBeLessThanOrEqual(bar.y + bar.height);
  expect(sign.x >= bar.x + bar.width || sign.x + sign.width <= bar.x).toBe(true);
  expect(sign.x + sign.width).toBeLessThanOrEqual(390);
});

test('what happened meanwhile is told step by step, and can be skipped', async ({ someone }) => {
  const { ada, ben, table } = await twoAt(someone);
  await ada.choices.first().click();
  await expect(ada.page.locator('.frame.mine')).toHaveCount(0);
  await ada.go('/');
  await ada.page.evaluate((id) => localStorage.setItem(`snowbound.seen.${id}`, '1'), table); // had seen the first line
  await ben.choices.first().click();
  await expect(ben.page.getByRole('listitem').filter({ hasText: 'The hands are passed' })).toHaveCount(1);
  await ada.open(table);
  const meanwhile = ada.page.getByRole('complementary', { name: 'While you were away' });
  await expect(meanwhile).toContainText('1 of 2');
  await meanwhile.getByRole('button', { name: /^PT-/ }).click();
  await expect(meanwhile.getByText('Open in the rules')).toBeVisible();
  await meanwhile.getByRole('button', { name: 'Next' }).click();
  await expect(meanwhile).toContainText('2 of 2');
  await meanwhile.getByRole('button', { name: 'Skip' }).click();
  await expect(meanwhile).toHaveCount(0);
  await ada.page.reload();
  await expect(ada.choices.first()).toBeVisible();
  await expect(meanwhile).toHaveCount(0);
});

test('notes and votes', async ({ someone }) => {
  const { ada, ben } = await twoAt(someone);
  await ada.page.getByRole('tab', { name: 'Notes' }).click();
  await ada.page.getByLabel(/own notes/).fill('Watch the Kraken');
  await expect(ada.page.getByText('Saved.')).toBeVisible();
  await ada.page.reload();
  await ada.page.getByRole('tab', { name: 'Notes' }).click();
  await expect(ada.page.getByLabel(/own notes/)).toHaveValue('Watch the Kraken');
  await ada.page.getByRole('tab', { name: 'More' }).click();
  await ada.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await expect(ben.page.getByText('Ada asks for a pause.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'yes' }).click();
  await expect(ada.page.getByText('The game is paused.').first()).toBeVisible();
});

test('who is known already may sit down under another name', async ({ someone }) => {
  const [ada, ben] = [await someone('Ada'), await someone('Guest')];
  const table = await ada.table({ game: 'paper-tales', seats: 2, bots: 0 });
  await ben.go('/new/paper-tales');
  await expect(ben.page.getByRole('complementary').getByText('Guest')).toBeVisible();
  await ben.open(table);
  await ben.page.getByLabel('Your name').fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await ada.open(table);
  await expect(ada.page.getByRole('list').getByText('Ben', { exact: true })).toBeVisible();
});

test('an account can be kept, left and found again', async ({ someone }) => {
  const name = `Ada ${Date.now() % 100000}`;
  const ada = await someone(name);
  await ada.go('/account');
  await ada.page.getByLabel('Password').fill('a long password');
  await ada.page.getByRole('button', { name: 'Save' }).last().click();
  await expect(ada.page.getByRole('heading', { name: 'Recovery code' })).toBeVisible();
  await ada.page.getByRole('button', { name: 'Log out', exact: true }).click();
  const login = ada.page.locator('form').filter({ has: ada.page.getByRole('heading', { name: 'Log in' }) });
  await login.getByLabel('Your name').fill(name);
  await login.getByLabel('Password').fill('a long password');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(ada.page.getByText(`Welcome back, ${name}.`)).toBeVisible();
});

for (const theme of ['paper', 'night', 'contrast'] as const) {
  test(`no accessibility finding: ${theme}`, async ({ someone }) => {
    test.setTimeout(180_000);
    const ada = await someone('Ada');
    await ada.page.addInitScript((chosen) => {
      localStorage.setItem('snowbound.settings', JSON.stringify({ theme: chosen, motion: 'off' }));
      localStorage.setItem('snowbound.first.paper-tales', '1');
    }, theme);
    const open = await ada.table({ game: 'paper-tales', seats: 3, bots: 1, start: false });
    const running = await ada.table({ game: 'paper-tales', seats: 3 });
    for (const path of ['/', '/new/paper-tales', '/settings', '/account', '/about', '/nowhere', `/table/${open}`]) {
      await ada.go(path);
      await expect(ada.page.getByRole('heading').first()).toBeVisible();
      await ada.page.waitForLoadState('networkidle');
      await accessible(ada.page);
    }
    await ada.open(running);
    await expect(ada.choices.first()).toBeVisible();
    await accessible(ada.page);
  });
}

test('standing up says what happened, to both, with what can be done now', async ({ someone }) => {
  const { ada, ben } = await twoAt(someone);
  await ben.page.getByRole('tab', { name: 'More' }).click();
  await ben.page.getByRole('button', { name: 'Stand up' }).click();
  await expect(ben.page.getByText('The others may then let a bot play for you.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(ben.page.getByText('You have left the table. The others decide how it goes on.')).toBeVisible();
  await expect(ada.page.getByText('Ben has left the table. You can let a bot play, or wait.')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Ask: a bot for Ben' }).click();
  await expect(ada.page.getByText('Ben has left the table. A bot plays on.')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Sit down again' }).click();
  await expect(ada.page.getByText('Ben has left the table.')).toHaveCount(0);
  await expect(ben.page.getByText('You have left the table.')).toHaveCount(0);
});

test('a bot for somebody who is there needs their own yes', async ({ someone }) => {
  const { ada, ben, table } = await twoAt(someone);
  await ada.page.evaluate((id) => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    socket.onopen = () => socket.send(JSON.stringify({ t: 'join', table: id, wire: 2 }));
    socket.onmessage = ({ data }) => {
      if ((JSON.parse(String(data)) as { t: string }).t !== 'view') return; // only who sits there may ask
      socket.onmessage = null;
      socket.send(JSON.stringify({ t: 'ask', about: 'bot', seat: 1, level: 'easy' }));
    };
  }, table);
  await expect(ben.page.getByText('Ada proposes that a bot plays for Ben.')).toBeVisible();
  await ben.page.getByRole('button', { name: /^no$/i }).click();
  await expect(ben.page.getByText('Ada proposes that a bot plays for Ben.')).toHaveCount(0);
  await expect(ben.page.getByText('Take your seat back from the bot')).toHaveCount(0);
});
