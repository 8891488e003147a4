// What the player is trying out: a route, a pose, a point, figures, a hand. Nothing of it counts until it is sent.
import type { Length } from './forms';
import type { Point, Pose } from './model';

const turned = <T>(list: readonly T[], each: T): T[] =>
  list.includes(each) ? list.filter((other) => other !== each) : [...list, each];

class Desk {
  route = $state<Length[]>([]);
  tight = $state(0);
  pose = $state<Pose | null>(null);
  point = $state<Point | null>(null);
  figures = $state<number[]>([]);
  cards = $state<string[]>([]);
  /** The figure that is looked at: the mouse or the focus rests on it. */
  pointed = $state<number | null>(null);

  clear(): void {
    this.route = [];
    this.tight = 0;
    this.pose = this.point = null;
    this.figures = [];
    this.cards = [];
  }
  toggle(figure: number): void {
    this.figures = turned(this.figures, figure).sort((a, b) => a - b);
  }
  toggleCard(card: string): void {
    this.cards = turned(this.cards, card);
  }
}
export const desk = new Desk();
