// The one sentence that says who must do what, and a second one beside it.
import type { Card } from './api';
import { t } from './i18n.svelte';
import type { TableModel } from './table.svelte';

const listed = (table: TableModel, seats: readonly number[]): string => {
  const names = seats.map((seat) => table.names[seat] ?? '?');
  if (names.length > 2) return t('web.and_others', { name: names[0] ?? '', n: names.length - 1 });
  if (names.length === 2) return new Intl.ListFormat(table.words.language, { type: 'conjunction' }).format(names);
  return names[0] ?? '';
};
const othersOf = (table: TableModel): number[] => table.waiting.filter((seat) => seat !== table.seat);
export const requiredOf = (table: TableModel) => table.questions.find((question) => question.wait === 'required');

export function promptOf(table: TableModel, { status }: Card): string {
  if (status === 'paused' || status === 'frozen' || status === 'aborted') return t(`web.${status}`);
  if (status === 'over') {
    const winners = table.connection.view?.end?.winners ?? [];
    return winners.length > 0 ? t('web.winner', { names: listed(table, winners), n: winners.length }) : t('web.over');
  }
  const question = requiredOf(table);
  if (question) return table.words.prompt(question);
  const others = othersOf(table);
  return others.length > 0 ? t('web.waiting', { names: listed(table, others), n: others.length }) : t('web.loading');
}

/** There is one possible answer: it is not asked for, but waited for. Often its absence would tell what nobody may know. */
const isForced = (table: TableModel): boolean => {
  const asked = requiredOf(table);
  return table.ask.legal.length === 1 && asked?.options.length === 1 && asked.form === '' && !asked.tell;
};

export function besidePrompt(table: TableModel, { status }: Card): string {
  if (status === 'over') {
    const key = `end.${table.connection.view?.end?.ending ?? ''}`;
    return table.words.has(key) ? table.words.t(key) : '';
  }
  if (status !== 'running') return '';
  const standing = table.questions[0];
  if (standing && !requiredOf(table)) {
    const key = `beside.${standing.prompt}`; // a question that stands without having been answered
    if (table.words.has(key)) return table.words.t(key);
    const answered = standing.options.some((option) => 'withdraw' in option || 'withdraw_vote' in option);
    return answered ? t('shell.may_change') : '';
  }
  if (!standing) return '';
  if (isForced(table)) return t('web.only_one');
  const others = othersOf(table);
  return others.length > 0 ? t('web.waiting_too', { names: listed(table, others), n: others.length }) : '';
}
