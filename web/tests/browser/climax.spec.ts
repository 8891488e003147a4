// The great moments: played from facts alone, skippable, never in the way, and told in words where nothing may move.
import { acts, chronicle } from '../../src/games/paper-tales/acts';
import type { View } from '../../src/generated/paper-tales.gen';
import type { Fact } from '../../src/lib/contract';
import { skipFirstSteps } from './answering';
import { accessible, expect, test, type Someone } from './fixture';
import { PaperPlayer } from './paper';

const seen = { shows: 'full', sound: false };
const wants = (who: Someone, settings: object) =>
  who.context.addInitScript((text) => localStorage.setItem('snowbound.settings', text), JSON.stringify(settings));

/** Every beat that was on the stage, as it came. */
async function watchBeats(who: Someone): Promise<() => Promise<string[]>> {
  await who.context.addInitScript(() => {
    const beats: string[] = [];
    Object.assign(window, { beats });
    new MutationObserver(() => {
      const now = document.querySelector<HTMLElement>('.stage')?.dataset;
      const beat = now ? `${now['act']} ${now['beat']}` : '';
      if (beat && beats.at(-1) !== beat) beats.push(beat);
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-beat', 'data-act'],
    });
  });
  return () => who.page.evaluate(() => (window as unknown as { beats: string[] }).beats);
}

interface Step {
  step: number;
  of: number;
  view: View;
  facts: Fact[];
}
const stored = ['2-seats-0-most_legend', '3-seats-1-most_legend', '4-seats-2-most_legend', '5-seats-3-most_legend'];
for (const game of stored) {
  test(`a stored game of Paper Tales is played again by its facts: ${game}`, async ({ someone, server }) => {
    const ada = await someone('Ada');
    const table = server.take(`paper-tales/games/${game}.json`);
    const at = (step: number) => ada.api<Step>('GET', `/tables/${table}/replay?step=${step}`);
    const { of } = await at(0);
    let from = 0;
    const kinds: string[] = [];
    for (let step = 0; step <= of; ++step) {
      const { view, facts } = await at(step);
      const told = chronicle(facts);
      for (const { seat, kingdom, legend, buildings } of view.players) {
        const realm = told.of(seat);
        expect(realm.units.map((unit) => unit && [unit.card, unit.tokens])).toEqual(
          kingdom.units.map((unit) => unit && [unit.card, unit.tokens]),
        );
        expect([realm.legend, realm.buildings]).toEqual([legend, buildings]);
      }
      kinds.push(...acts(facts, from, null).map((act) => act.kind));
      from = facts.length;
    }
    expect(kinds.filter((kind) => kind === 'war')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'aging').length).toBeGreaterThan(0);
  });
}

/** The last step before a war, and how the war went. */
async function warAt(who: Someone, table: string): Promise<number> {
  for (let step = 1; ; ++step) {
    const { facts, of } = await who.api<Step>('GET', `/tables/${table}/replay?step=${step}`);
    if (facts.some(({ fact }) => 'strength' in fact)) return step - 1;
    if (step >= of) throw new Error('no war');
  }
}

test('a replay shows the war, with numbers and winners, and a key ends it', async ({ someone, server }) => {
  const ada = await someone('Ada');
  await wants(ada, seen);
  const table = server.take('paper-tales/games/4-seats-2-most_legend.json');
  const before = await warAt(ada, table);
  await ada.go(`/replay/${table}?step=${before}&seat=1`);
  const { page } = ada;
  const stage = page.locator('.stage');
  await expect(page.getByText(/Step \d+/).first()).toBeVisible();
  await expect(stage).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(stage).toHaveAttribute('data-act', 'war');
  await page.getByRole('button', { name: 'Again, slowly' }).click();
  await expect(stage).toHaveAttribute('data-beat', 'legend');
  const { facts } = await ada.api<Step>('GET', `/tables/${table}/replay?step=${before + 1}&seat=1`);
  const mine = facts.findLast(({ fact }) => fact['strength']?.['seat'] === 1)?.fact['strength']?.['strength'];
  await expect(stage.locator('.camp.own strong')).toHaveText(String(mine));
  await page.keyboard.press(' ');
  await expect(stage).toHaveCount(0);
});

