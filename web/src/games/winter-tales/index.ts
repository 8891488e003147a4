// Winter Tales at the table: map, hand and book.
import type { GameModule, PlayerFact, Words } from '../../lib/contract';
import Board from './Board.svelte';
import Book from './Book.svelte';
import FirstSteps from './FirstSteps.svelte';
import Hand from './Hand.svelte';
import { piecesOf } from './looks';
import type { View } from './types';

function playerFacts(view: View, seat: number, words: Words): PlayerFact[] {
  const player = view.players[seat];
  if (!player) return [];
  const pieces = piecesOf(view, seat);
  const out: PlayerFact[] = [
    { key: 'faction', words: words.t('web.wt.faction'), value: words.name('faction', player.faction) },
  ];
  if (pieces.length) {
    const ready = pieces.filter((piece) => piece.ready && !piece.down).length;
    out.push({ key: 'ready', words: words.t('web.wt.ready'), value: `${ready}/${pieces.length}` });
  }
  const done = player.missions.filter((mission) => mission.is === 'done').length;
  if (done) out.push({ key: 'missions', words: words.t('web.wt.missions'), value: String(done) });
  if (view.referee === seat) out.push({ key: 'referee', words: words.t('web.wt.referee_short'), value: '⚖' });
  return out;
}

function where(view: View, words: Words): string {
  if (view.winner !== null || view.stack.some((frame) => 'epilogue' in frame)) return words.t('book.epilogue');
  if (view.chapter === 0) return words.t('book.opening');
  const left = view.memories - view.track.filter((memory) => memory.kind !== 'none').length;
  return words.t('web.wt.where_now', { chapter: view.chapter, left });
}

export const game: GameModule = { Board, Book, Hand, FirstSteps, playerFacts, where };
