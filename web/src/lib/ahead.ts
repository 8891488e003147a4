// What a game on this device needs is fetched while somebody still looks at the first page.
import { loadGame } from '../games';
import { loadGameTexts } from './i18n.svelte';
import { prepareHere } from './local';

export function fetchAhead(game: string): void {
  prepareHere(game);
  const rest = [import('../shell/Table.svelte'), loadGame(game), loadGameTexts(game)];
  void Promise.allSettled(rest); // what did not come is fetched again when it is needed
}
