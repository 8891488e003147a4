// Where things are on the map, in units of the drawing.
import type { Space } from '../types';

export const WIDE = 664;
export const HIGH = 662;

export interface Point {
  x: number;
  y: number;
}
interface Spot extends Point {
  ribbon?: Point; // the name's place
  stand: Point; // where figures stand, in the middle of their row
}

const location = (x: number, y: number, drop: number, stand: Point): Spot => ({
  x,
  y,
  ribbon: { x, y: y + drop },
  stand,
});
// At the back of the square: beside it lie the names of two places, with their tokens.
const square = (x: number, y: number): Spot => ({ x, y, stand: { x, y: y - 8 } });

export const SPOTS: Record<Space, Spot> = {
  asylum: location(104, 252, 27, { x: 128, y: 262 }),
  factory: location(338, 246, 31, { x: 322, y: 256 }),
  fortress: location(562, 254, 27, { x: 574, y: 262 }),
  theatre: location(578, 430, 36, { x: 578, y: 448 }),
  market: location(556, 602, 28, { x: 548, y: 612 }),
  mansion: location(345, 606, 29, { x: 356, y: 616 }),
  cemetery: location(112, 600, 28, { x: 122, y: 611 }),
  grove: location(104, 424, 45, { x: 104, y: 450 }),
  statue_square: { x: 338, y: 424, stand: { x: 352, y: 436 } },
  asylum_factory: square(222, 276),
  factory_fortress: square(452, 276),
  fortress_theatre: square(628, 338),
  theatre_market: square(632, 520),
  market_mansion: square(452, 634),
  mansion_cemetery: square(198, 634),
  cemetery_grove: square(36, 540),
  grove_asylum: square(29, 314),
};

// Figures in a row: side by side up to three, then closer together; never over the edge.
export function row(space: Space, count: number): Point[] {
  const { stand } = SPOTS[space];
  const step = count <= 3 ? 33 : Math.max(14, 86 / (count - 1));
  const width = step * (count - 1);
  const left = Math.min(Math.max(stand.x - width / 2, 22), WIDE - 22 - width);
  return Array.from({ length: count }, (_, i) => ({ x: left + i * step, y: stand.y + (i % 2 ? 0 : 3) }));
}

export const percent = (value: number, whole: number): string => `${Math.round((value / whole) * 10000) / 100}%`;
