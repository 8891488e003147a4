// How near and where the battlefield is looked at: the lens over a square that is `side` wide, y going up.
import { side, type Point } from './model';

export interface Lens {
  readonly zoom: number;
  readonly middle: Point;
}
export const whole: Lens = { zoom: 1, middle: { x: side / 2, y: side / 2 } };

const within = (least: number, n: number, most: number): number => Math.min(most, Math.max(least, n));

/** Towards a point, never beyond the edge of the table. */
export function look(at: Point, closer: number): Lens {
  const zoom = within(1, closer, 6);
  const half = side / zoom / 2;
  return { zoom, middle: { x: within(half, at.x, side - half), y: within(half, at.y, side - half) } };
}
/** Nearer or farther, while the point under the pointer stays where it is. */
export function lookAbout({ zoom, middle }: Lens, at: Point, by: number): Lens {
  const closer = zoom * by;
  return look({ x: at.x + ((middle.x - at.x) * zoom) / closer, y: at.y + ((middle.y - at.y) * zoom) / closer }, closer);
}
export const boxOf = ({ zoom, middle }: Lens): string =>
  `${middle.x - side / zoom / 2} ${-middle.y - side / zoom / 2} ${side / zoom} ${side / zoom}`;

/** How much of the table a pixel is. */
export const scaleOf = (lens: Lens, { width, height }: { width: number; height: number }): number =>
  side / lens.zoom / Math.min(width, height);

/** Where on the table a pixel of the page is. */
export function onTable(lens: Lens, rect: DOMRect, pixel: { clientX: number; clientY: number }): Point {
  const scale = scaleOf(lens, rect);
  const x = lens.middle.x + (pixel.clientX - rect.left - rect.width / 2) * scale;
  const y = lens.middle.y - (pixel.clientY - rect.top - rect.height / 2) * scale;
  return { x: Math.round(within(0, x, side)), y: Math.round(within(0, y, side)) };
}
const millimetres = (n: number): number => within(0, Math.round(n / 100) * 100, side);
/** The nearest full millimetre that lies on the table. */
export const snapped = ({ x, y }: Point): Point => ({ x: millimetres(x), y: millimetres(y) });

/** From one point towards another, in tenths of a degree. */
export function headingTo(from: Point, to: Point): number {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 1800) / Math.PI;
  return Math.round((angle + 3600) % 3600) % 3600;
}
