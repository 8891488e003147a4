// Spots: boards name what can be pointed at (`data-spot`; a closed drawer has the names of what lies in it), lessons say the names.
import type { Box } from './place';

const rim = 6;

const isThere = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** What is folded away is pointed at by what unfolds it. */
function shownFor(element: Element): Element {
  for (let pane: Element | null = element; pane && !isThere(element); pane = pane.parentElement) {
    const fold = pane.id && document.querySelector(`[aria-controls="${CSS.escape(pane.id)}"]`);
    if (fold) return fold;
  }
  return element;
}

function elementsOf(spots: readonly string[]): Element[] {
  const named = spots.flatMap((name) => [...document.querySelectorAll(`[data-spot~="${CSS.escape(name)}"]`)]);
  return [...new Set(named.map(shownFor))].filter(isThere);
}

/** As much of an element as can be seen: what scrolls cuts off the rest. */
function seenOf(element: Element): { left: number; top: number; right: number; bottom: number } {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  let seen = { left, top, right, bottom };
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const pane = each.getBoundingClientRect();
    seen = {
      left: Math.max(seen.left, pane.left),
      top: Math.max(seen.top, pane.top),
      right: Math.min(seen.right, pane.right),
      bottom: Math.min(seen.bottom, pane.bottom),
    };
  }
  return seen;
}

/** Where they are on the screen now, those of them that can be seen. */
export function boxesOf(spots: readonly string[]): Box[] {
  return elementsOf(spots)
    .map(seenOf)
    .filter((box) => box.right - box.left > 4 && box.bottom - box.top > 4)
    .filter((box) => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth)
    .map((box) => ({
      x: Math.round(box.left - rim),
      y: Math.round(box.top - rim),
      w: Math.round(box.right - box.left + 2 * rim),
      h: Math.round(box.bottom - box.top + 2 * rim),
    }));
}

/** Brings the first of them into sight; on a phone above the bubble. */
export function scrollTo(spots: readonly string[], phone: boolean): void {
  const first = elementsOf(spots)[0];
  if (!first) return;
  const { top, bottom, height } = first.getBoundingClientRect();
  const low = phone ? innerHeight * 0.5 : innerHeight;
  if (top >= (phone ? 100 : 0) && bottom <= low) return;
  first.scrollIntoView({ block: phone && height < innerHeight * 0.35 ? 'start' : 'nearest', inline: 'nearest' });
  if (phone) scrollBy(0, -120); // the question stays above it
}
