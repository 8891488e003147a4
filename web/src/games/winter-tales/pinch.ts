// Two fingers on the map: how much farther apart they have come.
export class Pinch {
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private apart = 0;

  touch(event: PointerEvent): void {
    if (event.pointerType !== 'touch') return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.apart = this.spread();
  }
  /** By how much what is seen should grow. */
  move(event: PointerEvent): number {
    if (!this.fingers.has(event.pointerId)) return 1;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [before, now] = [this.apart, this.spread()];
    if (!before || !now) return 1;
    this.apart = now;
    return now / before;
  }
  lift(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.apart = 0;
  }
  private spread(): number {
    const [a, b] = [...this.fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
