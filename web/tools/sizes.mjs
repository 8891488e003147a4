// What the browser has to load, compressed: node tools/sizes.mjs [dist]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = process.argv[2] ?? 'dist';
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
