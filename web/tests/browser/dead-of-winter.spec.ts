import type { Locator } from '@playwright/test';
import { answer, answerUntil, phone, skipFirstSteps } from './answering';
import { accessible, expect, test, type Someone } from './fixture';

const game = 'dead-of-winter';
const places = ['Police station', 'Grocery store', 'School', 'Library', 'Hospital', 'Gas station'];

async function sitDown(who: Someone, more: object = {}): Promise<void> {
  await skipFirstSteps(who, game);
  await who.open(await who.table({ game, seats: 3, ...more }));
  await expect(who.page.locator('.colony')).toBeVisible();
}
const myTurn = (who: Someone) => async (): Promise<boolean> =>
  (await who.choices.filter({ hasText: 'End the turn' }).count()) > 0;
// Cards are not given away and nobody moves by chance: the shortest way to the own turn.
async function toMyTurn(who: Someone): Promise<void> {
  await answerUntil([who], myTurn(who), /^(Keep|No$|Give nothing)/);
  // An answer to the question before may have met this one: what it would have done is not wanted.
  await expect(async () => {
    if (await who.page.locator('dialog[open]').count()) await who.page.keyboard.press('Escape');
    await expect(who.page.locator('dialog[open]')).toHaveCount(0, { timeout: 500 });
    expect(await myTurn(who)()).toBe(true);
  }).toPass({ timeout: 15_000 });
}

