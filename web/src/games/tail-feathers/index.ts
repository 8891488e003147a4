import './palette.css';
import type { Choice, Decision, Fields, GameModule, Words } from '../../lib/contract';
import { same } from '../../lib/match';
import { grammar } from '../../generated/tail-feathers.gen';
import { acts } from './acts';
import { birdPicture, mousePicture } from './art';
import Board from './Board.svelte';
import FirstSteps from './FirstSteps.svelte';
import Hand from './Hand.svelte';
import { series } from './campaign';
import { desk } from './desk.svelte';
import { ending } from './ending';
import { formOf, pickable } from './forms';
import Stage from './Stage.svelte';
import {
  fieldsOf,
  figureName,
  frame,
  headingWords,
  nobody,
  numbered,
  playerFacts,
  whereWords,
  type Point,
  type Pose,
  type View,
} from './model';

/** A card to be played says only what it needs: by whom, on whom, where, which mission it brings or which state it ends. */
function playLine(choice: Choice, words: Words): string | null {
  const [verb, { card, by, on, to, mission, status }] = fieldsOf(choice);
  if (verb !== 'play_card') return null;
  const about = [
    ...[by, on].filter((figure) => figure !== nobody).map((figure) => words.name('figure', figure ?? null)),
    ...(to === 'nowhere' ? [] : [words.name('space', to ?? null)]),
    ...(card === 'change_of_plans' ? [words.name('mission', mission ?? null)] : []),
    ...(card === 'regain_composure' ? [words.name('status', status ?? null)] : []),
  ];
  return words.t('web.tf.play', { card: words.name('card', card ?? null), about: about.join(', '), n: about.length });
}

// Poses and points are called by where they are; which others are offered beside one, so that none is called the same.
const beside = new WeakMap<Choice, readonly Choice[]>();
const placedBy: { readonly [verb: string]: (fields: Fields, words: Words) => string } = {
  launch: ({ pose }, words) =>
    words.t('web.tf.line.launch', { heading: headingWords((pose as unknown as Pose).heading, words) }),
  place_mission: ({ at }, words) => words.t('web.tf.line.place', { where: whereWords(at as unknown as Point, words) }),
  cut_leaf: ({ figure, aim }, words) =>
    words.t('web.tf.line.cut', {
      figure: words.name('figure', figure ?? null),
      where: whereWords(aim as unknown as Point, words),
    }),
};
function placeLine(choice: Choice, words: Words): string | null {
  const [verb, fields] = fieldsOf(choice);
  const call = placedBy[verb];
  if (!call) return null;
  const called = call(fields, words);
  const alike = (beside.get(choice) ?? []).filter((each) => verb in each && call(each[verb] ?? {}, words) === called);
  const n = alike.indexOf(choice);
  return n > 0 ? `${called} (${n + 1})` : called;
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
  numbered,
  series,
  tips: 'web.tf.tip',
  portrait: (kind, who) => (kind === 'bird' ? birdPicture(who, 'centre', false) : mousePicture(false)),
  around: (_: View, words: Words) => ({
    notes: {},
    byPlace: {},
    line: (choice: Choice) => playLine(choice, words) ?? placeLine(choice, words),
  }),
  secrets: ['objectives_dealt', 'objective_kept', 'mission_picked', 'mission_seen'],
  // Examples of an open form are for the desk; the list shows the proposal and what lies on the desk.
  options: (question: Decision) => {
    for (const choice of question.options) beside.set(choice, question.options);
    const found = formOf([question]);
    if (question.prompt === 'setup.upgrade') {
      return question.options.filter((choice, i) => !('muster' in choice) || i === question.fallback);
    }
    if (found?.form === 'figures' && desk.figures.length > 0) {
      const chosen = { [found.verb]: { figures: [...desk.figures] } };
      return [chosen, ...question.options.filter((choice) => !same(choice, chosen))];
    }
    const cards = question.options.filter((choice) => fieldsOf(choice)[0] === 'pick_cards');
    if (cards.length < 2) return question.options;
    const mine = { pick_cards: { cards: [...desk.cards] } };
    const others = question.options.filter((choice) => !cards.includes(choice));
    const isFull = desk.cards.length === question.numbers['cards'];
    return isFull && !same(mine, cards[0]) ? [mine, cards[0]!, ...others] : [cards[0]!, ...others];
  },
  picks: (question: Decision, view: View, words: Words) => {
    if (formOf([question])?.form !== 'figures') return [];
    return pickable(question).map((figure) => ({
      words: figureName(view, figure, words.t),
      chosen: desk.figures.includes(figure),
      turn: () => desk.toggle(figure),
    }));
  },
  confirm: (choice: Choice, props: { words: Words }) =>
    'announce' in choice ? props.words.t('web.tf.confirm_route') : null,
  where: (view: View, words: Words) => {
    if (!view.round) return '';
    const phase = frame(view, 'round')?.['phase'];
    const round = words.t('web.tf.round', { round: view.round });
    return typeof phase === 'string' && words.has(`phase.${phase}`) ? `${round} · ${words.t(`phase.${phase}`)}` : round;
  },
};
