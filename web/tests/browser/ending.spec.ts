// The last page of a match, and where finished tables go.
import { sources, scoring } from '../../src/games/paper-tales/ending';
import type { Fact } from '../../src/lib/contract';
import { phone, skipFirstSteps } from './answering';
import { accessible, expect, test } from './fixture';
import { PaperPlayer, playOut } from './paper';

const stored = ['2-seats-0-most_legend', '3-seats-13-shared', '3-seats-21-gold_breaks_tie', '5-seats-3-most_legend'];
for (const game of stored) {
  test(`every legend point of a stored game has a source: ${game}`, async ({ someone, server }) => {
    const ada = await someone('Ada');
    const table = server.take(`paper-tales/games/${game}.json`);
    const at = (step: number) => ada.api<{ of: number; facts: Fact[] }>('GET', `/tables/${table}/replay?step=${step}`);
    const { facts } = await at((await at(0)).of);
    const all = scoring(facts);
    const finals = facts.flatMap(({ fact }) => (fact['final_score'] ? [fact['final_score']] : []));
    expect(finals.length).toBeGreaterThan(1);
    for (const { seat, points } of finals) {
      const sums = sources.map((source) =>
        all.filter((each) => each.seat === seat && each.source === source).reduce((sum, each) => sum + each.points, 0),
      );
      expect(sums.reduce((a, b) => a + b, 0)).toBe(points);
    }
  });
}

test('a match ends with who won, where the points came from and what to remember; one click plays again', async ({
  someone,
}) => {
  test.setTimeout(240_000);
  const ada = await someone('Ada');
  await skipFirstSteps(ada, 'paper-tales');
  const table = await ada.table({ game: 'paper-tales', seats: 3, level: 'random' });
  await ada.open(table);
  await playOut([new PaperPlayer(ada)], 'act');
  const { page } = ada;
  const last = page.getByRole('region', { name: /becomes a legend|win/ });
  await expect(last).toBeVisible();
  const { table: card } = await ada.api<{ table: { status: string } }>('GET', `/tables/${table}`);
  expect(card.status).toBe('over');
  const scores = (await last.locator('.scores strong').allTextContents()).map(Number);
  for (const sum of await last.locator('td.sum').allTextContents()) expect(scores).toContain(Number(sum));
  await expect(last.getByRole('heading', { name: 'Moments of this match' })).toBeVisible();
  await expect(last.getByRole('link', { name: /Round \d/ }).first()).toBeVisible();
  await accessible(page);
  await last.getByRole('button', { name: 'Look at the board' }).click();
  await expect(last).toHaveCount(0);
  await page.getByRole('button', { name: 'How it ended' }).click();
  await page.setViewportSize(phone.viewport);
  await expect(last.getByRole('button', { name: 'Play again' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await ada.go('/');
  const mine = page.getByRole('region', { name: /^My tables/ });
  await expect(mine).toContainText('No table yet');
  await expect(page.getByRole('region', { name: /^History/ })).toContainText('Paper Tales');

  await ada.open(table);
  await last.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page).toHaveURL(/\/table\//);
});