test('colony, six places, dice and a sealed letter lie there', async ({ someone }) => {
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  for (const place of places) await expect(page.getByRole('region', { name: place, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Colony', exact: true })).toBeVisible();
  await expect(page.getByText('Morale', { exact: false }).first()).toBeVisible();
  // The letter shows what it says only while it is held.
  const letter = page.locator('.letter button');
  await expect(letter).toHaveText(/Your secret/);
  const box = (await letter.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(letter).toHaveAttribute('aria-expanded', 'true');
  await expect(letter).not.toHaveText(/Your secret/);
  await page.mouse.up();
  await expect(letter).toHaveText(/Your secret/);
  // A survivor of the deal narrows the list to what can be done with them.
  const all = await ada.choices.count();
  await page.locator('.survivor').first().click();
  await expect.poll(() => ada.choices.count()).toBeLessThan(all);
  await ada.choices.first().click();
  await expect(page.getByText('Who leads your group?').first()).toBeVisible();
  await ada.choices.first().click();
  await expect(page.locator('.standee.mine').first()).toBeVisible();
});

test('a turn by mouse: a die, a survivor, a place; and its end by keys', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  await toMyTurn(ada);
  const die = page.locator('.die.legal').first();
  await expect(die).toBeVisible();
  const all = await ada.choices.count();
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => ada.choices.count()).toBeLessThan(all);
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => ada.choices.count()).toBe(all);
  // A survivor is taken up on the board and goes to a lit place.
  await page.locator('.standee.mine.legal').first().click();
  await expect(page.locator('.standee.mine[aria-pressed=true]')).toHaveCount(1);
  await page.locator('.place.legal .picture').first().click();
  const moved = page.getByText(/^You: .* goes from /).first();
  await expect(async () => {
    if (await moved.isVisible()) return;
    await answer(ada, /^Move/); // several ways to go there: the list asks which
    await expect(moved).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 45_000 });
  await toMyTurn(ada); // what the move brought is answered first
  const ended = async () => !(await myTurn(ada)()) && (await page.locator('dialog[open]').count()) === 0;
  await answerUntil([ada], ended, /^End the turn/);
});

test('a survivor carries what it can do, with exact odds; a die glows where it is useful', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  await toMyTurn(ada);
  // A die is drawn onto somebody: the list shows what the two can do together.
  const all = await ada.choices.count();
  await page.locator('.die.legal').first().dragTo(page.locator('.hand .survivor').first());
  await expect(page.locator('.die[aria-pressed=true]').first()).toBeVisible();
  await expect(page.locator('.person[aria-pressed=true]')).toHaveCount(1);
  await expect.poll(() => ada.choices.count()).toBeLessThan(all);
  await page.locator('.choices').getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('.hand [aria-pressed=true]')).toHaveCount(0);
  const figure = page.locator('.standee.mine.legal').first();
  await figure.click();
  await expect(figure).toHaveAttribute('aria-pressed', 'true');
  const name = ((await figure.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  const deeds = page.getByRole('group', { name: `What ${name} can do` });
  await expect(deeds).toBeVisible();
  await expect(page.locator('[data-odds=move]')).toContainText(/\d+ % unharmed/);
  await accessible(page);
  await deeds.getByRole('button', { name: 'Move' }).click();
  await expect.poll(() => ada.choices.count()).toBeLessThan(all);
  for (const line of await ada.choices.all()) await expect(line).toHaveAccessibleName(/^Move /);
});

test('on a phone a finger drags a die onto a survivor', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada', phone);
  const page = ada.page;
  const die = page.locator('.die.legal').first();
  do {
    await sitDown(ada);
    await toMyTurn(ada);
  } while ((await page.locator('.die').count()) === 0); // a crossroads card has taken them all
  const survivor = page.locator('.standee.mine.legal').first();
  await expect(die).toBeVisible();
  const all = await ada.choices.count();
  const touch = await page.context().newCDPSession(page);
  const finger = async (from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> => {
    const at = (part: number) => [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.1, 0.3, 0.6, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const middle = async (what: Locator) => {
    const box = (await what.boundingBox())!;
    return { x: Math.min(box.x + box.width / 2, 340), y: box.y + box.height / 2 };
  };
  const pressed = page.locator('.hand [aria-pressed=true]');
  // A tap picks it up and puts it down, as ever.
  await die.tap();
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  await die.tap();
  await expect(pressed).toHaveCount(0);
  // Dropped on nobody, nothing is picked up.
  const start = await middle(die);
  await finger(start, { x: start.x, y: start.y - 30 });
  await expect(pressed).toHaveCount(0);
  await finger(await middle(die), await middle(survivor));
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.standee[aria-pressed=true]')).toHaveCount(1);
  await expect.poll(() => ada.choices.count()).toBeLessThan(all);
});

test('a secret objective lies open nowhere, not in the log either', async ({ someone }) => {
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  const covered = page.locator('.log button[aria-expanded]', { has: page.locator('.covered') }).first();
  await expect(covered).toHaveText('Only for you. Hold to read.');
  await expect(page.locator('body')).not.toContainText('secret objective “');
  await covered.focus();
  await page.keyboard.down('Enter');
  await expect(covered).toContainText('secret objective “');
  await page.keyboard.up('Enter');
  await expect(covered).toHaveText('Only for you. Hold to read.');
});

test('the last night is told step by step and again', async ({ someone }) => {
  test.setTimeout(240_000);
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  const night = page.locator('details.night');
  const asked = async () => (await night.isVisible()) && (await myTurn(ada)());
  await answerUntil([ada], asked, /^(Keep|No$|Give nothing|End the turn)/, { within: 200_000 });
  // It closes by itself when the first turn ends, unless somebody steps through it.
  await expect(async () => {
    if ((await night.getAttribute('open')) === null) await night.locator('summary').click({ timeout: 1000 });
    await night.getByRole('button', { name: 'One step on' }).click({ timeout: 1000 });
  }).toPass();
  await expect(night.locator('.clause').first()).toBeVisible();
  await expect(night).toContainText('One zombie for every two in the colony.');
  await expect(night.locator('.told')).not.toBeEmpty();
  await expect(night.locator('li.lit')).toHaveCount(1);
  await night.getByRole('button', { name: 'Tell it again' }).click();
  await expect(night.getByRole('button', { name: 'Pause' })).toBeVisible();
  await accessible(page);
});
