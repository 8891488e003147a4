// The guide's example (docs/adding-a-game.md) with its board: a game that is only in its own program.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { accessible, expect, programOf, root, Server, test } from './fixture';

const program = programOf('snowbound_lone_peak', 'SNOWBOUND_LONE_PEAK');
test.describe.configure({ mode: 'default' }); // the page is built once, not in two places at a time
let house: Server;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  execFileSync(join(root, 'testing/lone_peak/build-page'), [program], { stdio: 'pipe' });
  house = new Server(program, [], join(root, 'build/lone_peak/web/dist'));
  await house.start();
});
test.afterAll(() => house.end());

for (const [locale, round, last] of [
  ['en-GB', 'Round 1 of 6', /most points/],
  ['de-DE', 'Runde 1 von 6', /meisten Punkte/],
  ['it-IT', 'Turno 1 di 6', /punti/],
] as const)
  test(`a game that followed the guide is played on its own board (${locale})`, async ({ at }) => {
    const ada = await at(house, 'Ada', { locale });
    await ada.open(await ada.table({ game: 'lone-peak', seats: 3 }));
    const cards = ada.page.locator('.peak button');
    await expect(ada.page.getByRole('heading', { name: round })).toBeVisible();
    await expect(cards).toHaveCount(7);
    await accessible(ada.page);
    for (let left = 7; left > 1; --left) {
      await expect(cards).toHaveCount(left);
      await cards.first().click();
    }
    await expect(ada.page.getByText(last).first()).toBeVisible();
  });

test('a card that may not be played says why, with its clause', async ({ at }) => {
  const ada = await at(house, 'Ada');
  for (;;) {
    await ada.open(await ada.table({ game: 'lone-peak', seats: 2 }));
    await expect(ada.page.locator('.peak button')).toHaveCount(7);
    const fourteen = ada.page.locator('.peak button', { hasText: /^14$/ });
    if ((await fourteen.count()) === 0) continue; // dealt by chance: one of four tables has none
    await fourteen.first().click();
    await expect(ada.page.getByText('Nobody plays a 14 in the first round.').first()).toBeVisible();
    await expect(ada.page.getByText('LP-2.3').first()).toBeVisible();
    return;
  }
});

test('nobody else is offered the example', async ({ server }) => {
  const games = await fetch(`${server.url}/api/games`).then((reply) => reply.text());
  expect(games).toContain('paper-tales');
  expect(games).not.toContain('lone-peak');
});
