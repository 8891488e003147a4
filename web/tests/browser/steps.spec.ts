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

test('one key answers nothing; H and W say what happened and where one is; all of them can be turned off', async ({
  someone,
}) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada', { reducedMotion: 'reduce' });
  await toMyTurn(ada);
  const { page } = ada;
  const end = page.locator('.steps [aria-keyshortcuts="0"]');
  await page.keyboard.press('0');
  await expect(end).toBeFocused();
  await page.waitForTimeout(300);
  await expect(page.locator('.prompt')).toContainText('Choose who acts');
  const told = page.getByTestId('recap').getByRole('listitem');
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'What happened?' })).toBeVisible();
  const happened = await told.allTextContents();
  expect(happened.length).toBeGreaterThan(0);
  expect(happened.length).toBeLessThanOrEqual(5);
  await accessible(page);
  await page.keyboard.press('Escape');
  const log = page.getByRole('region', { name: 'What happened' }).getByRole('listitem');
  for (const line of happened) await expect(log.filter({ hasText: line }).first()).toBeAttached();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: 'Where am I?' })).toBeVisible();
  await expect(told.first()).toContainText('Dead of Winter · Round 1');
  await expect(told.nth(1)).toContainText('Choose who acts');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('snowbound.settings', JSON.stringify({ keys: false })));
  await page.reload();
  await expect(end).toBeVisible();
  for (const key of ['0', '0', 'h', 'w', '/']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(end).not.toBeFocused();
  await expect(page.locator('.prompt')).toContainText('Choose who acts');
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
