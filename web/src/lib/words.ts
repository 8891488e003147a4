// Tells choices, facts and refusals of any game in words, by the same convention as the terminal:
//   verb "place" of a choice -> "choice.place"; its fields are the message's arguments; "<key>.empty" where a list among
//   them is empty, "<key>.negative" where a number is below zero, "<key>.bare" where nothing is there of what it leaves
//   out; "<key>.group" is a heading over choices that differ in the fields it does not name, each said by "part.<field>"
//   where that is there; "<key>.long" spells out lists that mean something by position, as {moves};
//   an `option` beside a `card` is said as that card prints it. Whoever reads is "you".
import type { Choice, Decision, Fields, Json, Surroundings, Words } from './contract';
import type { Texts, Values } from './texts';

export const seatFields = new Set('seat other player owner narrator seats others players winners'.split(' '));
const nothing: Surroundings = { notes: {}, byPlace: {} };

export const spaced = (id: string): string => id.replaceAll('_', ' ');
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export function verbOf(choice: Choice): [string, Fields] {
  for (const verb in choice) {
    const fields = choice[verb];
    return [verb, isFields(fields) ? fields : {}];
  }
  return ['', {}];
}

interface Sentence {
  key: string;
  values: Record<string, string | number>;
}

export class Teller implements Words {
  constructor(
    private readonly texts: Texts,
    private readonly seatNames: readonly string[],
    private readonly reader: number | null = null,
    /** A game whose choices name things by number says what they are called. */
    private readonly numbered: (field: string, n: number) => string | null = () => null,
  ) {}

  get language(): string {
    return this.texts.language;
  }
  t = (key: string, values?: Values): string => this.texts.text(key, values);
  has = (key: string): boolean => this.texts.has(key);
  seat = (seat: number): string => this.seatNames[seat] ?? '?';
  name = (field: string, id: Json): string => this.say(field, id, nothing);

  private say(field: string, value: Json, around: Surroundings): string {
    if (Array.isArray(value)) return value.map((each: Json) => this.say(field, each, around)).join(', ');
    if (value === null) return '–';
    if (typeof value === 'boolean') return this.t(value ? 'shell.yes' : 'shell.no');
    if (typeof value === 'string') {
      const said = this.texts.name(field, value) ?? spaced(value);
      const note = Object.hasOwn(around.notes, value) ? around.notes[value] : undefined;
      return note === undefined ? said : `${said} (${note})`;
    }
    if (typeof value === 'number') {
      if (seatFields.has(field) && value >= 0) {
        if (value !== this.reader) return this.seat(value);
        return this.t(field.startsWith('other') ? 'shell.against_you' : 'shell.you');
      }
      const key = `${field}.${value}`; // "level.2" has a name of its own
      return this.has(key) ? this.t(key) : (this.numbered(field, value) ?? String(value));
    }
    const inner = value as Fields;
    const fields = Object.keys(inner);
    if (this.has(`value.${field}`)) {
      const parts = Object.fromEntries(fields.map((each) => [each, this.argument(each, inner[each] ?? null, around)]));
      return this.t(`value.${field}`, parts);
    }
    if (fields.length === 1 && isFields(inner[fields[0] ?? ''])) return this.choice(inner as Choice, around);
    return fields.map((each) => `${this.label(each)}: ${this.say(each, inner[each] ?? null, around)}`).join(', ');
  }

  /** What a field is called: "word.gold", else the field itself. */
  label(field: string): string {
    return this.has(`word.${field}`) ? this.t(`word.${field}`) : spaced(field);
  }

  private argument(field: string, value: Json, around: Surroundings): string | number {
    if (typeof value === 'number' && !seatFields.has(field) && !this.has(`${field}.${value}`)) {
      return this.numbered(field, value) ?? value;
    }
    return this.say(field, value, around.plain?.includes(field) ? nothing : around);
  }

  private optionOfCard({ card }: Fields, field: string, value: Json): string | null {
    const isOption = field === 'option' && typeof value === 'number' && typeof card === 'string';
    return isOption ? this.texts.printed(card, `option_${value + 1}`) : null;
  }

  /** Is there a shorter sentence, and nothing to say in what it leaves out? */
  private isBare(key: string, fields: Fields): boolean {
    if (!this.has(`${key}.bare`)) return false;
    const said = this.texts.arguments(`${key}.bare`);
    return Object.entries(fields).every(([field, value]) => value === null || said.has(field));
  }

