import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answer, answerUntil, lastView, skipFirstSteps, wire } from './answering';
import { accessible, expect, test, type Someone } from './fixture';

const game = 'dead-of-winter';
const root = resolve(import.meta.dirname, '../../..');
const texts = JSON.parse(readFileSync(`${root}/locales/en/dead_of_winter.json`, 'utf8')) as { [key: string]: string };
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

test('the secret of another seat is in no frame and on no page of mine', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada');
  const bo = await someone('Bo');
  const [mine, theirs] = [wire(ada.page), wire(bo.page)];
  for (const who of [ada, bo]) await skipFirstSteps(who, game);
  const table = await ada.table({ game, seats: 3, bots: 1, start: false });
  await bo.sit(table);
  await ada.start(table);
  for (const who of [ada, bo]) {
    await who.open(table);
    await expect(who.page.locator('.seal')).toBeVisible();
  }
  for (let i = 0; i < 6; i++) for (const who of [ada, bo]) await answer(who);
  interface View {
    own: { objective: string } | null;
  }
  const secretOf = (frames: string[]): string => lastView<View>(frames)?.own?.objective ?? '';
  await expect.poll(() => secretOf(theirs)).not.toBe('');
  const secret = secretOf(theirs);
  expect(secretOf(mine)).not.toBe('');
  expect(secretOf(mine)).not.toBe(secret);
  expect(mine.length).toBeGreaterThan(1);
  expect(mine.filter((frame) => frame.includes(`"${secret}"`))).toEqual([]);
  const shown = await ada.page.content();
  expect(shown).not.toContain(secret);
  expect(texts[`objective.${secret}.text`]).toBeTruthy();
  expect(shown).not.toContain(texts[`objective.${secret}.text`]);
});

test('on a phone nothing scrolls sideways', async ({ someone }) => {
  const ada = await someone('Ada', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await sitDown(ada, { seats: 5 });
  const wide = () => ada.page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(390);
  await ada.choices.first().tap();
  await answerUntil([ada], async () => (await ada.page.locator('.standee.mine').count()) > 0);
  expect(await wide()).toBeLessThanOrEqual(390);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the colony has no serious finding, ${colorScheme}`, async ({ someone }) => {
    test.setTimeout(180_000);
    const ada = await someone('Ada', { colorScheme, reducedMotion: 'reduce' });
    await sitDown(ada);
    await accessible(ada.page);
    await toMyTurn(ada);
    await accessible(ada.page);
  });
}

test('the colony speaks German and Italian, and guides the first turn', async ({ someone }) => {
  test.setTimeout(120_000);
  for (const [locale, dice, secret] of [
    ['de-DE', 'Deine Würfel', 'Dein Geheimnis'],
    ['it-IT', 'I tuoi dadi', 'Il tuo segreto'],
  ] as const) {
    const ada = await someone('Ada', { locale });
    await ada.open(await ada.table({ game, seats: 3 }));
    await expect(ada.page.getByRole('heading', { name: dice })).toBeVisible();
    await expect(ada.page.locator('.seal')).toContainText(secret);
    const note = ada.page.locator('.note');
    await expect(note).toBeVisible();
    await note.getByRole('button').last().click();
    await expect(note).toHaveCount(0);
  }
});
