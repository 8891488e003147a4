// Snowbound as a folder of files, without a server: at the root of an address, and at a place below it.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { skipFirstSteps } from './answering';
import { expect, root, Someone, test } from './fixture';
import { PaperPlayer } from './paper';

for (const base of ['/', '/a/place/below/'])
  test(`the static folder plays, from a plain file server at ${base}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const folder = mkdtempSync(join(tmpdir(), 'snowbound-static-'));
    const built = spawnSync('npx', ['--no-install', 'vite', 'build', '--logLevel', 'error'], {
      cwd: join(root, 'web'),
      env: { ...process.env, SNOWBOUND_STATIC: '1', SNOWBOUND_WEB_OUT: folder, SNOWBOUND_BASE: base },
      encoding: 'utf8',
    });
    expect(built.status, built.stderr).toBe(0);
    copyFileSync(join(folder, 'page.html'), join(folder, '404.html'));
    const kinds: { [ending: string]: string } = {
      '.html': 'text/html',
      '.js': 'text/javascript',
      '.css': 'text/css',
      '.wasm': 'application/wasm',
      '.svg': 'image/svg+xml',
      '.json': 'application/json',
    };
    let asked: string[] = [];
    const outside: string[] = [];
    const files = createServer((request, reply) => {
      const whole = new URL(request.url ?? '/', 'http://x').pathname;
      if (!whole.startsWith(base)) outside.push(whole);
      const path = whole.replace(base, '/');
      asked.push(path);
      const file = join(folder, path === '/' ? 'index.html' : path);
      try {
        const bytes = readFileSync(file);
        const kind = kinds[extname(file)] ?? 'application/octet-stream';
        reply.writeHead(200, { 'Content-Type': kind, 'Cache-Control': 'max-age=600' }).end(bytes); // as file hosts do
      } catch {
        reply.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync(join(folder, '404.html')));
      }
    });
    await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
    const address = files.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}${base.slice(0, -1)}`;
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
    const page = await context.newPage();
    try {
      const ada = new Someone(context, page, { url } as Someone['server'], 'Ada');
      await skipFirstSteps(ada, 'paper-tales');
      await page.goto(`${url}/`);
      await page.getByRole('button', { name: /Paper Tales/ }).click();
      await page.waitForSelector('.frame');
      expect(page.url()).toContain('/table/local-');
      // Everything came within the page, but for the engine and what deals with it; what comes later finds it there.
      const code = asked.filter((path) => /\.(js|css|wasm)$/.test(path) && !path.includes('thinker'));
      expect(code.map((path) => path.replace(/-[\w-]{8}\./, '.')).sort()).toEqual([
        '/assets/snowbound-paper-tales.wasm',
        '/assets/worker.js',
      ]);
      for (const [path, heading] of Object.entries({
        '/rules/winter-tales': 'Rules: Winter Tales',
        '/about': 'About',
      })) {
        await page.evaluate(
          (to) => {
            history.pushState(null, '', to);
            dispatchEvent(new PopStateEvent('popstate'));
          },
          base.slice(0, -1) + path,
        );
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      }
      await page.goBack();
      await page.goBack();
      await page.waitForSelector('.frame');
      const player = new PaperPlayer(ada);
      await expect(async () => {
        if (await player.isAsked()) await player.act();
        expect(player.answers).toBeGreaterThan(3);
      }).toPass({ timeout: 60_000, intervals: [150] });
      await page.reload(); // the file host answers with its page for what is not there
      await page.waitForSelector('.frame');

      // In another language, too; and with no network from the second visit on.
      const abroad = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'allow' });
      const seite = await abroad.newPage();
      asked = [];
      await seite.goto(`${url}/`);
      await expect(seite.getByRole('button', { name: 'Gegen Bots spielen: Paper Tales' })).toBeVisible();
      expect(asked.filter((path) => path.startsWith('/assets/words-'))).toHaveLength(1);
      await seite.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
      });
      expect(asked).not.toContain('/index.html');
      await abroad.setOffline(true);
      await seite.goto(`${url}/new/paper-tales`);
      await expect(seite.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await seite.locator('[data-module]').count()).toBe(0); // from what was kept, not from what came at once
      // A game from a file: checked, kept, seen again, and reviewed.
      await seite.goto(`${url}/check`);
      await seite
        .locator('input[type=file]')
        .setInputFiles(join(root, 'testdata/paper-tales/games/2-seats-0-most_legend.json'));
      await seite.getByRole('button', { name: 'Auf diesem Gerät behalten' }).click();
      await expect(seite).toHaveURL(new RegExp(`${url}/replay/local-`));
      await seite.getByRole('link', { name: 'Rückblick' }).click();
      await expect(seite.getByText(/Entscheidungen waren so gut wie/)).toBeVisible({ timeout: 120_000 });
      // Every page of it, by its links.
      for (const path of [
        '/rules/tail-feathers',
        '/learn/dead-of-winter',
        '/learn/winter-tales/first',
        '/check',
        '/settings',
        '/about',
      ]) {
        await seite.goto(url + path);
        await expect(seite.locator('h1, [data-step]').first()).toBeVisible();
      }
      await seite
        .getByRole('link', { name: /Snowbound/ })
        .first()
        .click();
      await expect(seite).toHaveURL(`${url}/`);
      await seite.getByRole('link', { name: 'Regeln' }).click();
      await expect(seite).toHaveURL(`${url}/rules`);
      expect(
        await seite
          .locator('a[href^="/"]')
          .evaluateAll((all, base) => all.filter((a) => !a.getAttribute('href')?.startsWith(base)).length, base),
      ).toBe(0);
      expect(outside).toEqual([]);
      await abroad.close();
    } finally {
      await context.close();
      files.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
