// A turn of Dead of Winter as a newcomer has it: who, what, where; and all of it in one window.
import { answerUntil, skipFirstSteps } from './answering';
import { accessible, expect, test, type Someone } from './fixture';

async function toMyTurn(ada: Someone): Promise<void> {
  await skipFirstSteps(ada, 'dead-of-winter');
  await ada.open(await ada.table({ game: 'dead-of-winter', seats: 3 }));
  const asked = ada.page.locator('.prompt').getByText('Choose who acts');
  await answerUntil([ada], () => asked.isVisible(), /^(Keep|No$|Give nothing)/);
  await ada.stepByStep();
  await ada.page.reload();
  await expect(ada.page.locator('.steps .lines button').first()).toBeVisible();
}

test('a turn by keys: who, what, where, one step back, and never the end by the first key', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada', { reducedMotion: 'reduce' });
  await toMyTurn(ada);
  const { page } = ada;
  const lines = page.locator('.steps .lines > *');
  const line = (key: number) => page.locator(`.steps [aria-keyshortcuts="${key}"]`);
  expect(await lines.count()).toBeLessThanOrEqual(7);
  await expect(line(1)).not.toContainText('End the turn');
  await expect(line(0)).toContainText('End the turn');
  await expect(line(0)).toContainText('unused');
  // Nobody is chosen: nothing glows.
  await expect(page.locator('.glows')).toHaveCount(0);
  const who = (await line(1).locator('span').first().textContent())?.split(' (')[0] ?? '';
  await page.keyboard.press('1');
  await expect(page.getByTestId('step')).toContainText(who);
  expect(await lines.count()).toBeLessThanOrEqual(7);
  await accessible(page);
  const move = page.locator('.steps').getByRole('button', { name: /^Move .* to:/ });
  await page.keyboard.press((await move.getAttribute('aria-keyshortcuts')) ?? '');
  // What it is about is chosen: the places glow, and nothing else.
  await expect(page.locator('.place.glows').first()).toBeVisible();
  await expect(page.locator('.gate.glows, .item.glows')).toHaveCount(0);
  await expect(page.locator('.steps .trail')).toContainText(`Move ${who}`);
  await page.keyboard.press('Escape');
  await expect(page.locator('.glows')).toHaveCount(0);
  await expect(move).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line(0)).toContainText('End the turn');
  // All choices are one key away, and found by their words.
  await page.keyboard.press('/');
  await page.keyboard.type('end turn');
  await expect(ada.choices).toHaveCount(1);
});

test('on the board: a figure, its menu with die and odds, then its targets', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada', { reducedMotion: 'reduce' });
  await toMyTurn(ada);
  const { page } = ada;
  await page.locator('.standee.mine.legal').first().click();
  const deeds = page.getByRole('group', { name: /^What .* can do$/ }).getByRole('button');
  expect(await deeds.count()).toBeLessThanOrEqual(7);
  await expect(deeds.filter({ hasText: 'Attack a survivor' })).toHaveCount(0);
  await expect(page.locator('[data-odds=move]')).toContainText(/\d+ % unharmed/);
  await deeds.filter({ hasText: 'Move' }).click();
  await expect(page.locator('.place.glows').first()).toBeVisible();
  await expect(deeds).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.standee[aria-pressed=true]')).toHaveCount(0);
});
