import { answerUntil, skipFirstSteps } from './answering';
import { accessible, expect, test, type Someone } from './fixture';

const game = 'tail-feathers';
async function sitDown(who: Someone, options: object = {}): Promise<void> {
  await skipFirstSteps(who, game);
  await who.open(await who.table({ game, seats: 2, options }));
  await expect(who.page.getByRole('group', { name: 'The battlefield' })).toBeVisible();
}
const offered = (who: Someone, words: RegExp) => async (): Promise<boolean> =>
  (await who.choices.filter({ hasText: words }).count()) > 0;
const wanted = /^(All others|Mission: Decoy|Lay the card|Send|Add no die)/;

test('battlefield, units and nests lie there; figures are placed by mouse and by keys', async ({ someone }) => {
  test.setTimeout(120_000);
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  await expect(page.getByRole('region', { name: 'Ada', exact: true })).toContainText('Aerijin');
  await expect(page.locator('.sides > section')).toHaveCount(2);
  await expect(page.locator('.unit')).toHaveCount(8);
  await expect(page.getByRole('img', { name: /^Ada, nest 14/ })).toBeVisible();
  await expect(page.locator('.life')).toHaveCount(2);
  // By mouse: a lit space.
  const space = page.getByRole('button', { name: 'south-west B1', exact: true });
  await space.click();
  await expect(page.getByText('Aerijin + Zure begins at south-west B1', { exact: false }).first()).toBeVisible();
  // By keys: the same without a mouse.
  const next = page.getByRole('button', { name: 'south-west B3', exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sienna + Snibble begins at south-west B3', { exact: false }).first()).toBeVisible();
  // From the list.
  await answerUntil([ada], offered(ada, /^.?\s*Mission: /), wanted);
  await page.locator('.card.mission', { hasText: 'Decoy' }).click();
  // The card's place by numbers, then sent.
  const x = page.locator('.desk input').first();
  await expect(x).toBeVisible();
  await x.fill('430');
  await x.press('Enter');
  await page.locator('.desk .button.primary').click();
  await expect(page.getByText('Ada: a mission card lies face down.').first()).toBeVisible();
});

test('units are activated until the first round is over', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  await answerUntil([ada], offered(ada, /Activate/), wanted);
  const unit = page.locator('.unit.legal').first();
  await unit.click();
  await expect(page.getByText(/^Ada: activates /).first()).toBeVisible();
  const later = () => page.getByText('Round 2 begins.').first().isVisible();
  await answerUntil([ada], later, /^(Done|Go on|Activate|All others|No mission|Keep)/);
});

test('the field is zoomed by keys and by buttons', async ({ someone }) => {
  const ada = await someone('Ada');
  await sitDown(ada);
  const field = ada.page.getByRole('group', { name: 'The battlefield' });
  const whole = (await field.getAttribute('viewBox')) ?? '';
  await field.focus();
  await ada.page.keyboard.press('+');
  await expect(field).not.toHaveAttribute('viewBox', whole);
  await ada.page.keyboard.press('-');
  await expect(field).toHaveAttribute('viewBox', whole);
  await ada.page.getByRole('button', { name: 'Closer' }).click();
  await expect(field).not.toHaveAttribute('viewBox', whole);
});

test('an army is put together from the printed cards', async ({ someone }) => {
  const ada = await someone('Ada');
  await sitDown(ada, { armies: 'built' });
  await expect(ada.page.getByRole('heading', { name: 'Your army' })).toBeVisible();
  await accessible(ada.page);
});
