// How a match ended: what its last page shows. Each game fills it from its view and the facts.
import type { Choice, End, Fact, Player, Words } from './contract';

/** A source of points, the same for everybody; its sums are in `EndRow.points`, in this order. */
export interface Source {
  key: string;
  words: string;
}
export interface EndRow {
  seat: number;
  rank: number;
  score: number;
  /** By source; they add up to the score. */
  points: number[];
  /** What stood for this player, and what it is called. */
  picture: string | null;
  /** What was kept secret until now, or how this seat fared where there are no points. */
  note: string;
}
/** Something to remember, with the fact (from 0) that tells it. */
export interface EndMoment {
  fact: number;
  when: string;
  title: string;
  text: string;
  picture: string | null;
}
export interface Ending {
  title: string;
  under: string;
  /** Points are what it was about: a podium. Otherwise a list of who won and who did not. */
  scored: boolean;
  sources: Source[];
  rows: EndRow[];
  moments: EndMoment[];
}

/** Places by who won, then by points; equals share a place. */
export function ranked(end: End): { seat: number; score: number; rank: number }[] {
  const order = (seat: number): [number, number] => [end.winners.includes(seat) ? 0 : 1, -(end.scores[seat] ?? 0)];
  const before = (a: number, b: number): number => {
    const [[aw, as], [bw, bs]] = [order(a), order(b)];
    return aw - bw || as - bs;
  };
  const seats = end.scores.map((_, seat) => seat);
  return seats
    .map((seat) => ({
      seat,
      score: end.scores[seat] ?? 0,
      rank: 1 + seats.filter((other) => before(other, seat) < 0).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The three weightiest facts that everybody may know, in the order they happened, as the log tells them. */
export function toldMoments(
  facts: readonly Fact[],
  weigh: (fact: Choice) => number,
  words: Words,
  whenOf: (before: readonly Fact[]) => string,
): EndMoment[] {
  return facts
    .map(({ fact, private: isPrivate }, i) => ({ i, fact, weight: isPrivate ? 0 : weigh(fact) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.i - a.i)
    .slice(0, 3)
    .sort((a, b) => a.i - b.i)
    .map(({ i, fact }) => ({
      fact: i,
      when: whenOf(facts.slice(0, i + 1)),
      title: words.fact(fact),
      text: '',
      picture: null,
    }));
}

/** For a game that says nothing of its own. */
export function plainEnding(end: End, players: readonly Player[], words: Words): Ending {
  const names = end.winners.map((seat) => words.seat(seat));
  const mine = players.find((player) => player.you)?.seat;
  const list = new Intl.ListFormat(words.language).format(names);
  const title =
    names.length === 0
      ? words.t('web.end.nobody')
      : names.length === 1 && end.winners[0] === mine
        ? words.t('web.end.you')
        : words.t('web.winner', { names: list, n: names.length });
  const key = `end.${end.ending ?? ''}`;
  return {
    title,
    under: words.has(key) ? words.t(key) : '',
    scored: end.winners.length > 0 && new Set(end.scores).size > 1,
    sources: [],
    rows: ranked(end).map((row) => ({ ...row, points: [], picture: null, note: '' })),
    moments: [],
  };
}
