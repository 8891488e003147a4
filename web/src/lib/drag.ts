// Dragging with mouse or finger; a tap stays a tap. Where a thing may be dropped has a `data-drop`. A thing that is
// dragged by touch has `touch-action` in its style: the browser scrolls in the ways that it allows, and drags in the others.
export interface Drag {
  enabled: boolean;
  start: () => void;
  /** The name of the place under the pointer; null: none. */
  move: (x: number, y: number, place: string | null) => void;
  drop: (place: string | null) => void;
}

export function drag(node: HTMLElement, how: Drag) {
  let now = how;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;
  const placeAt = (x: number, y: number): string | null => {
    const under = document.elementFromPoint(x, y)?.closest('[data-drop]');
    return under instanceof HTMLElement ? (under.dataset['drop'] ?? null) : null;
  };
  const down = (event: PointerEvent): void => {
    if (!now.enabled || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick mouse has left a small thing before it moves; a finger keeps what it has touched.
    if (event.pointerType === 'mouse') node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (!from || event.pointerId !== from.id) return;
    if (!moving) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < 8) return;
      moving = true;
      now.start();
    }
    now.move(event.clientX, event.clientY, placeAt(event.clientX, event.clientY));
  };
  const up = (event: PointerEvent): void => {
    if (!from) return;
    const was = moving;
    from = null;
    moving = false;
    if (!was) return;
    node.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 0);
    now.drop(event.type === 'pointerup' ? placeAt(event.clientX, event.clientY) : null);
  };
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const still = (event: Event): void => event.preventDefault();
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  node.addEventListener('dragstart', still);
  return {
    update(next: Drag): void {
      now = next;
    },
    destroy(): void {
      if (moving) now.drop(null);
    },
  };
}
