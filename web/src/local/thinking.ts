// The other end of a thinker: asks, waits, and stops it where nobody wants to know any more.
import { loadEngine } from '../../../wasm/loader.mjs';
import { text, type Bag } from '../lib/read';
import { Reader, type Good, type Request } from './engine';
import type { Match } from './store';
import { Trouble } from './trouble';

/** The words a narrator needs: the grammar of a game in a language. */
export interface Tongue {
  game: string;
  language: string;
  grammar: unknown;
}
export type ToThinker =
  | { do: 'begin'; module: WebAssembly.Module; tongue?: Tongue }
  | { do: 'ask'; id: number; match: Match; steps: number[]; requests: Request[] };
export type FromThinker = { id: number } & ({ replies: Good[] } | { trouble: Bag });

/** So many can think at once without the page and the tables waiting for them. */
export const thinkers = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

export class Thinker {
  private worker: Worker | null = null;
  private here: Promise<Reader> | null = null; // where a worker cannot have workers
  private readonly waiting = new Map<
    number,
    { resolve: (replies: Good[]) => void; reject: (trouble: Trouble) => void }
  >();
  private last = 0;

  constructor(private readonly means: { module: WebAssembly.Module; tongue?: Tongue }) {}

  /** The same questions about a match at each of these steps; the replies one after the other. */
  async ask(match: Match, steps: number[], ...requests: Request[]): Promise<Good[]> {
    if (typeof Worker === 'undefined') return this.askHere(match, steps, requests);
    this.worker ??= this.begin();
    const id = ++this.last;
    const { worker } = this;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ do: 'ask', id, match, steps, requests } satisfies ToThinker);
    });
  }

  /** Whatever it was thinking about, it is to stop. The next question finds a fresh one. */
  stop(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Trouble('stopped'));
    this.waiting.clear();
  }

  private begin(): Worker {
    const started = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const waits = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('replies' in data) waits?.resolve(data.replies);
      else waits?.reject(new Trouble(text(data.trouble['code']), text(data.trouble['message'])));
    };
    started.onerror = () => {
      for (const { reject } of this.waiting.values()) reject(new Trouble('internal', 'a thinker ended', 500));
      this.waiting.clear();
    };
    started.postMessage({ do: 'begin', ...this.means } satisfies ToThinker);
    return started;
  }

  private async askHere(match: Match, steps: number[], requests: Request[]): Promise<Good[]> {
    this.here ??= loadEngine(this.means.module).then((engine) => {
      const { tongue } = this.means;
      if (tongue) engine.teach(tongue.game, tongue.language, tongue.grammar);
      return new Reader(engine);
    });
    const reader = await this.here;
    return reader.ask(match, steps, requests);
  }
}
