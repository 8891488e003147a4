// What stands out in a game: where a seat chose best, where worst, and where everything turned. Without a page.
import type { Choice } from '../../lib/contract';
import { isBag, list, number, numbers, readChoice, readEnd, text, type Bag } from '../../lib/read';
import type { End } from '../../lib/contract';

/** In thousandths: with what the seat could know, and `open` with what was hidden from it. */
export interface Option {
  choice: Choice;
  chance: number;
  open: number;
  chosen: boolean;
}
/** A decision: what was chosen, and what a strong player would have thought of. The best first. */
export interface Judged {
  step: number;
  seat: number;
  options: Option[];
  cost: number;
  sure: boolean;
}
export interface Opened {
  review: string;
  events: number;
  /** The first step that can be shown. */
  first: number;
  decisions: { step: number; seat: number }[];
  end: End | null;
}
export type Kind = 'best' | 'worst' | 'turn';
export interface Moment {
  kind: Kind;
  step: number;
  /** What it was worth, in thousandths: gained, lost, or how far it turned. */
  worth: number;
  from: number;
  to: number;
}

export function readOpened(said: Bag): Opened | null {
  if (!text(said['review'])) return null;
  return {
    review: text(said['review']),
    events: number(said['events']),
    first: number(said['first']),
    decisions: list(said['decisions'], (each) =>
      isBag(each) ? { step: number(each['step']), seat: number(each['seat']) } : null,
    ),
    end: readEnd(said['end']),
  };
}
/** At each step: everybody's chance, how much everybody had been told, and the round; 0: the game has none. */
export interface Chances {
  chances: number[][];
  told: number[];
  rounds: number[];
}
export const readChances = (said: Bag): Chances | null =>
  Array.isArray(said['chances'])
    ? { chances: list(said['chances'], numbers), told: numbers(said['told']), rounds: numbers(said['rounds']) }
    : null;

/** While some have chosen and others have not, and nothing was told, nobody's chances are others than before. */
export function settled({ chances, told }: Chances): number[][] {
  const found: number[][] = [];
  chances.forEach((each, i) => {
    const before = found[i - 1];
    found.push(before && told[i] === told[i - 1] ? before : each);
  });
  return found;
}
/** Where each round begins, by its place in the list. */
export const bands = (rounds: readonly number[]): { round: number; from: number; to: number }[] => {
  const found: { round: number; from: number; to: number }[] = [];
  rounds.forEach((round, i) => {
    const open = found.at(-1);
    if (open?.round === round) open.to = i;
    else if (round > 0) found.push({ round, from: open ? open.to : i, to: i });
  });
  return found;
};

function readOption(each: unknown): Option | null {
  const choice = isBag(each) ? readChoice(each['choice']) : null;
  if (!choice || !isBag(each)) return null;
  return { choice, chance: number(each['chance']), open: number(each['open']), chosen: each['chosen'] === true };
}
export const readJudged = (said: Bag): Judged | null =>
  typeof said['step'] === 'number'
    ? {
        step: said['step'],
        seat: number(said['seat']),
        options: list(said['options'], readOption),
        cost: number(said['cost']),
        sure: said['sure'] === true,
      }
    : null;

export const least = 15; // thousandths: less is not worth a word
const leastTurn = 60;
const most = 3;

/** What the choice was worth beside the other ideas. */
export function gain({ options, cost }: Judged): number {
  const others = options.filter((option) => !option.chosen);
  const own = options.find((option) => option.chosen);
  if (!own || others.length === 0 || cost > 0) return 0;
  return own.chance - Math.round(others.reduce((sum, each) => sum + each.chance, 0) / others.length);
}
export const isSlip = (judged: Judged): boolean => judged.sure && judged.cost >= least;

/** `chances`: of this seat, by step from `first` on. In the order in which they were. */
export function momentsOf(judged: readonly Judged[], chances: readonly number[], first = 0): Moment[] {
  const at = (step: number): number => chances[step - first] ?? 0;
  const make = (kind: Kind, step: number, worth: number, from: number, to: number): Moment => ({
    kind,
    step,
    worth,
    from,
    to,
  });
  const worst = judged
    .filter(isSlip)
    .sort((a, b) => b.cost - a.cost || a.step - b.step)
    .slice(0, most)
    .map((each) => {
      const best = each.options[0]?.chance ?? 0;
      return make('worst', each.step, each.cost, best, best - each.cost);
    });
  const best = judged
    .filter((each) => gain(each) >= least)
    .sort((a, b) => gain(b) - gain(a) || a.step - b.step)
    .slice(0, most)
    .map((each) => {
      const own = each.options.find((option) => option.chosen)?.chance ?? 0;
      return make('best', each.step, gain(each), own - gain(each), own);
    });
  const taken = new Set([...worst, ...best].map((moment) => moment.step));
  const turns = chances
    .slice(1)
    .map((chance, i) => make('turn', first + i, Math.abs(chance - at(first + i)), at(first + i), chance))
    .filter((turn) => turn.worth >= leastTurn && !taken.has(turn.step))
    .sort((a, b) => b.worth - a.worth || a.step - b.step)
    .slice(0, most);
  return [...worst, ...best, ...turns].sort((a, b) => a.step - b.step);
}

export interface Summary {
  decisions: number;
  /** As good as a strong player's, as far as can be told. */
  good: number;
  /** Thousandths that the dearest slip cost. */
  dearest: number;
}
export function summaryOf(judged: readonly Judged[]): Summary {
  const real = judged.filter((each) => each.options.length > 1);
  const slips = real.filter(isSlip);
  return {
    decisions: real.length,
    good: real.length - slips.length,
    dearest: Math.max(0, ...slips.map((each) => each.cost)),
  };
}
