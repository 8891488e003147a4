// Every word of every game is explained in all languages: in forms that occur, with a clause that is there, as the glossary says.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { besideWord, Glossary, glossaryOf } from '../../src/lib/glossary';
import { parseRules, plain } from '../../src/lib/rules';
import { Texts, type Messages } from '../../src/lib/texts';

const root = resolve(import.meta.dirname, '../../..');
const games = ['paper-tales', 'winter-tales', 'dead-of-winter', 'tail-feathers'];
const languages = ['en', 'de', 'it'];
const textsOf = (language: string, file: string) =>
  JSON.parse(readFileSync(join(root, 'locales', language, `${file}.json`), 'utf8')) as Messages;
const pageOf = (game: string, language: string) =>
  readFileSync(join(root, 'docs/rules', language === 'en' ? '' : language, `${game}.md`), 'utf8');
/** The table at the end of a rules page: the word and what it means. */
const rowsOf = (page: string) =>
  (page.split(/^## Gloss\w+$/m)[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => ({ words: (cells[1] ?? '').split(', '), means: cells.at(-2) ?? '' }));

describe.each(games.flatMap((game) => languages.map((language) => ({ game, language }))))(
  'the words of $game in $language',
  ({ game, language }) => {
    const file = game.replaceAll('-', '_');
    const messages = textsOf(language, `words_${file}`);
    const { terms } = glossaryOf(new Texts(language, messages), game);
    const formsOf = (id: string) => (messages[`term.${file}.${id}`] ?? '').split('|');
    const page = pageOf(game, language);

    it('are those of the glossary of the rules, and mean the same', () => {
      const rows = rowsOf(page);
      expect(rows.length).toBe(terms.size);
      expect(terms.size).toBeGreaterThan(30);
      for (const [i, { id, means }] of [...terms.values()].entries()) {
        const forms = formsOf(id).map((form) => form.toLowerCase());
        for (const word of rows[i]?.words ?? []) expect(forms, id).toContain(word.toLowerCase());
        expect(means, id).toBe(`${rows[i]?.means}.`);
      }
    });
    it('name a clause that is there, the same in every language', () => {
      const clauses = new Set(parseRules(page).map((clause) => clause.id));
      const english = glossaryOf(new Texts('en', textsOf('en', `words_${file}`)), game).terms;
      for (const { id, rule } of terms.values()) {
        expect(clauses, id).toContain(rule);
        expect(rule, id).toBe(english.get(id)?.rule);
      }
    });
    it('have forms that occur where people read', () => {
      const said = ['', 'web_', 'lesson_'].flatMap((kind) => Object.values(textsOf(language, kind + file)));
      const read = [
        ...said,
        ...parseRules(page).map((clause) => plain(clause.text)),
        page.split(/^## Gloss/m)[0] ?? '',
      ];
      for (const { id } of terms.values()) {
        const [name = '', ...others] = formsOf(id);
        const occurs = (form: string) => {
          const alone = new Glossary([{ id, forms: form, means: '' }]);
          return read.some((text) => alone.parts(text.replaceAll('\n', ' ')).some((part) => part.term !== ''));
        };
        expect(
          others.filter((form) => !occurs(form)),
          `forms of ${id}`,
        ).toEqual([]);
        expect(others.length > 0 || occurs(name), `${name} occurs`).toBe(true);
      }
    });
    it('stand in what a player is asked', () => {
      const asked = Object.entries(textsOf(language, file)).filter(([key]) => /^(prompt|fact|choice)\./.test(key));
      const glossary = glossaryOf(new Texts(language, messages), game);
      const marked = asked.filter(([, text]) => glossary.parts(text).some((part) => part.term !== ''));
      expect(marked.length).toBeGreaterThan(asked.length / 3);
    });
  },
);

describe('a text', () => {
  const glossary = new Glossary([
    { id: 'discard', forms: 'discard|discarded', means: 'Lay it down. [PT-1.10]' },
    { id: 'discard_pile', forms: 'discard pile', means: 'Where it lies.' },
    { id: 'build', forms: 'Bauen', means: '' },
  ]);
  const marked = (text: string) =>
    glossary.parts(text).map(({ text: words, term }) => (term ? `[${words}:${term}]` : words));
  it('is cut at its words, the longest first, each of them once', () => {
    expect(marked('Discard two, then discard one onto the discard pile.')).toEqual([
      '[Discard:discard]',
      ' two, then discard one onto the ',
      '[discard pile:discard_pile]',
      '.',
    ]);
    expect(marked('Was discarded')).toEqual(['Was ', '[discarded:discard]']);
  });
  it('keeps whole words whole, and a capital fits only itself', () => {
    expect(marked('undiscarded, Discardé, bauen')).toEqual(['undiscarded, Discardé, bauen']);
    expect(marked('das Bauen')).toEqual(['das ', '[Bauen:build]']);
    expect(marked('')).toEqual([]);
  });
  it('says as much as before', () => {
    const text = 'You discard (discarded) the discard pile: Bauen';
    expect(
      glossary
        .parts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
  it('has its clause apart', () => {
    expect(glossary.terms.get('discard')).toMatchObject({ name: 'discard', means: 'Lay it down.', rule: 'PT-1.10' });
    expect(glossary.terms.get('discard_pile')?.rule).toBe('');
  });
});

describe('what explains a word', () => {
  const size = { w: 320, h: 120 };
  const screen = { w: 390, h: 844 };
  it('stands above it, below it at the top, and never off the screen', () => {
    expect(besideWord({ left: 180, right: 220, top: 400, bottom: 420 }, size, screen)).toEqual({ x: 40, y: 272 });
    expect(besideWord({ left: 0, right: 30, top: 20, bottom: 40 }, size, screen)).toEqual({ x: 8, y: 48 });
    expect(besideWord({ left: 360, right: 390, top: 840, bottom: 860 }, size, screen)).toEqual({ x: 62, y: 712 });
  });
});
