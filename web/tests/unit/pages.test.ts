import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/lib/api';
import type { Fact, Scene, Words } from '../../src/lib/contract';
import { readFound, whoIsMeant } from '../../src/lib/operator';
import { parseRules } from '../../src/lib/rules';
import { chaptersOf, cut, matching } from '../../src/pages/rules/search';
import { bookOf, partsOf } from '../../src/pages/story/book';
import { epubOf, escape, fileName, htmlOf, painted, type Labels } from '../../src/pages/story/write';
import { crc32, zip } from '../../src/pages/story/zip';

const clauses = parseRules(readFileSync('../docs/rules/paper-tales.md', 'utf8'));

describe('rules', () => {
  it('finds clauses by number, by words, and not by what is not there', () => {
    expect(clauses.length).toBeGreaterThan(180);
    expect(matching(clauses, 'pt-5.7').map((clause) => clause.id)).toContain('PT-5.7');
    expect(matching(clauses, 'reserve voluntary').map((clause) => clause.id)).toEqual(['PT-R03']);
    expect(matching(clauses, 'spaceship')).toEqual([]);
    expect(matching(clauses, '  ')).toHaveLength(clauses.length);
  });
  it('keeps chapters together and marks what was found', () => {
    expect(chaptersOf(clauses).length).toBeGreaterThan(12);
    expect(
      cut('The Golem and the golem', 'golem')
        .filter((part) => part.hit)
        .map((part) => part.text),
    ).toEqual(['Golem', 'golem']);
    expect(
      cut('nothing', '')
        .map((part) => part.text)
        .join(''),
    ).toBe('nothing');
  });
});

const words = {
  language: 'en',
  t: (key: string) => key,
  has: () => true,
  name: (_: string, id: string) => id,
  seat: (n: number) => ['Ada <b>', 'Bo & Co'][n] ?? '?',
  fact: (fact: object) => JSON.stringify(fact),
} as unknown as Words;
const labels: Labels = {
  cast: 'Cast',
  remembered: 'Remembered:',
  colophon: 'Colophon',
  told_by: 'Told by',
  contents: 'Contents',
  aloud: (what) => what,
  card: (id) => id,
};
const scene = (n: number, more: Partial<Scene> = {}): Scene =>
  ({
    n,
    seat: n % 2,
    event: 'quest_start',
    chapter: 1 + Math.floor(n / 20),
    about: { character: 'alice', place: 'grove', quest: 'hope' },
    cards: [],
    text: 'Once.',
    ...more,
  }) as Scene;
const card = {
  id: 'abc',
  game: 'winter-tales',
  seats: [],
  seed: 'f00d',
  seed_hash: '0123456789abcdef0123',
  salt: 's',
  rules_version: 1,
} as unknown as Card;
const png = 'data:image/png;base64,iVBORw0KGgo=';

/** Every tag is closed in order: what a reader of EPUBs insists on. */
function wellFormed(xml: string): boolean {
  const open: string[] = [];
  for (const [, close, name, rest] of xml
    .replace(/<\?.*?\?>|<!DOCTYPE[^>]*>/g, '')
    .matchAll(/<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*\s*\/?)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!rest?.endsWith('/')) open.push(name ?? '');
  }
  const tags = xml
    .replace(/<\?.*?\?>|<!DOCTYPE[^>]*>/g, '')
    .replace(/<\/?[A-Za-z][\w:.-]*(?:\s+[\w:.-]+="[^"<]*")*\s*\/?>/g, '');
  return open.length === 0 && !tags.includes('<') && !/&(?!amp;|lt;|gt;|quot;)/.test(tags);
}

/** Reads a ZIP back by its central directory, checking every sum. */
function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const files = new Map<string, Uint8Array>();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < view.getUint16(end + 10, true); i++) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [crc, size, length, offset] = [
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length));
    expect(view.getUint32(offset, true)).toBe(0x04034b50);
    expect(view.getUint16(offset + 8, true)).toBe(0); // stored
    const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    const data = bytes.subarray(start, start + size);
    expect(crc32(data)).toBe(crc);
    files.set(name, data);
    at += 46 + length;
  }
  return files;
}

