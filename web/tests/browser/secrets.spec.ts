// Nobody's secret objective, hand or mission is in the document of another seat's page, in its storage or in its messages.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answer, skipFirstSteps, viewsOf, wire, type Wanted } from './answering';
import { expect, test, type Someone } from './fixture';

const root = resolve(import.meta.dirname, '../../..');
type Ids = (string | null | undefined)[];

interface Case<View = never> {
  game: string;
  seats: number;
  options?: object;
  wanted: Wanted;
  /** What Bo wants, where it must be something else. */
  his?: Wanted;
  /** What Bo does before anything else. */
  begins?: (bo: Someone) => Promise<void>;
  /** What only this seat may know. */
  secret: (view: View) => { [what: string]: Ids };
  /** What this seat may know besides: what lies open, what it holds or was shown. */
  known: (view: View) => Ids;
  /** What an offered choice may name though Bo holds the like of it. */
  like?: (choice: { [verb: string]: { [field: string]: string } }) => Ids;
  /** Choices that name everything there is, whoever has it. */
  menus?: readonly string[];
  /** Fields whose words mean something else. */
  others?: readonly string[];
}

interface Unit {
  card: string;
}
interface PaperView {
  players: { kingdom: { units: (Unit | null)[] } }[];
  mine: { draft: string[]; picks: string[]; hand: string[]; reserve: string | null };
}
const paper: Case<PaperView> = {
  game: 'paper-tales',
  seats: 4,
  wanted: [/^Take/, /^Keep/, /^Place/],
  secret: ({ mine }) => ({ hand: [...mine.draft, ...mine.picks, ...mine.hand, mine.reserve] }),
  known: ({ players, mine }) => [
    ...[...mine.draft, ...mine.picks, ...mine.hand, mine.reserve],
    ...players.flatMap((player) => player.kingdom.units.map((unit) => unit?.card)),
  ],
};

interface WinterView {
  discard: string[];
  fight: string[];
  quest_cards: string[][];
  epilogue_cards: string[][];
  track: { card: string | null }[];
  players: { missions: { mission: string | null }[] }[];
  own: {
    hand: string[];
    put_away: string[];
    trap_spring: string[];
    trap_winter: string[];
    missions: { mission: string }[];
  };
}
const winter: Case<WinterView> = {
  game: 'winter-tales',
  seats: 3,
  options: { powers: true, missions: true, abilities: true },
  wanted: [/^Move/, /^Go on/, /^Play/, /^End/],
  secret: ({ own }) => ({ hand: own.hand, mission: own.missions.map(({ mission }) => mission) }),
  known: ({ own, discard, fight, quest_cards, epilogue_cards, track, players }) => [
    ...[...own.hand, ...own.put_away, ...own.trap_spring, ...own.trap_winter],
    ...[...discard, ...fight, ...quest_cards.flat(), ...epilogue_cards.flat(), ...track.map(({ card }) => card)],
    ...own.missions.map(({ mission }) => mission),
    ...players.flatMap(({ missions }) => missions.map(({ mission }) => mission)),
  ],
  // Who activates Alice or Candlewick is shown the missions that nobody holds [WT-R60]. Of these three there are two cards:
  // Bo may hold one while the other is offered. Any other mission that he holds must not be among them.
  like: ({ swap_mission }) => [swap_mission?.['take']].filter((id) => /^(resistance|bounty|spy)$/.test(id ?? '')),
  others: ['must', 'what', 'event', 'narration'],
};

interface ColonyView {
  players: { objective: string | null; offers: string[] }[];
  figures: { equipment: string[] }[];
  waste: string[];
  removed: string[];
  deposit: string[];
  shown: string[];
  used: string[];
  handed: string[];
  stack: { [frame: string]: { item?: string; doing?: { item: string } } }[];
  own: {
    hand: string[];
    laid: string[];
    stake: string[];
    drawn: string[];
    tops: (string | null)[];
    objective: string | null;
    known: (string | null)[];
    hands: { cards: string[] }[];
    cards: { item: string }[];
  };
}
const colony: Case<ColonyView> = {
  game: 'dead-of-winter',
  seats: 3,
  wanted: [/searches/, /^Keep/, /^Move /, /^No$/, /^End the turn/],
  secret: ({ own }) => ({ hand: own.hand, objective: [own.objective] }),
  known: ({ players, figures, waste, removed, deposit, shown, used, handed, stack, own }) => [
    ...[...own.hand, ...own.laid, ...own.stake, ...own.drawn, ...own.tops, own.objective, ...own.known],
    ...[...own.hands.flatMap(({ cards }) => cards), ...own.cards.map(({ item }) => item)],
    ...[
      ...waste,
      ...removed,
      ...deposit,
      ...shown,
      ...used,
      ...handed,
      ...figures.flatMap(({ equipment }) => equipment),
    ],
    ...players.flatMap(({ objective, offers }) => [objective, ...offers]),
    ...stack.flatMap((frame) => Object.values(frame).flatMap(({ item, doing }) => [item, doing?.item])), // being played
    'starter_food', // so an empty place is written
  ],
  others: ['symbol', 'symbols', 'why', 'step', 'prompt', 'ending', 'card'],
};

