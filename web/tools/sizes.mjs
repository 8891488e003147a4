// What the browser has to load, compressed: node tools/sizes.mjs [dist]; all that it keeps for times without a network:
// node tools/sizes.mjs --all [dist]
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const all = process.argv[2] === '--all';
const dist = process.argv[all ? 3 : 2] ?? 'dist';
if (all) {
  const kinds = new Map();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === '404.html' || /\.(br|gz)$/.test(entry.name)) continue;
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    const kind = kinds.get(extname(entry.name)) ?? { files: 0, plain: 0, gzip: 0, brotli: 0 };
    kind.files += 1;
    kind.plain += bytes.length;
    kind.gzip += Math.min(bytes.length, gzipSync(bytes, { level: 9 }).length);
    kind.brotli += Math.min(bytes.length, brotliCompressSync(bytes).length);
    kinds.set(extname(entry.name), kind);
  }
  const total = [...kinds.values()].reduce((a, b) => ({
    files: a.files + b.files,
    plain: a.plain + b.plain,
    gzip: a.gzip + b.gzip,
    brotli: a.brotli + b.brotli,
  }));
  console.table(Object.fromEntries([...kinds, ['all', total]]));
  process.exit(0);
}
const zipped = (path) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const first = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((found) => found[1]);

// Whatever a script imports at once comes with it.
const seen = new Set();
function follow(path) {
  if (seen.has(path)) return;
  seen.add(path);
  if (!path.endsWith('.js')) return;
  for (const [, next] of readFileSync(join(dist, path), 'utf8').matchAll(
    /(?:^|[;}])(?:import|export)[^;"'()]*["']\.\/([^"']+\.js)["']/g,
  ))
    follow(join('assets', next));
}
for (const path of first) follow(path);
const sum = (ending) =>
  [...seen].filter((path) => path.endsWith(ending)).reduce((total, path) => total + zipped(path), 0);
console.log(`first page: ${kB(sum('.js'))} JavaScript, ${kB(sum('.css'))} CSS`);
for (const game of ['paper-tales', 'winter-tales']) {
  const files = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith(`${game}-`) && name.endsWith('.js'));
  console.log(`${game}: ${kB(files.reduce((total, name) => total + zipped(join('assets', name)), 0))} more`);
}
