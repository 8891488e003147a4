// What page and worker say to each other. A table on this device speaks as the server does: requests as over HTTP, frames
// as over a WebSocket. What is secret stays on the worker's side.
export type ToWorker =
  | { do: 'begin'; engines: { [game: string]: string }; tales: { [language: string]: string } }
  | { do: 'prepare'; game: string } // its engine comes from the page; null: after all it does not
  | { do: 'engine'; game: string; module: WebAssembly.Module | null }
  | { do: 'request'; id: number; method: string; path: string; body: unknown }
  | { do: 'open'; socket: number }
  | { do: 'frame'; socket: number; text: string }
  | { do: 'close'; socket: number };

export type ToPage =
  | { do: 'reply'; id: number; status: number; body: unknown }
  | { do: 'opened'; socket: number }
  | { do: 'frame'; socket: number; text: string };

/** The table of a lesson: nothing of it is kept. */
export const isLesson = (id: string): boolean => id === 'local-lesson';
/** Ids of tables on this device; a server's have no dash. */
export const isLocal = (id: string): boolean => id.startsWith('local-');
