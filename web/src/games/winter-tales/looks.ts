// What the board shows of a view: pure, so that a test can ask it.
import type { Choice as AnyChoice, Fact as AnyFact, Words } from '../../lib/contract';
import { fieldsIn, verbIn } from './forms';
import {
  CHARACTERS,
  figureOf,
  inPlay,
  isCharacter,
  isSpringQuest,
  QUESTS,
  running,
  sideOf,
  SPACES,
  SQUARES,
  type Character,
  type Figure,
  type Memory,
  type Quest,
  type Side,
  type Space,
  type StoryCard,
  type View,
  type Way,
} from './types';
import type { Face } from './art/colours';

export interface Piece extends Figure {
  who: Character;
}

// Figures by space, Rebels first; those out of play stand nowhere.
const stands = new WeakMap<View, Map<Space, Piece[]>>();
export function standing(view: View): Map<Space, Piece[]> {
  const known = stands.get(view);
  if (known) return known;
  const all = new Map<Space, Piece[]>();
  CHARACTERS.forEach((who, i) => {
    const figure = view.figures[i];
    if (!figure || !inPlay(figure)) return;
    const there = all.get(figure.at) ?? [];
    there.push({ ...figure, who });
    all.set(figure.at, there);
  });
  stands.set(view, all);
  return all;
}

export const piecesOf = (view: View, seat: number): Piece[] =>
  [...standing(view).values()].flat().filter((piece) => piece.controller === seat);

export function questAt(view: View, spot: string): Quest[] {
  return QUESTS.filter((_, i) => view.quests[i]?.is === 'placed' && view.quests[i]?.at === spot);
}

// A quest under a Rebel is where the Rebel is.
export function questSpace(view: View, quest: Quest): Space | null {
  const token = view.quests[QUESTS.indexOf(quest)];
  if (!token || token.is !== 'placed') return null;
  if (isCharacter(token.at)) return figureOf(view, token.at)?.at ?? null;
  return token.at as Space;
}

export const wayTo = (view: View, space: Space): Way | undefined => view.ways.find((way) => way.to === space);

// Markers that lie on somebody's card.
export function markersOf(view: View, who: Character): Quest[] {
  const { hope, love_one, love_two, artifact, terror, terror_at } = view.powers;
  const out: Quest[] = [];
  if (hope === who) out.push('hope');
  if (love_one === who || love_two === who) out.push('love');
  if (artifact === who) out.push('artifact_spring');
  if (terror === who && terror_at === null) out.push('terror');
  return out;
}
export function markersAt(view: View, space: Space): Quest[] {
  const out: Quest[] = [];
  if (view.powers.refuge === space) out.push('refuge');
  if (view.powers.terror_at === space) out.push('terror');
  return out;
}

export const subjectOf = (memory: Memory): string =>
  memory.kind === 'story'
    ? `story:${memory.card}`
    : memory.kind === 'mission'
      ? `mission:${memory.mission}`
      : `neutral:${memory.quest}`;

// Which face of a card its holder sees: the faction's; for the Author, of whom they act for now.
export function faceOf(view: View, seat: number | null): Face {
  const faction = seat === null ? 'spring' : view.players[seat]?.faction;
  if (faction !== 'author') return faction ?? 'spring';
  const combat = running(view, 'combat');
  if (combat) return combat.attacker === seat ? 'winter' : 'spring';
  const trap = running(view, 'trap');
  if (trap) return trap.defender === seat ? 'winter' : 'spring';
  const activation = running(view, 'activation');
  const who = activation?.seat === seat ? activation.who : running(view, 'quest')?.joined[seat ?? 0];
  return who ? sideOf(who) : 'spring';
}

// Anything in a choice that names this figure or this space.
export const FIGURES = ['who', 'rebel', 'soldier', 'one', 'two', 'to', 'at'];
export const names =
  (id: string) =>
  (choice: AnyChoice): boolean =>
    verbIn(choice) !== 'propose' && FIGURES.some((field) => fieldsIn(choice)[field] === id);

