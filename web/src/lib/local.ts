// The page's end of the worker that plays on this device. It is started when it is first needed.
import { engines, gamesHere, hasServer } from 'virtual:engine';
import type { ToPage, ToWorker } from '../local/messages';
import script from '../local/worker.ts?worker&url';

export { isLesson, isLocal } from '../local/messages';
export { gamesHere, hasServer };
/** Are there engines for tables on this device? A server may have been built without. */
export const canPlayHere = Object.keys(engines).length > 0;

const tales = import.meta.glob<string>('../../../locales/*/tales/winter_tales.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

let worker: Worker | undefined;
const waiting = new Map<number, (reply: { status: number; body: unknown }) => void>();
const sockets = new Map<number, LocalSocket>();
let last = 0;

const whole = (url: string): string => new URL(url, location.href).href;

function begin(): Worker {
  const started = new Worker(script, { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<ToPage>) => hear(data);
  const byGame = Object.entries(engines).map(([game, url]) => [game, whole(url)]);
  const byLanguage = Object.entries(tales).map(([path, url]) => [path.split('/').at(-3), whole(url)]);
  started.postMessage({
    do: 'begin',
    engines: Object.fromEntries(byGame),
    tales: Object.fromEntries(byLanguage),
  } satisfies ToWorker);
  return started;
}

function say(message: ToWorker): void {
  if (!canPlayHere) return;
  worker ??= begin();
  worker.postMessage(message);
}

/** The engine of this game will be needed soon. It is fetched from the page: the worker's own script is still on its way. */
export async function prepareHere(game: string): Promise<void> {
  const url = engines[game];
  if (url === undefined || prepared.has(game)) return;
  prepared.add(game);
  say({ do: 'prepare', game });
  const module = await WebAssembly.compileStreaming(fetch(url)).catch(() => null);
  say({ do: 'engine', game, module });
}
const prepared = new Set<string>();

function hear(said: ToPage): void {
  if (said.do === 'reply') {
    waiting.get(said.id)?.(said);
    waiting.delete(said.id);
  } else sockets.get(said.socket)?.hear(said);
}

/** A request to this device, in the words of one to a server. */
export function askHere(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  if (!canPlayHere) return Promise.resolve({ status: 404, body: { code: 'no_table', message: '' } });
  const id = ++last;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    say({ do: 'request', id, method, path, body });
  });
}

/** As much of a WebSocket as a table's connection uses. */
export class LocalSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly number = ++last;

  constructor() {
    sockets.set(this.number, this);
    say({ do: 'open', socket: this.number });
  }

  hear(said: Exclude<ToPage, { do: 'reply' }>): void {
    if (said.do === 'opened') {
      this.readyState = 1;
      this.onopen?.();
    } else this.onmessage?.({ data: said.text });
  }
  send(text: string): void {
    say({ do: 'frame', socket: this.number, text });
  }
  close(): void {
    this.readyState = 3;
    sockets.delete(this.number);
    say({ do: 'close', socket: this.number });
  }
}
