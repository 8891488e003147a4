import { fitsAcross, phone, skipFirstSteps, viewsOf } from './answering';
import { expect, test, type Someone } from './fixture';
import { PaperPlayer, playOut } from './paper';

const game = 'paper-tales';

/** Where a page says the table stands. */
async function where(who: Someone): Promise<string> {
  const board = who.page.locator('[data-phase]');
  return `${await board.getAttribute('data-round')} ${await board.getAttribute('data-phase')}`;
}

test('two people and two bots play a whole game, with a reload in the middle', async ({ someone }) => {
  test.setTimeout(240_000);
  const ada = await someone('Ada');
  const bo = await someone('Bo');
  await skipFirstSteps(ada, game);
  await skipFirstSteps(bo, game);
  const table = await ada.table({ game, seats: 4, bots: 2, start: false });
  await bo.sit(table);
  await ada.start(table);
  await ada.open(table);
  await bo.open(table);
  const players = [new PaperPlayer(ada), new PaperPlayer(bo)];
  let reloaded = 0;
  await playOut(players, 'act', async (answers) => {
    if (answers !== 9 && answers !== 21) return;
    await ada.page.reload();
    // Bots may still be answering: both pages come to stand at the same question of the same round.
    await expect
      .poll(async () => (await where(ada)) === (await where(bo)), {
        message: 'the reloaded page shows the table as it is',
      })
      .toBe(true);
    reloaded++;
  });
  expect(reloaded).toBeGreaterThan(0);
  for (const who of [ada, bo]) await expect(who.page.locator('.scores')).toBeVisible();
  const { table: card } = await ada.api<{ table: { status: string; seed?: string } }>('GET', `/tables/${table}`);
  expect(card.status).toBe('over');
  expect(card.seed).toBeTruthy();
});

test('a whole game by keyboard alone', async ({ someone }) => {
  test.setTimeout(240_000);
  const ada = await someone('Ada');
  await skipFirstSteps(ada, game);
  await ada.open(await ada.table({ game, seats: 3, level: 'random' }));
  await ada.page.waitForSelector('[data-phase]');
  await playOut([new PaperPlayer(ada)], 'key');
  await expect(ada.page.locator('.scores')).toBeVisible();
});

test('a card is taken up, its ghost shows what it costs, and it is dragged into a slot', async ({ someone }) => {
  const ada = await someone('Ada');
  await skipFirstSteps(ada, game);
  await ada.open(await ada.table({ game, seats: 3 }));
  const page = ada.page;
  const player = new PaperPlayer(ada);
  await expect(page.getByRole('region', { name: 'Draft hand' })).toBeVisible();
  await expect(page.getByText('gets your cards')).toBeVisible();
  await expect(async () => {
    if ((await page.locator('[data-phase]').getAttribute('data-phase')) === 'recruit') await player.act();
    expect(await page.locator('[data-phase]').getAttribute('data-phase')).toBe('deploy');
  }).toPass({ timeout: 30_000 });
  const card = page.locator('.held.legal').first();
  await card.click();
  await expect(page.locator('.spot.legal .ghost')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(page.locator('.ghost')).toHaveCount(0);
  const name = (await card.locator('.name').textContent()) ?? '';
  const from = (await card.boundingBox())!;
  const to = (await page.locator('[data-slot=front_1]').boundingBox())!;
  await page.mouse.move(from.x + 40, from.y + 80);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
  await expect(page.locator('.dragged')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('[data-slot=front_1] .name')).toHaveText(name);
  await expect(page.locator('.dragged')).toHaveCount(0);
  await page.locator('[data-slot=front_1]').click(); // taken back
  await expect(page.locator('[data-slot=front_1] .stand')).toHaveCount(0);
  await page.locator('.spot.locked').click();
  await expect(page.getByRole('alert')).toContainText('PT-5.2');
  await page.locator('.held').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

/** Everybody drafts; then a deployment is to be planned. */
async function toDeployment(players: PaperPlayer[]): Promise<void> {
  const phase = (player: PaperPlayer) => player.page.locator('[data-phase]').getAttribute('data-phase');
  await expect(async () => {
    for (const player of players)
      if ((await phase(player)) === 'recruit' && (await player.isAsked())) await player.act().catch(() => undefined);
    for (const player of players) expect(await phase(player)).toBe('deploy');
  }).toPass({ timeout: 60_000, intervals: [50] });
}

test('a plan is made on this side and sent as one answer: nobody else gets a frame before', async ({ someone }) => {
  const ada = await someone('Ada');
  const bo = await someone('Bo');
  const frames = { sent: [] as string[], heard: [] as string[] };
  ada.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.sent.push(String(payload))));
  bo.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.heard.push(String(payload))));
  for (const who of [ada, bo]) await skipFirstSteps(who, game);
  const table = await ada.table({ game, seats: 3, bots: 1, level: 'random', start: false });
  await bo.sit(table);
  await ada.start(table);
  for (const who of [ada, bo]) await who.open(table);
  const player = new PaperPlayer(ada);
  await toDeployment([player, new PaperPlayer(bo)]);
  const bot = () => viewsOf<{ players: { ready: boolean }[] }>(frames.heard).at(-1)?.view.players[2];
  await expect.poll(() => bot()?.ready, { message: 'the bot has its plan' }).toBe(true);
  const events = async () => (await ada.api<{ table: { events?: number } }>('GET', `/tables/${table}`)).table.events;
  const before = await events();
  await bo.page.waitForTimeout(300);
  frames.sent.length = frames.heard.length = 0;
  for (let i = 0; i < 2; ++i) {
    await player.act();
    await expect(ada.page.locator('.held.away')).toHaveCount(i + 1);
  }
  await ada.page.locator('.held.away').first().click(); // and one is taken back
  await expect(ada.page.locator('.held.away')).toHaveCount(1);
  await bo.page.waitForTimeout(300);
  const answers = () => frames.sent.filter((frame) => frame.includes('"t":"answer"'));
  expect(answers()).toEqual([]);
  expect(frames.heard.filter((frame) => !frame.includes('"t":"pong"'))).toEqual([]);
  expect(await events()).toBe(before);
  await ada.page.locator('[data-done]').click();
  await expect.poll(() => answers().length).toBe(1);
  expect(answers()[0]).toContain('"plan"');
  await expect.poll(() => frames.heard.length).toBeGreaterThan(0);
  await expect(ada.page.locator('.held.away')).toHaveCount(1); // it stands as it was laid
});

