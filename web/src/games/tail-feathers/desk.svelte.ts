// What the player is trying out: a route, a pose, a point, figures, a hand. Nothing of it counts until it is sent.
import type { Chooser, Match } from '../../lib/contract';
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
  /** The figure with its menu open; it closes when the chooser narrows to something else. */
  private opened = $state.raw<{ figure: number; match: Match } | null>(null);

  clear(): void {
    this.route = [];
    this.tight = 0;
    this.pose = this.point = null;
    this.figures = [];
    this.cards = [];
  }
  open(ask: Chooser, figure: number, match: Match): void {
    if (this.acting(ask) === figure) return ask.select(null);
    this.opened = { figure, match };
    ask.select(match);
  }
  acting(ask: Chooser): number | null {
    return this.opened !== null && ask.selection === this.opened.match ? this.opened.figure : null;
  }
  toggle(figure: number): void {
    this.figures = turned(this.figures, figure).sort((a, b) => a - b);
  }
  toggleCard(card: string): void {
    this.cards = turned(this.cards, card);
  }
}
export const desk = new Desk();
