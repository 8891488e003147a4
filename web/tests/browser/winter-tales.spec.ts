import { fitsAcross, phone, skipFirstSteps } from './answering';
import { expect, test, type Someone } from './fixture';
import { playOn, WinterPlayer } from './winter';

const game = 'winter-tales';
const all = { powers: true, missions: true, abilities: true };
const LONG = 'Schneewittchenspiegelscherbensammlungsaufseherin'.repeat(6);

async function sitDown(people: Someone[], options: object): Promise<string> {
  const [host, ...others] = people;
  if (!host) throw new Error('nobody');
  for (const person of people) await skipFirstSteps(person, game);
  const id = await host.table({ game, seats: people.length, bots: 0, options, start: false });
  for (const other of others) await other.sit(id);
  await host.start(id);
  for (const person of people) await person.open(id);
  for (const person of people) await person.page.waitForSelector('.town');
  return id;
}

test('three people play a whole game with all modules, and tell it', async ({ someone }) => {
  test.setTimeout(420_000);
  const people = [await someone('Anna'), await someone('Bo'), await someone('<b>Cy</b>')];
  const id = await sitDown(people, { ...all, ages: 'by_seat' });
  const players = people.map((person) => new WinterPlayer(person));
  players.forEach((player, i) => {
    player.tells = [
      `Seat ${i} told this in the first hour of the snow. `,
      `<img src=x onerror="alert(1)"> and <b>no</b> markup, said ${i}. `,
      `${LONG} ${i} `,
    ];
  });
  const over = async () => (await players[0]?.isOver()) ?? false;
  let answers = await playOn(players, 90, over);
  for (const player of players) player.wantsEpilogue = true;
  answers += await playOn(players, 220, over);
  expect(await over(), `not over after ${answers} answers`).toBe(true);
  expect(answers).toBeGreaterThan(60);
  const { story } = await people[0]!.api<{ story: { scenes: { text?: string; cards: string[]; concept?: string }[] } }>(
    'GET',
    `/tables/${id}/story?format=json`,
  );
  expect(story.scenes.some((scene) => scene.text?.includes('first hour of the snow'))).toBe(true);
  expect(story.scenes.some((scene) => scene.text?.includes('[['))).toBe(true);
  const page = people[1]!.page;
  await expect(page.locator('.book .told').filter({ hasText: '<b>no</b> markup' }).first()).toBeAttached();
  expect(await page.locator('.book .told b b, .book .told img[src="x"]').count()).toBe(0);
  await page
    .getByRole('link', { name: 'The story' })
    .or(page.locator(`a[href="/story/${id}"]`))
    .first()
    .click();
  await expect(page.getByText('first hour of the snow').first()).toBeVisible();
  await fitsAcross(people[1]!);
});

test('what the narrator writes is seen by others and lost by nobody', async ({ someone }) => {
  test.setTimeout(120_000);
  const people = [await someone('Anna'), await someone('Bo'), await someone('Cy')];
  const id = await sitDown(people, { ages: 'by_seat' });
  const players = people.map((person) => new WinterPlayer(person));
  let narrator: WinterPlayer | undefined;
  await playOn(players, 60, async () => {
    for (const player of players) if ((await player.editor.count()) && (await player.isAsked())) narrator = player;
    return narrator !== undefined;
  });
  const other = players.find((player) => player !== narrator)!;
  await narrator!.editor.fill('It began with a bell that nobody had rung. ');
  await expect(other.page.locator('.live blockquote')).toContainText('a bell that nobody had rung');

  const suggestion = other.page.locator('.suggest textarea');
  await suggestion.fill('And the owl said nothing.');
  await narrator!.page.getByRole('button', { name: 'Take it' }).click();
  await expect(narrator!.editor).toContainText('And the owl said nothing.');

  await narrator!.page.reload();
  await expect(narrator!.editor).toContainText('a bell that nobody had rung');
  await narrator!.who.context.setOffline(true);
  await narrator!.editor.focus();
  await narrator!.page.keyboard.press('End');
  await narrator!.page.keyboard.type(' Snow fell upwards.');
  await narrator!.who.context.setOffline(false);
  await expect(narrator!.editor).toContainText('Snow fell upwards.');
  await expect.poll(() => narrator!.isAsked()).toBe(true);
  await narrator!.page.getByRole('button', { name: 'Give me a first line' }).click();
  await expect.poll(async () => (await narrator!.editor.innerText()).length).toBeGreaterThan(100);
  await narrator!.answer();
  await expect(other.page.locator('.book .told').last()).toContainText('a bell that nobody had rung');
  const kept = () => narrator!.page.evaluate(() => JSON.stringify({ ...localStorage }).includes('Snow fell upwards.'));
  await expect.poll(kept).toBe(false); // what is told leaves the desk

  // The replay tells it again, step by step.
  await other.who.go(`/replay/${id}`);
  const told = other.page.locator('.book .told').filter({ hasText: 'a bell that nobody had rung' });
  await expect(other.page.getByRole('slider')).toHaveValue('0');
  await expect(told).toHaveCount(0);
  await other.page.keyboard.press('End');
  await expect(told).toHaveCount(1);
});

