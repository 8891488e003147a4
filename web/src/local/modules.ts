// The engines of this device, one a game: fetched and compiled, at the same time, when they are first needed, or before by
// the page.
import { Trouble } from './trouble';

type Module = WebAssembly.Module;

export class Modules {
  private readonly known = new Map<string, Promise<Module>>();
  private readonly expected = new Map<string, (module: Module | Promise<Module>) => void>();

  constructor(private readonly urls: { [game: string]: string }) {}

  of(game: string): Promise<Module> {
    return this.known.get(game) ?? this.keep(game, this.compiled(game));
  }

  /** The page is fetching it. */
  expect(game: string): void {
    if (!this.known.has(game)) void this.keep(game, new Promise((resolve) => this.expected.set(game, resolve)));
  }
  take(game: string, module: Module | null): void {
    this.expected.get(game)?.(module ?? this.compiled(game));
  }

  private keep(game: string, module: Promise<Module>): Promise<Module> {
    this.known.set(game, module);
    module.catch(() => this.known.delete(game)); // there may be a network next time
    return module;
  }

  private async compiled(game: string): Promise<Module> {
    const url = Object.hasOwn(this.urls, game) ? this.urls[game] : undefined;
    if (url === undefined) throw new Trouble('bad_record', `it is of an unknown game "${game}"`);
    const reply = await fetch(url);
    if (!reply.ok) throw new Trouble('unreachable', '', 503);
    // Some file hosts do not know what it is.
    const isNamed = reply.headers.get('content-type') === 'application/wasm';
    return isNamed ? WebAssembly.compileStreaming(reply) : WebAssembly.compile(await reply.arrayBuffer());
  }
}
