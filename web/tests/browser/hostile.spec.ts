// A server that lies, breaks off or sends nonsense cannot break the page.
import type { Page } from '@playwright/test';
import { phone, skipFirstSteps } from './answering';
import { expect, test } from './fixture';

const markup = '<img src=x onerror="document.title=\'owned\'"><script>document.title="owned"</script>';
const long = 'W'.repeat(4000);
const card = { id: 'abc', game: 'paper-tales', status: 'running', options: null, clock: 'late', vote: 7 };
const answers: { [name: string]: { status?: number; body: string } } = {
  'an error page': { status: 500, body: '<!doctype html><h1>Oh no</h1>' },
  'nothing at all': { body: 'null' },
  'a list': { body: '[1, [2]]' },
  'empty things': { body: '{}' },
  'things of another kind': {
    body: JSON.stringify({ games: 7, tables: {}, table: [], story: 'x', facts: null, id: 1, name: {}, code: [] }),
  },
  'wrong things in the right places': {
    body: JSON.stringify({
      games: [null, 7, { id: markup, seats: 'many', options: [] }, { id: 'paper-tales', seats: {}, options: null }],
      tables: [null, { ...card, seats: [{ name: markup }, { name: long }, 9] }, { id: 7 }],
      table: { ...card, seats: [{ name: markup }, { name: long }, { bot: 3 }] },
      story: { scenes: [null, { text: markup, cards: [{}] }, 3] },
      facts: [null, { fact: 3 }, { fact: { [markup]: {} }, rule: 5 }],
      view: { mine: 3 },
      seq: 'x',
      id: 'me',
      name: markup,
      kept: 'yes',
    }),
  },
};
const paths = [
  '/',
  '/new/paper-tales',
  '/account',
  '/table/abc',
  '/table/abc/wall',
  '/replay/abc',
  '/story/abc',
  '/rules/paper-tales',
];

/** Something for people is there, nothing of what only programs say. */
async function stands(page: Page, where: string): Promise<void> {
  await expect(page.locator('h1, h2, [role=alert], [role=status]').first(), where).toBeVisible();
  const text = await page.locator('body').innerText();
  expect(text, where).not.toMatch(/\[object|TypeError|undefined|NaN|\{\w+\}|\b(web|phase|card)\.\w/);
  expect(await page.title(), where).not.toBe('owned');
  expect(await page.locator('img[src="x"]').count(), where).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

for (const [name, answer] of Object.entries(answers)) {
  test(`every page stands when it is answered with ${name}`, async ({ someone }) => {
    test.setTimeout(120_000);
    const ada = await someone('Ada', phone);
    await ada.page.route('**/api/**', (route) =>
      route.fulfill({ contentType: 'application/json', status: answer.status ?? 200, body: answer.body }),
    );
    for (const path of paths) {
      await ada.go(path);
      await ada.page.waitForLoadState('networkidle');
      await stands(ada.page, path);
    }
  });
}

for (const [game, seats] of [
  ['paper-tales', 3],
  ['winter-tales', 3],
  ['dead-of-winter', 3],
  ['tail-feathers', 2],
] as const) {
  test(`${game}: a view that makes no sense leaves a table that can be played`, async ({ someone }) => {
    const ada = await someone('Ada');
    await skipFirstSteps(ada, game);
    const table = await ada.table({ game, seats });
    let lies = true;
    await ada.page.routeWebSocket(/\/ws$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => server.send(text));
      server.onMessage((text) => {
        const frame = JSON.parse(String(text)) as { t: string; view?: object; scenes?: unknown };
        if (!lies || frame.t !== 'view') return socket.send(text);
        for (const nonsense of ['', '{', 'null', '[]', '{"t":7}', String(text).slice(0, 300)]) socket.send(nonsense);
        socket.send(Buffer.from([0, 255, 128]));
        socket.send(JSON.stringify({ t: 'said', lines: [7, null, { name: markup, text: markup + long }] }));
        socket.send(JSON.stringify({ ...frame, view: { players: markup, own: 7, mine: [], stack: long } }));
      });
    });
    await ada.open(table);
    await expect(ada.page.getByText('could not be drawn')).toBeVisible();
    await expect(ada.choices.first()).toBeEnabled();
    await stands(ada.page, game);
    lies = false;
    await ada.page.reload();
    await expect(ada.choices.first()).toBeEnabled();
    await expect(ada.page.getByText('could not be drawn')).toHaveCount(0);
  });
}
