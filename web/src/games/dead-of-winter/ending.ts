// The last page: whether the colony held out, whose secret was fulfilled, and what it cost.
import type { Choice, End, Fact, Player, Words } from '../../lib/contract';
import { plainEnding, toldMoments, type Ending } from '../../lib/ending';

const weights: { readonly [verb: string]: number } = {
  goal_reached: 9,
  morale_gone: 8,
  exiled: 7,
  crisis_failed: 5,
  died: 4,
  starved: 3,
  crisis_prevented: 2,
};
const weigh = (fact: Choice): number => weights[Object.keys(fact)[0] ?? ''] ?? 0;

export function ending(end: End, facts: readonly Fact[], players: readonly Player[], words: Words): Ending {
  const plain = plainEnding(end, players, words);
  const roundOf = (before: readonly Fact[]): string => {
    const last = before.findLast(({ fact }) => 'round_started' in fact)?.fact['round_started'];
    return last ? words.t('web.dw.round', { round: Number(last['round']) }) : '';
  };
  const secret = (seat: number): string => {
    const shown = facts.filter(({ fact }) =>
      [fact['objective_revealed'], fact['exile_revealed']].some((each) => each?.['seat'] === seat),
    );
    return shown.map(({ fact }) => words.fact(fact)).join(' ');
  };
  return {
    ...plain,
    scored: false,
    rows: plain.rows.map((row) => ({ ...row, note: secret(row.seat) })),
    moments: toldMoments(facts, weigh, words, roundOf),
  };
}
