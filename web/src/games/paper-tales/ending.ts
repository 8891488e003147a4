// The last page of a match: who became a legend, where the points came from, and three moments to remember.
import type { End, Fact, Fields, Player, Words } from '../../lib/contract';
import { plainEnding, type EndMoment, type Ending, type EndRow } from '../../lib/ending';
import { buildingPicture, unitPicture } from './art';
import type { BuildingId, CardId } from './model';

export const sources = ['wars', 'units', 'buildings', 'end'] as const;
type Source = (typeof sources)[number];

interface Scored {
  i: number;
  seat: number;
  points: number;
  source: Source;
  round: number;
  card?: CardId;
  building?: BuildingId;
  other?: number;
}
const told = ({ fact }: Fact): [string, Fields] => {
  const verb = Object.keys(fact)[0] ?? '';
  return [verb, fact[verb] ?? {}];
};
/** Everything that brought or cost legend points, in order; `end`: the counting after the last round. */
export function scoring(facts: readonly Fact[]): Scored[] {
  const all: Scored[] = [];
  let round = 0;
  facts.forEach((fact, i) => {
    const [verb, fields] = told(fact);
    if (verb === 'round_started') round = Number(fields['round']);
    const base = { i, round, seat: Number(fields['seat']), points: Number(fields['points']) };
    const last = fact.rule.startsWith('PT-10.');
    if (verb === 'war_won') all.push({ ...base, source: 'wars', other: Number(fields['other']) });
    if (verb === 'unit_legend') all.push({ ...base, source: last ? 'end' : 'units', card: fields['card'] as CardId });
    if (verb === 'building_legend')
      all.push({ ...base, source: last ? 'end' : 'buildings', building: fields['building'] as BuildingId });
  });
  return all;
}
const sum = (all: readonly Scored[]): number => all.reduce((total, each) => total + each.points, 0);

/** The unit that earned most for a seat; the last one that came where none earned anything. */
function heroOf(facts: readonly Fact[], scored: readonly Scored[], seat: number): string | null {
  const byCard = new Map<CardId, number>();
  for (const each of scored)
    if (each.seat === seat && each.card) byCard.set(each.card, (byCard.get(each.card) ?? 0) + each.points);
  const [best] = [...byCard].filter(([, points]) => points > 0).sort((a, b) => b[1] - a[1]);
  const last = facts.findLast(({ fact }) => fact['revealed']?.['seat'] === seat)?.fact['revealed']?.['card'];
  const card = best?.[0] ?? (last as CardId | undefined);
  return card ? unitPicture(card) : null;
}

interface Candidate extends EndMoment {
  weight: number;
}
function warMoment(scored: readonly Scored[], facts: readonly Fact[], words: Words): Candidate | null {
  const wars = scored.filter((each) => each.source === 'wars');
  const rounds = wars.map((war) => ({ war, all: wars.filter((w) => w.seat === war.seat && w.round === war.round) }));
  const best = rounds.sort((a, b) => sum(b.all) - sum(a.all))[0];
  if (!best) return null;
  const { war, all } = best;
  const hero = heroOf(facts.slice(0, war.i), [], war.seat);
  const name = words.seat(war.seat);
  const others = new Intl.ListFormat(words.language).format(all.map((each) => words.seat(each.other ?? 0)));
  return {
    fact: war.i,
    when: words.t('line.round', { round: war.round, rounds: 4 }),
    title: words.t('web.pt.end.war', { name }),
    text: words.t('web.pt.end.war.text', { others, points: sum(all) }),
    picture: hero,
    weight: sum(all),
  };
}
function gainMoments(scored: readonly Scored[], words: Words): Candidate[] {
  return scored
    .filter((each) => each.source !== 'wars' && each.points !== 0)
    .map((each) => {
      const what = each.card ? words.name('card', each.card) : words.name('building', each.building ?? '');
      const lost = each.points < 0;
      return {
        fact: each.i,
        when: each.source === 'end' ? words.t('phase.over') : words.t('line.round', { round: each.round, rounds: 4 }),
        title: words.t(lost ? 'web.pt.end.loss' : 'web.pt.end.gain', { what }),
        text: words.t(lost ? 'web.pt.end.loss.text' : 'web.pt.end.gain.text', {
          name: words.seat(each.seat),
          points: Math.abs(each.points),
        }),
        picture: each.card ? unitPicture(each.card) : each.building ? buildingPicture(each.building) : null,
        weight: Math.abs(each.points),
      };
    })
    .sort((a, b) => b.weight - a.weight);
}
/** The last time somebody took the lead alone. */
function leadMoment(scored: readonly Scored[], facts: readonly Fact[], words: Words): Candidate | null {
  const legends = new Map<number, number>();
  let leader: number | null = null;
  let last: Candidate | null = null;
  scored.forEach((each, n) => {
    legends.set(each.seat, (legends.get(each.seat) ?? 0) + each.points);
    if (scored[n + 1]?.round === each.round && scored[n + 1]?.source === each.source) return; // all at once
    const order = [...legends].sort((a, b) => b[1] - a[1]);
    const [first, second] = order;
    if (!first || first[1] === second?.[1] || first[0] === leader) return;
    const isFirst = leader === null;
    leader = first[0];
    if (isFirst) return;
    last = {
      fact: each.i,
      when: words.t('line.round', { round: each.round, rounds: 4 }),
      title: words.t('web.pt.end.lead', { name: words.seat(first[0]) }),
      text: words.t('web.pt.end.lead.text', {
        points: first[1],
        other: words.seat(second?.[0] ?? 0),
        theirs: second?.[1] ?? 0,
      }),
      picture: heroOf(facts.slice(0, each.i), [], first[0]),
      weight: 5,
    };
  });
  return last;
}

/** At most three, each of another kind, in the order they happened. */
export function momentsOf(facts: readonly Fact[], words: Words): EndMoment[] {
  const scored = scoring(facts);
  const gains = gainMoments(scored, words);
  const found = [leadMoment(scored, facts, words), warMoment(scored, facts, words), gains[0] ?? null, gains[1] ?? null];
  return found
    .filter((each): each is Candidate => each !== null)
    .slice(0, 3)
    .sort((a, b) => a.fact - b.fact)
    .map(({ fact, when, title, text, picture }) => ({ fact, when, title, text, picture }));
}

export function ending(end: End, facts: readonly Fact[], players: readonly Player[], words: Words): Ending {
  const plain = plainEnding(end, players, words);
  const scored = scoring(facts);
  const rows: EndRow[] = plain.rows.map((row) => ({
    ...row,
    points: sources.map((source) => sum(scored.filter((each) => each.seat === row.seat && each.source === source))),
    picture: heroOf(facts, scored, row.seat),
  }));
  const [winner] = end.winners;
  const second = rows.find((row) => !end.winners.includes(row.seat));
  const isMine = players.some((player) => player.you && player.seat === winner);
  const ahead = (end.scores[winner ?? 0] ?? 0) - (second?.score ?? 0);
  const sole = end.winners.length === 1 && winner !== undefined;
  return {
    ...plain,
    title: sole ? words.t(isMine ? 'web.pt.end.you' : 'web.pt.end.title', { name: words.seat(winner) }) : plain.title,
    under:
      sole && second && ahead > 0
        ? words.t('web.pt.end.ahead', { points: ahead, name: words.seat(second.seat) })
        : plain.under,
    sources: sources.map((key) => ({ key, words: words.t(`web.pt.end.${key}`) })),
    rows,
    moments: momentsOf(facts, words),
  };
}
