// What every board promises: it fits on a phone, keeps nobody out, speaks three languages and guides the first turn.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answerUntil, fitsAcross, looking, looks, phone, skipFirstSteps, untold } from './answering';
import { accessible, expect, test, type Someone } from './fixture';
import { PaperPlayer } from './paper';
import { playOn, WinterPlayer } from './winter';

const root = resolve(import.meta.dirname, '../../..');

interface Board {
  game: string;
  seats: number;
  options?: object;
  /** The board lies there. */
  lies: string;
  /** Plays on to other faces of the board. */
  on: ((who: Someone) => Promise<void>)[];
  /** Texts that are on it at once, and the name of its guide. */
  words: string;
  guide: string;
}

const offered = (who: Someone, words: RegExp) => async (): Promise<boolean> =>
  (await who.choices.filter({ hasText: words }).count()) > 0;
const toPhase =
  (phase: string) =>
  async (who: Someone): Promise<void> => {
    const player = new PaperPlayer(who);
    await expect(async () => {
      if ((await who.page.locator('[data-phase]').getAttribute('data-phase')) === phase) return;
      if (await player.isAsked()) await player.act().catch(() => undefined);
      expect(await who.page.locator('[data-phase]').getAttribute('data-phase')).toBe(phase);
    }).toPass({ timeout: 60_000, intervals: [80] });
  };

const boards: Board[] = [
  {
    game: 'paper-tales',
    seats: 5,
    lies: '.held',
    on: [toPhase('deploy'), toPhase('build')],
    words: 'web.pt.your_kingdom',
    guide: 'web.pt.first.title',
  },
  {
    game: 'winter-tales',
    seats: 3,
    options: { powers: true, missions: true, abilities: true },
    lies: '.town',
    on: [
      async (who) => {
        const player = new WinterPlayer(who);
        const book = who.page.locator('.pages button').nth(1); // on a phone map and book are two pages
        if (await book.isVisible()) await book.tap();
        await playOn([player], 40, async () => (await player.editor.count()) > 0 && (await player.isAsked()));
        await player.editor.fill('The lamp stayed lit. ');
      },
    ],
    words: 'web.wt.hand',
    guide: 'web.wt.first',
  },
  {
    game: 'dead-of-winter',
    seats: 5,
    lies: '.colony',
    on: [(who) => answerUntil([who], offered(who, /End the turn/), /^(Keep|No$|Give nothing)/)],
    words: 'web.dw.morale',
    guide: 'web.dw.first.title',
  },
  {
    game: 'tail-feathers',
    seats: 2,
    lies: '.battlefield',
    on: [
      (who) =>
        answerUntil([who], offered(who, /Activate/), /^(All others|Mission: Decoy|Lay the card|Send|Add no die)/),
    ],
    words: 'faction.militia',
    guide: 'web.tf.first.title',
  },
];

for (const { game, seats, options = {}, lies, on, words, guide } of boards) {
  const sitDown = async (who: Someone): Promise<void> => {
    await who.open(await who.table({ game, seats, options }));
    await expect(who.page.locator(lies).first()).toBeVisible();
  };

  test(`${game}: on a phone nothing scrolls sideways`, async ({ someone }) => {
    test.setTimeout(180_000);
    const ada = await someone('Ada', phone);
    await skipFirstSteps(ada, game);
    await sitDown(ada);
    await fitsAcross(ada);
    for (const next of on) {
      await next(ada);
      await fitsAcross(ada);
    }
  });

  // Winter Tales' guide walks over the board and points at things.
  if (game !== 'winter-tales') {
    test(`${game}: on a phone the guide covers neither the question nor the choices, and goes once it is read`, async ({
      someone,
    }) => {
      const ada = await someone('Ada', phone);
      await sitDown(ada);
      const boxOf = async (what: string) => (await ada.page.locator(what).first().boundingBox())!;
      const apart = async (a: string, b: string): Promise<boolean> => {
        const [one, other] = [await boxOf(a), await boxOf(b)];
        return one.y + one.height <= other.y || other.y + other.height <= one.y;
      };
      const note = ada.page.locator('aside.note');
      await expect(note).toBeVisible();
      await expect.poll(() => apart('aside.note', 'section.prompt')).toBe(true);
      await expect.poll(() => apart('aside.note', 'section.choose')).toBe(true);
      await note.locator('.next').tap();
      await note.getByRole('button', { name: 'Got it' }).tap();
      await expect(note).toHaveCount(0);
      await expect(ada.page.locator(lies).first()).toBeVisible();
    });
  }

  for (const look of looks) {
    test(`${game}: no finding, ${look}`, async ({ someone }) => {
      test.setTimeout(180_000);
      const ada = await looking(someone, look);
      await skipFirstSteps(ada, game);
      await sitDown(ada);
      await accessible(ada.page);
      for (const next of on) {
        await next(ada);
        await accessible(ada.page);
      }
    });
  }

  for (const language of ['en', 'de', 'it']) {
    test(`${game}: speaks ${language} and guides the first turn`, async ({ someone }) => {
      const said = (key: string): string => {
        for (const file of ['web_', '']) {
          const path = `${root}/locales/${language}/${file}${game.replaceAll('-', '_')}.json`;
          const texts = JSON.parse(readFileSync(path, 'utf8')) as { [key: string]: string };
          if (texts[key]) return texts[key];
        }
        throw new Error(`${language} has no ${key}`);
      };
      const ada = await someone('Ada', { locale: language });
      const missed = untold(ada.page);
      await sitDown(ada);
      await expect(ada.page.locator('main')).toContainText(said(words));
      expect(await ada.page.locator('body').innerText()).not.toMatch(/\{\w+\}/);
      expect(missed).toEqual([]);
      const steps = ada.page.getByLabel(said(guide));
      await expect(steps).toBeVisible();
      const first = await steps.textContent();
      await steps.locator('.primary, .next').first().click();
      await expect(steps).not.toHaveText(first ?? '');
      await steps.locator('.skip').click();
      await expect(steps).toHaveCount(0);
      await ada.page.reload();
      await expect(ada.page.locator(lies).first()).toBeVisible();
      await expect(steps).toHaveCount(0);
    });
  }
}
