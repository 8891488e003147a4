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

export function playerFacts(view: View, seat: number, words: Words): PlayerFact[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { key: 'nest', words: words.t('word.nest'), value: String(player.nest) },
    { key: 'cheese', words: words.t('word.cheese'), value: String(player.cheese) },
  ];
}
