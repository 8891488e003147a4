// Pictures for docs/screenshots, from a real server and a real browser; games are taken up where stored ones stood.
//     npx playwright test --config tools/show.config.ts show
// SNOWBOUND_SHOW is the folder for the pictures (docs/screenshots). The moving ones need img2webp (Debian: webp).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { acts as deadOfWinter } from '../src/games/dead-of-winter/acts';
import { acts as paperTales } from '../src/games/paper-tales/acts';
import { acts as tailFeathers } from '../src/games/tail-feathers/acts';
import { acts as winterTales } from '../src/games/winter-tales/acts';
import type { Act } from '../src/lib/beats';
import type { Fact } from '../src/lib/contract';
import { answer, phone, skipFirstSteps } from '../tests/browser/answering';
import { expect, test, type Server, type Someone } from '../tests/browser/fixture';

const root = resolve(import.meta.dirname, '../..');
const folder = process.env['SNOWBOUND_SHOW'] ?? join(root, 'docs/screenshots');
mkdirSync(folder, { recursive: true });

const kinds = [
  { name: 'desktop-light', how: { colorScheme: 'light' } },
  { name: 'desktop-dark', how: { colorScheme: 'dark' } },
  { name: 'phone-light', how: { colorScheme: 'light', ...phone } },
  { name: 'phone-dark', how: { colorScheme: 'dark', ...phone } },
] as const;

async function picture(who: Someone, page: string, kind: string): Promise<void> {
  await who.page.evaluate(() => document.fonts.ready);
  await who.page.waitForTimeout(900); // drawings are painted
  const path = join(folder, `${page}-${kind}.jpg`);
  await who.page.screenshot({ path, type: 'jpeg', quality: 80, animations: 'disabled' });
}
async function quiet(who: Someone): Promise<void> {
  const games = ['paper-tales', 'winter-tales', 'dead-of-winter', 'tail-feathers'];
  await skipFirstSteps(who, ...games);
  await who.context.addInitScript((all) => {
    for (const game of all) localStorage.setItem(`snowbound.tips.${game}`, '1');
  }, games);
}
async function takeUp(who: Someone, server: Server, file: string, step: number, seat: number): Promise<void> {
  const past = server.take(`${file}.json`);
  const wish = { step, seat, level: 'easy' };
  const { table } = await who.api<{ table: { id: string } }>('POST', `/tables/${past}/fork`, wish);
  await who.stepByStep();
  await who.open(table.id);
  await expect(who.page.locator('.frame.mine')).toBeVisible();
}

const paper = 'paper-tales/games/4-seats-2-most_legend';
interface Moment {
  name: string;
  file: string;
  step: number;
  seat: number;
  then?: (who: Someone) => Promise<void>;
}
const moments: Moment[] = [
  { name: 'paper-tales-draft', file: paper, step: 50, seat: 0 },
  {
    name: 'paper-tales-deploy',
    file: paper,
    step: 69,
    seat: 0,
    then: async ({ page }) => page.locator('.held.legal').first().click(),
  },
  { name: 'paper-tales-build', file: paper, step: 150, seat: 0 },
  {
    name: 'dead-of-winter',
    file: 'dead-of-winter/games/4-seats-34-goal',
    step: 106,
    seat: 3,
    then: async ({ page }) => {
      const figure = page.locator('.standee.mine.legal').first();
      if (await figure.count()) await figure.dispatchEvent('click');
    },
  },
  {
    name: 'tail-feathers',
    file: 'tail-feathers/games/2-seats-13-nest_life',
    step: 173,
    seat: 0,
    then: async ({ page }) => {
      for (const piece of ['+ long', '+ short', '+ long']) await page.getByRole('button', { name: piece }).click();
      await page.waitForTimeout(500);
    },
  },
];

