// The last page: which side the tale ended for, what its memories and last cards were worth, and what to remember.
import type { Choice, End, Fact, Player, Words } from '../../lib/contract';
import { plainEnding, toldMoments, type Ending, type EndRow } from '../../lib/ending';
import { pointsOf } from './acts';
import { bustUrl } from './art/people';
import type { Character, Faction, View } from './types';

const weights: { readonly [verb: string]: number } = {
  eliminated: 9,
  power_destroyed: 8,
  mission_declared: 7,
  trap_ended: 5,
  quest_failed: 5,
  quest_counted: 4,
  combat_ended: 3,
  rescued: 2,
};
const weigh = (fact: Choice): number => weights[Object.keys(fact)[0] ?? ''] ?? 0;

export function ending(end: End, facts: readonly Fact[], players: readonly Player[], words: Words, view: View): Ending {
  const plain = plainEnding(end, players, words);
  const chapterOf = (before: readonly Fact[]): string => {
    const last = before.findLast(({ fact }) => 'chapter_started' in fact)?.fact['chapter_started'];
    return last ? words.t('web.wt.chapter', { chapter: Number(last['chapter']) }) : '';
  };
  const factionOf = (seat: number): Faction => view.players[seat]?.faction ?? 'author';
  const hasAuthor = view.players.some(({ faction }) => faction === 'author');
  const rowOf = (row: EndRow): EndRow => {
    const who = facts.find(({ fact }) => fact['drafted']?.['seat'] === row.seat)?.fact['drafted']?.['who'];
    const missions = facts
      .filter(({ fact }) => fact['mission_declared']?.['seat'] === row.seat)
      .map(({ fact }) => words.name('mission', fact['mission_declared']?.['mission'] ?? null));
    const faction = factionOf(row.seat);
    const points = pointsOf(facts, faction, row.score);
    return {
      ...row,
      points: hasAuthor ? points : points.slice(0, 2),
      picture: typeof who === 'string' ? bustUrl(who as Character) : null,
      note: [words.name('faction', faction), ...missions].join(' · '),
    };
  };
  const kinds = hasAuthor ? ['memories', 'cards', 'balance'] : ['memories', 'cards'];
  return {
    ...plain,
    scored: false, // a side wins, not whoever has most
    sources: kinds.map((key) => ({ key, words: words.t(`web.wt.end.${key}`) })),
    rows: plain.rows.map(rowOf),
    moments: toldMoments(facts, weigh, words, chapterOf),
  };
}