describe('zip', () => {
  it('knows the sum of the standard', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
  it('is read back as it was written', () => {
    const files = unzip(
      zip([
        { name: 'ä.txt', bytes: new Uint8Array([1, 2, 3]) },
        { name: 'empty', bytes: new Uint8Array() },
      ]),
    );
    expect([...files.keys()]).toEqual(['ä.txt', 'empty']);
    expect(files.get('ä.txt')).toEqual(new Uint8Array([1, 2, 3]));
  });
});

describe('story', () => {
  it('sets cards into the line', () => {
    expect(partsOf('A [[lantern]] went out.')).toEqual([{ text: 'A ' }, { card: 'lantern' }, { text: ' went out.' }]);
    expect(partsOf('[[<b>]] [[')).toEqual([{ text: '[[<b>]] [[' }]);
  });
  const told = {
    game: 'winter-tales',
    scenes: [
      scene(0, { event: 'opening' }),
      scene(1, { text: 'A [[owl]] & <script>alert(1)</script>', cards: ['owl', 'key'] }),
      scene(2, { event: 'memory', concept: 'the “bell” <i>', cards: ['bell'], text: 'x' }),
      scene(3, { event: 'ending', text: 'The end.' }),
    ],
    end: { over: true, ending: 'spring' },
  };
  const book = bookOf(told, card, [], words, ['Ada <b>', 'Bo & Co']);

  it('has title, chapters, plates and colophon', () => {
    expect(book.title).toBe('the “bell” <i>');
    expect(book.chapters.map((chapter) => chapter.key)).toEqual(['opening', '1', 'epilogue']);
    expect(book.chapters[1]?.plates.map((plate) => plate.card)).toEqual(['bell', 'owl']);
    expect(book.chapters[1]?.tellings[0]?.paragraphs[0]).toContainEqual({ card: 'key' }); // not marked, still shown
    expect(book.seed).toBe('f00d');
  });
  it('writes nobody’s markup into the page', () => {
    const html = htmlOf(book, labels, () => png);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('f00d');
    expect(escape('a\u0000"\u000b<')).toBe('a&quot;&lt;');
  });
  it('is an EPUB whose parts are all there and well formed', () => {
    const files = unzip(epubOf(book, labels, () => png));
    expect([...files.keys()][0]).toBe('mimetype');
    const read = (name: string): string => new TextDecoder().decode(files.get(name));
    expect(read('mimetype')).toBe('application/epub+zip');
    const opfName = /full-path="([^"]+)"/.exec(read('META-INF/container.xml'))?.[1] ?? '';
    const opf = read(opfName);
    const items = [...opf.matchAll(/<item id="([^"]+)" href="([^"]+)" media-type="([^"]+)"/g)].map((m) => ({
      id: m[1] ?? '',
      href: `OEBPS/${m[2] ?? ''}`,
    }));
    expect(items.map((item) => item.href).sort()).toEqual(
      [...files.keys()].filter((name) => name.startsWith('OEBPS/') && name !== opfName).sort(),
    );
    const ids = items.map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    const spine = [...opf.matchAll(/idref="([^"]+)"/g)].map((m) => m[1] ?? '');
    expect(spine).toEqual(['cover', 'chapter-1', 'chapter-2', 'chapter-3', 'colophon']);
    for (const each of spine) expect(ids).toContain(each);
    expect(opf).toContain('properties="nav"');
    for (const [name] of files) if (/\.(xhtml|opf|xml)$/.test(name)) expect(wellFormed(read(name)), name).toBe(true);
    expect(wellFormed('<a><b></a></b>')).toBe(false);
    expect(files.has('OEBPS/images/owl-spring.png')).toBe(true);
  });
  it('has every picture painted once, at its full size', async () => {
    const asked: string[] = [];
    const pictures = await painted(book, (id, face, small) => {
      asked.push(`${id} ${face} ${small}`);
      return Promise.resolve(`data:${id}`);
    });
    expect(asked.sort()).toEqual([...new Set(asked)]);
    expect(asked).toContain('key spring false');
    expect(pictures('bell', book.chapters[1]?.plates[0]?.face ?? 'winter')).toBe('data:bell');
    expect(pictures('broom', 'spring')).toBe('');
  });
  it('is saved under a name that any system takes', () => {
    expect(fileName('  the “bell” / <i>  ')).toBe('the-bell-i');
    expect(fileName('Über Nacht: 2')).toBe('Über-Nacht-2');
    expect(fileName('…')).toBe('story');
    expect(fileName('a'.repeat(99))).toHaveLength(60);
  });
  it('takes a story of 200 pages', () => {
    const long = Array.from({ length: 1200 }, (_, i) => scene(i, { text: 'word '.repeat(300), cards: ['owl'] }));
    const begun = performance.now();
    const whole = bookOf({ game: 'winter-tales', scenes: long }, card, [], words, ['Ada']);
    const bytes = epubOf(whole, labels, () => png);
    expect(whole.chapters.length).toBe(60);
    expect(bytes.length).toBeGreaterThan(1_500_000);
    expect(performance.now() - begun).toBeLessThan(4000);
  });
  it('tells a game without words from its log', () => {
    const facts = [
      { rule: 'x', fact: { round_started: { round: 1 } } },
      { rule: 'x', fact: { built: { seat: 0 } } },
      { rule: 'x', fact: { round_started: { round: 2 } } },
    ] as Fact[];
    const chronicle = bookOf({ game: 'paper-tales', scenes: [] }, card, facts, words, ['Ada']);
    expect(chronicle.chapters.map((chapter) => chapter.title)).toEqual(['1', '2']);
    expect(chronicle.chapters[0]?.tellings[0]?.paragraphs[0]).toHaveLength(2);
  });
});

describe('whom the operator looks for', () => {
  it('is a name or an id, or whoever sits at a table', () => {
    expect(whoIsMeant(' Rude & loud ')).toBe('name=Rude%20%26%20loud');
    expect(whoIsMeant('https://games.example.org/table/k7m2x9qa?seat=1')).toBe('table=k7m2x9qa');
    expect(whoIsMeant('/table/k7m2x9qa')).toBe('table=k7m2x9qa');
    expect(whoIsMeant('Table')).toBe('name=Table');
  });
  it('is read with care', () => {
    expect(readFound({ name: 'Ben' })).toBeNull();
    expect(readFound({ person: 'p1', name: 7, tables: [{ id: 't1', game: 'paper-tales' }, { id: 2 }] })).toEqual({
      person: 'p1',
      name: '',
      hiddenName: '',
      kept: false,
      created: 0,
      tables: [{ id: 't1', game: 'paper-tales' }],
      banned: false,
      addressKnown: false,
    });
  });
});
