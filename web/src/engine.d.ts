declare module 'virtual:engine' {
  /** Where the engine of each game lies; empty: this build has none. */
  export const engines: { [game: string]: string };
  /** What the engines say about their games. */
  export const gamesHere: unknown[];
  /** Built as a folder of files: there is no server to ask. */
  export const hasServer: boolean;
}

/** In a folder of files: the first game's board and words, which come with the page. */
declare module 'virtual:first';
