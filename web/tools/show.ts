// Pictures for docs/screenshots, from a real server and a real browser:
//     npx playwright test --config tools/show.config.ts show
// SNOWBOUND_SHOW is the folder for the pictures (docs/screenshots).
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, Someone, test } from '../tests/browser/fixture';
import { answer, phone, skipFirstSteps } from '../tests/browser/answering';
import { PaperPlayer } from '../tests/browser/paper';

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
  await who.page.mouse.move(1, 1);
  await who.page.waitForTimeout(700);
  await who.page.screenshot({
    path: join(folder, `${page}-${kind}.jpg`),
    type: 'jpeg',
    quality: 82,
    animations: 'disabled',
  });
}
const quiet = (who: Someone) => skipFirstSteps(who, 'paper-tales', 'winter-tales', 'dead-of-winter', 'tail-feathers');
/** Plays on until the board is in this phase of this round. */
async function until(player: PaperPlayer, phase: string, round: number): Promise<void> {
  await expect(async () => {
    const board = player.page.locator('[data-phase]');
    const now = [await board.getAttribute('data-phase'), Number(await board.getAttribute('data-round'))];
    if (now[0] === phase && now[1] === round && (await player.isAsked())) return;
    if (await player.isAsked()) await player.act().catch(() => undefined);
    expect(now).toEqual([phase, round]);
    expect(await player.isAsked()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [60] });
}

for (const { name, how } of kinds) {
  test(`pages, ${name}`, async ({ someone }) => {
    test.setTimeout(120_000);
    const mira = await someone('Mira', how);
    await quiet(mira);
    const waiting = await mira.table({
      game: 'paper-tales',
      seats: 4,
      bots: 2,
      start: false,
      more: { listed: true },
    });
    for (const [page, path] of [
      ['start', '/'],
      ['new-table', '/new/paper-tales'],
      ['settings', '/settings'],
      ['account', '/account'],
      ['rules', '/rules/paper-tales/PT-5.7'],
      ['lobby', `/table/${waiting}`],
    ] as const) {
      await mira.go(path);
      await mira.page.waitForLoadState('networkidle');
      await picture(mira, page, name);
    }
  });

  test(`paper tales, ${name}`, async ({ someone }) => {
    test.setTimeout(240_000);
    const mira = await someone('Mira', how);
    await quiet(mira);
    const table = await mira.table({ game: 'paper-tales', seats: 4, level: 'easy' });
    await mira.open(table);
    const player = new PaperPlayer(mira);
    await until(player, 'recruit', 2);
    await picture(mira, 'paper-tales-draft', name);
    await until(player, 'deploy', 2);
    const spot = mira.page.locator('[data-slot=front_1]');
    if (name.startsWith('desktop') && (await mira.page.locator('.held.legal').count())) {
      await mira.page.locator('.held.legal').first().click();
      const free = mira.page.locator('.spot.empty.legal').first();
      if (await free.count()) await free.hover();
      await mira.page.waitForTimeout(500);
      await mira.page.screenshot({ path: join(folder, `paper-tales-deploy-${name}.jpg`), type: 'jpeg', quality: 82 });
      await mira.page.keyboard.press('Escape');
    } else {
      await spot.scrollIntoViewIfNeeded();
      await picture(mira, 'paper-tales-deploy', name);
    }
    await until(player, 'build', 3);
    await picture(mira, 'paper-tales-build', name);
    await mira.go(`/replay/${table}?step=30`);
    await mira.page.waitForLoadState('networkidle');
    await picture(mira, 'replay', name);
  });

  test(`winter tales, ${name}`, async ({ someone }) => {
    test.setTimeout(120_000);
    const mira = await someone('Mira', how);
    await quiet(mira);
    const table = await mira.table({ game: 'winter-tales', seats: 4, level: 'greedy' });
    await mira.open(table);
    await mira.page.waitForSelector('.frame');
    for (let i = 0; i < 12; i++) {
      await mira.page.waitForTimeout(250);
      if (await mira.page.locator('.frame.mine').count())
        await mira.choices
          .first()
          .click({ timeout: 1500 })
          .catch(() => undefined);
    }
    await mira.page.waitForTimeout(2500); // the cards are being painted
    await picture(mira, 'winter-tales', name);
    await mira.go(`/story/${table}`);
    await mira.page.waitForLoadState('networkidle');
    await mira.page.waitForTimeout(2000);
    await picture(mira, 'story', name);
  });

  for (const { game, seats, options, pick, stop, enough } of [
    {
      game: 'dead-of-winter',
      seats: 4,
      options: {},
      pick: [/^Keep/, /attacks:/, /searches/, /^Move/, /^End the turn/],
      stop: /End the turn/,
      enough: 14,
    },
    {
      game: 'tail-feathers',
      seats: 2,
      options: { scenario: 'war_for_the_canopy', free_measuring: true },
      pick: [/launch: yes/, /^Take off/, /^Route: long, short, long/, /^Go on/, /^Activate/, /^All others/, /^Mission/],
      stop: /Route/,
      enough: 18,
    },
  ]) {
    test(`${game}, ${name}`, async ({ someone }) => {
      test.setTimeout(240_000);
      const mira = await someone('Mira', how);
      await quiet(mira);
      await mira.context.addInitScript((key) => localStorage.setItem(key, '1'), `snowbound.tips.${game}`);
      await mira.open(await mira.table({ game, seats, options, level: 'greedy' }));
      await mira.page.waitForSelector('.frame');
      for (let given = 0, i = 0; i < 400; i++) {
        const asked = (await mira.page.locator('.frame.mine').count()) > 0;
        if (asked && given >= enough && (await mira.choices.filter({ hasText: stop }).count()) > 0) break;
        if (asked && ++given > 0) await answer(mira, pick);
        await mira.page.waitForTimeout(100);
      }
      const more = mira.page.getByRole('button', { name: '+ long' });
      if (await more.count()) await more.click(); // a route as it is being laid
      if (await more.count()) await mira.page.getByRole('button', { name: '+ short' }).click();
      await mira.page.evaluate(() => scrollTo(0, 0));
      await picture(mira, game, name);
    });
  }
}
