export interface Engine {
  /** One request of docs/protocol.md as a line, one reply as a line. */
  handle(line: string): string;
  /** The same as objects. */
  ask(request: { do: string; [field: string]: unknown }): Reply;
  /** A grammar of locales/<lang>/tales: bots tell by it from now on. False: it is none. */
  teach(game: string, lang: string, grammar: unknown): boolean;
}
export type Reply =
  | { ok: true; [field: string]: unknown }
  | { ok: false; error: { code: string; message: string; rule?: string; why?: string } };
export function loadEngine(source: BufferSource | WebAssembly.Module): Promise<Engine>;
