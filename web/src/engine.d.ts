declare module 'virtual:engine' {
  /** Where snowbound.wasm lies; null: this build has none. */
  export const engineUrl: string | null;
  /** Built as a folder of files: there is no server to ask. */
  export const hasServer: boolean;
}
