// Somebody behaves badly: it is reported, the operator hides it and bans, and the banned person is told.
import { fitsAcross, phone, skipFirstSteps } from './answering';
import { accessible, expect, Server, test as base, type Someone } from './fixture';
import { join, resolve } from 'node:path';

const token = 'a-token-for-the-operator';
const root = resolve(import.meta.dirname, '../../..');
const test = base.extend<object, { watched: Server }>({
  watched: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const program = process.env['SNOWBOUND_PROGRAM'] ?? join(root, 'build/test/snowbound');
      const server = new Server(program, ['--operator-token', token]);
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
});
const shots = process.env['SNOWBOUND_SHOTS'];
const shot = async (someone: Someone, name: string) => {
  if (shots) await someone.page.screenshot({ path: join(shots, `${name}.png`) });
};

for (const [size, how] of [
  ['desktop', {}],
  ['phone', phone],
] as const) {
  test(`reported, hidden, banned (${size})`, async ({ at, watched }) => {
    const [ada, ben, keeper] = [
      await at(watched, 'Ada', how),
      await at(watched, `Rude ${size}`, how),
      await at(watched, 'Keeper', how),
    ];
    for (const each of [ada, ben]) await skipFirstSteps({ context: each.context }, 'paper-tales');
    const table = await ada.table({ game: 'paper-tales', seats: 2, bots: 0 });
    await ben.sit(table);
    await ada.start(table);
    await ada.open(table);
    await ben.open(table);
    const chat = async (each: Someone) => {
      if (size === 'phone')
        await each.page
          .getByRole('navigation', { name: 'Pages of the table' })
          .getByRole('button', { name: /Talk/ })
          .click();
      else await each.page.getByRole('tab', { name: /Talk/ }).click();
    };
    await chat(ben);
    await ben.page.getByLabel('Say something to the table').fill('You are a toad');
    await ben.page.keyboard.press('Enter');

    await chat(ada);
    await expect(ada.page.getByText('You are a toad')).toBeVisible();
    await ada.page.locator('summary', { hasText: `More about what Rude ${size} wrote` }).click();
    await shot(ada, `line-${size}`);
    await ada.page.locator('.acts').getByRole('button', { name: 'Report to the operator' }).click();
    const dialog = ada.page.getByRole('dialog');
    await dialog.getByLabel('Why?').selectOption('insult');
    await dialog.getByLabel(/Anything to add/).fill('Again and again');
    await shot(ada, `report-${size}`);
    await accessible(ada.page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('The operator will look at it')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await keeper.go('/operator');
    await keeper.page.getByLabel('Token').fill('a-wrong-token-for-it');
    await keeper.page.keyboard.press('Enter');
    await expect(keeper.page.getByText('not the operator’s token')).toBeVisible();
    await shot(keeper, `operator-door-${size}`);
    await keeper.page.getByLabel('Token').fill(token);
    await keeper.page.keyboard.press('Enter');
    const entry = keeper.page.getByRole('article').filter({ hasText: `Rude ${size}` });
    await expect(entry.getByText('You are a toad')).toBeVisible();
    await expect(entry.getByText('Again and again')).toBeVisible();
    await entry.getByRole('button', { name: 'Hide the text' }).click();
    await expect(entry.getByRole('button', { name: 'Show the text again' })).toBeVisible();
    await expect(ada.page.getByText('You are a toad')).toHaveCount(0);
    await expect(ada.page.getByText('Hidden by the operator')).toBeVisible();
    await shot(ada, `hidden-${size}`);
    await entry.getByRole('button', { name: 'Hide the name' }).click();
    await expect(entry.getByText('Name hidden')).toBeVisible();
    await expect(ada.page.getByText(/Snowbound \d{3}/).first()).toBeAttached();

    await entry.getByText(`Ban Rude ${size}`).click();
    await entry.getByLabel(/^Reason/).fill('Insults, after a warning');
    await shot(keeper, `operator-${size}`);
    await accessible(keeper.page);
    if (size === 'phone') await fitsAcross(keeper);
    await entry.getByRole('button', { name: 'Ban', exact: true }).click();
    await expect(entry.getByText('Banned', { exact: true })).toBeVisible();
    await expect(ben.page.getByRole('heading', { name: 'You are shut out' })).toBeVisible();
    await expect(ben.page.getByRole('alert')).toContainText('Insults, after a warning');
    await shot(ben, `banned-${size}`);
    await accessible(ben.page);
    await ben.go('/account');
    await expect(ben.page.getByRole('alert')).toContainText('Insults, after a warning');
    await expect(ben.page.getByText('has hidden your name')).toBeVisible();
    await shot(ben, `banned-account-${size}`);

    await keeper.page.getByRole('tab', { name: 'Journal' }).click();
    await expect(keeper.page.getByRole('listitem').filter({ hasText: `Rude ${size}` })).toHaveCount(3);
    await shot(keeper, `journal-${size}`);
    await keeper.page.getByRole('tab', { name: 'Journal' }).press('ArrowLeft');
    await expect(keeper.page.getByRole('tab', { name: 'Bans' })).toBeFocused();
    await shot(keeper, `bans-${size}`);
    const ban = keeper.page.getByRole('article').filter({ hasText: `Rude ${size}` });
    await ban.getByRole('button', { name: /Lift/ }).click();
    await expect(ban).toHaveCount(0);
    await ben.open(table);
    await expect(ben.page.getByRole('heading', { name: 'You are shut out' })).toHaveCount(0);
    await keeper.page.getByRole('tab', { name: 'Reports' }).click();
    await entry.getByRole('button', { name: 'Done' }).click();
    await expect(entry).toHaveCount(0);
  });
}

for (const [size, how] of [
  ['desktop', {}],
  ['phone', phone],
] as const) {
  test(`found by name, hidden and banned without a report (${size})`, async ({ at, watched }) => {
    const bad = `Troll ${size}`;
    const [ada, troll, twin] = [
      await at(watched, 'Ada'),
      await at(watched, bad, how),
      await at(watched, `${bad}wood`, how),
    ];
    const keeper = await at(watched, 'Keeper', { ...how, ...(size === 'phone' ? { colorScheme: 'dark' } : {}) });
    await skipFirstSteps({ context: troll.context }, 'paper-tales');
    const table = await ada.table({ game: 'paper-tales', seats: 2, bots: 0 });
    await troll.sit(table);
    await troll.open(table);
    await keeper.go('/operator');
    await keeper.page.getByLabel('Token').fill(token);
    await keeper.page.keyboard.press('Enter');
    // By keys alone: to the tab, into the field, and off.
    await keeper.page.getByRole('tab', { name: 'Reports' }).focus();
    await keeper.page.keyboard.press('ArrowRight');
    await keeper.page.keyboard.press('ArrowRight');
    await expect(keeper.page.getByRole('tab', { name: 'People' })).toBeFocused();
    await keeper.page.keyboard.press('Tab');
    await expect(keeper.page.getByRole('searchbox')).toBeFocused();
    await keeper.page.keyboard.type('nobody is called so');
    await keeper.page.keyboard.press('Enter');
    await expect(keeper.page.getByText('Nobody is called so.')).toBeVisible();
    await keeper.page.getByRole('searchbox').fill(bad.toUpperCase());
    await keeper.page.keyboard.press('Enter');
    await expect(keeper.page.getByText('2 people found')).toBeVisible();
    const entry = keeper.page
      .getByRole('article')
      .filter({ has: keeper.page.getByRole('heading', { name: bad, exact: true }) });
    await expect(entry.getByText('Guest', { exact: true })).toBeVisible();
    await expect(entry.getByRole('link', { name: 'Table: Paper Tales' })).toHaveAttribute('href', `/table/${table}`);
    await entry.getByText(`Ban ${bad}`).click();
    await shot(keeper, `people-${size}`);
    await accessible(keeper.page);
    if (size === 'phone') await fitsAcross(keeper);
    await entry.getByLabel(/^Reason/).fill('Trolling');
    await expect(entry.getByLabel(/The address they last came from/)).toBeEnabled(); // it is everybody's here
    await entry.getByRole('button', { name: 'Ban', exact: true }).click();
    await expect(keeper.page.getByText('Banned', { exact: true }).first()).toBeVisible();
    await expect(entry.getByText('Banned', { exact: true })).toBeVisible();
    await expect(troll.page.getByRole('heading', { name: 'You are shut out' })).toBeVisible();
    await entry.getByRole('button', { name: /Hide the name/ }).click();
    const hidden = keeper.page.getByRole('article').filter({ hasText: `hidden: ${bad})` });
    await expect(hidden.getByText('Name hidden')).toBeVisible();
    await shot(keeper, `people-hidden-${size}`);
    await expect(keeper.page.getByRole('article')).toHaveCount(2);
    await twin.go('/');
    await expect(twin.page.getByRole('heading', { name: 'You are shut out' })).toHaveCount(0);
    // Whoever sits at a table is found by its address.
    await keeper.page.getByRole('searchbox').fill(`${watched.url}/table/${table}`);
    await keeper.page.getByRole('button', { name: 'Search' }).click();
    await expect(keeper.page.getByText('1 person found')).toBeVisible();
    await expect(keeper.page.getByRole('heading', { name: 'Ada', exact: true })).toBeVisible();
    await keeper.page.getByRole('tab', { name: 'Journal' }).click();
    await expect(keeper.page.getByRole('listitem').filter({ hasText: bad })).toHaveCount(2);
  });
}

test('muted: mine alone, kept, and undone on the account page', async ({ at, watched }) => {
  const [ada, ben, cleo] = [await at(watched, 'Ada'), await at(watched, 'Noisy'), await at(watched, 'Cleo')];
  for (const each of [ada, ben, cleo]) await skipFirstSteps({ context: each.context }, 'paper-tales');
  const table = await ada.table({ game: 'paper-tales', seats: 3, bots: 0 });
  for (const each of [ben, cleo]) await each.sit(table);
  for (const each of [ada, ben, cleo]) await each.open(table);
  const says = async (text: string) => {
    await ben.page.getByLabel('Say something to the table').fill(text);
    await ben.page.keyboard.press('Enter');
    await expect(cleo.page.getByText(text)).toBeVisible();
  };
  await says('first noise');
  await ada.page.locator('summary', { hasText: 'what Noisy wrote' }).click();
  await ada.page.getByRole('button', { name: 'Mute Noisy' }).click();
  await expect(ada.page.getByText('You no longer read what Noisy writes')).toBeVisible();
  await expect(ada.page.getByText('first noise')).toHaveCount(0);
  await says('second noise');
  await ada.page.reload();
  await expect(ada.page.getByText('Nobody has said anything yet')).toBeVisible();
  await ada.go('/account');
  await expect(ada.page.getByRole('heading', { name: 'Muted and blocked' })).toBeVisible();
  await expect(ada.page.getByRole('button', { name: /Undo.*Noisy/ })).toBeVisible();
  await shot(ada, 'asides');
  await accessible(ada.page);
  await ada.page.getByRole('button', { name: /Undo.*Noisy/ }).click();
  await expect(ada.page.getByText('Nobody.')).toBeVisible();
  await ada.open(table);
  await expect(ada.page.getByText('second noise')).toBeVisible();
});

test('a table with a password is opened once', async ({ at, watched }) => {
  const [ada, ben] = [await at(watched, 'Ada'), await at(watched, 'Ben', phone)];
  await skipFirstSteps({ context: ada.context }, 'paper-tales');
  await ada.go('/new/paper-tales');
  await ada.page.getByLabel('Seat 2').selectOption('friend');
  await ada.page.getByLabel(/Password for this table/).fill('frost');
  await shot(ada, 'lock-new');
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page.getByText('tell the password')).toBeVisible();
  const table = new URL(ada.page.url()).pathname.split('/').pop() ?? '';
  await ben.open(table);
  await expect(ben.page.getByRole('heading', { name: 'This table has a password' })).toBeVisible();
  await ben.page.getByLabel('Password').fill('snow');
  await ben.page.keyboard.press('Enter');
  await expect(ben.page.getByRole('alert')).toContainText('not the password of this table');
  await shot(ben, 'lock-phone');
  await accessible(ben.page);
  await fitsAcross(ben);
  await ben.page.getByLabel('Password').fill('frost');
  await ben.page.keyboard.press('Enter');
  await ben.page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(ada.page.getByText('Ben', { exact: true })).toBeVisible();
  await ben.page.reload();
  await expect(ben.page.getByRole('heading', { name: 'Paper Tales' })).toBeVisible();
});