// A fight, as the facts tell it: who strikes with what, in order.
export interface Blow {
  side: Side;
  card: StoryCard | null;
  seat: number;
}
export function blows(facts: readonly AnyFact[]): Blow[] {
  const out: Blow[] = [];
  for (let i = facts.length - 1; i >= 0; i--) {
    const fact = facts[i]?.fact ?? {};
    const verb = verbIn(fact);
    const fields = fieldsIn(fact);
    if (verb === 'combat_started' || verb === 'terror_started') break;
    const seat = Number(fields['seat'] ?? 0);
    if (verb === 'struck') out.unshift({ side: fields['side'] as Side, card: fields['card'] as StoryCard, seat });
    if (verb === 'struck_free') out.unshift({ side: sideOfFigure(String(fields['who'])), card: null, seat });
    if (verb === 'struck_memory')
      out.unshift({ side: fields['power'] === 'terror' ? 'winter' : 'spring', card: null, seat });
  }
  return out;
}
const sideOfFigure = (who: string): Side => (CHARACTERS.indexOf(who as Character) < 7 ? 'spring' : 'winter');

// What came to light of a trap: the values, and the cards that counted.
export interface Sprung {
  trap: number;
  defence: number;
  spring: StoryCard[];
  against: StoryCard[];
  lead: StoryCard | null;
}
export function sprung(facts: readonly AnyFact[]): Sprung {
  const out: Sprung = { trap: -1, defence: -1, spring: [], against: [], lead: null };
  for (let i = facts.length - 1; i >= 0; i--) {
    const fact = facts[i]?.fact ?? {};
    const fields = fieldsIn(fact);
    if ('trap_revealed' in fact) {
      out.trap = Number(fields['trap']);
      out.defence = Number(fields['defence']);
      out.spring = fields['spring'] as unknown as StoryCard[];
    }
    if ('trap_defended' in fact) out.against = fields['cards'] as unknown as StoryCard[];
    if ('trap_set' in fact) {
      out.lead = fields['card'] as StoryCard;
      break;
    }
  }
  return out;
}

export const questSide = (quest: Quest): Side => (isSpringQuest(quest) ? 'spring' : 'winter');
export const isSquare = (space: Space): boolean => SQUARES.includes(space);
export const placeOf = (view: View): Space | null =>
  running(view, 'combat')?.at ?? running(view, 'trap')?.at ?? running(view, 'quest')?.at ?? acting(view)?.at ?? null;

export function actingWho(view: View): Character | null {
  return running(view, 'activation')?.who ?? running(view, 'quest')?.who ?? null;
}
function acting(view: View): Figure | undefined {
  const who = actingWho(view);
  return who ? figureOf(view, who) : undefined;
}

// The whole of a space in words, for whoever cannot or does not look.
export function spaceWords(view: View, space: Space, words: Words): string[] {
  const lines: string[] = [];
  const way = wayTo(view, space);
  if (way) {
    lines.push(words.t('web.wt.way.cards', { cards: way.cards }));
    if (way.interrupters.length) {
      lines.push(
        words.t('web.wt.way.interrupt', { players: way.interrupters.map((seat) => words.seat(seat)).join(', ') }),
      );
    } else lines.push(words.t('web.wt.way.free'));
  }
  const there = standing(view).get(space) ?? [];
  for (const piece of there) lines.push(figureWords(view, piece, words));
  for (const quest of QUESTS.filter((each) => questSpace(view, each) === space)) {
    lines.push(words.t('web.wt.quest_here', { quest: words.name('quest', quest) }));
  }
  for (const quest of markersAt(view, space))
    lines.push(words.t('web.wt.power_here', { power: words.name('power', quest) }));
  return lines;
}

export function figureWords(_view: View, piece: Piece, words: Words): string {
  const is = piece.down ? 'down' : piece.ready ? 'ready' : 'spent';
  return words.t('web.wt.figure', {
    who: words.name('character', piece.who),
    player: words.seat(piece.controller),
    is,
  });
}

export { SPACES };
