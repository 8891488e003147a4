import { answerUntil, skipFirstSteps } from './answering';
import { accessible, expect, test, type Someone } from './fixture';

const game = 'tail-feathers';
async function sitDown(who: Someone, options: object = {}): Promise<void> {
  await skipFirstSteps(who, game);
  await who.open(await who.table({ game, seats: 2, options }));
  await expect(who.page.locator('.phases')).toBeVisible();
}
const offered = (who: Someone, words: RegExp) => async (): Promise<boolean> =>
  (await who.choices.filter({ hasText: words }).count()) > 0;
const openings = [/^Activate/, /^All others/, /^No mission/, /^Add no die/];
const wanted = /^(All others|Mission: Decoy|Lay the card|Send|Add no die)/;

test('battlefield, units and nests lie there; figures are placed by mouse and by keys', async ({ someone }) => {
  test.setTimeout(120_000);
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  await expect(page.getByRole('region', { name: 'Ada', exact: true })).toContainText('Aerijin');
  await expect(page.locator('.sides > section')).toHaveCount(2);
  await expect(page.locator('.unit')).toHaveCount(8);
  await expect(page.getByRole('img', { name: /^Ada, nest 15/ })).toBeVisible();
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
  // The card's place is moved on the field, called by where it is, then sent.
  const desk = page.locator('.desk.place_mission');
  await expect(desk).toContainText(/in the middle|edge|tree/);
  await expect(desk.locator('input')).toHaveCount(0);
  const lies = () => page.locator('.trying').getAttribute('transform');
  const before = await lies();
  await page.getByRole('group', { name: 'The battlefield' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(lies).not.toBe(before);
  await page.locator('.desk .button.primary').click();
  await expect(page.getByText('You: a mission card lies face down.').first()).toBeVisible();
});

test('by keys and without the board: any figures that may go are sent; nobody else glows', async ({ someone }) => {
  test.setTimeout(120_000);
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  const picks = page.getByRole('group', { name: 'Put together an answer' }).getByRole('button');
  await answerUntil([ada], async () => (await picks.count()) > 4, /^(All others|Mission: Decoy|Lay the card)/);
  await expect(picks).toHaveText([1, 2, 3, 4, 5, 6].map((n) => new RegExp(`Oakguard ${n}$`))); // and no bird
  const glowing = page.locator('.figure.legal .hit');
  await expect(glowing).toHaveCount(6);
  for (const each of await glowing.all()) await expect(each).toHaveAttribute('aria-label', /, Ada$/);
  const names: string[] = [];
  for (const n of [1, 3, 4]) {
    await picks.nth(n).focus();
    await page.keyboard.press('Space');
    await expect(picks.nth(n)).toHaveAttribute('aria-pressed', 'true');
    names.push(((await picks.nth(n).textContent()) ?? '').replace(/[☑☐]/g, '').trim());
  }
  await picks.nth(4).focus(); // second thoughts
  await page.keyboard.press('Enter');
  await expect(picks.nth(4)).toHaveAttribute('aria-pressed', 'false');
  await ada.choices.filter({ hasText: `Send: ${names.slice(0, 2).join(', ')}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You: on the mission: ${names.slice(0, 2).join(', ')}.`).first()).toBeVisible();
});

test('units are activated until the first round is over', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  await answerUntil([ada], offered(ada, /Activate/), wanted);
  const unit = page.locator('.unit.legal').first();
  await unit.click();
  await expect(page.getByText(/^You activate /).first()).toBeVisible();
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

test('an army: the engine counts its points and says everything that is wrong with it', async ({ someone }) => {
  const ada = await someone('Ada');
  await sitDown(ada, { armies: 'built' });
  const page = ada.page;
  await expect(page.getByRole('heading', { name: 'Your army' })).toBeVisible();
  const wrong = page.getByRole('list', { name: 'What is wrong with it' });
  await expect(page.getByText('0 of 60 points')).toBeVisible();
  await expect(wrong).toContainText('An army needs a bird.');
  await expect(wrong).toContainText('An army needs two ground figures at least.');
  const recruit = page.locator('.desk .button.primary');
  await expect(recruit).toBeDisabled();
  // The same bird and pilot twice.
  await page.getByRole('button', { name: '+ Bird' }).click();
  await page.getByRole('button', { name: '+ Bird' }).click();
  await expect(wrong).toContainText('This bird is already in the army.');
  // The suggestions say what is in them, in the list too, and what they cost.
  const suggestions = page.getByRole('group', { name: 'Suggestions' }).getByRole('button');
  await expect(suggestions).toHaveText([
    /^Aerijin \+ Zure \(ace\), .*; 6 Oakguard \(1 veteran\).* · \d+ points$/,
    /; .* · \d\d points$/,
  ]);
  const lines = await ada.choices.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  expect(lines).toHaveLength(2);
  expect(new Set(lines).size).toBe(2);
  for (const line of lines) expect(line).toMatch(/^Recruit: [\w ]+ \+ [\w ]+ \(\w+\).*; \d /);
  await suggestions.first().click();
  await expect(page.getByText('This army may fight.')).toBeVisible();
  await accessible(page);
  await expect(recruit).toBeEnabled();
  await recruit.click();
  await expect(page.getByText('You: the army is ready.').first()).toBeVisible();
});

test('any hand of seven action cards can be chosen', async ({ someone }) => {
  const ada = await someone('Ada');
  await skipFirstSteps(ada, game);
  await ada.open(await ada.table({ game, seats: 2, options: { cards: 'on' } }));
  const page = ada.page;
  await expect(page.getByRole('heading', { name: 'Your hand: 7 of 7 cards' })).toBeVisible();
  await accessible(page);
  const take = page.locator('.desk .button.primary');
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect(page.getByRole('heading', { name: 'Your hand: 0 of 7 cards' })).toBeVisible();
  await expect(take).toBeDisabled();
  const all = page.locator('[data-pick]');
  const count = await all.count();
  const wanted: string[] = [];
  for (let i = count - 7; i < count; i++) {
    wanted.push((await all.nth(i).getAttribute('data-pick')) ?? '');
    await all.nth(i).focus();
    await page.keyboard.press('Enter');
  }
  await take.click();
  await expect(page.locator('.hand [data-card]')).toHaveCount(7);
  for (const card of wanted) await expect(page.locator(`.hand [data-card=${card}]`)).toBeVisible();
});

test('a bird takes off: dragged, turned by its beak, by keys; and where it would end is said in words', async ({
  someone,
}) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada');
  await sitDown(ada, { free_measuring: true });
  const page = ada.page;
  await answerUntil([ada], offered(ada, /Take off/), [/gets ready to launch/, ...openings], { within: 150_000 });
  const pose = async (): Promise<{ x: number; y: number; turned: number }> => {
    const found = /translate\((\S+) (\S+)\) rotate\((\S+)\)/.exec(
      (await page.locator('.trying').getAttribute('transform')) ?? '',
    );
    const [x, y, turned] = (found ?? []).slice(1).map(Number);
    return { x: x!, y: -y!, turned: turned! };
  };
  await expect(page.locator('.desk input')).toHaveCount(0); // nobody types millimetres
  const before = await pose();
  const drag = async (grip: string, dx: number, dy: number): Promise<void> => {
    const box = (await page.locator(`[data-grip=${grip}]`).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy, { steps: 4 });
    await page.mouse.up();
  };
  await drag('piece', 20, 0);
  await expect.poll(async () => (await pose()).x).toBeGreaterThan(before.x);
  const { turned } = await pose();
  await drag('nose', 30, 12);
  await expect.poll(async () => (await pose()).turned).not.toBe(turned);
  // One millimetre, a tenth of a degree, five degrees by a button.
  const now = await pose();
  await page.getByRole('group', { name: 'The battlefield' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(pose).toMatchObject({ x: now.x + 100, y: now.y });
  await page.keyboard.press('ArrowUp');
  await expect.poll(pose).toMatchObject({ x: now.x + 100, y: now.y + 100 });
  await page.keyboard.press(',');
  await expect.poll(async () => Math.round(((await pose()).turned - now.turned) * 10)).toBe(-1);
  await page.getByRole('button', { name: 'Turn left' }).click();
  await expect.poll(async () => Math.round(((await pose()).turned - now.turned) * 10)).toBe(-51);
  // The engine's own proposal: what it leads to is drawn, and said.
  await ada.choices
    .filter({ hasText: /^.?\s*Take off/ })
    .first()
    .hover();
  await expect(page.locator('.battlefield .route')).toBeVisible();
  await expect(page.locator('.desk .events')).toContainText(/Ends (short of|over) the .* tree.*; heading/);
});

test('who flies is said in words', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada');
  await sitDown(ada);
  const page = ada.page;
  const airborne = page.getByRole('button', { name: /heading (north|south|east|west).*tilt/ }).first();
  const wanted = [/gets ready to launch/, /^Take off/, /^Route:/, /^Go on/, ...openings];
  await answerUntil([ada], () => airborne.isVisible(), wanted, { within: 150_000 });
});

test('a scenario is chosen with a map', async ({ someone }) => {
  const ada = await someone('Ada');
  await ada.go('/new/tail-feathers');
  const map = ada.page.getByRole('img', { name: /Downwood Militia: south-west, nest, Nest \d+/ });
  await expect(map).toBeVisible();
  await expect(map).toHaveAccessibleName(/Vermin Raiders: north-east, nest, Nest \d+/);
  await ada.page.getByRole('combobox', { name: 'Scenario' }).selectOption('cut_the_branches');
  await expect(map).toHaveAccessibleName(/Vermin Raiders: south-east, nest, Nest \d+/);
  await expect(ada.page.getByText('every leaf is a boat', { exact: false })).toBeVisible();
  await accessible(ada.page);
});

// A stored game with spirals: Grizzard flies across four spaces into Sienna, and both spin down.
const stored = 'tail-feathers/shown/spirals.json';
const next = async (who: Someone): Promise<void> => {
  await who.page.getByRole('button', { name: 'One step on' }).click();
};

test('a flight is flown again on the stage, from bend to bend, until it meets somebody', async ({
  someone,
  server,
}) => {
  const ada = await someone('Ada');
  await ada.context.addInitScript(() => localStorage.setItem('snowbound.settings', '{"shows":"full","sound":false}'));
  const page = ada.page;
  await ada.go(`/replay/${server.take(stored)}?step=70`);
  await expect(page.locator('.battlefield')).toBeVisible();
  await next(ada);
  const stage = page.locator('.stage');
  await expect(stage).toHaveAttribute('data-act', 'flight');
  await expect(stage.locator('.caption')).toContainText('Grizzard + Snag');
  await expect(stage.locator('.caption')).toContainText('locked in a death spiral');
  const bird = stage.locator('.mover.bird');
  await expect(bird).toBeVisible();
  await page.keyboard.press(' ');
  await expect(stage).toHaveCount(0);
});

test('without motion a flight is told in words', async ({ someone, server }) => {
  const ada = await someone('Ada', { reducedMotion: 'reduce' });
  const page = ada.page;
  await ada.go(`/replay/${server.take(stored)}?step=70`);
  await expect(page.locator('.battlefield')).toBeVisible();
  await next(ada);
  const told = page.getByRole('complementary', { name: 'What has just happened' });
  await expect(told).toContainText('locked in a death spiral');
  await expect(page.locator('.stage')).toHaveCount(0);
  await accessible(page);
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
});

test('duel, ruler and flight are drawn', async ({ someone, server }) => {
  const ada = await someone('Ada', { reducedMotion: 'reduce' });
  const page = ada.page;
  const table = server.take(stored);
  await ada.go(`/replay/${table}?step=72`);
  const duel = page.getByRole('region', { name: 'Death spiral' });
  await expect(duel.locator('.side')).toHaveCount(2);
  await expect(duel.locator('.side img')).toHaveCount(2);
  await expect(page.locator('.battlefield .spiral')).toBeVisible();
  await next(ada);
  await expect(duel).toContainText('5 hits');
  await ada.go(`/replay/${table}?step=65`);
  const flight = page.getByRole('region', { name: 'The flight' });
  await expect(flight.locator('[aria-current=step]')).toHaveText('south-west S1 at 148 mm');
  await expect(page.locator('.battlefield .route')).toBeVisible();
  await expect(page.locator('.battlefield .joint')).toHaveCount(3);
  await expect(page.locator('.battlefield .badge')).toHaveCount(5);
  await expect(page.locator('.log')).toContainText('picks up Oakguard 5');
  await ada.go(`/replay/${server.take('tail-feathers/shown/sights.json')}?step=83`);
  await expect(page.locator('.battlefield .sight circle')).toHaveCount(2);
});
