import { answer, answerUntil, lastView, skipFirstSteps, wire } from './answering';
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

test('the mission of the other side is in no frame and on no page of mine', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada');
  const bo = await someone('Bo');
  const [mine, theirs] = [wire(ada.page), wire(bo.page)];
  for (const who of [ada, bo]) await skipFirstSteps(who, game);
  const table = await ada.table({ game, seats: 2, bots: 0, start: false });
  await bo.sit(table);
  await ada.start(table);
  for (const who of [ada, bo]) await who.open(table);
  interface View {
    mine: { mission: string | null } | null;
  }
  const missionOf = (frames: string[]): string => lastView<View>(frames)?.mine?.mission ?? '';
  await expect(async () => {
    if (missionOf(mine) !== 'decoy') await answer(ada, /^(All others|Mission: Decoy)/);
    if (missionOf(theirs) !== 'siege') await answer(bo, /^(All others|Mission: Siege)/);
    expect([missionOf(mine), missionOf(theirs)]).toEqual(['decoy', 'siege']);
  }).toPass({ timeout: 90_000, intervals: [150] });
  // As long as I choose myself, the list names every mission; from then on none of theirs.
  const later = mine.filter((frame) => missionOf([frame]) === 'decoy');
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((frame) => frame.includes('"siege"'))).toEqual([]);
  expect(await ada.page.locator('body').innerText()).not.toContain('Siege');
});

test('an army is put together from the printed cards', async ({ someone }) => {
  const ada = await someone('Ada');
  await sitDown(ada, { armies: 'built' });
  await expect(ada.page.getByRole('heading', { name: 'Your army' })).toBeVisible();
  await accessible(ada.page);
});

test('on a phone nothing scrolls sideways', async ({ someone }) => {
  const ada = await someone('Ada', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await sitDown(ada);
  const wide = () => ada.page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(390);
  await answer(ada);
  await expect(ada.page.locator('.figure').first()).toBeAttached();
  expect(await wide()).toBeLessThanOrEqual(390);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the battlefield has no serious finding, ${colorScheme}`, async ({ someone }) => {
    test.setTimeout(180_000);
    const ada = await someone('Ada', { colorScheme, reducedMotion: 'reduce' });
    await sitDown(ada);
    await accessible(ada.page);
    await answerUntil([ada], offered(ada, /Activate/), wanted);
    await accessible(ada.page);
  });
}

test('the battlefield speaks German and Italian, and guides the first round', async ({ someone }) => {
  test.setTimeout(120_000);
  for (const [locale, field, side] of [
    ['de-DE', 'Das Schlachtfeld', 'Dunkelwaldmiliz'],
    ['it-IT', 'Il campo di battaglia', 'Milizia di Downwood'],
  ] as const) {
    const ada = await someone('Ada', { locale });
    await ada.open(await ada.table({ game, seats: 2 }));
    await expect(ada.page.getByRole('group', { name: field })).toBeVisible();
    await expect(ada.page.getByText(side).first()).toBeVisible();
    const note = ada.page.locator('.note');
    await expect(note).toBeVisible();
    await note.getByRole('button').last().click();
    await expect(note).toHaveCount(0);
  }
});
