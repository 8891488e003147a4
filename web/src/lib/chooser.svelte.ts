// The one way to answer, shared by the board and the choice list.
import type { Choice, Chooser, Decision, Match, Offer, Refusal, Seen, Telling } from './contract';
import { fits, same } from './match';

export interface Desk {
  readonly offers: readonly Offer[];
  readonly pending: boolean;
  readonly refused: Refusal | null;
  send(question: Decision, choice: Choice, telling: Telling): boolean;
  confirm(choice: Choice): Promise<boolean>;
  preview(choice: Choice): Promise<Seen>;
}

export class LiveChooser implements Chooser {
  selection = $state.raw<Match | null>(null);
  hovered = $state.raw<Choice | null>(null);
  explained = $state.raw<Refusal | null>(null);

  constructor(private readonly desk: Desk) {}

  get offers(): readonly Offer[] {
    return this.desk.offers;
  }
  get pending(): boolean {
    return this.desk.pending;
  }
  get refused(): Refusal | null {
    return this.desk.refused;
  }

  find = (match: Match): Offer[] => this.offers.filter((o) => !o.refusal && fits(match, o.choice, o.question));
  can = (match: Match): boolean => this.offers.some((o) => !o.refusal && fits(match, o.choice, o.question));
  why = (match: Match): Refusal | null => {
    if (this.can(match)) return null;
    return this.offers.find((o) => o.refusal && fits(match, o.choice, o.question))?.refusal ?? null;
  };

  choose = async (choice: Choice, telling: Telling = {}, question?: Decision): Promise<boolean> => {
    const asked = question ?? this.questionFor(choice);
    if (!asked || this.pending) return false;
    if (!(await this.desk.confirm(choice))) return false;
    this.selection = null;
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
    pending: false,
    refused: null,
    send: () => false,
    confirm: () => Promise.resolve(false),
    preview: () => Promise.resolve({ preview: null, refusal: null }),
  });
}
