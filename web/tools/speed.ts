// How long a view takes from the wire to a laid-out page, for the largest table of every game; for docs/performance.md.
//     npx playwright test --config tools/show.config.ts --workers 1 speed
// Prints figures, judges no clock: the time that passed, and the page's own CPU time, which other work on the machine does
// not touch. SNOWBOUND_PROFILE=folder writes a CPU profile of each game there.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, skipFirstSteps } from '../tests/browser/answering';
import { expect, test } from '../tests/browser/fixture';
import { PaperPlayer } from '../tests/browser/paper';
import { playOn, WinterPlayer } from '../tests/browser/winter';

const modules = { powers: true, missions: true, abilities: true };
const tables = [
  { game: 'paper-tales', seats: 5, options: {} },
  { game: 'winter-tales', seats: 7, options: modules },
  { game: 'dead-of-winter', seats: 5, options: {} },
  { game: 'tail-feathers', seats: 2, options: {} },
];

interface Traced {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}
/** The CPU milliseconds of the tasks in which views were drawn. */
function cpuOf(trace: Buffer): number[] {
  const { traceEvents: all } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
  const marks = all.filter((event) => event.name === 'view');
  const tasks = all.filter((event) => event.ph === 'X' && event.tid === marks[0]?.tid && /RunTask/.test(event.name));
  return marks.flatMap(({ ts }) => {
    const task = tasks.find((each) => each.ts <= ts && ts < each.ts + (each.dur ?? 0));
    return task?.tdur === undefined ? [] : [task.tdur / 1000];
  });
}

for (const { game, seats, options } of tables) {
  test(`views of ${game}`, async ({ someone, browser }) => {
    test.setTimeout(120_000);
    const anna = await someone('Anna');
    await skipFirstSteps(anna, game);
    await anna.context.addInitScript(() => {
      const spent: number[] = [];
      Object.assign(window, { spent });
      const property = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
      Object.defineProperty(WebSocket.prototype, 'onmessage', {
        set(handler: (event: MessageEvent) => void) {
          property?.set?.call(this, (event: MessageEvent) => {
            const start = performance.now();
            handler(event);
            if (!String(event.data).startsWith('{"t":"view"')) return;
            performance.mark('view');
            queueMicrotask(() =>
              queueMicrotask(() => {
                void document.body.offsetHeight; // style and layout belong to it
                spent.push(performance.now() - start);
              }),
            );
          });
        },
      });
    });
    await anna.open(await anna.table({ game, seats, options }));
    await anna.page.waitForSelector('.frame');
    const profiler = process.env['SNOWBOUND_PROFILE'] ? await anna.context.newCDPSession(anna.page) : null;
    await profiler?.send('Profiler.enable');
    await profiler?.send('Profiler.start');
    await browser.startTracing(anna.page, { categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] });
    const until = Date.now() + 40_000;
    if (game === 'winter-tales') {
      const player = new WinterPlayer(anna);
      await playOn([player], 60, () => Promise.resolve(Date.now() > until));
    } else {
      const player = new PaperPlayer(anna);
      while (Date.now() < until && !(await player.isOver())) {
        if (!(await player.isAsked())) await anna.page.waitForTimeout(100);
        else if (game === 'paper-tales') await player.act().catch(() => undefined);
        else await answer(anna, /^(End the turn|Done|Go on|Activate|All others)/);
      }
    }
    const profile = await profiler?.send('Profiler.stop');
    if (profile)
      writeFileSync(
        join(process.env['SNOWBOUND_PROFILE'] ?? '', `${game}.cpuprofile`),
        JSON.stringify(profile.profile),
      );
    const spent = await anna.page.evaluate(() => (window as unknown as { spent: number[] }).spent);
    const cpu = cpuOf(await browser.stopTracing());
    const figures = (times: number[]): string => {
      const sorted = times.slice(3).sort((a, b) => a - b); // the first ones draw the whole board
      const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
      return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms`;
    };
    console.log(`${game}, ${seats} seats: ${spent.length} views, ${figures(spent)}; CPU ${figures(cpu)}`);
    expect(spent.length).toBeGreaterThan(20);
    expect(cpu.length).toBeGreaterThan(20);
  });
}

// A battlefield with two full armies, feathers and leaves, and a route that is laid: the hand moves it about.
test('dragging the battlefield of tail-feathers', async ({ someone }) => {
  test.setTimeout(240_000);
  const anna = await someone('Anna');
  await skipFirstSteps(anna, 'tail-feathers');
  const options = { scenario: 'war_for_the_canopy', feathers: 'on', leaves: 'on', free_measuring: true };
  await anna.open(await anna.table({ game: 'tail-feathers', seats: 2, options }));
  const field = anna.page.getByRole('group', { name: 'The battlefield' });
  const wanted = [/: ranged attack/, /launch: yes/, /^Take off/, /^Route: long, long/, /^Activate/, /^All others/];
  const longer = anna.page.getByRole('button', { name: '+ long' });
  for (let i = 0; i < 300 && (i < 60 || !(await longer.isVisible())); i++) {
    await answer(anna, [...wanted, /^Mission/]);
    await anna.page.waitForTimeout(40);
  }
  for (let i = 0; i < 3; i++) await longer.click();
  await expect(anna.page.locator('.battlefield .route')).toBeVisible();
  const whole = await field.getAttribute('viewBox');
  for (let i = 0; i < 2; i++) await anna.page.getByRole('button', { name: 'Closer' }).click();
  const spent = await field.evaluate(async (svg) => {
    const box = svg.getBoundingClientRect();
    const move = (kind: string, x: number, y: number) =>
      svg.dispatchEvent(
        new PointerEvent(kind, { pointerId: 7, clientX: box.x + x, clientY: box.y + y, bubbles: true }),
      );
    const times: number[] = [];
    move('pointerdown', 200, 200);
    for (let i = 0; i < 120; i++) {
      const start = performance.now();
      move('pointermove', 200 + 90 * Math.sin(i / 8), 200 + 90 * Math.cos(i / 8));
      await Promise.resolve().then(() => undefined);
      for (const each of svg.querySelectorAll('.figure, .route')) each.getBoundingClientRect(); // laid out
      times.push(performance.now() - start);
      await new Promise((next) => requestAnimationFrame(next));
    }
    move('pointerup', 200, 200);
    return times.sort((a, b) => a - b);
  });
  const things = await field.locator('*').count();
  const [birds, feathers] = [await field.locator('.base').count(), await field.locator('.feather').count()];
  console.log(
    `dragging, ${things} drawn things, ${birds} birds in the air, ${feathers} feathers: median ${(spent[60] ?? 0).toFixed(1)} ms, 95 % ${(spent[114] ?? 0).toFixed(1)} ms`,
  );
  expect(spent).toHaveLength(120);
  expect(await field.getAttribute('viewBox')).not.toBe(whole);
});