for (const { name, how } of kinds) {
  test(`pages, ${name}`, async ({ someone, server }) => {
    test.setTimeout(120_000);
    const mira = await someone('Mira', how);
    await quiet(mira);
    const more = { listed: true };
    const waiting = await mira.table({ game: 'paper-tales', seats: 4, bots: 2, start: false, more });
    const past = server.take(`${paper}.json`);
    for (const [page, path] of [
      ['start', '/'],
      ['new-table', '/new/paper-tales'],
      ['settings', '/settings'],
      ['account', '/account'],
      ['rules', '/rules/paper-tales/PT-5.7'],
      ['lobby', `/table/${waiting}`],
      ['replay', `/replay/${past}?step=90`],
    ] as const) {
      await mira.go(path);
      await mira.page.waitForLoadState('networkidle');
      await picture(mira, page, name);
    }
  });

  test(`games, ${name}`, async ({ someone, server }) => {
    test.setTimeout(180_000);
    const mira = await someone('Mira', how);
    await quiet(mira);
    // What is told is told by bots: stored games have no text.
    const tale = await mira.table({ game: 'winter-tales', seats: 4, level: 'greedy' });
    await mira.open(tale);
    for (let given = 0, i = 0; given < 12 && i < 120; ++i) {
      await mira.page.waitForTimeout(120);
      if ((await mira.page.locator('.frame.mine').count()) === 0) continue;
      await answer(mira);
      given += 1;
    }
    await mira.page.waitForTimeout(1500); // the cards are being painted
    await picture(mira, 'winter-tales', name);
    await mira.go(`/story/${tale}`);
    await mira.page.waitForLoadState('networkidle');
    await picture(mira, 'story', name);
    for (const { name: page, file, step, seat, then } of moments) {
      await takeUp(mira, server, file, step, seat);
      await mira.page.waitForTimeout(700);
      await then?.(mira);
      await picture(mira, page, name);
    }
  });
}

interface Past {
  of: number;
  facts: Fact[];
}
type Acts = (facts: readonly Fact[], from: number, view: null) => Act[];
const climaxes: { name: string; file: string; kind: string; acts: Acts; late?: number }[] = [
  { name: 'paper-tales-war', file: paper, kind: 'war', acts: paperTales as Acts, late: 2 },
  {
    name: 'winter-tales-combat',
    file: 'winter-tales/games/4-seats-1-spring',
    kind: 'combat',
    acts: winterTales as Acts,
  },
  { name: 'dead-of-winter-night', file: 'dead-of-winter/games/4-seats-34-goal', kind: 'night', acts: deadOfWinter },
  {
    name: 'tail-feathers-flight',
    file: 'tail-feathers/games/2-seats-13-nest_life',
    kind: 'flight',
    acts: tailFeathers as Acts,
    late: 4,
  },
];
const [wide, high, rate] = [800, 500, 100]; // pixels, and milliseconds a picture

for (const { name, file, kind, acts, late = 0 } of climaxes) {
  test(`moving: ${name}`, async ({ someone, server }) => {
    test.setTimeout(180_000);
    const mira = await someone('Mira', { viewport: { width: 1120, height: 700 }, reducedMotion: 'no-preference' });
    await quiet(mira);
    const settings = JSON.stringify({ shows: 'full', sound: false });
    await mira.context.addInitScript((text) => localStorage.setItem('snowbound.settings', text), settings);
    const table = server.take(`${file}.json`);
    const at = (step: number) => mira.api<Past>('GET', `/tables/${table}/replay?step=${step}&seat=0`);
    let [from, left, before] = [0, late, -1];
    for (let step = 1; before < 0; ++step) {
      const { facts, of } = await at(step);
      if (acts(facts, from, null).some((act) => act.kind === kind) && left-- === 0) before = step - 1;
      from = facts.length;
      if (step > of) throw new Error(`no ${kind} in ${file}`);
    }
    await mira.go(`/replay/${table}?step=${before}&seat=0`);
    const { page } = mira;
    const stage = page.locator('.stage[data-act]');
    await expect(page.getByText(/Step \d+/).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(1500);

    const frames: { at: number; data: string }[] = [];
    const cast = await page.context().newCDPSession(page);
    cast.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
      void cast.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await page.keyboard.press('ArrowRight');
    await expect(stage).toBeVisible();
    await cast.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: wide, maxHeight: high });
    await expect(stage).toHaveCount(0, { timeout: 30_000 });
    await page.waitForTimeout(600);
    await cast.send('Page.stopScreencast');

    const kept = frames.filter(
      ({ at: now }, i) => i === 0 || Math.floor(now / rate) > Math.floor((frames[i - 1]?.at ?? 0) / rate),
    );
    const files = mkdtempSync(join(tmpdir(), 'snowbound-'));
    const order = kept.flatMap(({ at: when, data }, i) => {
      const path = join(files, `${String(i).padStart(4, '0')}.jpg`);
      writeFileSync(path, Buffer.from(data, 'base64'));
      const next = kept[i + 1]?.at ?? when + 1500;
      return ['-d', String(Math.max(20, Math.round(next - when))), path];
    });
    execFileSync('img2webp', [
      '-loop',
      '0',
      '-lossy',
      '-q',
      '50',
      '-m',
      '4',
      ...order,
      '-o',
      join(folder, `${name}.webp`),
    ]);
    rmSync(files, { recursive: true });
  });
}
