// How long the first game takes on a slow phone: the static folder from a plain file server, the processor four times
// slower, a "fast 3G" line as Chromium's developer tools have it (1.44 Mbit/s, 562 ms to answer).
//   node tools/start.mjs DIR [--plain]     DIR: made by scripts/build-static; --plain: the server does not compress
// Twice: a first visit, and the next one, when the page keeps itself. Times are from the call of the address to the page
// that can be used, and from the click on a game to its board.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';

const folder = process.argv[2];
const plain = process.argv.includes('--plain');
if (!folder) throw new Error('which folder?');
const kinds = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};
let sent = 0;
const files = createServer((request, reply) => {
  const path = new URL(request.url, 'http://x').pathname;
  const file = join(folder, path === '/' ? 'index.html' : path);
  const kind = kinds[extname(file)];
  try {
    const bytes = readFileSync(file);
    const zips = !plain && kind !== undefined;
    const body = zips ? gzipSync(bytes) : bytes;
    sent += body.length;
    reply.writeHead(200, {
      'Content-Type': kind ?? 'application/octet-stream',
      ...(zips ? { 'Content-Encoding': 'gzip' } : {}),
    });
    reply.end(body);
  } catch {
    reply.writeHead(404).end();
  }
});
await new Promise((done) => files.listen(0, '127.0.0.1', done));
const url = `http://127.0.0.1:${files.address().port}/`;
const browser = await chromium.launch({
  executablePath: process.env.SNOWBOUND_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
for (const visit of ['first visit', 'next visit']) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.44 * 1e6) / 8,
    uploadThroughput: (0.675 * 1e6) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  sent = 0;
  const start = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  const game = page.getByRole('button', { name: /Paper Tales/ });
  await game.waitFor();
  const usable = Date.now() - start;
  const before = sent;
  const click = Date.now();
  await game.click();
  await page.waitForSelector('.frame');
  const played = Date.now() - click;
  console.log(
    `${visit}: page ${usable} ms (${Math.round(before / 1000)} kB), then the game ${played} ms; ` +
      `${Date.now() - start} ms in all`,
  );
  if (visit === 'first visit') {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
  }
  await page.close();
}
await browser.close();
files.close();
