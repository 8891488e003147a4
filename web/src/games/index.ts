// A game's board is loaded when a table of it is opened. A folder named like the game is found by itself.
import type { GameModule } from '../lib/contract';

const boards = import.meta.glob<{ game: GameModule }>('./*/index.ts');

export const hasBoard = (game: string): boolean => game !== 'generic' && Object.hasOwn(boards, `./${game}/index.ts`);

export async function loadGame(game: string): Promise<GameModule> {
  const found = boards[hasBoard(game) ? `./${game}/index.ts` : './generic/index.ts'];
  if (!found) throw new Error('no board');
  return (await found()).game;
}
