// Several nodes of one house behind HAProxy, as scripts/cluster starts them: whoever plays in a browser notices a pause at most.
import type { Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { answer, skipFirstSteps, viewsOf, wire } from './answering';
import { expect, programOf, root, Server, test } from './fixture';
import { PaperPlayer } from './paper';

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

class Cluster extends Server {
  private readonly house = mkdtempSync(join(tmpdir(), 'snowbound-cluster-'));

  constructor() {
    super(programOf('snowbound', 'SNOWBOUND_PROGRAM'));
    chmodSync(this.house, 0o755); // PostgreSQL is another user
  }
  async run(...words: string[]): Promise<string> {
    const env = {
      ...process.env,
      CLUSTER: this.house,
      PORT: String(this.port),
      SNOWBOUND_PROGRAM: programOf('snowbound', 'SNOWBOUND_PROGRAM'),
      SNOWBOUND_WEB: process.env['SNOWBOUND_WEB_DIST'] ?? join(root, 'web/dist'),
      SNOWBOUND_LIMITS: '0',
    };
    return (await promisify(execFile)(join(root, 'scripts/cluster'), words, { env })).stdout;
  }
  override async start(): Promise<void> {
    for (let free = false; !free;) {
      this.port = 20_000 + Math.floor(Math.random() * 10_000);
      free = (await Promise.all([0, 1, 2, 3].map((at) => isFree(this.port + at)))).every(Boolean);
    }
    await this.run('up', '3');
  }
  /** Answers that are stored. */
  async events(): Promise<number> {
    const words = ['-h', join(this.house, 'postgres'), '-U', 'postgres', '-qAt', '-c', 'SELECT count(*) FROM event'];
    return Number((await promisify(execFile)('psql', words)).stdout);
  }
  async ownerOfTheTable(): Promise<string> {
    const { nodes } = JSON.parse(await this.run('nodes', '--json')) as { nodes: { node: string; tables: number }[] };
    const owner = nodes.find(({ tables }) => tables > 0);
    if (!owner) throw new Error('nobody has the table');
    return owner.node;
  }
  override async end(): Promise<void> {
    await this.run('down');
    rmSync(this.house, { recursive: true, force: true });
    await super.end();
  }
}

/** Somebody who clicks once for each answer, and waits until the page shows that it counts. */
class Clicker {
  private readonly heard: string[];
  readonly sent = new Set<number>();

  constructor(
    private readonly player: PaperPlayer,
    page: Page,
  ) {
    this.heard = wire(page);
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const frame = JSON.parse(String(payload)) as { t: string; decision: number };
        if (frame.t === 'answer') this.sent.add(frame.decision);
      }),
    );
  }
  refusals(): string[] {
    // Not of what was sent twice because nobody had confirmed it: it counts once, as is counted at the end.
    return this.heard.filter((text) => /^\{"t":"(refused|error)"/.test(text) && !text.includes('stale_decision'));
  }
  private isOpen(decision: number): boolean {
    const last = viewsOf(this.heard).at(-1)?.text ?? '{"decisions":[]}';
    return (JSON.parse(last) as { decisions: { id: number }[] }).decisions.some(({ id }) => id === decision);
  }
  /** False: nothing is asked just now. */
  async click(): Promise<boolean> {
    if (!(await this.player.isAsked())) return false;
    const before = this.sent.size;
    const busy = this.player.page.locator('.choices[aria-busy=true]'); // what is kept until there is a line again, too
    const end = Date.now() + 20_000;
    while (this.sent.size === before) {
      if (Date.now() > end) throw new Error('no answer comes of it');
      if (await busy.count()) await this.player.page.waitForTimeout(30);
      else await answer(this.player.who, /Done|Ready/, 'mouse');
    }
    await expect.poll(() => this.isOpen([...this.sent][before] ?? 0), { timeout: 20_000 }).toBe(false);
    return true;
  }
}

test('a game goes on while its node is killed, and while every node is replaced: no click is lost', async ({ at }) => {
  test.setTimeout(120_000);
  const cluster = new Cluster();
  try {
    await cluster.start();
    const people = [await at(cluster, 'Ada'), await at(cluster, 'Ben')] as const;
    const [ada, ben] = people;
    const table = await ada.table({ game: 'paper-tales', seats: 2, bots: 0 });
    await ben.sit(table);
    await ada.start(table);
    const clickers = people.map((who) => new Clicker(new PaperPlayer(who), who.page));
    for (const who of people) {
      await skipFirstSteps(who, 'paper-tales');
      await who.open(table);
      await expect(who.page.locator('[data-phase]')).toBeVisible();
    }
    const clicks = (): number => clickers.reduce((sum, { sent }) => sum + sent.size, 0);
    /** Everybody clicks when asked, so often, while that happens. */
    const play = async (answers: number, meanwhile: Promise<unknown> = Promise.resolve()): Promise<void> => {
      for (const enough = clicks() + answers; clicks() < enough;) {
        for (const clicker of clickers) await clicker.click();
        await ada.page.waitForTimeout(200);
      }
      await meanwhile;
    };
    await play(2);
    const owner = await cluster.ownerOfTheTable();
    await cluster.run('kill', owner);
    await play(4); // the first of them while nobody has the table
    expect(await cluster.ownerOfTheTable()).not.toBe(owner);
    await play(2, cluster.run('start', owner));
    for (const name of ['a', 'b', 'c']) {
      await play(3, cluster.run('end', name));
      await play(2, cluster.run('start', name));
    }
    for (const clicker of clickers) expect(clicker.refusals()).toEqual([]);
    const { table: shown } = await ada.api<{ table: { status: string } }>('GET', `/tables/${table}`);
    expect(shown.status).toBe('running');
    expect(await cluster.events()).toBe(clicks());
  } finally {
    await cluster.end();
  }
});
