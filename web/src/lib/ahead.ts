// What a game on this device needs is fetched while somebody still looks at the first page.
import { loadGame } from '../games';
import { loadGameTexts } from './i18n.svelte';
import { prepareHere } from './local';

export async function fetchAhead(game: string): Promise<void> {
  const all = [prepareHere(game), import('../shell/Table.svelte'), loadGame(game), loadGameTexts(game)];
  await Promise.allSettled(all); // what did not come is fetched again when it is needed
}
