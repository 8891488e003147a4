// How long a view takes from the wire to a laid-out page, for the largest table of every game; for docs/performance.md.
//     npx playwright test --config tools/show.config.ts --workers 1 speed
// Prints figures, judges no clock. Every game is played three times: against bots at a natural pace and against bots that do
// not think for the time that passed, and against the latter while Chromium's tracing runs, for the page's own CPU time, which
// other work on the machine does not touch.
// SNOWBOUND_PROFILE=folder writes the trace and a CPU profile of the last pass there, and names the slowest views.
import type { CDPSession } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, skipFirstSteps } from '../tests/browser/answering';
import { expect, test, type Someone } from '../tests/browser/fixture';
import { PaperPlayer } from '../tests/browser/paper';
import { playOn, WinterPlayer } from '../tests/browser/winter';

const modules = { powers: true, missions: true, abilities: true };
const tables = [
  { game: 'paper-tales', seats: 5, options: {} },
  { game: 'winter-tales', seats: 7, options: modules },
  { game: 'dead-of-winter', seats: 5, options: {} },
  { game: 'tail-feathers', seats: 2, options: {} },
];
const folder = process.env['SNOWBOUND_PROFILE'] ?? '';

interface Drawn {
  ms: number;
  /** With what follows the board in a task of its own: the log, the rest of a long list, the title. */
  all: number;
  /** What the view told and asked. */
  about: string;
}
interface Traced {
  name: string;
  ph: string;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}
/** The CPU milliseconds of the tasks in which views were drawn. */
function cpuOf(trace: Buffer): (number | null)[] {
  const { traceEvents: all } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
  const marks = all.filter((event) => event.name === 'view');
  const tasks = all.filter((event) => event.ph === 'X' && event.tid === marks[0]?.tid && /RunTask/.test(event.name));
  return marks.map(({ ts }) => {
    const task = tasks.find((each) => each.ts <= ts && ts < each.ts + (each.dur ?? 0));
    return task?.tdur === undefined ? null : task.tdur / 1000;
  });
}

/** From now on every view of this person's pages is timed. */
function watch(who: Someone): Promise<unknown> {
  return who.context.addInitScript(() => {
    const drawn: Drawn[] = [];
    Object.assign(window, { drawn });
    const aboutOf = (data: string): string => {
      const { facts = [], decisions = [] } = JSON.parse(data) as {
        facts?: { fact: object }[];
        decisions?: { options: unknown[] }[];
      };
      const told = [...new Set(facts.flatMap(({ fact }) => Object.keys(fact)))].join(' ');
      return `${told || 'nothing told'}, ${decisions.reduce((sum, { options }) => sum + options.length, 0)} choices`;
    };
    const property = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
      set(handler: (event: MessageEvent) => void) {
        property?.set?.call(this, (event: MessageEvent) => {
          const data = String(event.data);
          if (!/^\{"t":"(view|change)"/.test(data)) return handler(event);
          const start = performance.now();
          handler(event);
          performance.mark('view');
          queueMicrotask(() =>
            queueMicrotask(() => {
              void document.body.offsetHeight; // style and layout belong to it
              const ms = performance.now() - start;
              setTimeout(() => {
                void document.body.offsetHeight;
                drawn.push({ ms, all: performance.now() - start, about: aboutOf(data) });
              });
            }),
          );
        });
      },
    });
  });
}

async function play(who: Someone, game: string, seconds: number): Promise<Drawn[]> {
  const until = Date.now() + seconds * 1000;
  if (game === 'winter-tales') {
    await playOn([new WinterPlayer(who)], 60, () => Promise.resolve(Date.now() > until));
  } else {
    const player = new PaperPlayer(who);
    while (Date.now() < until && !(await player.isOver())) {
      if (!(await player.isAsked())) await who.page.waitForTimeout(100);
      else if (game === 'paper-tales') await player.act().catch(() => undefined);
      else await answer(who, /^(End the turn|Done|Go on|Activate|All others)/);
    }
  }
  await who.page.waitForTimeout(200); // the last view is noted a moment after it was drawn
  return who.page.evaluate(() => (window as unknown as { drawn: Drawn[] }).drawn);
}

const late = <T>(all: T[]): T[] => all.slice(3); // the first ones draw the whole board
function figures(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  const inTime = ((100 * times.filter((ms) => ms < 16).length) / times.length).toFixed(0);
  return `${times.length} views, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, worst ${at(1)} ms; ${inTime} % under 16 ms`;
}

for (const { game, seats, options } of tables) {
  test(`views of ${game}`, async ({ someone, browser }) => {
    test.setTimeout(240_000);
    const anna = await someone('Anna');
    await skipFirstSteps(anna, game);
    await watch(anna);
    const sitDown = async (pace: 'natural' | 'none'): Promise<void> => {
      await anna.open(await anna.table({ game, seats, options, level: 'random', more: { pace } }));
      await anna.page.waitForSelector('.frame');
    };
    for (const [pace, seconds] of [
      ['natural', 60],
      ['none', 30],
    ] as const) {
      await sitDown(pace);
      const drawn = late(await play(anna, game, seconds));
      console.log(`${game}, ${seats} seats, pace ${pace}, by the clock: ${figures(drawn.map(({ ms }) => ms))}`);
      // With bots at once more views come before the rest gets its turn: that would measure them.
      if (pace === 'natural') console.log(`  with what follows: ${figures(drawn.map(({ all }) => all))}`);
      expect(drawn.length).toBeGreaterThan(10);
    }

    await sitDown('none');
    const profiler: CDPSession | null = folder ? await anna.context.newCDPSession(anna.page) : null;
    await profiler?.send('Profiler.enable');
    await profiler?.send('Profiler.setSamplingInterval', { interval: 250 });
    await profiler?.send('Profiler.start');
    await browser.startTracing(anna.page, { categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] });
    const traced = await play(anna, game, 30);
    const profile = await profiler?.send('Profiler.stop');
    if (profile) writeFileSync(join(folder, `${game}.cpuprofile`), JSON.stringify(profile.profile));
    const trace = await browser.stopTracing();
    if (folder) writeFileSync(join(folder, `${game}.trace.json`), trace);
    const cpu = cpuOf(trace);
    const first = traced.length - cpu.length; // those before the tracing began
    const spent = cpu.flatMap((ms, i) => (ms === null ? [] : [{ ms, about: traced[first + i]?.about ?? '' }]));
    console.log(`${game}, ${seats} seats, CPU: ${figures(late(spent).map(({ ms }) => ms))}`);
    for (const { ms, about } of late(spent)
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, folder ? 8 : 0)) {
      console.log(`  ${ms.toFixed(1)} ms: ${about}`);
    }
    expect(spent.length).toBeGreaterThan(20);
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
  const wanted = [/: ranged attack/, /ready to launch/, /^Take off/, /^Route: long, long/, /^Activate/, /^All others/];
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
