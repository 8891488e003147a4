// A real server for each test worker: its own folder, a free port, ended when the worker is done.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export { expect };
export const root = resolve(import.meta.dirname, '../../..');
export const programOf = (name: string, variable: string) => process.env[variable] ?? join(root, 'build/test', name);

export class Server {
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), 'snowbound-'));
  private said = '';
  port = 0;

  constructor(
    private readonly program: string,
    private readonly more: readonly string[] = [],
    private readonly page = process.env['SNOWBOUND_WEB_DIST'] ?? join(root, 'web/dist'),
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    if (this.port === 0) this.port = await freePort();
    const args = [
      'serve',
      '--data',
      this.folder,
      '--listen',
      `127.0.0.1:${this.port}`,
      '--limits',
      '0',
      '--bot-ms',
      '60',
    ];
    const carried = process.env['SNOWBOUND_CARRIED'] === '1' ? [] : ['--web', this.page];
    this.child = spawn(this.program, [...args, ...carried, ...this.more], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout?.on('data', (text) => (this.said += text));
    this.child.stderr?.on('data', (text) => (this.said += text));
    for (let i = 0; i < 200; ++i) {
      if (this.child.exitCode !== null) break;
      const ok = await fetch(`${this.url}/healthz`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (ok) return;
      await new Promise((wait) => setTimeout(wait, 50));
    }
    throw new Error(`the server did not start: ${this.said}`);
  }

  /** A stored game as a table of this server; its id. */
  take(file: string): string {
    const args = ['import', join(root, 'testdata', file), '--data', this.folder, '--bots', 'random'];
    return execFileSync(this.program, args, { encoding: 'utf8' }).trim();
  }

  /** Ends the process and waits; the folder stays, so that start() goes on where it was. */
  async stop(): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(late);
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

export interface TableWish {
  game: string;
  seats: number;
  bots?: number;
  level?: string;
  options?: object;
  language?: string;
  start?: boolean;
  more?: object;
}

/** A person with a browser of their own. */
export class Someone {
  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly server: Server,
    readonly name: string,
  ) {}

  private get request(): APIRequestContext {
    return this.context.request;
  }
  async api<T>(method: string, path: string, data?: object): Promise<T> {
    const reply = await this.request.fetch(`${this.server.url}/api${path}`, {
      method,
      headers: { 'X-Snowbound': '1' },
      ...(data ? { data } : {}),
    });
    if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`);
    return (await reply.json()) as T;
  }
  async enter(): Promise<this> {
    await this.api('POST', '/me', { name: this.name });
    return this;
  }
  async table(wish: TableWish): Promise<string> {
    const bots = wish.bots ?? wish.seats - 1;
    const { table } = await this.api<{ table: { id: string } }>('POST', '/tables', {
      game: wish.game,
      seats: wish.seats,
      options: wish.options ?? {},
      language: wish.language ?? 'en',
      pace: 'none',
      bots: Array.from({ length: bots }, (_, i) => ({ seat: wish.seats - 1 - i, level: wish.level ?? 'greedy' })),
      ...wish.more,
    });
    if (wish.start ?? bots === wish.seats - 1) await this.api('POST', `/tables/${table.id}/start`, {});
    return table.id;
  }
  sit(table: string, seat?: number): Promise<unknown> {
    return this.api('POST', `/tables/${table}/sit`, seat === undefined ? {} : { seat });
  }
  start(table: string): Promise<unknown> {
    return this.api('POST', `/tables/${table}/start`, {});
  }
  go(path: string): Promise<unknown> {
    return this.page.goto(this.server.url + path);
  }
  open(table: string): Promise<unknown> {
    return this.go(`/table/${table}`);
  }
  /** From here on the panel shows who, what, where, as for everybody who has not unfolded all choices. */
  stepByStep(): Promise<unknown> {
    return this.page.addInitScript(() => localStorage.removeItem('snowbound.all_choices'));
  }
  /** The lines of the choice list that may be chosen. */
  get choices() {
    return this.page.locator('button.choice');
  }
}

interface Worker {
  server: Server;
  smallest: Server;
}
interface Each {
  /** A person in a browser context of their own; how: Playwright's options of a context. */
  someone: (name: string, how?: object) => Promise<Someone>;
  at: (server: Server, name: string, how?: object) => Promise<Someone>;
}

export const test = base.extend<Each, Worker>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server(programOf('snowbound', 'SNOWBOUND_PROGRAM'));
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  smallest: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server(programOf('snowbound_smallest', 'SNOWBOUND_SMALLEST'));
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  at: async ({ browser }, use) => {
    const open: BrowserContext[] = [];
    await use(async (server, name, how = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...how });
      open.push(context);
      // Great moments are told in words, unless a test wants to see them.
      await context.addInitScript(() => {
        if (localStorage.getItem('snowbound.settings') === null)
          localStorage.setItem('snowbound.settings', '{"shows":"off"}');
      });
      await context.addInitScript(() => localStorage.setItem('snowbound.all_choices', '1')); // see stepByStep()
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      return new Someone(context, page, server, name).enter();
    });
    for (const context of open) await context.close();
  },
  someone: async ({ at, server }, use) => {
    await use((name, how) => at(server, name, how));
  },
});

/** No serious or critical finding. */
export async function accessible(page: Page): Promise<void> {
  // What is still coming into sight is paler than it will be.
  await page.evaluate(() => {
    const finite = document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
    return Promise.allSettled(finite.map((each) => each.finished)).then(() => undefined);
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const bad = violations.filter((found) => found.impact !== 'minor');
  const told = bad.map(
    (found) =>
      `${found.id}: ${found.nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join('; ')}`,
  );
  expect(told, told.join('\n')).toEqual([]);
}