test('a figure goes where one taps, with a card that pays for it', async ({ someone }) => {
  const anna = await someone('Anna');
  await skipFirstSteps(anna, game);
  const id = await anna.table({ game, seats: 3 });
  await anna.open(id);
  const page = anna.page;
  await page.waitForSelector('.town');
  const player = new WinterPlayer(anna);
  // The draft by the board: a character from the tray, then a lit space.
  await expect(page.locator('[data-draft]').first()).toBeVisible();
  const who = (await page.locator('[data-draft]').first().getAttribute('data-draft')) ?? '';
  await page.locator('[data-draft]').first().click();
  await page.locator('.spot.can').first().click();
  await expect(page.locator(`[data-who=${who}]`)).toBeAttached();
  await playOn([player], 40, () => page.locator('.piece.can').first().isVisible());
  await playOn([player], 60, async () => (await page.locator('.spot.can .cost').count()) > 0);
  const free = page.locator('.spot.can:has(.cost):not([aria-label*="(Anna)"])');
  await expect(free.first()).toHaveAttribute('aria-label', /costs (no card|\d card)/);
  const goal = page.locator(`[data-space=${(await free.first().getAttribute('data-space')) ?? ''}]`);
  const pays = page.locator('button.held.wanted').first();
  if (await pays.count()) await pays.click();
  await goal.click();
  await expect(goal).toHaveAttribute('aria-label', /\(Anna\)/);
});

test('a whole game without a mouse', async ({ someone }) => {
  test.setTimeout(300_000);
  const anna = await someone('Anna');
  await skipFirstSteps(anna, game);
  await anna.open(await anna.table({ game, seats: 3 }));
  await anna.page.waitForSelector('.town');
  const player = new WinterPlayer(anna);
  player.keyboard = true;
  player.tells = ['Told with keys alone. ', 'And once more. ', 'And a third time. '];
  const answers = await playOn([player], 260, () => player.isOver());
  expect(await player.isOver(), `not over after ${answers} answers`).toBe(true);
  await expect(anna.page.locator('.book')).toContainText('Told with keys alone.');
});

test('on a phone map and book are two pages', async ({ someone }) => {
  const anna = await someone('Anna', phone);
  const player = await firstTellingOnPhone(anna);
  const page = anna.page;
  await fitsAcross(anna);
  await expect(page.locator('.book')).toBeVisible();
  await expect(page.locator('.book .hand')).toBeVisible();
  await player.editor.fill('A small screen, a long winter. ');
  await page.locator('.pages button').first().tap();
  await expect(page.locator('.pane')).toBeVisible();
  for (const button of await page.locator('.pages button').all()) {
    expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  await page.locator('.pages button', { hasText: 'Book' }).tap();
  await expect(player.editor).toContainText('A small screen');
});

test('on a phone a swipe turns from the map to the book and back', async ({ someone }) => {
  const anna = await someone('Anna', phone);
  await skipFirstSteps(anna, game);
  await anna.open(await anna.table({ game, seats: 3 }));
  const page = anna.page;
  await expect(page.locator('.pane')).toBeVisible();
  const finger = await anna.context.newCDPSession(page);
  const swipe = async (from: number, to: number, down: number): Promise<void> => {
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y: 60 }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 60 + down }] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(200, 160, 0); // too short
  await swipe(300, 200, 90); // rather downwards
  await expect(page.locator('.book')).toBeHidden();
  await swipe(330, 120, 4);
  await expect(page.locator('.book')).toBeVisible();
  await expect(page.locator('.pane')).toBeHidden();
  await swipe(120, 330, 4);
  await expect(page.locator('.pane')).toBeVisible();
});

async function firstTellingOnPhone(person: Someone): Promise<WinterPlayer> {
  await skipFirstSteps(person, game);
  await person.open(await person.table({ game, seats: 3 }));
  await person.page.waitForSelector('.pane');
  const player = new WinterPlayer(person);
  const book = person.page.locator('.pages button', { hasText: 'Book' });
  await book.tap();
  await playOn([player], 40, async () => (await player.editor.count()) > 0 && (await player.isAsked()));
  return player;
}

test('by keys and without the board: any cards of the hand go into one answer', async ({ someone }) => {
  test.setTimeout(180_000);
  const anna = await someone('Anna');
  await skipFirstSteps(anna, game);
  await anna.open(await anna.table({ game, seats: 3, options: { ages: 'by_seat' } }));
  const page = anna.page;
  const player = new WinterPlayer(anna);
  const picks = page.getByRole('group', { name: 'Put together an answer' }).getByRole('button');
  const takesTwo = async () =>
    (await picks.count()) > 2 && (await anna.choices.filter({ hasText: /^.?\s*(Play|Take part)/ }).count()) > 0;
  await playOn([player], 120, takesTwo);
  expect(await takesTwo()).toBe(true);
  const names: string[] = [];
  for (const n of [0, 2]) {
    await picks.nth(n).focus();
    await page.keyboard.press('Space');
    await expect(picks.nth(n)).toHaveAttribute('aria-pressed', 'true');
    names.push(((await picks.nth(n).textContent()) ?? '').replace(/[☑☐]/g, '').trim());
  }
  const both = anna.choices.filter({ hasText: `lay ${names.join(', ')}` }).first(); // play, or Play
  await both.focus({ timeout: 10_000 });
  await page.keyboard.press('Enter');
  if (await page.locator('dialog[open]').count()) await page.keyboard.press('Enter');
  for (const name of names)
    await expect(page.locator('button.held').and(page.getByRole('button', { name, exact: true }))).toHaveCount(0);
});
