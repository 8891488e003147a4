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
const figureFields = new Set(
  'figure figures by on attacker defender bird blocker enemy passenger winner loser'.split(' '),
);
export function numbered(view: View, field: string, n: number, t: Say): string | null {
  if (field === 'x' || field === 'y') return String(n / 100); // millimetres
  if (field === 'heading') return `${n / 10}°`;
  if (field === 'unit') return unitName(view, n, t);
  if (figureFields.has(field)) return n === nobody ? '–' : figureName(view, n, t);
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
/** What the engine previews (`Preview` in games/tail_feathers/preview.h). */
export interface Odds {
  dice: number;
  expected: number;
  some: number;
}
export type Army = NonNullable<View['campaign']>['sides'][number]['army'];
/** One step further for an entry of a campaign's army, and the army with it; `why` it may not be had. */
export interface Upgrade {
  entry: number;
  better: 'rank' | 'veteran' | 'figure';
  army: Army;
  why: string | null;
}
export interface Line {
  from: Point;
  to: Point;
}
export type Crossing = View['crossings'][number];
export type Place = View['places'][number];
export interface Ahead {
  route: Pose[];
  crossings: { crossing: Crossing; effect: string; odds: Odds; at: Point }[];
  end: Pose | null;
  off_board: boolean;
  strikes: { kind: string; target: Fields; odds: Odds; line: Line }[];
  odds: Odds | null;
  place: Place | null;
  sight: { in_range: boolean; clear: boolean; line: Line; blocker: string; blocker_id: number } | null;
  army: { points: number; faults: { why: string; entry: number }[]; upgrades: Upgrade[] } | null;
}
export const nobody = 255;

/** Which way a heading goes: one of eight winds. */
export const headingWords = (heading: number, words: Words): string =>
  words.t('web.tf.heading', { wind: words.t(`web.tf.wind.${Math.round(heading / 450) % 8}`) });
/** Whereabouts a point is: by a tree, at an edge, in the middle. Nobody plays by millimetres. */
export function whereWords({ x, y }: Point, words: Words): string {
  const third = (n: number): number => Math.min(2, Math.max(0, Math.floor((3 * n) / side)));
  const cell = `${['s', '', 'n'][third(y)]}${['w', '', 'e'][third(x)]}`;
  return words.t(`web.tf.where.${cell || 'middle'}`);
}
const mm = (length: number): number => Math.round(length / 100);
/** Next to what: the tree and the flying figure that the engine found, with distances where they may be known. */
export function placeWords(view: View, place: Place, words: Words): string {
  const tree = words.name('tree', place.tree);
  const t = (key: string): string => words.t(key);
  const parts = [
    place.to_tree === null
      ? words.t('web.tf.near', { name: tree })
      : place.to_tree === 0
        ? words.t('web.tf.over', { name: tree })
        : words.t('web.tf.short_of', { name: tree, mm: mm(place.to_tree) }),
  ];
  if (place.bird !== nobody) {
    const name = figureName(view, place.bird, t);
    parts.push(
      place.to_bird === null
        ? words.t('web.tf.near', { name })
        : words.t('web.tf.from', { name, mm: mm(place.to_bird) }),
    );
  }
  return parts.join(', ');
}
/** A figure with everything that is to be known of where and how it is. */
export function figureWords(view: View, figure: number, words: Words): string {
  const each = view.figures[figure];
  const unit = unitOf(view, figure);
  if (!each || !unit) return '';
  const parts = [figureName(view, figure, (key) => words.t(key))];
  if (each.zone !== 'battlefield') parts.push(words.name('zone', each.zone));
  else if (each.flying) {
    parts.push(headingWords(each.pose.heading, words), words.t('web.tf.tilt', { tilt: words.name('tilt', each.tilt) }));
    const place = view.places.find((at) => at.figure === figure);
    if (place) parts.push(placeWords(view, place, words));
  } else parts.push(words.name('space', each.at));
  if (each.wounds > 0) parts.push(words.t('web.tf.wounds', { count: each.wounds }));
  for (const state of ['shaken', 'immobile', 'burning'] as const) if (each[state]) parts.push(words.t(`word.${state}`));
  return parts.join(', ');
}
export function crossingName(view: View, { kind, id }: Crossing, words: Words): string {
  if (kind === 'bird') return figureName(view, id, (key) => words.t(key));
  if (kind === 'space' || kind === 'nest' || kind === 'leaf') return words.name('space', spaces[id] ?? 'nowhere');
  if (kind === 'trunk') return words.t('web.tf.trunk', { name: words.name('tree', trees[id] ?? '') });
  return words.name('kind', kind);
}

/** What a route meets; the joints of the templates are no event of their own. */
export const met = (shown: Ahead): Ahead['crossings'] =>
  shown.crossings.filter(({ crossing }) => crossing.kind !== 'manoeuvre_point');

/** In words and in the engine's order: what, at how many millimetres, and what it would do. */
export function ahead(view: View, shown: Ahead, words: Words): string[] {
  const odds = (o: Odds): string =>
    o.dice === 0
      ? ''
      : words.t('web.tf.odds', { dice: o.dice, percent: Math.round(o.some / 10), hits: o.expected / 100 });
  const lines = met(shown).map(({ crossing, effect, odds: o }) =>
    [
      words.t('web.tf.crossing', { what: crossingName(view, crossing, words), mm: mm(crossing.arc) }),
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
        where: shown.place ? placeWords(view, shown.place, words) : '',
        heading: headingWords(shown.end.heading, words),
      }),
    );
  for (const strike of shown.strikes)
    lines.push([strikeWords(view, strike, words), odds(strike.odds)].filter((part) => part !== '').join(', '));
  if (shown.odds) lines.push(odds(shown.odds));
  if (shown.sight) lines.push(sightWords(view, shown.sight, words));
  return lines.filter((line) => line !== '');
}
/** What a route leads to in a line or two: what stops or hurts it first, otherwise where it ends; and whom it could attack. */
export function outcome(view: View, shown: Ahead, words: Words): string[] {
  const harm = met(shown).find(({ effect }) => ['trunk', 'spiral', 'collision', 'wound', 'shaken'].includes(effect));
  const first = harm
    ? `${crossingName(view, harm.crossing, words)}: ${words.t(`web.tf.effect.${harm.effect}`)}`
    : shown.off_board
      ? words.t('web.tf.off_board')
      : shown.place
        ? placeWords(view, { ...shown.place, bird: nobody }, words)
        : '';
  const strike = shown.strikes[0];
  const second = strike ? strikeWords(view, strike, words) : '';
  return [first, second].filter((line) => line !== '');
}
function strikeWords(view: View, strike: Ahead['strikes'][number], words: Words): string {
  const target = strike.target as { figure?: number; nest?: number };
  const name =
    target.figure !== undefined && target.figure !== nobody
      ? figureName(view, target.figure, (key) => words.t(key))
      : words.t('kind.nest');
  return words.t('web.tf.could', { kind: words.name('kind', strike.kind), name });
}
function sightWords(view: View, sight: NonNullable<Ahead['sight']>, words: Words): string {
  if (!sight.in_range) return words.t('web.tf.sight.far');
  if (sight.clear) return words.t('web.tf.sight.clear');
  const kind = sight.blocker === 'leaf' ? 'leaf' : sight.blocker;
  const name = crossingName(view, { kind, id: sight.blocker_id } as Crossing, words);
  return words.t('web.tf.sight.blocked', { name });
}

export function playerFacts(view: View, seat: number, words: Words): PlayerFact[] {
  const player = view.players[seat];
  if (typeof player !== 'object') return [];
  return [
    { key: 'nest', icon: 'nest', words: words.t('word.nest'), value: String(player.nest) },
    { key: 'cheese', icon: 'cheese', words: words.t('word.cheese'), value: String(player.cheese) },
  ];
}
