import type { GameModule, Json, PlayerFact, Words } from '../../lib/contract';
import Board from './Board.svelte';

// What a view says about a seat in "players": its short values.
function playerFacts(view: Json, seat: number, words: Words): PlayerFact[] {
  const players = (view as { players?: Json } | null)?.players;
  const one = Array.isArray(players) ? (players[seat] as Json | undefined) : undefined;
  if (typeof one !== 'object' || one === null || Array.isArray(one)) return [];
  return Object.entries(one)
    .filter(([field, value]) => field !== 'seat' && typeof value === 'number')
    .slice(0, 3)
    .map(([field, value]) => ({ key: field, words: words.name('word', field), value: String(value) }));
}

export const game: GameModule = { Board, playerFacts };
