// Messages of one language: ICU patterns by key, with English where a translation is missing.
import { IntlMessageFormat } from 'intl-messageformat';

export type Messages = { readonly [key: string]: string };
export type Values = { readonly [name: string]: string | number | boolean };

// Families whose messages are sentences, not names of things.
const sentences = new Set('choice fact prompt refusal option book tell preset end shell game line term'.split(' '));
const isSentence = (family: string) => sentences.has(family) || family.startsWith('web');

/** A pattern with a dash for every value, from the innermost brackets outwards. */
function blanked(pattern: string): string {
  const next = pattern.replace(/\{[^{}]*\}/g, '–');
  return next === pattern ? pattern : blanked(next);
}

class Page {
  private readonly formats = new Map<string, Format>();
  private readonly names = new Map<string, string>(); // id -> the first key that names it

  constructor(
    readonly language: string,
    readonly messages: Messages,
  ) {
    for (const key of Object.keys(messages)) this.index(key);
  }

  private index(key: string): void {
    const dot = key.indexOf('.');
    if (dot < 0 || isSentence(key.slice(0, dot))) return;
    let id = key.slice(dot + 1);
    const rest = id.indexOf('.');
    if (rest >= 0) {
      if (id.slice(rest) !== '.name') return;
      id = id.slice(0, rest);
    }
    if (!this.names.has(id)) this.names.set(id, key);
  }

  naming(id: string): string | undefined {
    return this.names.get(id);
  }

  has(key: string): boolean {
    return Object.hasOwn(this.messages, key);
  }

  format(key: string, values: Values): string | null {
    const pattern = this.has(key) ? this.messages[key] : undefined;
    if (pattern === undefined) return null;
    let format = this.formats.get(key);
    if (format === undefined) {
      format = compiled(pattern, this.language);
      this.formats.set(key, format);
    }
    return format(values);
  }
}

type Format = (values: Values) => string;

// Most patterns are plain words with values set into them; only the others need the whole of ICU.
function compiled(pattern: string, language: string): Format {
  if (!/[{'#]/.test(pattern)) return () => pattern;
  const parts = pattern.split(/\{(\w+)\}/); // words, name, words, name, ...
  if (parts.every((part, i) => i % 2 === 1 || !/[{}'#]/.test(part))) {
    return (values) => parts.map((part, i) => (i % 2 === 0 ? part : String(values[part] ?? '–'))).join('');
  }
  try {
    const format = new IntlMessageFormat(pattern, language, undefined, { ignoreTag: true });
    const said = new Map<string, string>(); // the same is said with every view
    return (values) => {
      const key = JSON.stringify(values);
      let words = said.get(key);
      if (words === undefined) {
        try {
          words = String(format.format(values as Record<string, string>));
        } catch {
          words = blanked(pattern); // a value is missing: the sentence is still readable
        }
        if (said.size < 500) said.set(key, words);
      }
      return words;
    };
  } catch {
    return () => pattern;
  }
}
/** Found once, and kept: the same names are said with every view. */
function kept<T>(all: Map<string, T>, key: string, find: () => T): T {
  const known = all.get(key);
  if (known !== undefined) return known;
  const found = find();
  if (all.size < 5000) all.set(key, found);
  return found;
}

export class Texts {
  private readonly pages: Page[];

  constructor(
    readonly language: string,
    own: Messages,
    english: Messages = {},
  ) {
    this.pages = [new Page(language, own), new Page('en', english)];
  }

  has(key: string): boolean {
    return this.pages.some((page) => page.has(key));
  }

  /** Nothing where nobody has words: a key is for programs. The console names it once. */
  text(key: string, values: Values = {}): string {
    for (const page of this.pages) {
      const said = page.format(key, values);
      if (said !== null) return said;
    }
    if (!this.missed.has(key)) console.warn(`no text: ${key}`);
    this.missed.add(key);
    return '';
  }
  private readonly missed = new Set<string>();

  /** The keys that begin like this, in their order. */
  under(prefix: string): string[] {
    return [...new Set(this.pages.flatMap((page) => Object.keys(page.messages)))].filter((key) =>
      key.startsWith(prefix),
    );
  }

  /** What a message names: {card}, {n, plural, …}. */
  arguments(key: string): Set<string> {
    return kept(this.named, key, () => {
      const pattern = this.pages.find((page) => page.has(key))?.messages[key] ?? '';
      return new Set([...pattern.matchAll(/\{\s*(\w+)\s*[,}]/g)].map((found) => found[1] ?? ''));
    });
  }
  private readonly named = new Map<string, Set<string>>();

  /** What is printed on a thing under this word: "crossroads.sparky.option_1" for "sparky" and "option_1". */
  printed(id: string, part: string): string | null {
    return kept(this.parts, `${id} ${part}`, () => {
      const ending = `.${id}.${part}`;
      for (const page of this.pages) {
        const key = Object.keys(page.messages).find((each) => each.endsWith(ending));
        if (key !== undefined) return page.format(key, {});
      }
      return null;
    });
  }
  private readonly parts = new Map<string, string | null>();

  /** A field's own family goes first ("slot.front_1", "card.golem.name"), then any other family that knows the id. */
  name(field: string, id: string): string | null {
    return kept(this.names, `${field} ${id}`, () => this.find(field, id));
  }
  private readonly names = new Map<string, string | null>();
  private find(field: string, id: string): string | null {
    const families = field.endsWith('s') ? [field, field.slice(0, -1)] : [field];
    for (const family of families) {
      if (isSentence(family)) continue;
      for (const ending of ['', '.name']) {
        const key = `${family}.${id}${ending}`;
        if (this.has(key)) return this.text(key);
      }
    }
    for (const page of this.pages) {
      const key = page.naming(id);
      if (key) return page.format(key, {}) ?? key;
    }
    return null;
  }
}
