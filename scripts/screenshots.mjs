// Makes docs/screenshots/ anew: every page and both boards, on a desk and on a phone, by day and by night.
//   node scripts/screenshots.mjs [PROGRAM [FOLDER]]       default: build/test/snowbound docs/screenshots
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '../web/node_modules/@playwright/test/index.mjs';

const root = resolve(import.meta.dirname, '..');
const program = resolve(process.argv[2] ?? join(root, 'build/test/snowbound'));
const folder = resolve(process.argv[3] ?? join(root, 'docs/screenshots'));
const web = process.env.SNOWBOUND_WEB_DIST ?? join(root, 'web/dist');

const port = await new Promise((done) => {
  const probe = createServer();
  probe.listen(0, '127.0.0.1', () => {
    const { port } = probe.address();
    probe.close(() => done(port));
  });
});
const data = mkdtempSync(join(tmpdir(), 'snowbound-'));
const url = `http://127.0.0.1:${port}`;
const server = spawn(
  program,
  ['serve', '--data', data, '--listen', `127.0.0.1:${port}`, '--limits', '0', '--bot-ms', '60', '--web', web],
  { stdio: 'ignore' },
);
for (let i = 0; i < 200 && !(await fetch(`${url}/healthz`).then((r) => r.ok, () => false)); ++i) {
  await new Promise((wait) => setTimeout(wait, 50));
}

const browser = await chromium.launch({ executablePath: process.env.SNOWBOUND_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const looks = {
  'desktop-light': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'desktop-dark': { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
  'phone-light': { viewport: { width: 390, height: 844 }, colorScheme: 'light', hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  'phone-dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

// One person, met again in every look by the same cookie.
const first = await browser.newContext({ locale: 'en-GB' });
const api = async (method, path, data) => {
  const reply = await first.request.fetch(`${url}/api${path}`, { method, headers: { 'X-Snowbound': '1' }, ...(data ? { data } : {}) });
  if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`);
  return reply.json();
};
await api('POST', '/me', { name: 'Mira' });
const table = async (game, seats, bots, options = {}) => {
  const wish = { game, seats, options, pace: 'none', bots: Array.from({ length: bots }, (_, i) => ({ seat: seats - 1 - i, level: 'greedy' })) };
  const { table } = await api('POST', '/tables', wish);
  if (bots === seats - 1) await api('POST', `/tables/${table.id}/start`, {});
  return table.id;
};

// Plays on by always taking the first line of the list, telling a little where something is to be told.
async function play(id, answers) {
  const page = await first.newPage();
  await page.addInitScript(skip);
  await page.goto(`${url}/table/${id}`);
  for (let i = 0; i < answers; ++i) {
    const choice = page.locator('button.choice:enabled').first();
    if (!(await choice.waitFor({ timeout: 8000 }).then(() => true, () => false))) break;
    for (const box of await page.locator('.tell textarea, .tell input').all()) await box.fill('A lamp in the snow');
    await choice.click().catch(() => undefined);
    await page.waitForTimeout(150);
  }
  await page.close();
}
function skip() {
  localStorage.setItem('snowbound.first.paper-tales', '1');
  localStorage.setItem('snowbound.first.winter-tales', '1');
}

const paper = await table('paper-tales', 4, 3);
const winter = await table('winter-tales', 5, 4, { memories: 5, powers: true });
const lobby = await table('paper-tales', 4, 1);
await play(paper, 14);
await play(winter, 12);
const pages = {
  start: '/',
  'new-table': '/new/paper-tales',
  lobby: `/table/${lobby}`,
  'paper-tales': `/table/${paper}`,
  'winter-tales': `/table/${winter}`,
  wall: `/table/${winter}/wall`,
  replay: `/replay/${paper}`,
  story: `/story/${winter}`,
  rules: '/rules/paper-tales',
  settings: '/settings',
  account: '/account',
};

mkdirSync(folder, { recursive: true });
const state = await first.storageState();
for (const [look, how] of Object.entries(looks)) {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', storageState: state, ...how });
  const page = await context.newPage();
  await page.addInitScript(skip);
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(folder, `${name}-${look}.jpg`), type: 'jpeg', quality: 82 });
  }
  await context.close();
}
await browser.close();
server.kill('SIGTERM');
rmSync(data, { recursive: true, force: true });
