import type { Choice, GameModule, Words } from '../../lib/contract';
import { grammar } from '../../generated/dead-of-winter.gen';
import { acts } from './acts';
import { survivorPicture } from './art';
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

/** What the end of a turn leaves: dice, and a colony that is short of food tonight. */
function undone(choice: Choice, props: { view: View; seat: number | null; words: Words }): string | null {
  if (!('end_turn' in choice)) return null;
  const { view, words } = props;
  const dice = diceOf(view.players[props.seat ?? 0]?.dice ?? []).length;
  const short = Math.max(0, view.food_need - view.food);
  const left = [
    ...(dice > 0 ? [words.t('web.dw.dice_left', { count: dice })] : []),
    ...(short > 0 ? [words.t('web.dw.food_short', { count: short })] : []),
  ];
  return left.length > 0 ? left.join(', ') : null;
}

export const game: GameModule = {
  grammar,
  Board,
  Hand,
  FirstSteps,
  acts,
  Stage,
  ending,
  playerFacts,
  around: (view: View, words: Words) => around(view, words),
  confirm,
  undone,
  portrait: (_, who) => survivorPicture(who),
  tips: 'web.dw.tip',
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
