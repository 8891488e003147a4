import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import pictures from '../../../games/winter_tales/pictures.json';
import { tones } from '../../src/games/winter-tales/art/colours';
import { cardSvg } from '../../src/games/winter-tales/art/crayon';
import { row, SPOTS, WIDE } from '../../src/games/winter-tales/art/geometry';
import { random } from '../../src/games/winter-tales/art/random';
import { coloured, townSvg } from '../../src/games/winter-tales/art/town';
import { compose, hurts, listed, markable, type Picked } from '../../src/games/winter-tales/forms';
import { blows, sprung } from '../../src/games/winter-tales/looks';
import { boundary, fitting, marked, paragraphs, pieces, plain } from '../../src/games/winter-tales/marks';
import { chapters, tellingOf } from '../../src/games/winter-tales/story';
import { SPACES, type StoryCard } from '../../src/games/winter-tales/types';
import type { Choice, Decision, Scene } from '../../src/lib/contract';

const nothing: Picked = { cards: [], lead: null, artifact: false, side: null, memory: 0, bookmark: 0 };
const question = (form: string, options: Choice[], tell = {}): Decision => ({
  id: 1,
  seat: 0,
  wait: 'required',
  rule: 'WT-10.7',
  prompt: 'quest.cards',
  numbers: {},
  form,
  options,
  fallback: 0,
  barred: [],
  tell,
});

describe('told text', () => {
  it('keeps a card with the word that it became', () => {
    expect(pieces('an apple[[apple]] fell')).toEqual([
      { text: 'an ' },
      { text: 'apple', card: 'apple' },
      { text: ' fell' },
    ]);
    expect(pieces('[[key]]')).toEqual([{ text: '', card: 'key' }]);
  });
  it('sends only marks of cards that are played, each once', () => {
    expect(fitting('a [[key]] b [[owl]] c [[key]]', ['key'])).toBe('a [[key]] b c');
    expect(fitting(' nothing ', [])).toBe('nothing');
  });
  it('treats markup as text', () => {
    expect(pieces('<b>no</b>')).toEqual([{ text: '<b>no</b>' }]);
    expect(plain('<img src=x> [[key]]')).toBe('<img src=x> ');
  });
  it('knows its marks and paragraphs', () => {
    expect(marked('[[key]] [[owl]] [[key]]')).toEqual(['key', 'owl']);
    expect(paragraphs('one\n\ntwo\n')).toEqual(['one', 'two']);
  });
  it('never splits a word', () => {
    expect(boundary('one two', 1)).toBe(0);
    expect(boundary('one two', 2)).toBe(3);
    expect(boundary('one two', 4)).toBe(4);
    expect(boundary('one', 99)).toBe(3);
  });
});

describe('answers put together', () => {
  const play = (cards: string[], artifact = false): Choice => ({ play: { cards, artifact } });
  const open = question('cards', [play([]), play(['acorn']), play(['acorn', 'key']), play([], true)]);
  const cards = (...all: StoryCard[]): Picked => ({ ...nothing, cards: all });

  it('plays what is chosen, where an example shows as many', () => {
    expect(compose(open, cards('key'))).toEqual([
      { choice: play(['key']), verb: 'play', counts: [0, 1, 2], ready: true },
    ]);
    expect(compose(open, cards('key', 'owl', 'bell'))[0]?.ready).toBe(false);
  });
  it('offers the Artifact only when it lies on the desk', () => {
    expect(compose(open, { ...nothing, artifact: true })).toHaveLength(2);
  });
  it('lists one line for each kind, as an example while the cards do not fit', () => {
    const rescue = question('cards', [{ rescue: { who: 'alice', cards: ['acorn', 'key'] } }, { pass: {} }]);
    expect(listed(rescue, nothing, ['owl'])).toEqual([
      { rescue: { who: 'alice', cards: ['acorn', 'key'] } },
      { pass: {} },
    ]);
    const objecting = question('', [{ object: {} }, { pass: {} }]);
    expect(listed(objecting, nothing, ['owl'])).toEqual([{ pass: {} }, { object: {} }]); // the table's word comes last
    expect(listed(rescue, cards('owl', 'bell'), ['owl', 'bell'])).toContainEqual({
      rescue: { who: 'alice', cards: ['owl', 'bell'] },
    });
    expect(listed(open, nothing, [])).toEqual([play([])]);
  });
  it('lists every further card of the hand, as long as one more may be played', () => {
    expect(listed(open, nothing, ['owl', 'key'])).toEqual([play([]), play(['owl']), play(['key'])]);
    expect(listed(open, cards('key'), ['owl', 'key'])).toEqual([play(['key']), play(['key', 'owl'])]);
    expect(listed(open, cards('key', 'owl'), ['owl', 'key', 'bell'])).toEqual([play(['key', 'owl'])]);
  });
  it('lays a trap with the first card open and the others hidden', () => {
    const trap = question('trap', [{ lay_trap: { card: 'acorn', spring: [] } }]);
    const [answer] = compose(trap, cards('owl', 'key'));
    expect(answer?.choice).toEqual({ lay_trap: { card: 'owl', spring: ['key'] } });
    expect(markable(answer?.choice ?? {})).toEqual(['owl']); // what lies hidden is not told
    expect(compose(trap, nothing)[0]?.ready).toBe(false);
  });
  it('closes with another memory than the example', () => {
    const end = question('epilogue', [{ close: { side: 'spring', memory: 4, bookmark: 4, cards: [] } }]);
    expect(compose(end, { ...nothing, memory: 2 })[0]?.choice).toEqual({
      close: { side: 'spring', memory: 2, bookmark: 4, cards: [] },
    });
  });
});