interface FieldView {
  players: { mission: string | null; shown: string | null; objective: string | null; discard: string[] }[];
  figures: { beside: string[] }[];
  mine: { hand: string[]; mission: string | null; spied: string | null; dealt: string[]; objective: string | null };
}
const field: Case<FieldView> = {
  game: 'tail-feathers',
  seats: 2,
  options: { cards: 'on', objectives: 'on' },
  wanted: [/^Mission: Decoy/, /^All others/, /^Activate/, /^Done/, /^Go on/],
  his: [/^Take these cards: .*Backstab/, /^Mission: Siege/, /^All others/, /^Activate/, /^Done/, /^Go on/],
  begins: async ({ page }) => {
    const others = page.locator('[data-pick][aria-pressed=false]'); // a hand unlike the proposed one
    const ids = await others.evaluateAll((all) => all.slice(0, 7).map((card) => card.getAttribute('data-pick')));
    await page.getByRole('button', { name: 'Start afresh' }).click();
    for (const id of ids) await page.locator(`[data-pick=${id}]`).click();
    await page.locator('.desk .button.primary').click();
  },
  secret: ({ mine }) => ({ hand: mine.hand, mission: [mine.mission], objective: [mine.objective] }),
  known: ({ players, figures, mine }) => [
    ...[...mine.hand, mine.mission, mine.spied, ...mine.dealt, mine.objective],
    ...players.flatMap(({ mission, shown, objective, discard }) => [mission, shown, objective, ...discard]),
    ...figures.flatMap(({ beside }) => beside),
  ],
  menus: ['pick_mission', 'pick_cards'],
  others: ['kind', 'phase', 'prompt', 'abilities'],
};

/** Everything that a page tells: its document with all attributes, and what it has stored. */
const wholeOf = (who: Someone): Promise<string> =>
  who.page.evaluate(() =>
    [document.documentElement.outerHTML, ...Object.values(localStorage), ...Object.values(sessionStorage)].join('\n'),
  );

