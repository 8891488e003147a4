// Names for the parts of the engine's types.
import type { Choice, Fact, View } from '../../generated/winter-tales.gen';

export type { Choice, Fact, View };
export type Figure = View['figures'][number];
export type Space = Figure['at'];
export type Memory = View['track'][number];
export type StoryCard = View['discard'][number];
export type Quest = NonNullable<Memory['quest']>;
export type Mission = NonNullable<Memory['mission']>;
export type Side = Memory['side'];
export type Faction = View['players'][number]['faction'];
export type Character = NonNullable<View['powers']['hope']>;
export type Spot = View['quests'][number]['at'];
export type Frame = View['stack'][number];
export type Way = View['ways'][number];

type Keys<T> = T extends unknown ? keyof T : never;
export type Verb = Keys<Choice>;
export type FrameName = Keys<Frame>;
type Under<T, K> = T extends Record<K & string, infer A> ? A : never;
export type Args<V extends Verb> = Under<Choice, V>;
export type FrameOf<N extends FrameName> = Under<Frame, N>;

// In the engine's order; a view lists figures and quests by place.
export const CHARACTERS: readonly Character[] = [
  'alice',
  'pinocchio',
  'scarecrow',
  'dorothy',
  'tin_man',
  'grumpy',
  'match_girl',
  'fire_eater',
  'wolf',
  'cat_fox',
  'snow_white',
  'white_rabbit',
  'candlewick',
  'mad_hatter',
];
export const QUESTS: readonly Quest[] = [
  'hope',
  'love',
  'refuge',
  'artifact_spring',
  'artifact_winter',
  'terror',
  'propaganda',
  'retaliation',
];
export const LOCATIONS: readonly Space[] = [
  'asylum',
  'factory',
  'fortress',
  'theatre',
  'market',
  'mansion',
  'cemetery',
  'grove',
];
export const SQUARES: readonly Space[] = [
  'statue_square',
  'asylum_factory',
  'factory_fortress',
  'fortress_theatre',
  'theatre_market',
  'market_mansion',
  'mansion_cemetery',
  'cemetery_grove',
  'grove_asylum',
];
export const SPACES: readonly Space[] = [...LOCATIONS, ...SQUARES];

export const isCharacter = (id: string): id is Character => (CHARACTERS as readonly string[]).includes(id);
export const isSpace = (id: string): id is Space => (SPACES as readonly string[]).includes(id);
export const isRebel = (who: Character): boolean => CHARACTERS.indexOf(who) < 7;
export const sideOf = (who: Character): Side => (isRebel(who) ? 'spring' : 'winter');
export const isSpringQuest = (quest: Quest): boolean => QUESTS.indexOf(quest) < 4;
export const NOBODY = 255;

export const verbOf = (choice: Choice): Verb => Object.keys(choice)[0] as Verb;
export function argsOf(choice: Choice): Record<string, unknown> {
  return (Object.values(choice)[0] ?? {}) as Record<string, unknown>;
}
export function as<V extends Verb>(choice: Choice, verb: V): Args<V> | undefined {
  return verb in choice ? ((choice as Record<string, unknown>)[verb] as Args<V>) : undefined;
}

// The frame of this name that runs now, the innermost first.
export function running<N extends FrameName>(view: View, name: N): FrameOf<N> | undefined {
  for (let i = view.stack.length - 1; i >= 0; i--) {
    const frame = view.stack[i];
    if (frame && name in frame) return (frame as Record<string, unknown>)[name] as FrameOf<N>;
  }
  return undefined;
}
export const figureOf = (view: View, who: Character): Figure | undefined => view.figures[CHARACTERS.indexOf(who)];
export const inPlay = (figure: Figure): boolean => figure.controller !== NOBODY && !figure.gone;
