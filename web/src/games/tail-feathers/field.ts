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
export const apartFrom = (badges: Badge[], wounds: readonly Point[] = []): Badge[] => {
  const put: Badge[] = [];
  for (const { at, now } of badges) {
    const to = { x: inside(at.x), y: inside(at.y) };
    const near = (to: Point, room: number) => (each: Point) => Math.hypot(each.x - to.x, each.y - to.y) < room;
    const isTaken = (): boolean => put.map((each) => each.at).some(near(to, 2700)) || wounds.some(near(to, 2200));
    while (isTaken() && to.x < side - 3400) to.x += 700;
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
/** Where the numbers of wounds are. */
export const woundsOf = (view: View, stand: readonly (Point | null)[]): Point[] =>
  view.figures.flatMap(({ zone, flying, pose, wounds }, i) => {
    const at = zone !== 'battlefield' ? null : flying ? pose.at : stand[i];
    return wounds > 0 && at ? [{ x: at.x + 1500, y: at.y + 1500 }] : [];
  });
/** The names of flying ones: under them, at the lower edge over them, beside each other's, no figure and no wound; y goes down. */
export function labelsOf(view: View, stand: readonly (Point | null)[], nameOf: (figure: number) => string): Label[] {
  const flying = view.figures.flatMap((each, i) => (each.zone === 'battlefield' && each.flying ? [i] : []));
  const wounds = woundsOf(view, stand).map(({ x, y }) => ({ x, y: -y, half: 900, high: 900 }));
  const figures = view.figures.flatMap(({ zone, flying: flies, pose, unit }, i) => {
    const at = zone !== 'battlefield' ? null : flies ? pose.at : stand[i];
    const size = flies ? card.base : view.units[unit]?.is_bird ? 1800 : 1100;
    return at ? [{ x: at.x, y: -at.y, half: size, high: size }] : [];
  });
  const taken = [...wounds, ...figures];
  return flying.map((figure) => {
    const name = nameOf(figure);
    const half = name.length * 380;
    const { x, y } = view.figures[figure]!.pose.at;
    /** How much of something else it would hide; a wound or a name is worse than feathers. */
    const hides = (to: Point): number =>
      taken.reduce((sum, each) => {
        const across = each.half + half - Math.abs(each.x - to.x);
        const down = each.high + 900 - Math.abs(each.y - (to.y - 500));
        return across > 0 && down > 0 ? sum + across * down * (each.high > 1000 ? 1 : 20) : sum;
      }, 0);
    const heights = [4600, 6700, -4000, -6100, 8800, -8200]
      .map((by) => by - y)
      .filter((to) => to < -600 && to > 1600 - side);
    const aside = [0, -3000, 3000, -half - 2600, half + 2600];
    const ways = aside.flatMap((by) => heights.map((to) => ({ x: inside(x + by, half), y: to })));
    const hidden = ways.map(hides);
    const at = ways[hidden.indexOf(Math.min(...hidden))] ?? { x, y: -y };
    taken.push({ x: at.x, y: at.y - 500, half, high: 900 });
    return { figure, name, at };
  });
}
/** The length of a range stands where its circle meets the table: below, or above where that is outside. */
export const rangeAt = ({ x, y }: Point, radius: number): Point => ({
  x: inside(x, 2600),
  y: y - radius > 0 ? -y + radius - 500 : Math.max(-y - radius + 1600, 1600 - side),
});
