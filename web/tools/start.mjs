// How long the first game takes on a slow phone: the static folder from a plain file server, the processor four times
// slower, a "fast 3G" line as Chromium's developer tools have it (1.44 Mbit/s, 562 ms to answer).
//   node tools/start.mjs DIR [--plain | --gzip] [--rounds N] [--language de]     DIR: made by scripts/build-static
// The server sends NAME.br where the folder has it; --gzip: NAME.gz; --plain: it does not compress.
// Each round a first visit, the game called as soon as its button is there; one where somebody looks at the page for three
// seconds before; and the next visit, when the page keeps itself. Times are taken in the page: from the call of the address
// to the button that can be pressed, and to the board that has been painted. At the end the medians.
import { createServer } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';

const folder = process.argv[2];
const has = (name) => process.argv.includes(name);
const rounds = has('--rounds') ? Number(process.argv[process.argv.indexOf('--rounds') + 1]) : 3;
const form = has('--plain') ? null : has('--gzip') ? { ending: '.gz', name: 'gzip' } : { ending: '.br', name: 'br' };
const language = has('--language') ? process.argv[process.argv.indexOf('--language') + 1] : 'en-GB';
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
let asked = 0;
const files = createServer((request, reply) => {
  const path = new URL(request.url, 'http://x').pathname;
  const file = join(folder, path === '/' ? 'index.html' : path);
  const packed = form && existsSync(file + form.ending);
  if (!existsSync(file)) return reply.writeHead(404).end();
  const body = readFileSync(packed ? file + form.ending : file);
  sent += body.length;
  asked += 1;
  reply.writeHead(200, {
    'Content-Type': kinds[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': 'max-age=600', // as a file host does
    ...(packed ? { 'Content-Encoding': form.name } : {}),
  });
  reply.end(body);
});
await new Promise((done) => files.listen(0, '127.0.0.1', done));
const url = `http://127.0.0.1:${files.address().port}/`;
const browser = await chromium.launch({
  executablePath: process.env.SNOWBOUND_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

// In the page: presses the button, and notes when it and the board were there.
function play(rest) {
  const noted = (window.noted = {});
  const look = () => {
    const button = document.querySelector('li[data-game="paper-tales"] .go button:enabled');
    if (button && !noted.button) {
      noted.button = performance.now();
      setTimeout(() => {
        noted.click = performance.now();
        button.click();
      }, rest);
    }
    if (noted.board || !document.querySelector('.frame')) return;
    noted.board = -1;
    requestAnimationFrame(() => setTimeout(() => (noted.board = performance.now())));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}
const middle = (all) => all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) / 2)];
const known = new Map();
async function visit(context, name, rest) {
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
  sent = asked = 0;
  await page.addInitScript(play, rest);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.noted.board > 0);
  const { button, click, board } = await page.evaluate(() => window.noted);
  const times = [button, board - click, board].map(Math.round);
  known.set(name, [...(known.get(name) ?? []), times]);
  const fetched = `${Math.round(sent / 1000)} kB, ${asked} files`;
  console.log(`${name}: page ${times[0]} ms, board ${times[1]} ms after the click, ${times[2]} ms in all (${fetched})`);
  return page;
}

const looks = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: language };
for (let round = 0; round < rounds; ++round) {
  const resting = await browser.newContext(looks);
  await visit(resting, 'first visit, three seconds before the click', 3000);
  await resting.close();
  const context = await browser.newContext(looks);
  const page = await visit(context, 'first visit', 0);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.close();
  await visit(context, 'next visit', 0);
  await context.close();
}
for (const [name, all] of known) {
  const [page, game, whole] = [0, 1, 2].map((which) => middle(all.map((times) => times[which])));
  console.log(`median, ${name}: page ${page} ms, board ${game} ms after the click, ${whole} ms in all`);
}
await browser.close();
files.close();
