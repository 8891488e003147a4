// The last page: whether the colony held out, whose secret was fulfilled, and what it cost.
import type { Choice, End, Fact, Player, Words } from '../../lib/contract';
import { plainEnding, toldMoments, type Ending } from '../../lib/ending';
import { survivorPicture } from './art';
import type { Survivor } from './model';

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

/** What the page needs of the view: who led each group at last. */
interface Led {
  players: readonly { leader: Survivor | null }[];
}
export function ending(end: End, facts: readonly Fact[], players: readonly Player[], words: Words, view?: Led): Ending {
  const plain = plainEnding(end, players, words);
  const roundOf = (before: readonly Fact[]): string => {
    const last = before.findLast(({ fact }) => 'round_started' in fact)?.fact['round_started'];
    return last ? words.t('web.dw.round', { round: Number(last['round']) }) : '';
  };
  const secret = (seat: number): string => {
    const shown = facts.flatMap(({ fact }) =>
      (['objective', 'exile'] as const).flatMap((kind) => {
        const told = fact[`${kind}_revealed`];
        if (told?.['seat'] !== seat) return [];
        const id = String(told[kind]);
        const [name, text] = [words.t(`${kind}.${id}.name`), words.t(`${kind}.${id}.text`)];
        return [words.t('web.dw.end.secret', { name, text, done: told['fulfilled'] === true ? 1 : 0 })];
      }),
    );
    return shown.join(' ');
  };
  return {
    ...plain,
    scored: false,
    rows: plain.rows.map((row) => {
      const leader = view?.players[row.seat]?.leader;
      return { ...row, picture: leader ? survivorPicture(leader) : null, note: secret(row.seat) };
    }),
    moments: toldMoments(facts, weigh, words, roundOf),
  };
}
