// Every text is there in every language, says the same with the same values, and the sources hold none of their own.
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse as parseMarkup } from 'svelte/compiler';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const languages = ['en', 'de', 'it'];
const files = readdirSync(join(root, 'locales/en')).filter((name) => name.endsWith('.json'));
const read = (language: string, file: string) =>
  JSON.parse(readFileSync(join(root, 'locales', language, file), 'utf8')) as { [key: string]: string };

function names(elements: MessageFormatElement[], into = new Set<string>()): Set<string> {
  for (const element of elements) {
    if (element.type === 0 || element.type === 7) continue; // words, #
    if ('value' in element && typeof element.value === 'string') into.add(element.value);
    if ('options' in element) for (const option of Object.values(element.options)) names(option.value, into);
  }
  return into;
}

describe.each(files)('%s', (file) => {
  const english = read('en', file);
  it.each(languages)('has the same keys in %s, none of them empty', (language) => {
    const own = read(language, file);
    expect(Object.keys(own).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(own).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
  it.each(languages)('can be read as ICU messages in %s, with the same values', (language) => {
    const own = read(language, file);
    for (const [key, text] of Object.entries(own)) {
      const mine = names(parse(text, { ignoreTag: true }));
      const theirs = names(parse(english[key] ?? '', { ignoreTag: true }));
      for (const name of mine) expect(theirs, `${language} ${key} names {${name}}`).toContain(name);
    }
  });
});

// A message that chooses by yes or by "You" compares with the word that this language has for it: with another one it
// says the opposite, and nothing fails. In the browser's own files the sources say yes.
it.each(languages)('in %s a message chooses by the words of its own language', (language) => {
  const shell = read(language, 'shell.json');
  const kinds = ['shell.yes', 'shell.you', 'shell.against_you'];
  const wordsOf = (key: string): string[] => languages.map((each) => read(each, 'shell.json')[key] ?? '');
  const wrong: string[] = [];
  const look = (elements: MessageFormatElement[], where: string, own: (kind: string) => string | undefined): void => {
    for (const element of elements) {
      if (!('options' in element)) continue;
      for (const [chosen, option] of Object.entries(element.options)) {
        const kind = kinds.find((each) => wordsOf(each).includes(chosen));
        if (element.type === 5 && kind !== undefined && chosen !== own(kind)) wrong.push(`${where}: ${chosen}`);
        look(option.value, where, own);
      }
    }
  };
  for (const file of files) {
    const own = (kind: string) => (file.startsWith('web') && kind === 'shell.yes' ? 'yes' : shell[kind]);
    for (const [key, text] of Object.entries(read(language, file)))
      look(parse(text, { ignoreTag: true }), `${file} ${key}`, own);
  }
  expect(wrong).toEqual([]);
});

it('nobody shouts in the browser', () => {
  for (const language of languages) {
    for (const file of files.filter((name) => name.startsWith('web'))) {
      const loud = Object.entries(read(language, file)).filter(([, text]) => text.includes('!'));
      expect(loud, `${language}/${file}`).toEqual([]);
    }
  }
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'generated' ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : [];
  });
}
const all = sources(join(root, 'web/src'));

describe('sources', () => {
  const known = files.flatMap((file) => Object.keys(read('en', file)));

  it('name keys that are there', () => {
    const missing = all.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      const plain = [...text.matchAll(/'((?:web|shell)\.[\w.]+\w)'|\bt\(\s*'([a-z_]+\.[\w.]+)'/g)];
      const keys = plain.map(([, own, told]) => own ?? told ?? '');
      // "web.tab.${each}": some key must fit.
      const parts = [...text.matchAll(/`((?:web|shell)\.[^`\s]+)`/g)].map(([, key]) => (key ?? '').split(/\$\{.*?\}/));
      const fits = parts.filter((part) => {
        const pattern = new RegExp(`^${part.map((each) => each.replaceAll('.', '\\.')).join('[\\w.-]+')}$`);
        return !known.some((key) => pattern.test(key));
      });
      return [...keys.filter((key) => !isKey(key)), ...fits.map((part) => part.join('…'))].map(
        (key) => `${path}: ${key}`,
      );
    });
    expect(missing).toEqual([]);
  });
  // A whole key, or the beginning of some ("web.pt.first").
  const isKey = (key: string): boolean => known.some((each) => each === key || each.startsWith(`${key}.`));

  it.each(all.filter((path) => path.endsWith('.svelte')))('%s: its markup holds no words of its own', (path) => {
    const shown = new Set(['aria-label', 'title', 'placeholder', 'alt']);
    const found: string[] = [];
    const walk = (node: unknown, attribute = ''): void => {
      if (Array.isArray(node)) node.forEach((each) => walk(each, attribute));
      else if (typeof node === 'object' && node !== null) {
        const { type, name, data } = node as { type?: string; name?: string; data?: string };
        if (type === 'Text' && data && /\p{L}{2,}/u.test(data) && (attribute === '' || shown.has(attribute)))
          found.push(data.trim());
        const inside = type === 'Attribute' || type === 'StyleDirective' ? (name ?? '') : attribute;
        for (const each of Object.values(node)) walk(each, inside);
      }
    };
    walk(parseMarkup(readFileSync(path, 'utf8'), { modern: true }).fragment);
    expect(found.filter((words) => words !== 'mm')).toEqual([]); // a unit needs no translation
  });

  // Sentences for people: two words or more, or one with a capital and a full stop; in markup, whatever stands between two tags.
  const isSaid = (text: string): boolean =>
    /[<>]/.test(text)
      ? />[^<>{}]*\p{L}{2}[^<>{}]*</u.test(text)
      : /^\s*[\p{L}\d][\p{L}\d\s.,:;!?'’…–()-]*$/u.test(text) &&
        /\p{L}{2,}[,:;]? \p{L}{2,}|^\p{Lu}\p{L}+[.!?…]$/u.test(text);
  // What an error or the console says is for programmers; a list of ids is told apart by .split().
  const isForPrograms = ({ parent }: ts.Node): boolean =>
    ts.isImportDeclaration(parent) ||
    ts.isNewExpression(parent) ||
    (ts.isCallExpression(parent) && parent.expression.getText().startsWith('console.')) ||
    (ts.isPropertyAccessExpression(parent) && parent.name.text === 'split');
  const scriptOf = (path: string): string => {
    const text = readFileSync(path, 'utf8');
    if (!path.endsWith('.svelte')) return text;
    return [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script ?? '').join('\n');
  };
  it.each(all)('%s: its script says nothing of its own', (path) => {
    const found: string[] = [];
    const walk = (node: ts.Node): void => {
      const texts = ts.isStringLiteralLike(node)
        ? [node.text]
        : ts.isTemplateExpression(node)
          ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
          : [];
      if (texts.some(isSaid) && !isForPrograms(node)) found.push(...texts.filter(isSaid));
      ts.forEachChild(node, walk);
    };
    walk(ts.createSourceFile(path, scriptOf(path), ts.ScriptTarget.Latest, true));
    expect(found).toEqual([]);
  });
});
