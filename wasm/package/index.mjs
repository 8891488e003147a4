// An engine, ready to be asked: const engine = await openEngine(); engine.ask({ do: 'games' }).
import { loadEngine } from './loader.mjs';

export { loadEngine };

export async function openEngine() {
  const url = new URL('./snowbound.wasm', import.meta.url);
  if (url.protocol !== 'file:') return loadEngine(await (await fetch(url)).arrayBuffer());
  const { readFile } = await import('node:fs/promises');
  return loadEngine(await readFile(url));
}
