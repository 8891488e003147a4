// The one way to answer, shared by the board and the choice list.
import type { Choice, Chooser, Decision, Grammar, Match, Offer, Refusal, Seen, Telling } from './contract';
import { fits, same } from './match';
import { actorsOf, verbsOf, walk } from './walk';

export interface Desk {
  readonly offers: readonly Offer[];
  readonly grammar: Grammar;
  readonly pending: boolean;
  readonly refused: Refusal | null;
  send(question: Decision, choice: Choice, telling: Telling): boolean;
  confirm(choice: Choice, question: Decision): Promise<boolean>;
  preview(choice: Choice): Promise<Seen>;
}

export class LiveChooser implements Chooser {
  selection = $state.raw<Match | null>(null);
  hovered = $state.raw<Choice | null>(null);
  explained = $state.raw<Refusal | null>(null);
  // A path is of its questions; with others it begins anew.
  private path = $state.raw<{ of: string; ids: readonly string[] }>({ of: '', ids: [] });

  constructor(private readonly desk: Desk) {}

  get offers(): readonly Offer[] {
    return this.desk.offers;
  }
  get grammar(): Grammar {
    return this.desk.grammar;
  }
  private readonly asked = $derived.by(() => [...new Set(this.offers.map((offer) => offer.question.id))].join());
  readonly legal = $derived.by(() => this.offers.filter((offer) => !offer.refusal));
  readonly selected = $derived.by((): readonly Offer[] | null => {
    const match = this.selection;
    if (!match) return null;
    const found = this.legal.filter((offer) => fits(match, offer.choice, offer.question));
    return found.length > 0 ? found : null;
  });
  readonly walk = $derived.by(() =>
    walk(this.selected ?? this.legal, this.grammar, this.path.of === this.asked ? this.path.ids : []),
  );
  readonly actor = $derived.by(() => {
    const chosen = this.walk.trail.find((entry) => entry.is === 'actor');
    return chosen?.is === 'actor' ? chosen.value : null;
  });
  enter = (id: string): void => {
    this.path = { of: this.asked, ids: [...this.walk.trail.map((entry) => entry.id), id] };
  };
  back = (): void => {
    const ids = this.walk.trail.map((entry) => entry.id);
    if (ids.length > 0) this.path = { of: this.asked, ids: ids.slice(0, -1) };
    else this.select(null);
  };

  /** Where the walk is: what may still be chosen. */
  private readonly scope = $derived.by(() => {
    const { trail } = this.walk;
    return trail[trail.length - 1]?.offers ?? this.selected ?? this.legal;
  });
  private readonly isOpen = $derived.by(
    () => actorsOf(this.scope, this.grammar).length > 0 && verbsOf(this.scope).length > 1,
  );
  lit = (match: Match): boolean =>
    !this.isOpen && this.scope.some((offer) => fits(match, offer.choice, offer.question));
  get pending(): boolean {
    return this.desk.pending;
  }
  get refused(): Refusal | null {
    return this.desk.refused;
  }

  find = (match: Match): Offer[] => this.near(match).filter((o) => !o.refusal && fits(match, o.choice, o.question));
  can = (match: Match): boolean => this.near(match).some((o) => !o.refusal && fits(match, o.choice, o.question));
  why = (match: Match): Refusal | null => {
    if (this.can(match)) return null;
    return this.near(match).find((o) => o.refusal && fits(match, o.choice, o.question))?.refusal ?? null;
  };

  // Boards ask for one verb many times a view: only the offers of that verb are looked at.
  private near(match: Match): readonly Offer[] {
    if (typeof match === 'function') return this.offers;
    const [verb, ...others] = Object.keys(match);
    return verb === undefined || others.length > 0 ? this.offers : (this.byVerb.get(verb) ?? []);
  }
  private readonly byVerb = $derived.by(() => {
    const groups = new Map<string, Offer[]>();
    for (const offer of this.offers) {
      const group = groups.get(offer.verb);
      if (group) group.push(offer);
      else groups.set(offer.verb, [offer]);
    }
    return groups;
  });

  private doubted = false; // somebody is being asked whether they are sure
  choose = async (choice: Choice, telling: Telling = {}, question?: Decision): Promise<boolean> => {
    const asked = question ?? this.questionFor(choice);
    if (!asked || this.pending || this.doubted) return false;
    this.doubted = true;
    const sure = await this.desk.confirm(choice, asked).finally(() => (this.doubted = false));
    if (!sure) return false;
    this.select(null);
    this.hovered = null;
    this.explained = null;
    return this.desk.send(asked, choice, telling);
  };

  // The question that offers it; else the open one, which judges what comes; else the first.
  private questionFor(choice: Choice): Decision | undefined {
    const offers = this.offers;
    const offering = offers.find((o) => same(o.choice, choice))?.question;
    return offering ?? offers.find((o) => o.question.form !== '')?.question ?? offers[0]?.question;
  }

  tap = async (match: Match): Promise<boolean> => {
    const found = this.find(match);
    if (found.length === 1 && found[0]) return this.choose(found[0].choice, {}, found[0].question);
    if (found.length > 1) {
      this.select(match);
      return false;
    }
    const refusal = this.why(match);
    if (refusal) this.explain(refusal);
    return false;
  };

  preview = (choice: Choice): Promise<Seen> => this.desk.preview(choice);
  select = (match: Match | null): void => {
    this.selection = match;
    this.path = { of: '', ids: [] };
  };
  hover = (choice: Choice | null): void => {
    this.hovered = choice;
  };
  isHovered = (match: Match): boolean => {
    const hovered = this.hovered;
    const question = this.offers[0]?.question;
    return hovered !== null && question !== undefined && fits(match, hovered, question);
  };
  explain = (refusal: Refusal): void => {
    this.explained = refusal;
  };
}

/** For replays and lookers-on: nothing is asked. */
export function stillChooser(): Chooser {
  return new LiveChooser({
    offers: [],
    grammar: {},
    pending: false,
    refused: null,
    send: () => false,
    confirm: () => Promise.resolve(false),
    preview: () => Promise.resolve({ preview: null, refusal: null }),
  });
}
