// The coach at a table: what a strong player would do here, and a word before an answer that is much worse. All it knows
// is what this seat knows; the table says whether it may help.
import type { Advice, Choice, Decision } from './contract';
import { settings } from './settings.svelte';
import type { TableModel } from './table.svelte';
import { same } from './match';

const patience = 10_000;
const soon = 1000; // an answer does not wait longer for a warning

export class Coach {
  /** What it says, and to which questions. */
  private said = $state.raw<{ to: string; advice: readonly Advice[]; trouble: string } | null>(null);
  private asking = $state('');

  constructor(private readonly table: TableModel) {}

  private readonly question = $derived.by(() => this.table.questions.map((each) => each.id).join());
  readonly mayHelp = $derived.by(() => {
    const { connection, mustAct } = this.table;
    return connection.card?.coach === true && connection.seat !== null && mustAct;
  });
  readonly isAsked = $derived.by(() => this.asking !== '' && this.asking === this.question);
  readonly advice = $derived.by(() => (this.said?.to === this.question ? this.said.advice : null));
  /** The code of why it says nothing; '': it does, or was not asked. */
  readonly trouble = $derived.by(() => (this.said?.to === this.question ? this.said.trouble : ''));
  readonly isOpen = $derived.by(() => this.mayHelp && (this.isAsked || this.advice !== null));

  ask = async (): Promise<void> => {
    if (!this.mayHelp || this.isOpen) return;
    const to = (this.asking = this.question);
    const said = await this.table.connection.asked.ask('advise', patience);
    if (this.asking !== to) return;
    this.asking = '';
    this.said = { to, advice: said?.advice ?? [], trouble: said ? said.code : 'late' };
  };
  close = (): void => {
    this.asking = '';
    this.said = null;
  };

  words(choice: Choice): string {
    const { words, around } = this.table;
    return words.line(choice, around).words;
  }
  reasons({ reasons }: Advice): string[] {
    return reasons.map((reason) => this.table.words.reason(reason));
  }

  /** To where it can be chosen: its line, and what glows on the board. What stands in no line is put there as a whole. */
  lead = async (choice: Choice): Promise<void> => {
    const { ask, words, planner } = this.table;
    if (ask.legal.some((offer) => same(offer.choice, choice))) {
      ask.select(choice);
      ask.hover(choice);
      this.table.unfold(true);
      return;
    }
    if (planner || (await this.table.sure(words.t('web.coach.sure', { choice: this.words(choice) })))) {
      await ask.choose(choice);
    }
  };

  /** Before an answer goes: is it much worse? Steps of a plan go nowhere yet. */
  agrees = async (choice: Choice, question: Decision | undefined): Promise<boolean> => {
    if (!settings.coach || !this.mayHelp || question?.wait !== 'required') return true;
    const isDone = 'done' in choice;
    if (this.table.planner && question.form !== '' && !isDone) return true;
    const whole = isDone ? this.table.planner?.whole(this.table.connection.view?.view) : null;
    const weighed = await this.table.connection.asked.ask('weigh', soon, whole ?? choice);
    const better = weighed?.better;
    if (!better || !this.table.questions.some((each) => each.id === question.id)) return true;
    const { words } = this.table;
    return this.table.sure(words.t('web.coach.worse'), {
      more: [words.t('web.coach.better', { choice: this.words(better.choice) }), ...this.reasons(better)],
      yes: words.t('web.coach.anyway'),
      no: words.t('web.coach.back'),
    });
  };
}