for (const each of [paper, winter, colony, field] as unknown as Case[]) {
  const { game, seats, options = {}, wanted, menus = [], others = [] } = each;
  const textsIn = (file: string): { [key: string]: string } =>
    JSON.parse(readFileSync(`${root}/locales/en/${file}.json`, 'utf8')) as { [key: string]: string };
  const file = game.replaceAll('-', '_');
  const texts = { ...textsIn(file), ...textsIn(`web_${file}`) };
  /** The name of a card as it stands on a page; null where other texts have the same words, or what was told. */
  const nameOf = (id: string, story: string): RegExp | null => {
    const name = Object.entries(texts).find(([key]) => key.endsWith(`.${id}.name`))?.[1];
    if (!name) return null;
    const found = new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[()]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u');
    const number = /\d+/.exec(name)?.[0] ?? '';
    const rest = Object.entries(texts).filter(([key]) => !key.includes(`.${id}.`));
    const isElsewhere = rest.some(([, text]) => found.test(text.replace(/\{\w+\}/g, number))); // "Food {count}"
    return isElsewhere || found.test(story) ? null : found;
  };
  const tells = (page: string, id: string, story: string): boolean =>
    new RegExp(`["'/\\[]${id}["'/\\]]`).test(page) || (nameOf(id, story)?.test(page) ?? false);
  /** Every word of a message with the way to it, but for fields that are about other things with the same name. */
  const wordsIn = (value: unknown, way: string[] = []): [string, string][] => {
    const field = way.findLast((step) => !/^\d+$/.test(step)) ?? '';
    if (typeof value === 'string') return others.includes(field) ? [] : [[value, way.join('.')]];
    return Object.entries(value ?? {}).flatMap(([key, inner]) => wordsIn(inner, [...way, key]));
  };

  test(`${game}: what Bo holds is in no message and on no page of Ada’s`, async ({ someone }) => {
    test.setTimeout(240_000);
    const [ada, bo] = [await someone('Ada'), await someone('Bo')];
    const [mine, theirs] = [wire(ada.page), wire(bo.page)];
    for (const who of [ada, bo]) await skipFirstSteps(who, game);
    const last = (frames: string[]) => viewsOf<never>(frames).at(-1);
    // What was dealt to both would not tell anything: they begin again then.
    const areAlike = (): boolean => {
      const [hers, his] = [last(mine), last(theirs)];
      const own = new Set(hers ? each.known(hers.view) : []);
      const dealt = his ? Object.values(each.secret(his.view)).map((ids) => ids.filter((id) => id)) : [];
      return dealt.some((ids) => ids.length > 0 && ids.every((id) => own.has(id)));
    };
    do {
      mine.length = theirs.length = 0;
      const table = await ada.table({ game, seats, bots: seats - 2, options, start: false });
      await bo.sit(table);
      await ada.start(table);
      for (const who of [ada, bo]) {
        await who.open(table);
        await who.page.waitForSelector('.frame');
      }
      await expect.poll(() => !!last(mine) && !!last(theirs)).toBe(true);
    } while (areAlike());
    await each.begins?.(bo);
    // They play until Bo holds something of every kind, and then for a while.
    const looks: { at: number; hers: string; his: string; secret: { [what: string]: Ids } }[] = [];
    const holdsAll = (): boolean => {
      const his = last(theirs);
      return !!his && Object.values(each.secret(his.view)).every((ids) => ids.some((id) => id));
    };
    const look = () =>
      expect(async () => {
        const heard = [mine.length, theirs.length];
        const his = last(theirs);
        const pages = { hers: await wholeOf(ada), his: await wholeOf(bo) };
        expect([mine.length, theirs.length]).toEqual(heard); // nothing came in between
        if (his) looks.push({ at: mine.length - 1, ...pages, secret: each.secret(his.view) });
      }).toPass({ timeout: 30_000, intervals: [50] });
    await look(); // before hands are passed on, and both know the same
    const until = Date.now() + 150_000;
    for (let later = 0; later < 25 && Date.now() < until; later += holdsAll() ? 1 : 0) {
      await answer(ada, wanted);
      await answer(bo, each.his ?? wanted);
      await look();
    }

    const known = new Set<string>();
    let story = '';
    const [told, kept, shown] = [[] as string[], new Set<string>(), new Set<string>()];
    const messages = viewsOf<never>(mine);
    for (const [i, { at, text, view, choices, verbs, scenes }] of messages.entries()) {
      for (const id of each.known(view)) if (id) known.add(id);
      if (menus.some((menu) => verbs.includes(menu))) continue;
      for (const { text: telling } of scenes) story += `${telling ?? ''}\n`;
      // What Bo holds at the look before and at the one after, he holds in between.
      const after = looks.findIndex((look) => look.at >= at);
      const [next, before] = [looks[after], looks[after - 1]];
      const isLast = (messages[i + 1]?.at ?? Infinity) > (next?.at ?? -1);
      const words = new Map(wordsIn(JSON.parse(text)));
      const alike = new Set(choices.flatMap((choice) => each.like?.(choice) ?? []));
      for (const [what, ids] of Object.entries(next?.secret ?? {})) {
        for (const id of ids) {
          if (!id || known.has(id) || alike.has(id)) continue;
          if (!isLast && !before?.secret[what]?.includes(id)) continue;
          if (words.has(id)) told.push(`message ${at}: ${what} ${id} at ${words.get(id) ?? ''}`);
          kept.add(what);
          if (!isLast || !next) continue;
          if (tells(next.hers, id, story)) told.push(`page at ${at}: ${what} ${id}`);
          if (tells(next.his, id, story)) shown.add(what);
        }
      }
    }
    expect(told).toEqual([]);
    // It was looked for, and the same look finds it where it may be.
    expect([...kept].sort()).toEqual(Object.keys(looks[0]?.secret ?? {}).sort());
    expect([...shown]).toContain('hand');
  });
}