test.describe('a war at the table', () => {
  async function toWar(who: Someone): Promise<PaperPlayer> {
    await skipFirstSteps(who, 'paper-tales');
    await who.open(await who.table({ game: 'paper-tales', seats: 4, level: 'random' }));
    const player = new PaperPlayer(who);
    const phase = () => who.page.locator('[data-phase]').getAttribute('data-phase');
    await expect(async () => {
      if ((await phase()) === 'recruit' && (await player.isAsked())) await player.act().catch(() => undefined);
      expect(await phase()).toBe('deploy');
    }).toPass({ timeout: 60_000, intervals: [50] });
    for (let i = 0; i < 2; ++i) await player.act();
    await who.page.locator('[data-done]').click();
    // A unit may ask before the war: then it is not over by itself.
    const isOver = () =>
      expect
        .poll(phase, { timeout: 4000 })
        .not.toBe('deploy')
        .then(
          () => true,
          () => false,
        );
    while (!(await isOver())) await player.act().catch(() => undefined);
    return player;
  }

  test('is played over the board; a key skips it and answers nothing', async ({ someone }) => {
    const ada = await someone('Ada');
    await wants(ada, seen);
    const answers: string[] = [];
    ada.page.on('websocket', (socket) =>
      socket.on(
        'framesent',
        ({ payload }) => String(payload).includes('"t":"answer"') && answers.push(String(payload)),
      ),
    );
    await toWar(ada);
    const { page } = ada;
    const stage = page.locator('.stage');
    await expect(stage).toBeVisible();
    await expect(page.locator('.frame.mine')).toBeAttached(); // what is asked next is there
    const before = answers.length;
    await page.keyboard.press('1');
    await expect(stage).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(answers).toHaveLength(before);
  });

  test('never stands in the way: who answers beside it has seen enough', async ({ someone }) => {
    const ada = await someone('Ada');
    await wants(ada, seen);
    await toWar(ada);
    const stage = ada.page.locator('.stage');
    await expect(stage).toBeVisible();
    await ada.choices.first().click();
    await expect(stage).toHaveCount(0);
  });

  test('ends by itself in about five seconds', async ({ someone }) => {
    const ada = await someone('Ada');
    await wants(ada, seen);
    const beats = await watchBeats(ada);
    await toWar(ada);
    const stage = ada.page.locator('.stage');
    await expect(stage).toBeVisible();
    await accessible(ada.page);
    await expect(stage).toHaveCount(0, { timeout: 12_000 });
    expect(await beats()).toEqual(['war turn', 'war count', 'war compare', 'war legend', 'war income']);
  });

  test('without motion it is told in words, and spoken once', async ({ someone }) => {
    const ada = await someone('Ada', { reducedMotion: 'reduce' });
    await wants(ada, seen);
    await ada.context.addInitScript(() => {
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      new MutationObserver(() => {
        const now = document.querySelector('[data-testid=spoken]')?.textContent?.trim() ?? '';
        if (now && spoken.at(-1) !== now) spoken.push(now);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await toWar(ada);
    const told = ada.page.getByRole('complementary', { name: 'What has just happened' });
    await expect(told).toContainText('strength');
    await expect(told).toContainText('income of');
    await expect(ada.page.locator('.stage')).toHaveCount(0);
    const heard = async () =>
      (await ada.page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).join(' ');
    await expect.poll(heard).toContain('You: income of'); // the voice follows the board
    const spoken = await heard();
    expect(spoken.match(/You: income of/g) ?? []).toHaveLength(1);
    expect(spoken.match(/: strength \d/g) ?? []).toHaveLength(4);
    expect(spoken.indexOf(': strength')).toBeLessThan(spoken.indexOf('income of'));
  });
});
