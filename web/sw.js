// Snowbound without a network: all files of one build, kept as a whole. A page gets all its files from the same build; the
// next one is fetched beside it and takes over when the player says so, or when nobody looks any more.
const build = '__BUILD__';
const base = '__BASE__'; // where the page lies at its address
const page = '__PAGE__'; // whatever address is called
const files = __FILES__; // address -> hash of what is in it

const name = (of) => `snowbound-${of}`;
const isOurs = (cache) => cache.startsWith('snowbound-');

// A host may hand out files of another build while one is put in the place of the other: such a file is not kept, and the
// whole is fetched again another time.
async function checked(reply, url, hash) {
  if (!reply.ok || reply.redirected) throw new Error(`${url}: ${reply.status}`);
  const found = new Uint8Array(await crypto.subtle.digest('SHA-256', await reply.clone().arrayBuffer()));
  if (
    !Array.from(found, (byte) => byte.toString(16).padStart(2, '0'))
      .join('')
      .startsWith(hash)
  )
    throw new Error(`${url}: of another build`);
  return reply;
}

// What an earlier build has too is not fetched again.
async function fetchAll() {
  const kept = await caches.open(name(build));
  const earlier = (await caches.keys()).filter((each) => isOurs(each) && each !== name(build));
  const known = new Map();
  for (const each of earlier) {
    const old = await caches.open(each);
    const list = await old
      .match(`${base}sw-files.json`)
      .then((found) => found?.json())
      .catch(() => null);
    for (const [url, hash] of Object.entries(list ?? {})) known.set(`${url} ${hash}`, old);
  }
  const take = async ([url, hash]) => {
    // A name with the hash of what is in it never means anything else: what the page has fetched is not asked for again.
    const cache = url.startsWith(`${base}assets/`) ? 'default' : 'no-cache';
    const old = await known.get(`${url} ${hash}`)?.match(url);
    await kept.put(url, old ?? (await checked(await fetch(url, { cache }), url, hash)));
  };
  const rest = Object.entries(files);
  const worker = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) await take(next);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  await kept.put(`${base}sw-files.json`, new Response(JSON.stringify(files)));
}

async function forgetOthers() {
  for (const each of await caches.keys()) {
    if (isOurs(each) && each !== name(build)) await caches.delete(each);
  }
  await self.clients.claim();
}

async function answer(request, url) {
  const cache = await caches.open(name(build));
  const wanted = request.mode === 'navigate' && !(url.pathname in files) ? page : url.pathname;
  return (await cache.match(wanted)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') self.skipWaiting();
});
const theServers = /^\/(api|ws|healthz|readyz|metrics)(\/|$)/;
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || theServers.test(url.pathname)) return;
  event.respondWith(answer(event.request, url));
});
