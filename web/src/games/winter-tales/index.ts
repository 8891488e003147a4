// Winter Tales at the table: map, hand and book.
import type { Choice, Decision, GameModule, Pick, PlayerFact, Story, Tell, Telling, Words } from '../../lib/contract';
import { grammar } from '../../generated/winter-tales.gen';
import { acts } from './acts';
import { bustUrl } from './art/people';
import Board from './Board.svelte';
import Book from './Book.svelte';
import Chip from './Chip.svelte';
import { choose, desk, unchoose } from './desk.svelte';
import { ending } from './ending';
import FirstSteps from './FirstSteps.svelte';
import { hurts, listed, markable, wantsCards } from './forms';
import Hand from './Hand.svelte';
import { fitting } from './marks';
import Stage from './Stage.svelte';
import type { Character, View } from './types';

function playerFacts(view: View, seat: number, words: Words): PlayerFact[] {
  const done = view.players[seat]?.missions.filter((mission) => mission.is === 'done').length ?? 0;
  const out: PlayerFact[] = [];
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

// What is written goes with the answer, with the marks of its own cards only; who tells aloud sends no text, and a
// suggestion that stands on the desk is no reason for an objection.
function telling(choice: Choice, tell: Tell, story: Story): Telling {
  return {
    text: desk.aloud || 'object' in choice ? '' : fitting(story.draft, markable(choice)),
    concept: tell.concept ? story.concept.trim() : '',
  };
}

const options = (question: Decision, view: View): Choice[] => listed(question, desk, view.own?.hand ?? []);

// Any cards of the hand, where a question takes any.
function picks(question: Decision, view: View, words: Words): Pick[] {
  if (question.form === '' || !wantsCards(question)) return [];
  return (view.own?.hand ?? []).map((card) => {
    const chosen = desk.cards.includes(card);
    return { words: words.name('story_card', card), chosen, turn: () => (chosen ? unchoose(card) : choose(card)) };
  });
}

function confirm(choice: Choice, { view, words }: { view: View; words: Words }): string | null {
  const key = hurts(choice, view.own?.hand ?? []);
  return key === null ? null : words.t(key);
}

export const game: GameModule = {
  grammar,
  Board,
  Book,
  Hand,
  Chip,
  FirstSteps,
  acts,
  Stage,
  ending,
  playerFacts,
  where,
  telling,
  options,
  portrait: (_, who) => bustUrl(who as Character),
  picks,
  confirm,
};
