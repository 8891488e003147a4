// Told text with cards set into the line: [[lantern]] stands for the card where it was played.
import type { StoryCard } from './types';

export type Piece = { text: string; card?: undefined } | { text: string; card: StoryCard };
const MARK = /\[\[([a-z_]+)\]\]/g;

// A card follows the word that it became; the piece holds that word, so that the two never part at a line's end.
export function pieces(told: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const found of told.matchAll(MARK)) {
    const before = told.slice(from, found.index);
    const word = /\S+\s*$/.exec(before)?.[0] ?? '';
    const rest = before.slice(0, before.length - word.length);
    if (rest) out.push({ text: rest });
    out.push({ text: word.trimEnd(), card: found[1] as StoryCard });
    from = found.index + found[0].length;
  }
  const last = told.slice(from);
  if (last) out.push({ text: last });
  return out;
}

export const paragraphs = (told: string): string[] => told.split(/\n+/).filter((line) => line.trim() !== '');
export const marked = (told: string): StoryCard[] => [
  ...new Set([...told.matchAll(MARK)].map((found) => found[1] as StoryCard)),
];
export const strike = (told: string, card: string): string => told.replaceAll(`[[${card}]]`, '').replace(/ {2,}/g, ' ');
export const plain = (told: string): string => told.replace(MARK, '').replace(/ {2,}/g, ' ');

// What may be sent with an answer: marks of its own cards only, and each of them once.
export function fitting(told: string, cards: readonly string[]): string {
  const seen = new Set<string>();
  return told
    .replace(MARK, (mark: string, card: string) => {
      if (!cards.includes(card) || seen.has(card)) return '';
      seen.add(card);
      return mark;
    })
    .replace(/ {2,}/g, ' ')
    .trim();
}

// The nearest end of a word at or before this place: a card never splits one.
export function boundary(text: string, at: number): number {
  let i = Math.min(Math.max(at, 0), text.length);
  const inside = (k: number): boolean =>
    k > 0 && k < text.length && /\S/.test(text[k - 1] ?? ' ') && /\S/.test(text[k] ?? ' ');
  let back = i;
  let on = i;
  while (inside(back)) back--;
  while (inside(on)) on++;
  i = i - back < on - i ? back : on;
  return i;
}
