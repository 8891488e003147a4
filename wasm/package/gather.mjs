// Before `npm pack`: everything that lies elsewhere in the repository comes into this folder.
import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const root = join(here, '../..');
const module = process.env.SNOWBOUND_WASM ?? join(root, 'build/wasm/snowbound.wasm'); // scripts/build-wasm makes it
copyFileSync(module, join(here, 'snowbound.wasm'));
for (const name of ['loader.mjs', 'loader.d.mts']) copyFileSync(join(root, 'wasm', name), join(here, name));
mkdirSync(join(here, 'types'), { recursive: true });
const types = join(root, 'web/src/generated');
for (const name of readdirSync(types)) {
  if (name.endsWith('.gen.ts')) copyFileSync(join(types, name), join(here, 'types', name));
}
