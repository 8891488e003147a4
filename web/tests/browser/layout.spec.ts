// One screen: stored games are taken up again at every kind of question, and looked at in five windows, three languages
// and two themes, with a finger (everything to touch is at its largest). Nothing scrolls, overlaps or is cut.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { answer, skipFirstSteps } from './answering';
import { expect, test, type Someone } from './fixture';
import { flawsOf } from './layout';

const root = resolve(import.meta.dirname, '../../..');
const windows = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;
const languages = ['en', 'de', 'it'] as const;
/** As long as a name may be. */
const longest = 'Maximiliane Wolkenstein';

interface Moment {
  file: string;
  /** How many answers have been given, and whose is the next, of which kind. */
  step: number;
  seat: number;
  verb: string;
}
/** Before each of these kinds of answers, the first and the last time that it was given in a stored game. */
interface Stored {
  file: string;
  kinds: readonly string[];
}
const games: { readonly [game: string]: readonly Stored[] } = {
  'paper-tales': [
    { file: '5-seats-3-most_legend', kinds: ['pick', 'place', 'done', 'age', 'pay', 'save', 'build', 'move'] },
    { file: '2-seats-0-most_legend', kinds: ['pick_and_discard', 'upgrade'] },
  ],
  'dead-of-winter': [
    {
      file: '4-seats-34-goal',
      kinds: [
        'keep',
        'name_leader',
        'keep_card',
        'decline',
        'end_turn',
        'contribute',
        'vote',
        'pick_gate',
        'pick_option',
      ],
    },
    { file: '5-seats-239-fuel', kinds: ['move', 'search', 'pick_survivor', 'attack'] },
    { file: '2-seats-40-morale', kinds: ['roll_bite'] },
  ],
  'winter-tales': [
    {
      file: '4-seats-1-spring',
      kinds: [
        'name_referee',
        'draft',
        'place_quest',
        'tell',
        'activate',
        'finish',
        'resolve',
        'pay',
        'step',
        'start_combat',
        'strike',
        'relocate',
        'lay_trap',
        'play',
        'choose_memory',
        'place_memory',
        'take_part',
        'give',
        'close',
      ],
    },
    { file: '7-seats-de-all-winter', kinds: ['activate', 'strike', 'play', 'propaganda', 'destroy', 'declare'] },
  ],
  'tail-feathers': [
    {
      file: '2-seats-13-nest_life',
      kinds: [
        'muster',
        'pick_cards',
        'keep_objective',
        'station',
        'pick_mission',
        'place_mission',
        'assign',
        'set_perch',
        'forage',
        'activate',
        'walk',
        'scurry',
        'launch',
        'announce',
        'choose_figures',
        'strike',
        'go_on',
        'put_down',
        'set_tilt',
        'bid',
        'play_card',
        'swoop',
        'split',
        'land',
      ],
    },
  ],
};
function momentsOf(game: string, { file, kinds }: Stored): Moment[] {
  const { events } = JSON.parse(readFileSync(join(root, 'testdata', game, 'games', `${file}.json`), 'utf8')) as {
    events: { seat: number; choice?: { [verb: string]: object } }[];
  };
  const all = events.flatMap(({ seat, choice }, step) =>
    Object.keys(choice ?? {}).map((verb): Moment => ({ file, step, seat, verb })),
  );
  return kinds.flatMap((kind) => {
    const given = all.filter(({ verb }) => verb === kind);
    expect(given.length, `${kind} in ${file}`).toBeGreaterThan(0);
    return given.length > 1 ? [given[0]!, given.at(-1)!] : given;
  });
}

for (const [game, stored] of Object.entries(games)) {
  test(`${game}: every question in one screen`, async ({ someone, server }) => {
    test.setTimeout(600_000);
    const ada = await someone(longest, { reducedMotion: 'reduce', hasTouch: true });
    await skipFirstSteps(ada, game);
    await ada.stepByStep();
    const flaws: string[] = [];
    let n = 0;
    for (const each of stored) {
      const past = server.take(`${game}/games/${each.file}.json`);
      for (const { step, seat, verb } of momentsOf(game, each)) {
        const { table } = await ada.api<{ table: { id: string } }>('POST', `/tables/${past}/fork`, {
          step,
          seat,
          level: 'random',
        });
        // Each moment in one language; over all of them every language meets every window and both themes.
        const language = languages[n % languages.length] as string;
        await look(ada, table.id, language, n % 2 === 0 ? 'paper' : 'night');
        ++n;
        for (const [width, height] of windows) {
          await ada.page.setViewportSize({ width, height });
          await ada.page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          const found = await ada.page.evaluate(flawsOf);
          flaws.push(...found.map((flaw) => `${width}x${height} ${verb} ${step} ${language}: ${flaw}`));
        }
      }
    }
    expect(flaws, flaws.slice(0, 60).join('\n')).toEqual([]);
  });
}

test('the last pages of all games: nothing is cut or lies on another', async ({ someone, server }) => {
  const ada = await someone(longest, { reducedMotion: 'reduce' });
  const { page } = ada;
  const flaws: string[] = [];
  for (const [i, [game, [stored]]] of Object.entries(games).entries()) {
    const past = server.take(`${game}/games/${stored!.file}.json`);
    const language = languages[i % languages.length]!;
    await page.goto(`${server.url}/healthz`);
    await page.evaluate((settings) => localStorage.setItem('snowbound.settings', JSON.stringify(settings)), {
      language,
      shows: 'off',
    });
    await page.goto(`${server.url}/table/${past}`);
    await expect(page.locator('.ending')).toBeVisible();
    // It lies over the board, and its foot over what scrolls below: here it is about the page alone.
    await page.addStyleTag({
      content: 'main.board > :not(.ending) { visibility: hidden } .ending footer { position: static !important }',
    });
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const found = await page.evaluate(flawsOf);
      flaws.push(...found.map((flaw) => `${width}x${height} ${game} ${language}: ${flaw}`));
    }
  }
  expect(flaws, flaws.slice(0, 40).join('\n')).toEqual([]);
});

