import type { Choice, GameModule, Words } from '../../lib/contract';
import Board from './Board.svelte';
import FirstSteps from './FirstSteps.svelte';
import Hand from './Hand.svelte';
import { frame, numbered, playerFacts, type View } from './model';

export const game: GameModule = {
  Board,
  Hand,
  FirstSteps,
  playerFacts,
  numbered,
  confirm: (choice: Choice, props: { words: Words }) =>
    'announce' in choice ? props.words.t('web.tf.confirm_route') : null,
  where: (view: View, words: Words) => {
    const phase = frame(view, 'round')?.['phase'];
    const round = words.t('web.tf.round', { round: view.round });
    return typeof phase === 'string' ? `${round} · ${words.t(`phase.${phase}`)}` : round;
  },
};
