// How long a view takes from the wire to a laid-out page: prints figures, judges no clock.
//     npx playwright test --config tools/show.config.ts winter-speed
import { expect, test } from '../tests/browser/fixture';
import { playOn, WinterPlayer } from '../tests/browser/winter';

test('how long a view of Winter Tales takes to be drawn', async ({ someone }) => {
  test.setTimeout(120_000);
  const anna = await someone('Anna');
  await WinterPlayer.skipFirstSteps(anna);
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
          queueMicrotask(() =>
            queueMicrotask(() => {
              void document.body.offsetHeight; // layout, too
              spent.push(performance.now() - start);
            }),
          );
        });
      },
    });
  });
  const options = { powers: true, missions: true, abilities: true };
  await anna.open(await anna.table({ game: 'winter-tales', seats: 3, options }));
  await anna.page.waitForSelector('.town canvas.there');
  const player = new WinterPlayer(anna);
  await playOn([player], 45, () => player.isOver());
  const spent = await anna.page.evaluate(() => (window as unknown as { spent: number[] }).spent);
  const sorted = spent.slice(5).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
  const worst = sorted[Math.floor(sorted.length * 0.95)] ?? Infinity;
  test.info().annotations.push({
    type: 'figures',
    description: `${sorted.length} views, median ${median.toFixed(1)} ms, 95 % ${worst.toFixed(1)} ms`,
  });
  console.log(
    `Winter Tales: ${sorted.length} views, median ${median.toFixed(1)} ms, 95 % under ${worst.toFixed(1)} ms`,
  );
  expect(sorted.length).toBeGreaterThan(20);
});
