// A deployment, planned on this side: the engine tries out every step for us alone (`preview`), and nothing is sent but the
// whole plan. So nobody else learns how, or how long, it came about [PT-R30a]. A reload does not lose it: this tab keeps the
// plan until it was sent, its round is over, or another seat looks from here.
import type { View } from '../../generated/paper-tales.gen';
import type { Barred, Choice, Decision, Planner, Refusal, Seen } from '../../lib/contract';
import { recallHere, rememberHere } from '../../lib/settings.svelte';
import { slots, type CardId, type Mine, type SlotId } from './model';

type Plan = NonNullable<Mine['plan']>;
interface Tried {
  mine: Mine;
  steps: Choice[];
  barred: Barred[];
}

/** The plan after a step; null: that is no step of a plan. */
export function after(plan: Plan, hand: readonly CardId[], step: Choice): Plan | null {
  const units = [...plan.units];
  const cards = [...plan.hand];
  const inHand = (card: unknown): number => hand.findIndex((each, i) => each === card && cards[i] === 'discard');
  const { move, discard, place, keep, take_back: back, plan: whole } = step;
  if (whole) return whole as unknown as Plan;
  if (move) {
    const a = move['from'] as SlotId;
    const b = move['to'] as SlotId;
    const exchange = <Fate>(fate: Fate): Fate | SlotId => (fate === a ? b : fate === b ? a : fate);
    return { units: units.map(exchange), hand: cards.map(exchange) } as Plan;
  }
  if (discard) units[units.findIndex((fate) => fate === discard['slot'])] = 'discard';
  else if (place) cards[inHand(place['card'])] = place['slot'] as SlotId;
  else if (keep) cards[inHand(keep['card'])] = 'reserve';
  else if (back) {
    const placed = cards.findIndex((fate) => fate === back['spot']);
    if (placed >= 0) cards[placed] = 'discard';
    else units[slots.indexOf(back['spot'] as SlotId)] = back['spot'] as SlotId;
  } else return null;
  return { units, hand: cards } as Plan;
}

export class PlanDesk implements Planner {
  /** The plan as it lies, and for which deployment of whom. */
  private lies = $state.raw<{ of: string; tried: Tried } | null>(null);
  /** The deployment for which the engine is being asked. */
  private asked = $state<string | null>(null);

  constructor(private readonly table: string) {}

  get busy(): boolean {
    return this.asked !== null;
  }
  private get key(): string {
    return `snowbound.plan.${this.table}`;
  }
  private planning(view: View): string | null {
    const mine = view.mine;
    return view.phase === 'deploy' && mine?.plan && !mine.answered ? `${view.round} ${mine.seat}` : null;
  }
  /** What this tab keeps, if it is for this deployment. */
  private kept(of: string): Choice | null {
    try {
      const kept = JSON.parse(recallHere(this.key) ?? 'null') as { of?: unknown; plan?: Choice[string] } | null;
      return kept?.of === of && kept.plan ? { plan: kept.plan } : null;
    } catch {
      return null;
    }
  }
  private forget(): void {
    this.lies = null;
    this.asked = null;
    rememberHere(this.key, null);
  }
  private tried(view: View): Tried | null {
    return this.lies && this.lies.of === this.planning(view) ? this.lies.tried : null;
  }

  view(view: View): View {
    const tried = this.tried(view);
    return tried ? { ...view, mine: tried.mine } : view;
  }
  question(question: Decision, view: View): Decision {
    const tried = this.tried(view);
    return tried ? { ...question, options: tried.steps, barred: tried.barred, fallback: 0 } : question;
  }
  begun(view: View): boolean {
    return this.tried(view) !== null;
  }
  whole(view: View): Choice | null {
    const plan = this.planning(view) && this.view(view).mine?.plan;
    return plan ? { plan } : null;
  }

  async meet(view: View, preview: (choice: Choice) => Promise<Seen>): Promise<void> {
    const of = this.planning(view);
    if (of && (this.asked === of || this.lies?.of === of)) return;
    const kept = of ? this.kept(of) : null;
    if (!of || !kept) return this.forget();
    const refusal = await this.lay(of, kept, preview);
    if (refusal) this.forget(); // it may not be any more
  }
  /** Lays a plan down as far as the engine lets it. A refusal: it stays as it was. */
  private async lay(of: string, plan: Choice, preview: (choice: Choice) => Promise<Seen>): Promise<Refusal | null> {
    this.asked = of;
    const seen = await preview(plan);
    if (this.asked !== of) return null; // forgotten meanwhile
    this.asked = null;
    const tried = seen.preview as unknown as Tried | null;
    if (tried?.mine) {
      this.lies = { of, tried };
      rememberHere(this.key, JSON.stringify({ of, plan: tried.mine.plan }));
    }
    return seen.refusal;
  }

  /** Tries a step out. False: it is none, and goes its way; a refusal: the plan stays as it was. */
  step(choice: Choice, view: View, preview: (choice: Choice) => Promise<Seen>): false | Promise<Refusal | null> {
    const of = this.planning(view);
    const mine = this.view(view).mine;
    const plan = of && mine?.plan ? after(mine.plan, mine.hand, choice) : null;
    if (!of || !plan) return false;
    return this.lay(of, { plan }, preview);
  }
}
