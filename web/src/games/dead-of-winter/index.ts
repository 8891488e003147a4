import type { Choice, GameModule, Words } from '../../lib/contract';
import { acts } from './acts';
import Board from './Board.svelte';
import { ending } from './ending';
import FirstSteps from './FirstSteps.svelte';
import Hand from './Hand.svelte';
import { around, diceOf, frame, playerFacts, type View } from './model';
import Stage from './Stage.svelte';

/** Ending a turn with dice left hurts; so does sending somebody away. */
function confirm(choice: Choice, props: { view: View; seat: number | null; words: Words }): string | null {
  const dice = diceOf(props.view.players[props.seat ?? 0]?.dice ?? []).length;
  if ('end_turn' in choice && dice > 0) return props.words.t('web.dw.confirm_end', { count: dice });
  return 'call_vote' in choice ? props.words.t('web.dw.confirm_vote') : null;
}

export const game: GameModule = {
  Board,
  Hand,
  FirstSteps,
  acts,
  Stage,
  ending,
  playerFacts,
  around: (view: View, words: Words) => around(view, words),
  confirm,
  secrets: ['objective_dealt', 'exile_drawn', 'saw_objective'],
  where: (view: View, words: Words) => {
    if (!view.round) return '';
    const step = frame(view, 'round')?.['step'];
    const round = words.t('web.dw.round', { round: view.round });
    return typeof step === 'string' && words.has(`round_step.${step}`)
      ? `${round} · ${words.t(`round_step.${step}`)}`
      : round;
  },
};
