// The words of a game: how they are written, what they mean and which clause says so. Their texts are in
// locales/*/words_<game>.json: "term.<game>.<id>" has the forms, the first one is its name; ".means" ends with the clause.
import type { Texts } from './texts';

export interface Term {
  id: string;
  name: string;
  means: string;
  rule: string;
}
/** A piece of a text; with a term's id where a word stands that can be explained. */
export interface Part {
  text: string;
  term: string;
}

/** Small letters fit at the beginning of a sentence, too; a capital fits only itself (German: Bauen, bauen). */
const spellings = (form: string): string[] => [...new Set([form, form.charAt(0).toUpperCase() + form.slice(1)])];
const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class Glossary {
  readonly terms = new Map<string, Term>();
  private readonly owner = new Map<string, string>(); // a spelling -> its term
  private readonly pattern: RegExp | null;
  private readonly known = new Map<string, Part[]>(); // the same is said with every view

  constructor(entries: Iterable<{ id: string; forms: string; means: string }>) {
    for (const { id, forms, means } of entries) {
      const all = forms.split('|');
      const [, words, rule] = /^(.*?)(?: \[([^\]]*)\])?$/s.exec(means) ?? [];
      this.terms.set(id, { id, name: all[0] ?? '', means: words ?? '', rule: rule ?? '' });
      for (const spelling of all.flatMap(spellings)) if (!this.owner.has(spelling)) this.owner.set(spelling, id);
    }
    const longestFirst = [...this.owner.keys()].sort((a, b) => b.length - a.length).map(escaped);
    this.pattern =
      longestFirst.length > 0
        ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
        : null;
  }

  /** The text in pieces; each word is marked once, where it stands first. */
  parts(text: string): Part[] {
    const found = this.known.get(text);
    if (found) return found;
    const parts = this.split(text);
    if (this.known.size < 3000) this.known.set(text, parts);
    return parts;
  }
  private split(text: string): Part[] {
    const parts: Part[] = [];
    const seen = new Set<string>();
    let from = 0;
    for (const hit of this.pattern ? text.matchAll(this.pattern) : []) {
      const term = this.owner.get(hit[0]) ?? '';
      if (seen.has(term)) continue;
      seen.add(term);
      if (hit.index > from) parts.push({ text: text.slice(from, hit.index), term: '' });
      parts.push({ text: hit[0], term });
      from = hit.index + hit[0].length;
    }
    if (from < text.length) parts.push({ text: text.slice(from), term: '' });
    return parts;
  }
}

const made = new WeakMap<Texts, Map<string, Glossary>>();
export function glossaryOf(texts: Texts, game: string): Glossary {
  let games = made.get(texts);
  if (!games) made.set(texts, (games = new Map()));
  let glossary = games.get(game);
  if (!glossary) {
    const prefix = `term.${game.replaceAll('-', '_')}.`;
    const ids = texts
      .under(prefix)
      .filter((key) => !key.endsWith('.means'))
      .map((key) => key.slice(prefix.length));
    const entries = ids.map((id) => ({
      id,
      forms: texts.text(prefix + id),
      means: texts.text(`${prefix}${id}.means`),
    }));
    games.set(game, (glossary = new Glossary(entries)));
  }
  return glossary;
}

/** Where an explanation of this size stands: above the word, below it where there is no room, always on the screen. */
export function besideWord(
  word: { left: number; right: number; top: number; bottom: number },
  size: { w: number; h: number },
  screen: { w: number; h: number },
): { x: number; y: number } {
  const gap = 8;
  const x = Math.min(Math.max((word.left + word.right - size.w) / 2, gap), Math.max(gap, screen.w - size.w - gap));
  const above = word.top - size.h - gap;
  const y = above >= gap ? above : Math.min(word.bottom + gap, Math.max(gap, screen.h - size.h - gap));
  return { x, y };
}