  private sentence(kind: string, told: Choice, around: Surroundings): Sentence {
    const [verb, fields] = verbOf(told);
    let key = `${kind}.${verb}`;
    const values: Record<string, string | number> = {};
    const all = Object.values(fields);
    let negative = false;
    if (all.some((v) => Array.isArray(v) && v.length === 0) && this.has(`${key}.empty`)) key += '.empty';
    else if (all.some((v) => typeof v === 'number' && v < 0) && this.has(`${key}.negative`)) {
      key += '.negative';
      negative = true;
    } else if (this.isBare(key, fields)) key += '.bare';
    const moves = new Map<string, string[]>();
    for (const [field, value] of Object.entries(fields)) {
      let said = this.optionOfCard(fields, field, value) ?? this.argument(field, value, around);
      if (negative && typeof said === 'number') said = Math.abs(said);
      if (field === 'seat') values['player'] = said;
      values[field] = said;
      const places = Object.hasOwn(around.byPlace, field) ? around.byPlace[field] : undefined;
      if (!places || !Array.isArray(value)) continue;
      value.forEach((each: Json, i: number) => {
        const what = places[i];
        if (!what) return;
        const where = this.say(field, each, nothing);
        moves.set(where, [...(moves.get(where) ?? []), what]);
      });
    }
    if (moves.size > 0 && this.has(`${key}.long`)) {
      key += '.long';
      values['moves'] = [...moves].map(([where, what]) => `${what.join(', ')} → ${where}`).join('; ');
    }
    return { key, values };
  }

  private spoken({ key, values }: Sentence, told: Choice): string {
    if (this.has(key)) return this.t(key, values);
    const [verb, fields] = verbOf(told); // a game without words yet is at least readable
    const rest = Object.entries(fields).map(([field, value]) => this.say(field, value, nothing));
    return [spaced(verb), ...rest].join(' ');
  }

  choice = (choice: Choice, around: Surroundings = nothing): string =>
    this.spoken(this.sentence('choice', choice, around), choice);
  fact = (fact: Choice): string => this.spoken(this.sentence('fact', fact, nothing), fact);
  reason = (reason: Choice): string => this.spoken(this.sentence('reason', reason, nothing), reason);
  refusal = (why: string): string => (this.has(`refusal.${why}`) ? this.t(`refusal.${why}`) : spaced(why));
  prompt = (decision: Decision): string => {
    const key = `prompt.${decision.prompt}`;
    const values: Record<string, string | number> = {};
    for (const [field, n] of Object.entries(decision.numbers)) {
      values[field] = this.numbered(field, n) ?? n;
      if (field === 'seat') values['player'] = this.say(field, n, nothing);
    }
    return this.has(key) ? this.t(key, values) : spaced(decision.prompt.replaceAll('.', ': '));
  };

  /** What the lines of a verb have in common: its heading, where that says nothing in which they differ. */
  heading(verb: string, choices: readonly Fields[], around: Surroundings = nothing): string | null {
    const [first] = choices;
    const own = `verb.${verb}`;
    const key = this.has(own) ? own : `choice.${verb}.group`;
    if (!first || !this.has(key)) return null;
    const values = this.sentence('choice', { [verb]: first }, around).values;
    for (const field of this.texts.arguments(key)) {
      const said = field === 'player' ? 'seat' : field;
      if (choices.some((each) => JSON.stringify(each[said]) !== JSON.stringify(first[said]))) return null;
    }
    return this.t(key, values);
  }
  /** A value of a field as the lines say it, with its remark. */
  named(field: string, value: Json, around: Surroundings = nothing): string {
    return this.has(`part.${field}`)
      ? this.t(`part.${field}`, { [field]: this.argument(field, value, around) })
      : this.say(field, value, around);
  }

  /** A choice in words, and its part under a heading; without a heading it needs a line alone. */
  line(choice: Choice, around: Surroundings = nothing): { words: string; heading: string; item: string } {
    const own = around.line?.(choice);
    if (own) return { words: own, heading: '', item: '' };
    const said = this.sentence('choice', choice, around);
    return { words: this.spoken(said, choice), ...(this.item(said, choice, around) ?? { heading: '', item: '' }) };
  }
  private item(said: Sentence, choice: Choice, around: Surroundings): { heading: string; item: string } | null {
    const key = `${said.key}.group`;
    if (!this.has(key)) return null;
    const named = this.texts.arguments(key);
    const rest = Object.entries(verbOf(choice)[1])
      .filter(([field]) => !named.has(field) && !(field === 'seat' && named.has('player')))
      .map(([field, value]) => this.named(field, value, around));
    return rest.length === 0 ? null : { heading: this.t(key, said.values), item: rest.join(', ') };
  }
}
