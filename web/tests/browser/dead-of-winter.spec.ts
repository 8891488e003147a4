import { answer, answerUntil, skipFirstSteps } from './answering';
import { expect, test, type Someone } from './fixture';

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
const toMyTurn = (who: Someone): Promise<void> => answerUntil([who], myTurn(who), /^(Keep|No$|Give nothing)/);

test('colony, six places, dice and a sealed letter lie there', async ({ someone }) => {
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  for (const place of places) await expect(page.getByRole('region', { name: place, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Colony', exact: true })).toBeVisible();
  await expect(page.getByText('Morale', { exact: false }).first()).toBeVisible();
  // The letter shows what it says only while it is held.
  const letter = page.locator('.seal');
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
  const moved = page.getByText(/^Ada: .* moved, /).first();
  await expect(async () => {
    if (await moved.isVisible()) return;
    await answer(ada, /^Move/); // several ways to go there: the list asks which
    await expect(moved).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 45_000 });
  await toMyTurn(ada); // what the move brought is answered first
  const ended = async () => !(await myTurn(ada)()) && (await page.locator('dialog[open]').count()) === 0;
  await answerUntil([ada], ended, /^End the turn/);
});
