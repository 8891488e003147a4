import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vitest/config';
import { loadEngine } from '../wasm/loader.mjs';
import { atOnce, wordsOf } from './at-once.ts';

// Where a development server finds the real one: SNOWBOUND_SERVER=http://127.0.0.1:8080 npm run dev
const server = process.env['SNOWBOUND_SERVER'] ?? 'http://127.0.0.1:8080';

// The engines for tables on this device (preset `wasm`), one a game, and what they say about it. Without them the page is
// built all the same and offers no such tables.
const isStatic = process.env['SNOWBOUND_STATIC'] === '1';
// Where the page lies at its address: its root, unless a folder of files is built for a place below it ("/snowbound/").
const base = process.env['SNOWBOUND_BASE'] ?? '/';
const modules = resolve(process.env['SNOWBOUND_WASM'] ?? '../build/wasm');
const engine: Plugin = {
  name: 'snowbound-engine',
  resolveId: (id) => (id === 'virtual:engine' ? '\0virtual:engine' : null),
  async load(id) {
    if (id !== '\0virtual:engine') return null;
    const found = existsSync(modules)
      ? readdirSync(modules).flatMap((name) => /^snowbound-(.+)\.wasm$/.exec(name)?.[1] ?? [])
      : [];
    const path = (game: string) => join(modules, `snowbound-${game}.wasm`);
    const about = async (game: string): Promise<unknown[]> => {
      const reply = (await loadEngine(readFileSync(path(game)))).ask({ do: 'games' });
      return reply.ok ? (reply['games'] as unknown[]) : [];
    };
    const games = (await Promise.all(found.map(about))).flat();
    return [
      ...found.map((game, i) => `import url${i} from ${JSON.stringify(`${path(game)}?url`)};`),
      `export const engines = {${found.map((game, i) => `${JSON.stringify(game)}: url${i}`).join()}};`,
      `export const gamesHere = ${JSON.stringify(games)};`,
      `export const hasServer = ${!isStatic};`,
    ].join('\n');
  },
};

// The service worker knows every file of its build by the hash of what is in it.
const out = resolve(process.env['SNOWBOUND_WEB_OUT'] ?? 'dist');
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
// Whoever runs WebAssembly reads woff2.
const fonts: Plugin = {
  name: 'snowbound-fonts',
  generateBundle(_, bundle) {
    for (const name of Object.keys(bundle)) if (name.endsWith('.woff')) delete bundle[name];
  },
};

const offline: Plugin = {
  name: 'snowbound-offline',
  apply: 'build',
  writeBundle() {
    const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const page = isStatic ? 'page.html' : 'index.html';
    const once = ['sw.js', isStatic ? 'index.html' : '']; // what only a first visit needs
    const found = filesOf(out).filter((file) => !once.includes(file));
    const files = JSON.stringify(
      Object.fromEntries(found.map((file) => [base + file, hash(readFileSync(join(out, file)))])),
    );
    const source = readFileSync(resolve('sw.js'), 'utf8');
    const filled = source.replace('__BUILD__', hash(source + files)).replace('__PAGE__', base + page);
    writeFileSync(join(out, 'sw.js'), filled.replaceAll('__BASE__', base).replace('__FILES__', files));
  },
};

// NAME.br and NAME.gz beside what gains by it: servers send them as they are, and do not pack at every start or request.
const packed: Plugin = {
  name: 'snowbound-packed',
  apply: 'build',
  writeBundle() {
    for (const file of filesOf(out)) {
      if (!['.html', '.js', '.css', '.json', '.svg', '.wasm', '.webmanifest'].includes(extname(file))) continue;
      const bytes = readFileSync(join(out, file));
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const forms = { gz: gzipSync(bytes, { level: 9 }), br: brotliCompressSync(bytes, { params }) };
      for (const [ending, form] of Object.entries(forms))
        if (bytes.length > 512 && form.length < bytes.length) writeFileSync(join(out, `${file}.${ending}`), form);
    }
  },
};

// On a slow line each file costs more than its bytes: what is needed together comes together.
const board = /src\/games\/([^/]+)\/index\.ts$/;
const groups = [
  { name: 'page', tags: ['$initial' as const], priority: 2 },
  { name: wordsOf(isStatic), priority: 2 },
  { name: 'table', test: /src\/shell\/Table\.svelte$/, priority: 1 },
  {
    name: (id: string) => board.exec(id)?.[1] ?? null,
    test: board,
    debugName: 'boards',
    entriesAware: true,
    entriesAwareMergeThreshold: 3000,
  },
];

// Components name pages by their path within the page.
const below: Plugin = {
  name: 'snowbound-below',
  enforce: 'pre',
  transform: (code, id) =>
    base !== '/' && id.endsWith('.svelte') ? code.replaceAll(/\b(href|src)="\//g, `$1="${base}`) : null,
};

export default defineConfig({
  base,
  plugins: [below, svelte(), engine, fonts, atOnce(out, base, isStatic), offline, packed],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: out,
    emptyOutDir: true,
    assetsInlineLimit: 0, // fonts and pictures are files: the page's security policy allows no data: scripts
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`, // not the names of all that share it
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // locales/ and docs/rules/ lie beside this folder
    proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'], environment: 'node', testTimeout: 60_000 }, // a busy machine is no fault
});
