// Bots' moves are shown one after the other, at a pace one can follow; "Catch up" leads to now.
import { answerUntil, skipFirstSteps } from './answering';
import { expect, test } from './fixture';

test('what bots do comes move by move, and a click leads to now', async ({ someone }) => {
  test.setTimeout(180_000);
  const ada = await someone('Ada', { reducedMotion: 'no-preference' });
  const { page } = ada;
  await skipFirstSteps(ada, 'dead-of-winter');
  await ada.open(await ada.table({ game: 'dead-of-winter', seats: 3 }));
  const asked = page.locator('.prompt').getByText('Choose who acts');
  await answerUntil([ada], () => asked.isVisible(), /^(Keep|No$|Give nothing)/);

  // From here on all is shown; how many moves are still to come is kept as it changes.
  await page.evaluate(() =>
    localStorage.setItem('snowbound.settings', JSON.stringify({ shows: 'full', sound: false })),
  );
  await page.addInitScript(() => {
    const behind: number[] = [];
    Object.assign(window, { behind });
    new MutationObserver(() => {
      const now = Number(/\d+/.exec(document.querySelector('.behind')?.textContent ?? '')?.[0] ?? 0);
      if (behind.at(-1) !== now) behind.push(now);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.reload();
  await expect(asked).toBeVisible();
  const history = () => page.evaluate(() => (window as unknown as { behind: number[] }).behind);
  const behind = page.locator('.behind');
  // While some wait, others are shown: the number falls by one, more than once.
  const falls = async (): Promise<boolean> =>
    (await history()).filter((n, i, all) => i > 0 && n > 0 && n === (all[i - 1] ?? 0) - 1).length >= 2;
  const wanted = [/^No$/, /^(Give nothing|Offer nothing|Done)/, /^End the turn/];
  await answerUntil([ada], falls, wanted);

  // All that waits lies there at a click.
  let left: number[] = [];
  await answerUntil(
    [ada],
    async () => {
      if ((await behind.count()) > 0) await expect(behind).toHaveAccessibleName(/^Catch up: \d+ moves?$/);
      left = await page.evaluate(async () => {
        const count = () => Number(/\d+/.exec(document.querySelector('.behind')?.textContent ?? '')?.[0] ?? 0);
        const before = count();
        if (before < 2) return [];
        document.querySelector<HTMLElement>('.behind')?.click();
        await new Promise((done) => requestAnimationFrame(done));
        return [before, count()];
      });
      return left.length > 0;
    },
    wanted,
  );
  expect(left[1]).toBeLessThan(left[0] ?? 0);

  // And it is what a page opened anew shows.
  await expect(async () => {
    if (await behind.count()) await behind.click({ timeout: 500 });
    await expect(page.locator('.frame.mine')).toBeAttached({ timeout: 500 });
    await expect(behind).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  const lines = page.getByRole('region', { name: 'What happened' }).locator('ol');
  const told = () => lines.evaluate((each) => (each as HTMLOListElement).start + each.children.length);
  const prompt = (await page.locator('.prompt .sentence').textContent()) ?? '';
  const now = await told();
  await page.reload();
  await expect(page.locator('.prompt .sentence')).toHaveText(prompt);
  await expect.poll(told).toBe(now);
});
