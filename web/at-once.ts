// A folder of files on a slow line: what the first game needs comes within the first answer, but for its engine, which that
// answer names in its first bytes. So the line is never idle between one answer and the next.
// `index.html` holds code, styles and words; each of its modules keeps its address through an import map, so that whatever is
// fetched later finds it. `page.html` names them as usual: for later visits, when files cost no wait and a browser keeps what it
// has compiled, and for deep links.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { firstGame } from './src/lib/first.ts';

const game = firstGame.replaceAll('-', '_');
const words = [game, `web_${game}`, `words_${game}`];
const first = [
  '/src/shell/Table.svelte',
  `/src/games/${firstGame}/index.ts`,
  ...words.map((name) => `/../locales/en/${name}.json`),
];

/** What somebody who reads another language than English needs at once is one file. */
export const wordsOf =
  (isStatic: boolean) =>
  (id: string): string | null => {
    const [, language, file = ''] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(id) ?? [];
    const isFirst = ['shell', 'web', ...(isStatic ? words : [])].includes(file);
    return isFirst && language !== 'en' ? `words-${language}` : null;
  };

export function atOnce(out: string, base: string, isStatic: boolean): Plugin {
  return {
    name: 'snowbound-at-once',
    apply: 'build',
    resolveId: (id) => (id === 'virtual:first' ? '\0virtual:first' : null),
    load(id) {
      if (id !== '\0virtual:first') return null;
      return isStatic ? first.map((path) => `import '${join(import.meta.dirname, path)}';`).join('\n') : '';
    },
    writeBundle(_, bundle) {
      if (!isStatic) return;
      const page = readFileSync(join(out, 'index.html'), 'utf8');
      const { engine, tongue } = early(bundle, base);
      const begun = (...hints: string[]): string => page.replace('<head>', () => ['<head>', ...hints].join('\n    '));
      writeFileSync(join(out, 'page.html'), begun(tongue));
      writeFileSync(join(out, 'index.html'), whole(begun(...engine, tongue), bundle, out, base));
    },
  };
}

/** What is asked for before anything else. */
function early(bundle: Rolldown.OutputBundle, base: string): { engine: string[]; tongue: string } {
  const find = (pattern: RegExp): string[][] =>
    Object.keys(bundle).flatMap((name) => {
      const found = pattern.exec(name);
      return found ? [[...found]] : [];
    });
  const engine = find(new RegExp(`^assets/snowbound-${firstGame}-.*wasm$`));
  const worker = find(/^assets\/worker-.*js$/);
  const tongues = find(/^assets\/words-(\w+)-.*js$/).map(([path, language]) => [language, base + (path ?? '')]);
  return {
    engine: [
      ...engine.map(([path = '']) => `<link rel="preload" as="fetch" crossorigin href="${base}${path}" />`),
      ...worker.map(([path = '']) => `<link rel="prefetch" href="${base}${path}" />`),
    ],
    tongue: `<script>(${prefetchWords.toString()})(${JSON.stringify(Object.fromEntries(tongues))})</script>`,
  };
}

// In the page, before it has any code: as src/lib/i18n.svelte.ts chooses.
function prefetchWords(files: { [language: string]: string }): void {
  const kept = /"language":"(\w+)"/.exec(localStorage.getItem('snowbound.settings') ?? '');
  const wished = [kept?.[1] ?? '', ...navigator.languages].map((each) => each.slice(0, 2).toLowerCase());
  const href = files[wished.find((each) => each === 'en' || each in files) ?? ''];
  if (href) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

function whole(page: string, bundle: Rolldown.OutputBundle, out: string, base: string): string {
  const text = (file: string): string => readFileSync(join(out, file), 'utf8');
  const [entry, start = ''] =
    new RegExp(`<script type="module"[^>]*src="${base}([^"]+)"[^>]*></script>`).exec(page) ?? [];
  if (entry === undefined) throw new Error('the page has no script');
  const modules = new Set<string>();
  const follow = (file: string): void => {
    const found = bundle[file];
    if (found?.type !== 'chunk' || modules.has(file)) return;
    modules.add(file);
    found.imports.forEach(follow);
  };
  follow(start);
  // Such a module has no address: names beside it are none, either, so the map leads to them. And a page ends a script where
  // its text says so.
  const code = (file: string): string => {
    const moved = text(file)
      .replaceAll(/(["'`])\.\/([\w~.-]+\.js)\1/g, (_, quote: string, name: string) => `${quote}assets/${name}${quote}`)
      .replaceAll('import.meta.resolve', 'undefined')
      .replaceAll('import.meta.url', 'location.href')
      .replaceAll(/<(?=!--|\/?script)/g, '\\x3C');
    return `<script type="text/plain" data-module="${file}">${moved}</script>`;
  };
  return page
    .replace(entry, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(
      new RegExp(`<link rel="stylesheet"[^>]*href="${base}([^"]+)"[^>]*>`, 'g'),
      (_, file: string) => `<style>${text(file)}</style>`,
    )
    .replaceAll(
      new RegExp(`<script src="${base}([^"]+)"></script>`, 'g'),
      (_, file: string) => `<script>${text(file)}</script>`,
    )
    .replace(
      '</body>',
      () => `${[...modules].map(code).join('')}<script>(${begin.toString()})('${base}', '${start}')</script></body>`,
    );
}

// In the page: its modules get their addresses, and the first one begins.
function begin(base: string, start: string): void {
  const imports: { [name: string]: string } = { 'assets/': `${base}assets/` };
  for (const { dataset, text } of document.querySelectorAll<HTMLScriptElement>('[data-module]')) {
    const file = dataset['module'] ?? '';
    imports[file] = imports[base + file] = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  }
  const map = Object.assign(document.createElement('script'), { type: 'importmap', text: JSON.stringify({ imports }) });
  document.head.append(map);
  void import(base + start);
}
