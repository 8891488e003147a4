import './palette.css';
import type { Choice, GameModule, PlayerFact, Words } from '../../lib/contract';
import { grammar, type View } from '../../generated/paper-tales.gen';
import { acts } from './acts';
import { buildingPicture, buildings, unitPicture, units } from './art';
import Board from './Board.svelte';
import { ending } from './ending';
import FirstSteps from './FirstSteps.svelte';
import Hand from './Hand.svelte';
import { around } from './model';
import { PlanDesk } from './plan.svelte';
import Stage from './Stage.svelte';

Object.keys(buildings).forEach(buildingPicture); // painted while the first hand is being looked at
Object.keys(units).forEach(unitPicture);

function playerFacts(view: View, seat: number, words: Words): PlayerFact[] {
  const player = view.players[seat];
  if (typeof player !== 'object') return [];
  const facts: PlayerFact[] = [
    { key: 'legend', icon: 'star', words: words.t('word.legend_points'), value: String(player.legend) },
    { key: 'gold', icon: 'coin', words: words.t('word.gold'), value: String(player.gold) },
  ];
  return player.ready ? [...facts, { key: 'ready', words: words.t('word.ready'), value: '✓' }] : facts;
}

/** Giving everything away hurts; nothing else does. */
/** What a plan leaves: cards that lie nowhere are discarded. */
function undone(choice: Choice, { view, words }: { view: View; words: Words }): string | null {
  const n = view.mine?.plan?.hand.filter((fate) => fate === 'discard').length ?? 0;
  return 'done' in choice && view.phase === 'deploy' && n > 0 ? words.t('web.pt.undone', { n }) : null;
}

function confirm(choice: Choice, props: { view: View; words: Words }): string | null {
  const mine = props.view.mine;
  if (!('done' in choice) || !mine?.plan || mine.hand.length === 0) return null;
  return mine.plan.hand.every((fate) => fate === 'discard') ? props.words.t('web.pt.confirm_nothing') : null;
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
  portrait: (_, who) => unitPicture(who),
  // A plan goes with "done"; as a line of its own it would only be the same in more words.
  options: (question) => question.options.filter((choice) => !('plan' in choice)),
  planner: (table: string) => new PlanDesk(table),
  where: (view: View, words: Words) =>
    words.has(`phase.${view.phase}`)
      ? `${words.t('line.round', { round: view.round, rounds: 4 })} · ${words.t(`phase.${view.phase}`)}`
      : '',
};
