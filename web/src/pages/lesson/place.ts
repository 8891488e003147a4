// Where things are on the screen, and where a bubble stands that points at them and covers none of them.
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Side = 'left' | 'right' | 'top' | 'bottom';

const margin = 12;
const across = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const gap = (a: Box, b: Box): number =>
  Math.max(0, b.x - (a.x + a.w), a.x - (b.x + b.w)) + Math.max(0, b.y - (a.y + a.h), a.y - (b.y + b.h));

/** The best place for a bubble of this size: over no hole, rather not over what is to be read, near to the first hole. */
export function placeFor(
  size: { w: number; h: number },
  holes: readonly Box[],
  avoid: readonly Box[],
  screen: { w: number; h: number },
): Box {
  const wide = Math.max(margin, screen.w - size.w - margin);
  const high = Math.max(margin, screen.h - size.h - margin);
  const near = holes[0] ?? { x: screen.w / 2, y: screen.h / 2, w: 0, h: 0 };
  let best: Box = { x: wide, y: high, ...size };
  let least = Infinity;
  const steps = 14;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const at = { x: margin + ((wide - margin) * i) / steps, y: margin + ((high - margin) * j) / steps, ...size };
      const grown = { x: at.x - 14, y: at.y - 14, w: at.w + 28, h: at.h + 28 };
      const covers = holes.reduce((sum, hole) => sum + across(grown, hole), 0);
      const hides = avoid.reduce((sum, box) => sum + across(at, box), 0);
      const aside = Math.hypot(at.x + at.w / 2 - near.x - near.w / 2, at.y + at.h / 2 - near.y - near.h / 2);
      const cost = covers * 50 + hides * 0.02 + gap(at, near) + aside * 0.2;
      if (cost < least) [least, best] = [cost, at];
    }
  }
  return best;
}

/** The edge of the bubble that faces the hole, and how far along it. */
export function tailOf(bubble: Box, hole: Box | undefined): { side: Side; at: number } | null {
  if (!hole) return null;
  const [cx, cy] = [hole.x + hole.w / 2, hole.y + hole.h / 2];
  const along = (value: number, from: number, length: number) =>
    Math.min(Math.max(value - from, 28), Math.max(28, length - 28));
  if (hole.x + hole.w <= bubble.x) return { side: 'left', at: along(cy, bubble.y, bubble.h) };
  if (hole.x >= bubble.x + bubble.w) return { side: 'right', at: along(cy, bubble.y, bubble.h) };
  if (hole.y + hole.h <= bubble.y) return { side: 'top', at: along(cx, bubble.x, bubble.w) };
  if (hole.y >= bubble.y + bubble.h) return { side: 'bottom', at: along(cx, bubble.x, bubble.w) };
  return null;
}
