// What the player is trying out: a route, a pose, a point, figures. Nothing of it counts until it is sent.
import type { Length } from './forms';
import type { Point, Pose } from './model';

class Desk {
  route = $state<Length[]>([]);
  tight = $state(0);
  pose = $state<Pose | null>(null);
  point = $state<Point | null>(null);
  figures = $state<number[]>([]);

  clear(): void {
    this.route = [];
    this.tight = 0;
    this.pose = this.point = null;
    this.figures = [];
  }
  toggle(figure: number): void {
    this.figures = this.figures.includes(figure)
      ? this.figures.filter((each) => each !== figure)
      : [...this.figures, figure].sort((a, b) => a - b);
  }
}
export const desk = new Desk();
