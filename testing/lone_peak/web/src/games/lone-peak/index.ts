import type { GameModule, Words } from '../../lib/contract';
import { grammar, type View } from '../../generated/lone-peak.gen';
import Board from './Board.svelte';

const playerFacts = (view: View, seat: number, words: Words) => [
  { key: 'points', words: words.t('word.points'), value: String(view.players[seat]?.points ?? 0) },
];

export const game: GameModule = { grammar, Board, playerFacts };
