// Looking for clauses: every word must be there, in the number, the text or the chapter; accents and case do not matter.
import { plain, type Clause } from '../../lib/rules';

const flat = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

export function matching(clauses: readonly Clause[], wanted: string): Clause[] {
  const words = flat(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...clauses];
  return clauses.filter((clause) => {
    const hay = flat(`${clause.id} ${plain(clause.text)} ${clause.chapter}`);
    return words.every((word) => hay.includes(word));
  });
}

export function chaptersOf(clauses: readonly Clause[]): { title: string; clauses: Clause[] }[] {
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause]);
  return [...chapters].map(([title, of]) => ({ title, clauses: of }));
}

/** The text in pieces, with what was looked for marked. */
export function cut(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = flat(wanted)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const hay = flat(text);
  if (words.length === 0 || hay.length !== text.length) return [{ text, hit: false }];
  const hits = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = hay.indexOf(word); at >= 0; at = hay.indexOf(word, at + word.length))
      hits.fill(true, at, at + word.length);
  }
  const parts: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = parts.at(-1);
    const hit = hits[i] ?? false;
    if (last && last.hit === hit) last.text += text[i];
    else parts.push({ text: text[i] ?? '', hit });
  }
  return parts;
}
