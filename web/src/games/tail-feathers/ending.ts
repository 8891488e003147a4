// The last page: whose nest held, what took its life, and what to remember.
import type { Choice, End, Fact, Player, Words } from '../../lib/contract';
import { plainEnding, toldMoments, type Ending, type EndRow, type Source } from '../../lib/ending';
import { birdPicture } from './art';
import { factionOf, fieldsOf, type View } from './model';

const weights: { readonly [verb: string]: number } = {
  nest_destroyed: 9,
  special_done: 8,
  laurel_won: 7,
  spiral_over: 6,
  mission_done: 5,
  rescued: 4,
  defeated: 4,
  leaf_cut: 3,
};
const weigh = (fact: Choice): number => {
  const [verb, fields] = fieldsOf(fact);
  return verb === 'nest_wounded' ? Number(fields['wounds']) : (weights[verb] ?? 0);
};

/** What took life of a seat's nest, by kind of attack; what no attack did is fire and accidents. */
export function lostBy(facts: readonly Fact[], seat: number): Map<string, number> {
  const lost = new Map<string, number>();
  let kind = 'other';
  for (const { fact } of facts) {
    const [verb, fields] = fieldsOf(fact);
    if (verb === 'attacked') kind = String(fields['kind']);
    else if (['activated', 'flew', 'round_started', 'passed'].includes(verb)) kind = 'other';
    else if (verb === 'nest_wounded' && fields['seat'] === seat)
      lost.set(kind, (lost.get(kind) ?? 0) + Number(fields['wounds']));
  }
  return lost;
}

export function ending(end: End, facts: readonly Fact[], players: readonly Player[], words: Words, view: View): Ending {
  const plain = plainEnding(end, players, words);
  const lost = end.scores.map((_, seat) => lostBy(facts, seat));
  const kinds = [...new Set(lost.flatMap((each) => [...each.keys()]))].sort();
  const count = (seat: number, verb: string): number =>
    facts.filter(({ fact }) => fact[verb]?.['seat'] === seat).length;
  const rowOf = (row: EndRow): EndRow => {
    const takes = kinds.map((kind) => -(lost[row.seat]?.get(kind) ?? 0));
    const bird = view.units.find((unit) => unit.owner === row.seat && unit.is_bird)?.bird;
    const [fallen, missions] = [count(row.seat, 'defeated'), count(row.seat, 'mission_done')];
    return {
      ...row,
      points: [row.score - takes.reduce((sum, each) => sum + each, 0), ...takes],
      picture: bird ? birdPicture(bird, 'centre', factionOf(view, row.seat) === 'raiders') : null,
      note: [
        words.name('faction', factionOf(view, row.seat)),
        words.t('web.tf.end.nest', { life: row.score }),
        words.t('web.tf.end.fallen', { count: fallen }),
        words.t('web.tf.end.missions', { count: missions }),
      ].join(' · '),
    };
  };
  const roundOf = (before: readonly Fact[]): string => {
    const last = before.findLast(({ fact }) => 'round_started' in fact)?.fact['round_started'];
    return last ? words.t('web.tf.round', { round: Number(last['round']) }) : '';
  };
  const sources: Source[] = [
    { key: 'start', words: words.t('web.tf.end.start') },
    ...kinds.map((key) => ({ key, words: key === 'other' ? words.t('web.tf.end.other') : words.name('kind', key) })),
  ];
  return {
    ...plain,
    scored: false, // it is a fight, not a race for points
    sources,
    rows: plain.rows.map(rowOf),
    moments: toldMoments(facts, weigh, words, roundOf),
  };
}
