// What stands where on the battlefield, and which choices are about it.
import type { Choice } from '../../lib/contract';
import { card, centreOf, fieldsOf, met, spaces, type Ahead, type Point, type Space, type View } from './model';

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
