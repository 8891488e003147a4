import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';

// Where a development server finds the real one: SNOWBOUND_SERVER=http://127.0.0.1:8080 npm run dev
const server = process.env['SNOWBOUND_SERVER'] ?? 'http://127.0.0.1:8080';

// The engine for tables on this device (preset `wasm`). Without it the page is built all the same and offers none.
const module = resolve(process.env['SNOWBOUND_WASM'] ?? '../build/wasm/snowbound.wasm');
const engine: Plugin = {
  name: 'snowbound-engine',
  resolveId: (id) => (id === 'virtual:engine' ? '\0virtual:engine' : null),
  load: (id) => {
    if (id !== '\0virtual:engine') return null;
    const hasServer = process.env['SNOWBOUND_STATIC'] !== '1';
    const url = existsSync(module)
      ? `export { default as engineUrl } from ${JSON.stringify(`${module}?url`)};`
      : 'export const engineUrl = null;';
    return `${url} export const hasServer = ${hasServer};`;
  },
};

// The service worker knows every file of its build by the hash of what is in it.
const out = resolve(process.env['SNOWBOUND_WEB_OUT'] ?? 'dist');
const offline: Plugin = {
  name: 'snowbound-offline',
  apply: 'build',
  closeBundle() {
    const hash = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const found = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(out, join(entry.parentPath, entry.name)))
      .filter((file) => file !== 'sw.js' && !file.endsWith('.woff')) // every browser that keeps pages reads woff2
      .sort();
    const files = JSON.stringify(
      Object.fromEntries(found.map((file) => [`/${file}`, hash(readFileSync(join(out, file)))])),
    );
    const source = readFileSync(resolve('sw.js'), 'utf8');
    writeFileSync(join(out, 'sw.js'), source.replace('__BUILD__', hash(source + files)).replace('__FILES__', files));
  },
};

export default defineConfig({
  plugins: [svelte(), engine, offline],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: out,
    emptyOutDir: true,
    assetsInlineLimit: 0, // fonts and pictures are files: the page's security policy allows no data: scripts
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] }, // locales/ and docs/rules/ lie beside this folder
    proxy: { '/api': server, '/ws': { target: server.replace(/^http/, 'ws'), ws: true } },
  },
  test: { include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'], environment: 'node', testTimeout: 60_000 }, // a busy machine is no fault
});
