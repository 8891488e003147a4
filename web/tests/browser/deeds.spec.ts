// Who is chosen on the board shows what they can do, beside them: Winter Tales and Tail Feathers, from stored games.
// (Dead of Winter's menu is in steps.spec.ts.)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { skipFirstSteps } from './answering';
import { accessible, expect, root, test, type Server, type Someone } from './fixture';
import { flawsOf } from './layout';

type Fields = { [field: string]: unknown };
interface Event {
  seat: number;
  choice?: { [verb: string]: Fields };
}
const eventsOf = (file: string): Event[] =>
  (JSON.parse(readFileSync(join(root, 'testdata', file), 'utf8')) as { events: Event[] }).events;

async function takeUp(ada: Someone, server: Server, file: string, step: number, seat: number): Promise<void> {
  await skipFirstSteps(ada, 'winter-tales', 'tail-feathers');
  await ada.stepByStep();
  const { table } = await ada.api<{ table: { id: string } }>('POST', `/tables/${server.take(file)}/fork`, {
    step,
    seat,
    level: 'random',
  });
  await ada.open(table.id);
  await expect(ada.page.locator('.frame.mine')).toBeVisible();
}
/** In each window it lies in the window, hides nobody's words but its own, and has no more than seven lines. */
async function lies(ada: Someone, menu: Locator, figure: Locator): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await ada.page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await ada.page.setViewportSize({ width, height });
    await figure.evaluate((each) => each.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await expect(menu).toBeVisible();
    expect(await menu.getByRole('button').count()).toBeLessThanOrEqual(7);
    const box = (await menu.boundingBox())!;
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    expect(await ada.page.evaluate(flawsOf)).toEqual([]);
  }
  await accessible(ada.page);
}

test('Winter Tales: the one who is activated, then where to', async ({ someone, server }) => {
  test.setTimeout(120_000);
  const file = 'winter-tales/games/4-seats-1-spring.json';
  const events = eventsOf(file);
  const step = events.findIndex(({ choice }, i) => choice?.['place_quest'] && events[i - 1]?.choice?.['activate']);
  const { seat } = events[step]!;
  const who = String(events[step - 1]?.choice?.['activate']?.['who']);
  const ada = await someone('Ada', { reducedMotion: 'reduce' });
  await takeUp(ada, server, file, step, seat);
  const { page } = ada;
  const menu = page.getByRole('group', { name: /^What .* can do$/ });
  const figure = page.locator(`.piece[data-who=${who}]`);
  await expect(menu).toBeHidden();
  await lies(ada, menu, figure);
  await expect(menu.getByRole('button', { name: /^Move/ })).toContainText('a card');
  await menu.getByRole('button', { name: /^Move/ }).click();
  await expect(menu).toBeHidden();
  // Only where a card leads to glows now, and no quest.
  await expect(page.locator('.spot.can').first()).toBeVisible();
  for (const line of await page.locator('button.choice').all()) await expect(line).toHaveAccessibleName(/Move/);
  await page.keyboard.press('Escape');
});

test('Tail Feathers: a figure in its activation, with the chance of a hit', async ({ someone, server }) => {
  test.setTimeout(120_000);
  const file = 'tail-feathers/games/2-seats-13-nest_life.json';
  const events = eventsOf(file);
  const step = events.findIndex(({ choice }) => choice?.['strike']);
  const { seat, choice } = events[step]!;
  const { figure: n, kind } = choice!['strike'] as { figure: number; kind: string };
  const ada = await someone('Ada', { reducedMotion: 'reduce' });
  await takeUp(ada, server, file, step, seat);
  const { page } = ada;
  const menu = page.getByRole('group', { name: /^What .* can do$/ });
  const figure = page.locator(`[data-spot="figure:${n}"] .hit`);
  await expect(menu).toBeHidden();
  await lies(ada, menu, figure);
  const strike = menu.locator(`[data-deed="strike.${kind}"]`);
  await expect(strike).toContainText(/hits with \d+(–\d+)? %/);
  // By keyboard: Enter on the figure opens it, the first deed is the next stop, Escape goes back to the figure.
  await page.keyboard.press('Escape');
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(figure).toBeFocused();
  await page.keyboard.press('Enter');
  await strike.click();
  await expect(menu).toBeHidden();
});
