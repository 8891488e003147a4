// Steps of a game that was: fetched once each, and who sat there.
import { api, type Card } from './api';
import type { Choice, GameModule, Player } from './contract';
import { speech } from './i18n.svelte';
import { readPast, type Past } from './read';
import { colourOf } from './table.svelte';
import { tried } from './tried';
import { Teller } from './words';

const shapes: Player['shape'][] = ['disc', 'square', 'hexagon', 'shield', 'diamond', 'drop', 'star'];

/** Those that were seen are kept. */
export class Pasts {
  private readonly seen = new Map<string, Past>();
  constructor(private readonly table: string) {}

  async at(step: number, seat: number | null): Promise<Past> {
    const key = `${step} ${seat}`;
    const known = this.seen.get(key);
    if (known) return known;
    const by = seat === null ? '' : `&seat=${seat}`;
    const found = await api('GET', `/tables/${encodeURIComponent(this.table)}/replay?step=${step}${by}`, readPast);
    if (this.seen.size > 60) this.seen.delete(this.seen.keys().next().value ?? '');
    this.seen.set(key, found);
    return found;
  }
}

export const playersThen = (card: Card, names: readonly string[], past: Past | null): Player[] =>
  card.seats.map((chair, seat) => ({
    seat,
    name: names[seat] ?? '',
    colour: colourOf(seat),
    shape: shapes[seat % shapes.length] ?? 'disc',
    bot: chair.bot ?? null,
    you: seat === past?.seat,
    host: false,
    here: true,
    awaited: past?.waiting.includes(seat) ?? false,
    clock: null,
  }));

/** Says things by the names they had then. */
export const tellerThen = (module: GameModule | null, names: readonly string[], past: Past | null): Teller =>
  new Teller(speech.texts, names, past?.seat ?? null, (field, n) =>
    tried(() => module?.numbered?.(past?.view, field, n, (key) => speech.texts.text(key)) ?? null, null),
  );

/** A choice in a sentence, as the list said it then. */
export function choiceThen(module: GameModule | null, names: readonly string[], past: Past, choice: Choice): string {
  const teller = tellerThen(module, names, past);
  const around = tried(() => module?.around?.(past.view, teller, past.seat), undefined);
  return teller.line(choice, around).words;
}