describe('a question before it hurts', () => {
  const close = (cards: string[]): Choice => ({ close: { side: 'spring', memory: 1, bookmark: 1, cards } });
  const hand: StoryCard[] = ['owl', 'key'];
  it('is asked before what cannot be taken back', () => {
    for (const verb of ['eliminate', 'destroy', 'draw_mission', 'concede', 'vote_epilogue'])
      expect(hurts({ [verb]: {} }, hand)).toBe(`web.wt.confirm.${verb}`);
    expect(hurts(close([]), hand)).toBe('web.wt.confirm.close');
  });
  it('is asked nowhere else', () => {
    expect(hurts(close([]), [])).toBeNull();
    expect(hurts(close(['owl']), hand)).toBeNull();
    expect(hurts({ finish: { cards: ['owl', 'key'] } }, hand)).toBeNull(); // the rule says how many
    for (const verb of ['tell', 'pass', 'resolve', 'activate', 'withdraw_vote'])
      expect(hurts({ [verb]: {} }, hand)).toBeNull();
  });
});

describe('the book', () => {
  const scene = (n: number, chapter: number, event: string): Scene => ({
    n,
    seat: 0,
    chapter,
    event,
    about: {},
    cards: [],
  });
  it('has chapters, and the epilogue as its own', () => {
    const all = [
      scene(1, 0, 'opening'),
      scene(2, 1, 'activation'),
      scene(3, 1, 'epilogue_open'),
      scene(4, 1, 'ending'),
    ];
    expect(chapters(all).map((chapter) => chapter.key)).toEqual(['0', '1', 'epilogue']);
  });
  it('prepares the weightiest telling, or the one that was picked', () => {
    const tell = { event: 'x', must: [], avoid: [], concept: false };
    const asked = question('', [], { pay: tell, resolve: tell, object: tell });
    expect(tellingOf(asked, '')?.verb).toBe('resolve');
    expect(tellingOf(asked, 'pay')?.verb).toBe('pay');
    expect(tellingOf(question('', [], { object: tell }), '')).toBeNull();
  });
});

describe('fights from facts', () => {
  const fact = (told: Choice) => ({ rule: 'WT-15.2', fact: told });
  it('counts the blows of the last combat only', () => {
    const facts = [
      fact({ struck: { seat: 0, side: 'winter', card: 'owl' } }),
      fact({ combat_started: { seat: 1, soldier: 'wolf', rebel: 'alice', at: 'grove' } }),
      fact({ struck: { seat: 1, side: 'winter', card: 'key' } }),
      fact({ struck_free: { seat: 0, who: 'tin_man' } }),
    ];
    expect(blows(facts)).toEqual([
      { side: 'winter', card: 'key', seat: 1 },
      { side: 'spring', card: null, seat: 0 },
    ]);
  });
  it('shows a trap once it has sprung', () => {
    const set = fact({ trap_set: { seat: 0, rebel: 'alice', soldier: 'wolf', card: 'owl' } });
    expect(sprung([set])).toMatchObject({ trap: -1, lead: 'owl' });
    const revealed = fact({ trap_revealed: { trap: 2, defence: 1, spring: ['key', 'bell'] } });
    expect(sprung([set, revealed])).toMatchObject({ trap: 2, defence: 1, spring: ['key', 'bell'] });
  });
});

describe('drawings', () => {
  it('gives every card two faces, always the same', () => {
    for (const [id, picture] of Object.entries(pictures)) {
      const card = id as StoryCard;
      expect(tones(card, 'spring')).toHaveLength(2);
      const drawing = { outline: 'M0 0h9v9z', size: picture.size };
      expect(cardSvg(card, 'winter', drawing, true)).toBe(cardSvg(card, 'winter', drawing, true));
      expect(cardSvg(card, 'winter', drawing, false)).not.toBe(cardSvg(card, 'spring', drawing, false));
    }
    expect(Object.keys(pictures)).toHaveLength(93);
  });
  it('leaves no colour without a value', () => {
    const css = readFileSync(new URL('../../src/games/winter-tales/art/palette.css', import.meta.url), 'utf8');
    const missing = new Set<string>();
    townSvg((name) => {
      if (!css.includes(`--wt-${name}:`)) missing.add(name);
      return '#000';
    });
    expect([...missing]).toEqual([]);
    expect(coloured('opacity="calc(0.5*.8)"', () => '')).toBe('opacity="0.4"');
  });
  it('keeps figures on the map, however many stand together', () => {
    for (const space of SPACES) {
      for (const count of [1, 3, 7, 14]) {
        const all = row(space, count);
        expect(all).toHaveLength(count);
        for (const { x } of all) expect(x > 0 && x < WIDE).toBe(true);
      }
      expect(SPOTS[space].x).toBeGreaterThan(0);
    }
  });
  it('draws the same numbers on every machine', () => {
    expect(random('a')()).toBe(random('a')());
    expect(random('a')()).not.toBe(random('b')());
  });
});
