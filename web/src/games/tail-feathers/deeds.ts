// What a figure can do now, and how likely it is to succeed.
import type { Choice, Chooser, Offer, Words } from '../../lib/contract';
import type { How } from '../../lib/deeds';
import { grammar } from '../../generated/tail-feathers.gen';
import { fieldsOf, frame, type Ahead, type View } from './model';

const phrases: { readonly [verb: string]: { actor?: string; manner?: string } } = grammar;

/** Whoever is in the middle of its activation or flight does what names nobody. */
function isUnderWay(view: View, figure: number): boolean {
  const flight = frame(view, 'flight');
  if (flight) return flight['figure'] === figure;
  const activation = frame(view, 'activation');
  return activation !== null && view.units[Number(activation['unit'])]?.is_bird === true
    ? view.figures[figure]?.unit === activation['unit']
    : false;
}
// What is put together on the desk or played from the hand is no deed of a figure.
const elsewhere = ['station', 'put_down'];
const nameless = ['pilot_roll', 'change_tilt', 'swoop', 'drop', 'land', 'go_on'];

export const deedsFor = (view: View, figure: number): How => ({
  does: (choice: Choice): boolean => {
    const [verb, fields] = fieldsOf(choice);
    if (elsewhere.includes(verb)) return false;
    const actor = phrases[verb]?.actor;
    if (actor === 'figure') return fields['figure'] === figure;
    if (actor === 'unit') return fields['unit'] === view.figures[figure]?.unit;
    return nameless.includes(verb) && isUnderWay(view, figure);
  },
  idOf: ({ verb, fields }: Offer): string => (verb === 'strike' ? `strike.${String(fields['kind'])}` : verb),
  isRare: ({ verb }: Offer): boolean => phrases[verb]?.manner === 'rare',
  order: ['activate', 'walk', 'strike.melee', 'strike.ranged', 'swoop', 'land'],
});

const rolled = ['strike', 'swoop', 'pilot_roll', 'patrol'];
const most = 8;
/** The chance of a hit, or of the lowest and the highest among the targets. */
export async function chanceOf(ask: Chooser, words: Words, offers: readonly Offer[]): Promise<string> {
  if (!rolled.includes(offers[0]?.verb ?? '') || offers.length > most) return '';
  const all = await Promise.all(offers.map((offer) => ask.preview(offer.choice)));
  const chances = all.flatMap(({ preview }) => {
    const odds = (preview as unknown as Ahead | null)?.odds;
    return odds ? [Math.round(odds.some / 10)] : [];
  });
  if (chances.length === 0) return '';
  const [low, high] = [Math.min(...chances), Math.max(...chances)];
  const key = offers[0]?.verb === 'pilot_roll' ? 'succeeds' : 'hits';
  const percent = low === high ? String(low) : `${low}–${high}`;
  return words.t(`web.tf.chance.${key}`, { percent });
}
