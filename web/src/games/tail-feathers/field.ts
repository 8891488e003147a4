// What stands where on the battlefield, and which choices are about it.
import type { Choice } from '../../lib/contract';
import { card, centreOf, fieldsOf, met, side, spaces, type Ahead, type Point, type Space, type View } from './model';

export const leafNames = spaces.filter((space) => space.includes('leaf'));
export const nestsOf = (view: View): Map<Space, number> =>
  new Map(view.players.map((player, seat) => [`${player.home}_nest` as Space, seat]));

/** What the painted ground depends on. */
export const homesOf = (view: View): string => [...new Set(view.players.map(({ home }) => home))].sort().join(' ');
export const hasSapling = (view: View): boolean =>
  (view.spaces as Space[]).some((space) => card.spaces[space].tree === 'sapling');

const isStanding = (figure: View['figures'][number]): boolean =>
  figure.zone === 'battlefield' && !figure.flying && figure.at !== 'nowhere';
const apart = 1900;
/** Who stands on a branch, in rows of three about its middle; null for everybody else. */
export function standing(view: View): (Point | null)[] {
  const count = new Map<string, number>();
  return view.figures.map((figure) => {
    if (!isStanding(figure)) return null;
    const n = count.get(figure.at) ?? 0;
    count.set(figure.at, n + 1);
    const centre = centreOf(figure.at as Space);
    const all = view.figures.filter((each) => isStanding(each) && each.at === figure.at).length;
    const [inRow, rows] = [Math.min(3, all - 3 * Math.floor(n / 3)), Math.ceil(all / 3)];
    return {
      x: centre.x + ((n % 3) - (inRow - 1) / 2) * apart,
      y: centre.y + (Math.floor(n / 3) - (rows - 1) / 2) * apart,
    };
  });
}

type Match = (choice: Choice) => boolean;
export const about =
  (view: View, figure: number): Match =>
  (choice) => {
    const [, fields] = fieldsOf(choice);
    const target = fields['target'] as { figure?: number } | undefined;
    return fields['figure'] === figure || target?.figure === figure || fields['unit'] === view.figures[figure]?.unit;
  };
export const toSpace =
  (nests: ReadonlyMap<Space, number>, space: Space): Match =>
  (choice) => {
    const [, fields] = fieldsOf(choice);
    const target = fields['target'] as { leaf?: string; nest?: number } | undefined;
    return (
      fields['to'] === space ||
      fields['at'] === space ||
      target?.leaf === space ||
      (target?.nest !== undefined && target.nest === nests.get(space))
    );
  };

export interface Badge {
  at: Point;
  now: boolean;
}
/** Where their numbers stand: on the table, none on another. */
export const apartFrom = (badges: Badge[]): Badge[] => {
  const put: Badge[] = [];
  for (const { at, now } of badges) {
    const to = { x: inside(at.x), y: inside(at.y) };
    const on = (each: Badge): boolean => Math.hypot(each.at.x - to.x, each.at.y - to.y) < 2000;
    while (put.some(on) && to.x < side - 3400) to.x += 2100;
    put.push({ at: to, now });
  }
  return put;
};
/** The numbers along a route: as tried out, or as being flown; `next` is the station that comes. */
export function badgesOf(view: View, shown: Ahead | null, next: number): Badge[] {
  if (shown && shown.crossings.length > 0) return met(shown).map(({ at }) => ({ at, now: false }));
  return view.stations.flatMap((at, i) =>
    view.crossings[i]?.kind === 'manoeuvre_point' ? [] : [{ at, now: i === next }],
  );
}

/** Enter and the space bar do what a click does. */
export const enter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/** So far from the table's edge that all of it is seen. */
export const inside = (n: number, half = 1300): number => Math.min(Math.max(n, half), side - half);
interface Label {
  figure: number;
  name: string;
  at: Point;
}
/** The names of flying ones: under them, at the lower edge over them, beside each other's and no wound's number; y goes down. */
export function labelsOf(view: View, stand: readonly (Point | null)[], nameOf: (figure: number) => string): Label[] {
  const flying = view.figures.flatMap((each, i) => (each.zone === 'battlefield' && each.flying ? [i] : []));
  const taken = view.figures.flatMap((each, i) => {
    const at = each.zone !== 'battlefield' ? null : each.flying ? each.pose.at : stand[i];
    return each.wounds > 0 && at ? [{ x: at.x + 1500, y: -at.y - 1150, half: 900 }] : [];
  });
  return flying.map((figure) => {
    const name = nameOf(figure);
    const half = name.length * 380;
    const { x, y } = view.figures[figure]!.pose.at;
    const isFree = (to: Point): boolean =>
      taken.every((each) => Math.abs(each.x - to.x) > each.half + half || Math.abs(each.y - to.y) > 2000);
    const heights = [4600, 6700, -4000, -6100, 8800, -8200]
      .map((by) => by - y)
      .filter((to) => to < -600 && to > 1600 - side);
    const ways = heights.map((to) => ({ x: inside(x, half), y: to }));
    const at = ways.find(isFree) ?? ways[0] ?? { x, y: -y };
    taken.push({ ...at, half });
    return { figure, name, at };
  });
}
/** The length of a range stands where its circle meets the table: below, or above where that is outside. */
export const rangeAt = ({ x, y }: Point, radius: number): Point => ({
  x: inside(x, 2600),
  y: y - radius > 0 ? -y + radius - 500 : Math.max(-y - radius + 1600, 1600 - side),
});
