// Nothing hidden is in the page of a game on this device: not in its heap, and in no message to it. Secrets are in the worker.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { CDPSession } from '@playwright/test';
import { answer, skipFirstSteps } from './answering';
import { device, storedMatch } from './device';
import { expect, test } from './fixture';

const root = resolve(import.meta.dirname, '../../..');
const program = process.env['SNOWBOUND_PROGRAM'] ?? join(root, 'build/test/snowbound');
const games = [
  { game: 'paper-tales', seats: 3, options: {} },
  { game: 'winter-tales', seats: 3, options: { missions: true } },
  { game: 'dead-of-winter', seats: 3, options: { objective: 'eight_weeks_of_darkness' }, steps: 5 }, // lost later than others
  { game: 'tail-feathers', seats: 2, options: { cards: 'on', objectives: 'on' } },
];

type Lists = Set<string>;
/** Three things or more in a row, as they are written: a hand, a deck, a pile. */
const listOf = (words: readonly unknown[]): string | null =>
  words.length >= 3 && words.every((word) => typeof word === 'string') ? JSON.stringify(words) : null;
function lists(value: unknown, found: Lists = new Set()): Lists {
  if (Array.isArray(value)) {
    const list = listOf(value);
    if (list) found.add(list);
  }
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) lists(each, found);
  return found;
}

interface Snapshot {
  snapshot: {
    meta: { node_fields: string[]; node_types: [string[]]; edge_fields: string[]; edge_types: [string[]] };
  };
  nodes: number[];
  edges: number[];
  strings: string[];
}
/** Everything in the page's own heap, not in a worker's: all its texts, and all its lists of words. */
async function heapOf(session: CDPSession): Promise<{ texts: string[]; lists: Lists }> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes, edges, strings } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, edge_fields: ways, node_types: kinds, edge_types: turns } = snapshot.meta;
  const [type, name, count] = ['type', 'name', 'edge_count'].map((field) => fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  const element = turns[0].indexOf('element');
  const isText = (node: number): boolean => /string/.test(kinds[0][nodes[node + type] ?? 0] ?? '');
  const wordAt = (node: number): string => strings[nodes[node + name] ?? 0] ?? '';
  const found: Lists = new Set();
  let edge = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    const words: (string | null)[] = [];
    for (let i = 0; i < (nodes[node + count] ?? 0); ++i, edge += ways.length) {
      const to = edges[edge + 2] ?? 0;
      if (edges[edge] === element) words[edges[edge + 1] ?? 0] = isText(to) ? wordAt(to) : null;
    }
    const list = listOf(Array.from(words, (word) => word ?? null));
    if (list) found.add(list);
  }
  return { texts: strings, lists: found };
}

/** What a native engine says about this match, as the seat sees it and as it truly is. */
function truth(record: object): { view: object; state: object } {
  const lines = [{ do: 'replay', record }, { do: 'view', seat: 0, since: 0 }, { do: 'state' }];
  const input = lines.map((line) => JSON.stringify(line)).join('\n') + '\n';
  const said = spawnSync(program, ['engine'], { input, maxBuffer: 1 << 30, encoding: 'utf8' });
  const [, view, state] = said.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { state: object });
  return { view: view ?? {}, state: state?.state ?? {} };
}

for (const { game, seats, options, steps = 12 } of games) {
  test(`${game}: the page's heap, and every message to it, hold nothing hidden`, async ({ someone }) => {
    test.setTimeout(180_000);
    const ada = await someone('Ada');
    await skipFirstSteps(ada, game);
    await ada.context.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const Plain = window.Worker;
      window.Worker = class extends Plain {
        constructor(url: string | URL, how?: WorkerOptions) {
          super(url, how);
          this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
        }
      };
    });
    // Begun beside it, so that the page meets a game in the middle; then it is played in the page itself.
    const first = await ada.context.newPage();
    await first.goto(ada.server.url);
    await device(first);
    const bots = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, level: 'greedy' }));
    const wish = { game, seats, options, bots, name: 'Ada', pace: 'none', language: 'en' };
    const id = await first.evaluate(
      async ([wish, steps]) => {
        const made = (await window.device.ask('POST', '/local/tables', wish)).body as { table: { id: string } };
        await window.device.play(made.table.id, steps);
        return made.table.id;
      },
      [wish, steps] as const,
    );
    const begun = (await storedMatch(first, id)).events.length;
    await first.close();
    const { page } = ada;
    await ada.go(`/table/${id}`);
    await page.waitForSelector('.frame');
    await expect(async () => {
      await answer(ada);
      expect((await storedMatch(page, id)).events.length).toBeGreaterThan(begun);
    }).toPass({ timeout: 60_000, intervals: [300] });
    await expect(page.locator('.choice').first()).toBeVisible(); // it is Ada's turn again: nothing is under way

    const session = await page.context().newCDPSession(page);
    const heap = await heapOf(session);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    const record = await storedMatch(page, id);
    const { view, state } = truth(record);
    const open = lists(view);
    const hidden = [...lists(state)].filter((list) => !open.has(list));
    expect(hidden.length).toBeGreaterThan(0);
    expect([...open].some((list) => heap.lists.has(list))).toBe(true); // what the seat does see is found there

    const secrets = [record.seed, record.salt, 'snowbound-record', ...hidden];
    const isIn = (texts: readonly string[]): string[] =>
      secrets.filter((secret) => texts.some((text) => text.includes(secret) || text.includes(JSON.stringify(secret))));
    expect(heard.length).toBeGreaterThan(3);
    expect(isIn(heard)).toEqual([]);
    expect(isIn(heap.texts)).toEqual([]);
    expect(hidden.filter((list) => heap.lists.has(list))).toEqual([]);

    // And if it were there, it would be found.
    await page.evaluate((list) => Object.assign(window, { leak: JSON.parse(list) }), hidden[0] ?? '[]');
    expect((await heapOf(session)).lists.has(hidden[0] ?? '')).toBe(true);
  });
}
