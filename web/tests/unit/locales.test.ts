// Every text is there in every language, says the same with the same values, and the sources hold none of their own.
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

it('every key that a source names is there', () => {
  const known = new Set(files.flatMap((file) => Object.keys(read('en', file))));
  const missing = all.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const keys = [...text.matchAll(/\bt\(\s*(?:[^'"`(),]+\?\s*)?'([a-z_]+(?:\.[\w]+)+)'/g)].map(
      (found) => found[1] ?? '',
    );
    return keys.filter((key) => !known.has(key)).map((key) => `${path}: ${key}`);
  });
  expect(missing).toEqual([]);
});

it('markup holds no words of its own', () => {
  const found = all
    .filter((path) => path.endsWith('.svelte'))
    .flatMap((path) => {
      const markup = readFileSync(path, 'utf8')
        .replace(/<script[\s\S]*?<\/script>/g, '')
        .replace(/<style[\s\S]*?<\/style>/g, '')
        .replace(/<!--[\s\S]*?-->/g, '');
      const labels = [...markup.matchAll(/\s(?:aria-label|title|placeholder|alt)="([^"{]*[A-Za-zÀ-ÿ]{2,}[^"{]*)"/g)];
      return labels.map((label) => `${path}: ${label[1] ?? ''}`);
    });
  expect(found).toEqual([]);
});