for (const game of Object.keys(games)) {
  test(`${game}: a first game with its guide, on a desk and on a phone`, async ({ someone }) => {
    test.setTimeout(180_000);
    const ada = await someone('Ada', { reducedMotion: 'reduce', hasTouch: true });
    const { page } = ada;
    await ada.stepByStep();
    await ada.open(await ada.table({ game, seats: game === 'tail-feathers' ? 2 : 4 }));
    const guide = page.locator('[data-guide]');
    const flaws: string[] = [];
    for (let i = 0; i < 8; ++i) {
      await expect(page.locator('.frame.mine')).toBeVisible();
      for (let back = 0; back < 3; ++back) await page.keyboard.press('Escape'); // to the first lines of the question
      for (const [width, height] of [windows[0], windows[4]]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const found = await page.evaluate(flawsOf);
        flaws.push(...found.map((flaw) => `${width} after ${i} answers: ${flaw}`));
        // Over the board it may lie, but never over what is asked and what can be chosen.
        const hidden = await guide.evaluateAll((notes) =>
          [...document.querySelectorAll('.prompt .sentence, .choose button')]
            .filter((each) => each.checkVisibility())
            .filter((each) => {
              const box = each.getBoundingClientRect();
              const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
              for (let list = each.closest('[data-scrolls]'); list;) {
                const { top, bottom } = list.getBoundingClientRect();
                if (y < top || y > bottom) return false; // scrolled away
                list = list.parentElement?.closest('[data-scrolls]') ?? null;
              }
              return notes.some((note) => note.contains(document.elementFromPoint(x, y)));
            })
            .map((each) => each.textContent?.trim()),
        );
        // Who speaks to the page says what is written on it.
        const unnamed = await page.locator('button[aria-label]:is(.choice, .spot, .keep)').evaluateAll((all) =>
          all.flatMap((each) => {
            const label = each.getAttribute('aria-label') ?? '';
            const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const said = node.textContent?.trim() ?? '';
              const isRead = !node.parentElement?.closest('[aria-hidden=true], .unseen');
              if (isRead && !label.includes(said)) return [`“${said}” is not in “${label}”`];
            }
            return [];
          }),
        );
        flaws.push(...unnamed.map((words) => `${width} after ${i} answers: ${words}`));
        flaws.push(...hidden.map((words) => `${width} after ${i} answers, under the guide: ${words}`));
      }
      if (i === 0) expect(await guide.count()).toBe(1);
      await page.setViewportSize({ width: 1440, height: 900 });
      await answer(ada);
    }
    expect(flaws, flaws.slice(0, 40).join('\n')).toEqual([]);
  });
}

test('what scrolls, is cut, covered or lies on another is found', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 400 });
  const found = async (html: string): Promise<string[]> => {
    await page.setContent(`<body style="margin: 0">${html}</body>`);
    return page.evaluate(flawsOf);
  };
  const block = (style: string, inner: string) => `<div class="it" style="${style}">${inner}</div>`;
  expect(await found(block('height: 300px', 'all is well'))).toEqual([]);
  expect(await found(block('height: 500px', 'long'))).toEqual(['the page is 500 high']);
  expect(await found(block('height: 50px; overflow: auto', '<p style="height: 90px">long</p>'))).toContainEqual(
    expect.stringMatching(/^scrolls down/),
  );
  expect(
    await found(block('width: 40px; overflow: hidden; white-space: nowrap', 'many words in a row')),
  ).toContainEqual(expect.stringMatching(/^cut by it/));
  const over = block('position: absolute; inset: 0; background: teal', '');
  expect(await found(`<p>below</p>${over}`)).toContainEqual(expect.stringMatching(/^covered by it/));
  expect(await found(`<p>below</p>${over.replace('class', 'data-over class')}`)).toEqual([]);
  expect(
    await found(`${block('', 'below')}${block('position: absolute; top: 4px; pointer-events: none', 'above')}`),
  ).toContainEqual(expect.stringMatching(/^(one on the other|covered)/));
  const clear = over.replace('teal', 'none');
  expect(await found(`<p>below</p>${clear}`)).toEqual([]);
  expect(await found(`<p style="pointer-events: none">below</p>${over}`)).toContainEqual(
    expect.stringMatching(/^covered by it/),
  );
  const map = '<button style="position: absolute">place</button><button style="position: absolute">figure</button>';
  expect(await found(`<div data-map>${map}</div>`)).toContainEqual(expect.stringMatching(/^cannot be touched for/));
  expect(
    await found('<button>one</button><button style="margin-left: -30px; pointer-events: none">two</button>'),
  ).toContainEqual(expect.stringMatching(/^one on the other: .*button.*button/));
});

async function look({ page, server }: Someone, table: string, language: string, theme: string): Promise<void> {
  await page.goto(`${server.url}/healthz`);
  await page.evaluate((settings) => localStorage.setItem('snowbound.settings', JSON.stringify(settings)), {
    language,
    theme,
    shows: 'off',
  });
  await page.goto(`${server.url}/table/${table}`);
  await expect(page.locator('.frame.mine')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}