/** Everything that this tab keeps of plans. */
const keptPlans = ({ page }: Someone): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('snowbound.plan.')));

test('a plan outlives a reload; nothing of it is left for who takes the device next', async ({ someone }) => {
  test.setTimeout(120_000);
  const ada = await someone('Ada');
  await skipFirstSteps(ada, game);
  const here = [{ seat: 1, name: 'Ben' }];
  await ada.open(await ada.table({ game, seats: 3, bots: 1, level: 'random', start: true, more: { here } }));
  const { page } = ada;
  const curtain = page.getByRole('dialog', { name: /is next/ });
  const planned = page.locator('.held.away');
  const sits = async (name: string): Promise<void> => {
    await expect(curtain).toContainText(`${name} is next`);
    await curtain.getByRole('button', { name: `I am ${name}` }).click();
    await expect(page.locator('.frame.mine')).toBeVisible();
  };
  const player = new PaperPlayer(ada);
  const takes = page.locator('button.choice[aria-label^=Take]').first();
  await expect(async () => {
    if (await curtain.isVisible()) await curtain.getByRole('button').click({ timeout: 2000 });
    else await takes.click({ timeout: 2000 }).catch(() => undefined); // in a draft only: nothing is planned meanwhile
    expect(await where(ada)).toBe('1 deploy');
  }).toPass({ timeout: 60_000, intervals: [50] });
  await page.reload(); // whoever sat there last goes on
  await expect(curtain).toBeVisible();
  const names = (await curtain.textContent())?.includes('Ada is next') ? ['Ada', 'Ben'] : ['Ben', 'Ada'];
  for (const name of names) {
    await sits(name);
    await expect(planned).toHaveCount(0);
    expect(await keptPlans(ada)).toEqual([]);
    await expect(async () => {
      if ((await planned.count()) === 0) await player.act().catch(() => undefined);
      await expect(planned).toHaveCount(1, { timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    const laid = await planned.textContent();
    await page.reload();
    await sits(name); // also the second of two: the device stays where it was
    await expect(planned).toHaveText(laid ?? '');
    expect(await keptPlans(ada)).toHaveLength(1);
    await page.locator('[data-done]').click();
  }
  await expect(page.locator('[data-phase]')).not.toHaveAttribute('data-phase', 'deploy');
  expect(await keptPlans(ada)).toEqual([]);
});

test('when the clock is about to run out, the plan goes as it lies', async ({ someone }) => {
  const ada = await someone('Ada');
  const sent: string[] = [];
  ada.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await skipFirstSteps(ada, game);
  await ada.open(await ada.table({ game, seats: 3, more: { clock: { kind: 'move', seconds: 15 } } }));
  const player = new PaperPlayer(ada);
  await toDeployment([player]);
  await player.act();
  await expect(ada.page.locator('.held.away')).toHaveCount(1);
  await expect(ada.page.locator('[data-phase]')).not.toHaveAttribute('data-phase', 'deploy', { timeout: 30_000 });
  await expect(ada.page.locator('.stand').first()).toBeVisible(); // the unit that was planned stands there
  expect(sent.some((frame) => frame.includes('"t":"answer"') && frame.includes('"plan"'))).toBe(true);
});

test('on a phone the kingdom fits and neighbours open by a tap', async ({ someone }) => {
  const ada = await someone('Ada', phone);
  await skipFirstSteps(ada, game);
  await ada.open(await ada.table({ game, seats: 5 }));
  const page = ada.page;
  await expect(page.locator('.held').first()).toBeVisible();
  await fitsAcross(ada);
  await page.locator('.tab').first().tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A long press is for reading: the card is told in full, and nothing is chosen.
  const card = page.locator('.held').first();
  const box = (await card.boundingBox())!;
  const finger = await ada.context.newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await expect(page.getByRole('tooltip')).toContainText('printed strength');
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.held.chosen')).toHaveCount(0);
  await card.tap();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.locator('.picks li').first()).toBeVisible();
});
