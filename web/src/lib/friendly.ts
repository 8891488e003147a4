// Names for people who have not said theirs: "Merry Otter". Nobody sits at a table as a number.
import { t } from './i18n.svelte';

const listOf = (key: string): string[] =>
  t(key)
    .split(',')
    .map((word) => word.trim());

/** So many names, all different, none of them taken. */
export function friendlyNames(count: number, taken: readonly string[] = [], random = Math.random): string[] {
  const [moods, animals] = [listOf('web.guest.moods'), listOf('web.guest.animals')];
  const all = moods
    .flatMap((mood) => animals.map((animal) => t('web.guest.name', { mood, animal })))
    .filter((name) => !taken.includes(name));
  return Array.from({ length: count }, () => all.splice(Math.floor(random() * all.length), 1)[0] ?? '');
}
