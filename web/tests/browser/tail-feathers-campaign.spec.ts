// A campaign of Tail Feathers: the end of a scenario, the army sheet, and the next table for both players.
import { fitsAcross, phone, skipFirstSteps, untold } from './answering';
import { accessible, expect, test, type Someone } from './fixture';

const game = 'tail-feathers';
const options = { campaign: { on: true }, militia_nest: 1, raiders_nest: 1 };

/** Somebody answers by chance, without a page, until this match is over; whether one of the two has won. */
async function fightOut(who: Someone, table: string): Promise<boolean> {
  return await who.page.evaluate(
    (id) =>
      new Promise<boolean>((done, fail) => {
        interface Asked {
          id: number;
          wait: string;
          options: object[];
        }
        const line = new WebSocket(`ws://${location.host}/ws`);
        let seed = 7;
        const some = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
        line.onopen = () => line.send(JSON.stringify({ t: 'join', table: id, wire: 2 }));
        line.onerror = () => fail(new Error('the line broke'));
        line.onmessage = ({ data }) => {
          const said = JSON.parse(String(data)) as { t: string; end?: { winners: number[] }; decisions?: Asked[] };
          if (said.t === 'change') return line.send(JSON.stringify({ t: 'whole' }));
          if (said.t !== 'view') return;
          if (said.end) {
            line.close();
            return done(said.end.winners.length === 1);
          }
          const asked = said.decisions?.find(({ wait }) => wait === 'required');
          if (!asked) return;
          const choice = asked.options[some(asked.options.length)];
          line.send(JSON.stringify({ t: 'answer', decision: asked.id, choice }));
        };
      }),
    table,
  );
}

/** A first scenario that somebody has won: after a draw both have the same to spend, and another one is fought. */
async function firstScenario(ada: Someone, ben: Someone): Promise<string> {
  for (const who of [ada, ben]) await skipFirstSteps(who, game);
  for (const who of [ada, ben]) await who.go('/');
  for (let tries = 0; tries < 8; ++tries) {
    const table = await ada.table({ game, seats: 2, bots: 0, options });
    await ben.sit(table);
    await ada.start(table);
    const [won] = await Promise.all([fightOut(ada, table), fightOut(ben, table)]);
    if (won) return table;
  }
  throw new Error('eight scenarios without a winner');
}

for (const [how, device] of [
  ['on a desk', {}],
  ['on a phone', phone],
] as const) {
  test(`${how}: a scenario ends, both go on, buy, and fight with what they bought`, async ({ someone }, info) => {
    test.setTimeout(180_000);
    const ada = await someone('Ada', device);
    const ben = await someone('Ben', device);
    const missing = untold(ada.page);
    const table = await firstScenario(ada, ben);
    for (const who of [ada, ben]) {
      await who.open(table);
      const series = who.page.getByRole('region', { name: '1 of 4 scenarios are over' });
      await expect(series).toContainText(/Ada: [24] points, [24] not spent/);
      await expect(series).toContainText(/Ben: [24] points, [24] not spent/);
    }
    const next = 'On to the next scenario: Cut the Branches';
    await ada.page.screenshot({ path: info.outputPath('end.png'), fullPage: true });
    await accessible(ada.page);
    await fitsAcross(ada);

    // The way on is seen without scrolling.
    await expect(ben.page.getByRole('region', { name: '1 of 4' }).getByRole('button', { name: next })).toBeInViewport();
    await ben.page.screenshot({ path: info.outputPath('seen.png') });

    // Ben presses; Ada, who has not, sees the way to the same table.
    await ben.page.getByRole('region', { name: '1 of 4' }).getByRole('button', { name: next }).click();
    await expect(ben.page).not.toHaveURL(new RegExp(table));
    await ada.page.getByRole('region', { name: '1 of 4' }).getByRole('link', { name: next }).click();
    await expect.poll(() => ada.page.url()).toBe(ben.page.url());
    const second = new URL(ada.page.url()).pathname.split('/').pop() ?? '';

    // The sheet: whoever has more points may raise a pilot; nobody may overspend.
    const sheets = [ada, ben].map((who) =>
      who.page.getByRole('heading', { name: 'Your army before the next scenario' }),
    );
    for (const sheet of sheets) await expect(sheet).toBeVisible();
    const won = (await ada.page.getByText('Ada: 4 points').count()) > 0;
    const [rich, poor] = won ? [ada, ben] : [ben, ada];
    await expect(rich.page.getByText('0 of 4 points')).toBeVisible();
    await expect(poor.page.getByText('0 of 2 points')).toBeVisible();
    await expect(poor.page.getByRole('button', { name: /^Raise to ace/ }).first()).toBeDisabled();
    await expect(poor.page.getByRole('button', { name: /^One more figure/ })).toBeDisabled(); // six already
    await rich.page
      .getByRole('button', { name: /^Raise to ace/ })
      .first()
      .click();
    await expect(rich.page.getByText('3 of 4 points')).toBeVisible();
    await expect(rich.page.getByRole('button', { name: /^One more veteran/ })).toBeDisabled();
    await rich.page.screenshot({ path: info.outputPath('sheet.png'), fullPage: true });
    await accessible(rich.page);
    await fitsAcross(rich);
    await rich.page.getByRole('button', { name: 'Start afresh' }).click();
    await expect(rich.page.getByText('0 of 4 points')).toBeVisible();
    for (const who of [rich, poor]) {
      await who.page.getByRole('button', { name: /^One more veteran/ }).click();
      await expect(who.page.getByText(`2 of ${who === rich ? 4 : 2} points`)).toBeVisible();
      await who.page.getByRole('button', { name: 'Go into battle with this army' }).click();
    }
    await expect(ada.page.getByText('Campaign, scenario 2 of 4')).toBeVisible();
    await expect(ada.page.getByRole('group', { name: 'The battlefield' })).toBeVisible();
    await ada.page.screenshot({ path: info.outputPath('second.png'), fullPage: true });
    const { table: card } = await ada.api<{ table: { options: { scenario: string } } }>('GET', `/tables/${second}`);
    expect(card.options.scenario).toBe('cut_the_branches');
    expect(missing).toEqual([]);
  });
}

test('a campaign is begun from the form, and the lobby says so', async ({ someone }) => {
  const ada = await someone('Ada');
  await skipFirstSteps(ada, game);
  await ada.go(`/new/${game}`);
  const campaign = ada.page.getByRole('switch', { name: 'Campaign' });
  await expect(campaign).not.toBeChecked();
  await campaign.click();
  await expect(campaign).toBeChecked();
  await ada.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(ada.page).toHaveURL(/\/table\//);
  await expect(ada.page.getByText('Campaign', { exact: false }).first()).toBeVisible();
  await expect(ada.page.getByText('[object Object]')).toHaveCount(0);
  const id = new URL(ada.page.url()).pathname.split('/').pop() ?? '';
  const { table } = await ada.api<{ table: { options: { campaign: { on: boolean } } } }>('GET', `/tables/${id}`);
  expect(table.options.campaign.on).toBe(true);
});
