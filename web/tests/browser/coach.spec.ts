// "What should I do?", and a word before an answer that is much worse.
import type { Page } from '@playwright/test';
import { answer, fitsAcross, phone, skipFirstSteps } from './answering';
import { accessible, expect, test, type Someone } from './fixture';

const games = [
  { game: 'paper-tales', seats: 2 },
  { game: 'dead-of-winter', seats: 2 },
  { game: 'winter-tales', seats: 3 },
  { game: 'tail-feathers', seats: 2 },
];
const hints = (page: Page) => page.locator('section.coach ol > li');
const askCoach = (page: Page) => page.getByRole('button', { name: 'What should I do?' });

async function alone(
  someone: (name: string, how?: object) => Promise<Someone>,
  table: (typeof games)[number],
  how = {},
) {
  const ada = await someone('Ada', how);
  await skipFirstSteps(ada, ...games.map(({ game }) => game));
  await ada.open(await ada.table(table));
  await expect(ada.page.locator('.prompt .lamp')).toBeVisible();
  return ada;
}
/** The answers that this page sends from now on. */
function answers(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => String(payload).includes('"t":"answer"') && sent.push(String(payload))),
  );
  return sent;
}

for (const table of games) {
  test(`${table.game}: the coach names answers with reasons, and one leads to its line`, async ({ someone }) => {
    const ada = await alone(someone, table);
    const { page } = ada;
    await askCoach(page).click();
    await expect(page.getByRole('heading', { name: 'A strong player would:' })).toBeFocused();
    await expect(hints(page).first()).toContainText('chance to win about');
    await expect(page.locator('section.coach')).not.toContainText(/reason\.|undefined|\{/);
    const words = (await hints(page).first().getByRole('button').textContent()) ?? '';
    expect(words.length).toBeGreaterThan(3);
    await accessible(page);
    await hints(page).first().getByRole('button').click();
    await expect(ada.choices).toHaveCount(1);
    await expect(page.locator('section.coach')).toBeVisible();
  });
}

test('by keyboard alone: C asks, Escape closes, the answer takes it away', async ({ someone }) => {
  const ada = await alone(someone, games[0]!);
  const { page } = ada;
  await page.keyboard.press('c');
  await expect(hints(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(hints(page).first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ada.choices).toHaveCount(1);
  await page.keyboard.press('Escape');
  await answer(ada);
  await expect(page.locator('section.coach')).toBeHidden();
});

test('on a phone in the dark, in German', async ({ someone }) => {
  const ada = await alone(someone, games[0]!, { ...phone, colorScheme: 'dark', locale: 'de-DE' });
  const { page } = ada;
  const button = page.getByRole('button', { name: 'Was soll ich tun?' });
  const size = await button.boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await button.tap();
  await expect(hints(page).first()).toContainText('Gewinnchance etwa');
  await fitsAcross(ada);
  await accessible(page);
});

test('a table with friends has no coach unless it was made so', async ({ someone }) => {
  for (const coach of [undefined, true]) {
    const [ada, ben] = [await someone('Ada'), await someone('Ben')];
    await skipFirstSteps(ada, 'paper-tales');
    const table = await ada.table({ game: 'paper-tales', seats: 2, bots: 0, more: coach ? { coach } : {} });
    await ben.sit(table);
    await ada.start(table);
    await ada.open(table);
    await expect(ada.choices.first()).toBeVisible();
    await expect(askCoach(ada.page)).toHaveCount(coach ? 1 : 0);
  }
});

test('Paper Tales: a whole plan is laid on the table, and nothing is sent', async ({ someone }) => {
  const ada = await someone('Ada');
  const sent = answers(ada.page);
  await skipFirstSteps(ada, 'paper-tales');
  await ada.open(await ada.table(games[0]!));
  const done = ada.choices
    .filter({ hasText: /^Done|plan stands|Finish/i })
    .or(ada.page.getByRole('button', { name: /plan is done|Done/i }));
  for (let i = 0; i < 12 && !(await ada.page.locator('.prompt').textContent())?.includes('Plan your kingdom'); ++i) {
    await answer(ada);
    await ada.page.waitForTimeout(100);
  }
  await expect(ada.page.locator('.prompt')).toContainText('Plan your kingdom');
  await expect(done.first()).toBeVisible();
  const before = sent.length;
  await askCoach(ada.page).click();
  await expect(hints(ada.page).first()).toContainText('strength');
  const frame = ada.page.locator('main.board');
  const empty = await frame.textContent();
  await hints(ada.page).first().getByRole('button').click();
  await expect.poll(() => frame.textContent()).not.toBe(empty);
  expect(sent.length).toBe(before);
});

test('a much worse answer is warned of, and may be given all the same', async ({ someone }) => {
  test.setTimeout(120_000);
  let warned = false;
  for (let tries = 0; tries < 6 && !warned; ++tries) {
    const ada = await someone('Ada');
    await ada.context.addInitScript(() =>
      localStorage.setItem('snowbound.settings', '{"shows":"off","coach":true,"confirm":false}'),
    );
    const sent = answers(ada.page);
    await skipFirstSteps(ada, 'paper-tales');
    await ada.open(await ada.table(games[0]!));
    const doubt = ada.page.getByRole('dialog').filter({ hasText: 'A strong player would not do that.' });
    const anyway = doubt.getByRole('button', { name: 'Do it anyway' });
    for (let i = 0; i < 14 && !(await ada.page.locator('.prompt').textContent())?.includes('Plan your kingdom'); ++i) {
      if (await anyway.isVisible()) await anyway.click();
      else await answer(ada);
      await ada.page.waitForTimeout(150);
    }
    if (await anyway.isVisible()) await anyway.click();
    const before = sent.length;
    await answer(ada, /^Done|plan stands/i, 'mouse'); // nobody is deployed
    warned = await doubt.waitFor({ timeout: 2500 }).then(
      () => true,
      () => false,
    );
    if (!warned) continue;
    expect(sent.length).toBe(before);
    await expect(doubt).toContainText('Much better:');
    await accessible(ada.page);
    await doubt.getByRole('button', { name: 'Think again' }).click();
    await expect(doubt).toBeHidden();
    expect(sent.length).toBe(before);
    await answer(ada, /^Done|plan stands/i, 'mouse');
    await anyway.click();
    await expect.poll(() => sent.length).toBe(before + 1);
  }
  expect(warned).toBe(true);
});

/** A bot plays this seat from here to the end: it is asked for, and nobody else has a say. */
const playOut = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((over) => {
        const line = new WebSocket(`ws://${location.host}/ws`);
        const say = (frame: object) => line.send(JSON.stringify(frame));
        line.onopen = () => {
          say({ t: 'join', table: location.pathname.split('/').pop(), wire: 2 });
          say({ t: 'ask', about: 'bot', seat: 0, level: 'random' });
        };
        line.onmessage = ({ data }) => String(data).includes('"status":"over"') && over();
      }),
  );

test('the last page tells how often the coach has helped', async ({ someone }) => {
  const ada = await alone(someone, games[0]!);
  await askCoach(ada.page).click();
  await expect(hints(ada.page).first()).toBeVisible();
  await playOut(ada.page);
  await expect(ada.page.locator('.ending .hints')).toHaveText(/^Hints used: .+ 1$/, { timeout: 40_000 });
});
