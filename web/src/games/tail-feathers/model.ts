// Tail Feathers as the board draws it. Lengths are hundredths of a millimetre, angles tenths of a degree, counter-clockwise
// from east; the picture's y goes down. Nothing here measures: what counts is measured by the engine.
import type { Choice, Fields, PlayerFact, Words } from '../../lib/contract';
import { printed, type View } from '../../generated/tail-feathers.gen';

export type { View } from '../../generated/tail-feathers.gen';
export type Space = keyof typeof printed.spaces;
export type Tree = keyof typeof printed.trunks;
export type Bird = keyof typeof printed.birds;
export type Pilot = keyof typeof printed.pilots;
export type Ground = keyof typeof printed.ground;
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Pose {
  at: Point;
  heading: number;
}
export const card = printed;
export const spaces = Object.keys(printed.spaces) as Space[];
export const trees = Object.keys(printed.trunks) as Tree[];
export const side: number = printed.board;
export const outlineOf = (space: Space): string => path(printed.spaces[space].outline);
export const centreOf = (space: Space): Point => printed.spaces[space].centre;
export const path = (points: readonly Point[]): string => `M${points.map((p) => `${p.x} ${-p.y}`).join('L')}Z`;
/** Degrees for SVG: a drawing that looks up becomes one that looks along the heading. */
export const turn = (heading: number): number => 90 - heading / 10;

export const factionOf = (view: View, seat: number): string => view.players[seat]?.faction ?? 'militia';
export const unitOf = (view: View, figure: number) => view.units[view.figures[figure]?.unit ?? 0];
export const ownerOf = (view: View, figure: number): number => unitOf(view, figure)?.owner ?? 0;
export const isRat = (view: View, figure: number): boolean => factionOf(view, ownerOf(view, figure)) === 'raiders';
export const figuresOf = (view: View, unit: number): number[] =>
  view.figures.flatMap((figure, i) => (figure.unit === unit ? [i] : []));

type Say = (key: string) => string;
export function unitName(view: View, unit: number, t: Say): string {
  const each = view.units[unit];
  if (!each) return String(unit);
  if (!each.is_bird) return t(`ground.${each.ground}.name`);
  const bird = t(`bird.${each.bird}.name`);
  return each.riderless ? bird : `${bird} + ${t(`pilot.${each.pilot}.name`)}`;
}
export function figureName(view: View, figure: number, t: Say): string {
  const unit = view.figures[figure]?.unit;
  if (unit === undefined) return String(figure);
  const all = figuresOf(view, unit);
  const name = unitName(view, unit, t);
  return all.length > 1 ? `${name} ${all.indexOf(figure) + 1}` : name;
}
const figureFields = new Set(['figure', 'figures', 'by', 'on', 'attacker', 'defender', 'bird', 'blocker']);
export function numbered(view: View, field: string, n: number, t: Say): string | null {
  if (field === 'x' || field === 'y') return String(n / 100); // millimetres
  if (field === 'heading') return `${n / 10}°`;
  if (field === 'unit') return unitName(view, n, t);
  if (figureFields.has(field)) return n === 255 ? '–' : figureName(view, n, t);
  return null;
}

export function fieldsOf(choice: Choice): [string, Fields] {
  const verb = Object.keys(choice)[0] ?? '';
  return [verb, choice[verb] ?? {}];
}
export function frame(view: View, verb: string): Fields | null {
  for (const each of [...view.stack].reverse()) {
    const found = (each as unknown as Choice)[verb];
    if (found) return found;
  }
  return null;
}
export const lifeOf = (view: View, unit: number): number => {
  const each = view.units[unit];
  if (!each) return 0;
  if (!each.is_bird) return printed.ground[each.ground as Ground].life;
  const rank = ['rookie', 'standard', 'ace'].indexOf(each.rank);
  const rider = each.riderless ? 0 : (printed.pilots[each.pilot as Pilot].ranks[rank]?.life ?? 0);
  return printed.birds[each.bird as Bird].life + rider;
};

/** What the engine previews (`Preview` in games/tail_feathers/preview.h). */
export interface Odds {
  dice: number;
  expected: number;
  some: number;
}
export interface Ahead {
  route: Pose[];
  crossings: { crossing: { arc: number; kind: string; id: number }; effect: string; odds: Odds }[];
  end: Pose | null;
  off_board: boolean;
  strikes: { kind: string; target: Fields; odds: Odds; line: { from: Point; to: Point } }[];
  odds: Odds | null;
}

/** In words and in the engine's order: what, at how many millimetres, and what it would do. */
export function ahead(view: View, shown: Ahead, words: Words): string[] {
  const odds = (o: Odds): string =>
    o.dice === 0
      ? ''
      : words.t('web.tf.odds', { dice: o.dice, percent: Math.round(o.some / 10), hits: o.expected / 100 });
  const lines = shown.crossings.map(({ crossing, effect, odds: o }) =>
    [
      words.t('web.tf.crossing', { what: words.name('kind', crossing.kind), mm: Math.round(crossing.arc / 100) }),
      words.t(`web.tf.effect.${effect}`),
      odds(o),
    ]
      .filter((part) => part !== '')
      .join(', '),
  );
  if (shown.off_board) lines.push(words.t('web.tf.off_board'));
  if (shown.end)
    lines.push(
      words.t('web.tf.ends', {
        x: Math.round(shown.end.at.x / 100),
        y: Math.round(shown.end.at.y / 100),
        degrees: shown.end.heading / 10,
      }),
    );
  for (const strike of shown.strikes) {
    const target = strike.target as { figure?: number; nest?: number };
    const name =
      target.figure !== undefined && target.figure !== 255
        ? figureName(view, target.figure, (key) => words.t(key))
        : words.t('kind.nest');
    lines.push(
      [words.t('web.tf.could', { kind: words.name('kind', strike.kind), name }), odds(strike.odds)]
        .filter((part) => part !== '')
        .join(', '),
    );
  }
  if (shown.odds) lines.push(odds(shown.odds));
  return lines.filter((line) => line !== '');
}

export function playerFacts(view: View, seat: number, words: Words): PlayerFact[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { key: 'nest', icon: 'nest', words: words.t('word.nest'), value: String(player.nest) },
    { key: 'cheese', icon: 'cheese', words: words.t('word.cheese'), value: String(player.cheese) },
  ];
}
