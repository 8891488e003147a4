import type { Engine } from './loader.mjs';
export { loadEngine, type Engine, type Reply } from './loader.mjs';
/** An engine of its own, with one match at a time. The requests are those of docs/protocol.md. */
export function openEngine(): Promise<Engine>;
