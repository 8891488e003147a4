// What the fingers are doing: which card is picked up, which card is looked at.
import { drag as dragAny, type Drag } from '../../lib/drag';
import type { CardId, SlotId, Unit } from './model';

export interface Looked {
  card: CardId;
  unit: Unit | null;
  slot: SlotId | null;
  x: number;
  y: number;
}

class Fingers {
  /** A hand card waiting for its slot, or the card taken while its discard is still open. */
  card = $state<CardId | null>(null);
  /** An old unit waiting for its new slot. */
  from = $state<SlotId | null>(null);
  /** Where a dragged card would land: a slot, "reserve" or "discard". */
  over = $state<string | null>(null);
  dragged = $state<{ card: CardId; x: number; y: number } | null>(null);
  looked = $state<Looked | null>(null);

  drop(): void {
    this.card = null;
    this.from = null;
    this.over = null;
    this.dragged = null;
  }
}

export const fingers = new Fingers();

/** Hover, focus or a long press opens a card; leaving, Escape or scrolling closes it. */
export function look(node: HTMLElement, what: { card: CardId; unit?: Unit | null; slot?: SlotId | null } | null) {
  let told = what;
  let timer = 0;
  let pressed = false; // a long press was for reading: the click that follows it does nothing
  const open = (): void => {
    if (!told || fingers.dragged) return;
    const box = node.getBoundingClientRect();
    fingers.looked = {
      card: told.card,
      unit: told.unit ?? null,
      slot: told.slot ?? null,
      x: box.left + box.width / 2,
      y: box.top,
    };
  };
  const after = (ms: number) => (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(open, ms);
  };
  const close = (): void => {
    clearTimeout(timer);
    // A button that leaves the page loses its focus while things are being drawn.
    queueMicrotask(() => (fingers.looked = null));
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') close();
    else {
      pressed = false;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = true;
        open();
      }, 450);
    }
  };
  const hover = after(350);
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') hover();
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') close();
    else clearTimeout(timer);
  };
  const focus = (): void => {
    if (node.matches(':focus-visible')) after(500)();
  };
  const menu = (event: Event): void => event.preventDefault();
  const click = (event: Event): void => {
    if (!pressed) return;
    pressed = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  node.addEventListener('click', click, { capture: true });
  node.addEventListener('pointerenter', enter);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointerup', leave);
  node.addEventListener('pointercancel', leave);
  node.addEventListener('focus', focus);
  node.addEventListener('blur', close);
  node.addEventListener('contextmenu', menu);
  return {
    update(next: typeof what): void {
      told = next;
    },
    destroy(): void {
      if (timer) clearTimeout(timer);
    },
  };
}

interface CardDrag {
  card: CardId;
  enabled: boolean;
  start: () => void;
  drop: (place: string | null) => void;
}
/** Drags a card: it follows the pointer. */
export function drag(node: HTMLElement, how: CardDrag) {
  const withCard = ({ card, enabled, start, drop }: CardDrag): Drag => ({
    enabled,
    start: () => {
      fingers.looked = null;
      start();
    },
    move: (x, y, place) => {
      fingers.dragged = { card, x, y };
      fingers.over = place;
    },
    drop: (place) => {
      fingers.dragged = null;
      fingers.over = null;
      drop(place);
    },
  });
  const { update, destroy } = dragAny(node, withCard(how));
  return { update: (next: CardDrag) => update(withCard(next)), destroy };
}
