// The worker of the page, spoken to directly: what it says is all that a page can ever know.
import type { Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
export const dist = process.env['SNOWBOUND_WEB_DIST'] ?? join(root, 'web/dist');
/** What the pattern finds in the build, by the text in its parentheses. */
const assets = (pattern: RegExp): { [name: string]: string } => {
  const folder = join(dist, 'assets');
  const found = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
    const [, part] = pattern.exec(name) ?? [];
    return part === undefined ? [] : [[part, `/assets/${name}`]];
  });
  if (found.length === 0)
    throw new Error(`${pattern.source}: the page was built without the engine (scripts/build-wasm)`);
  return Object.fromEntries(found) as { [name: string]: string };
};

export interface Played {
  id: string;
  steps: number;
  /** Every message of the worker, in order. */
  heard: string[];
}

declare global {
  interface Window {
    device: {
      heard: string[];
      ask(method: string, path: string, body?: object): Promise<{ status: number; body: unknown }>;
      play(id: string, atMost: number): Promise<number>;
    };
  }
}

export interface Match {
  seed: string;
  salt: string;
  events: { by?: string }[];
}
/** What lies in the browser's store under this id, as the worker keeps it. */
export const storedMatch = (page: Page, id: string): Promise<Match> =>
  page.evaluate(
    (id) =>
      new Promise<Match>((done, fail) => {
        const open = indexedDB.open('snowbound');
        open.onerror = () => fail(open.error);
        open.onsuccess = () => {
          const row = open.result.transaction('tables').objectStore('tables').get(id);
          row.onsuccess = () => {
            open.result.close();
            done((row.result as { record: Match }).record);
          };
        };
      }),
    id,
  );

/** Starts one for this page, as `window.device`. */
export async function device(page: Page): Promise<void> {
  const tales = Object.fromEntries(
    readdirSync(join(dist, 'assets'))
      .filter((name) => /^winter_tales-[\w-]+\.json$/.test(name))
      .map((name, i) => [['en', 'de', 'it'][i] ?? '', `/assets/${name}`]),
  ) as { [language: string]: string };
  await page.evaluate(
    ({ script, engines, tales }) => {
      const worker = new Worker(script, { type: 'module' });
      const heard: string[] = [];
      const replies = new Map<number, (said: { status: number; body: unknown }) => void>();
      let frames: (frame: string) => void = () => undefined;
      let last = 0;
      worker.onmessage = ({ data }) => {
        heard.push(JSON.stringify(data));
        if (data.do === 'reply') replies.get(data.id)?.(data);
        if (data.do === 'frame') frames(data.text);
      };
      const whole = (path: string) => new URL(path, location.href).href;
      const told = Object.fromEntries(Object.entries(tales).map(([language, path]) => [language, whole(path)]));
      const all = Object.fromEntries(Object.entries(engines).map(([game, path]) => [game, whole(path)]));
      worker.postMessage({ do: 'begin', engines: all, tales: told });
      const ask = (method: string, path: string, body?: object) =>
        new Promise<{ status: number; body: unknown }>((done) => {
          replies.set(++last, done);
          worker.postMessage({ do: 'request', id: last, method, path, body });
        });
      // Answers whatever is asked of this seat: first one option, then another, so that a game comes to its end.
      const play = (id: string, atMost: number) =>
        new Promise<number>((done, fail) => {
          const socket = ++last;
          const send = (frame: object) => worker.postMessage({ do: 'frame', socket, text: JSON.stringify(frame) });
          let steps = 0;
          let answered = -1; // others answer, too: the same question may be shown again
          const end = () => {
            worker.postMessage({ do: 'close', socket });
            done(steps);
          };
          frames = (text) => {
            const frame = JSON.parse(text);
            if (frame.t === 'error' || frame.t === 'refused') return fail(new Error(text));
            if (frame.t === 'change') return send({ t: 'whole' }); // put together it is the page's test
            if (frame.t !== 'view') return;
            if (frame.end || steps >= atMost) return end();
            const question = frame.decisions.find((each: { wait: string }) => each.wait === 'required');
            if (!question || question.id === answered) return;
            answered = question.id;
            const at = steps % 3 === 0 ? question.fallback : (steps * 7) % question.options.length;
            const choice = question.options[steps > 1500 ? question.fallback : at];
            const wants = question.tell?.[Object.keys(choice)[0] ?? ''];
            steps += 1;
            send({
              t: 'answer',
              decision: question.id,
              choice,
              ...(wants ? { text: 'So it was.' } : {}),
              ...(wants?.concept ? { concept: 'a line' } : {}),
            });
          };
          worker.postMessage({ do: 'open', socket });
          send({ t: 'join', table: id, wire: 2 });
        });
      window.device = { heard, ask, play };
    },
    {
      script: assets(/^(worker)-[\w-]+\.js$/)['worker'] ?? '',
      engines: assets(/^snowbound-([a-z-]+)-[\w-]{8}\.wasm$/),
      tales,
    },
  );
}
