// The story as the book shows it: chapters of scenes, and what the next teller has to take up.
import type { Decision, Scene, Tell } from '../../lib/contract';
import type { Face } from './art/colours';
import {
  figureOf,
  isCharacter,
  isSpace,
  running,
  type Character,
  type Faction,
  type Quest,
  type Side,
  type Space,
  type StoryCard,
  type View,
} from './types';
import { standing } from './looks';

export interface Chapter {
  key: string; // "0", "1", …, "epilogue"
  scenes: Scene[];
}

// The epilogue is a chapter of its own, whatever number its scenes have.
export function chapters(scenes: readonly Scene[]): Chapter[] {
  const out: Chapter[] = [];
  for (const scene of scenes) {
    const late = scene.event.startsWith('epilogue') || scene.event === 'ending';
    const key = late || out.at(-1)?.key === 'epilogue' ? 'epilogue' : String(scene.chapter);
    const last = out.at(-1);
    if (last?.key === key) last.scenes.push(scene);
    else out.push({ key, scenes: [scene] });
  }
  return out;
}

export const about = (scene: Scene, what: string): string => {
  const value = scene.about[what];
  return typeof value === 'string' ? value : '';
};
export const cardsOf = (scene: Scene): StoryCard[] =>
  scene.cards.filter((card) => typeof card === 'string') as StoryCard[];
export function faceIn(scene: Scene, faction: Faction): Face {
  const side = about(scene, 'side');
  if (side === 'spring' || side === 'winter') return side;
  return faction === 'winter' ? 'winter' : 'spring';
}
// Cards that pay for a way or a rescue count for nothing else.
export const isPayment = (scene: Scene): boolean =>
  ['movement', 'quest_join', 'rescue', 'mission'].includes(scene.event);
export const opensQuest = (scene: Scene): boolean => scene.event === 'quest_start';
export const teller = (scene: Scene): Character | null => {
  const who = about(scene, 'character');
  return isCharacter(who) ? who : null;
};

// Which of a question's tellings is being prepared: the one that was picked, else the weightiest.
const WEIGHT = [
  'retell',
  'uphold',
  'choose_memory',
  'place_memory',
  'declare',
  'resolve',
  'place_quest',
  'lay_trap',
  'strike',
  'close',
  'take_part',
  'play',
  'relocate',
  'tell',
  'pay',
  'activate',
];
export function tellingOf(question: Decision | undefined, picked: string): { verb: string; tell: Tell } | null {
  const all = Object.entries(question?.tell ?? {}).filter(([verb]) => verb !== 'object');
  const chosen = all.find(([verb]) => verb === picked) ?? all.sort((a, b) => weigh(a[0]) - weigh(b[0]))[0];
  return chosen ? { verb: chosen[0], tell: chosen[1] } : null;
}
const weigh = (verb: string): number => (WEIGHT.indexOf(verb) + 99) % 99;

export interface Duty {
  memory: { subject: string; concept: string; text: string; card: StoryCard | null; face: Side; by: number } | null;
  introduction: Scene | null;
  last: Scene | null;
  place: Space | null;
  people: { who: Character; down: boolean }[];
  quest: Quest | null;
  outcome: string;
}

export function dutyOf(view: View, scenes: readonly Scene[], tell: Tell): Duty {
  const run = running(view, 'quest');
  const combat = running(view, 'combat');
  const trap = running(view, 'trap');
  const who = running(view, 'activation')?.who ?? run?.who;
  const place = combat?.at ?? trap?.at ?? run?.at ?? (who ? (figureOf(view, who)?.at ?? null) : null);
  const quest = run?.quest ?? null;
  const wantsIntroduction = tell.must.includes('introduction') || tell.must.includes('goal');
  const wantsLast = tell.must.includes('last_narrator') || tell.must.includes('plot_so_far');
  return {
    memory: memoryOf(view, scenes, tell.takes_up ?? ''),
    introduction: wantsIntroduction && quest ? introductionOf(scenes, quest) : null,
    last: wantsLast ? (scenes.findLast((scene) => scene.text) ?? null) : null,
    place: place && isSpace(place) ? place : null,
    people: place ? (standing(view).get(place) ?? []).map((piece) => ({ who: piece.who, down: piece.down })) : [],
    quest,
    outcome: tell.must.includes('result') ? (trap?.result ?? run?.outcome ?? '') : '',
  };
}

// The words in which a card was set when it was played.
const toldWith = (scenes: readonly Scene[], card: StoryCard): string =>
  scenes.findLast((scene) => scene.text?.includes(`[[${card}]]`))?.text ?? '';

function memoryOf(view: View, scenes: readonly Scene[], subject: string): Duty['memory'] {
  if (!subject) return null;
  const scene = scenes.findLast((each) => each.subject === subject);
  const [kind, id] = subject.split(':');
  const card = kind === 'story' ? ((id ?? null) as StoryCard | null) : null;
  const memory = view.track.find((each) => card !== null && each.card === card);
  return {
    subject,
    concept: scene?.concept ?? '',
    text: card === null ? (scene?.text ?? '') : toldWith(scenes, card),
    card,
    face: memory?.side ?? 'spring',
    by: scene?.seat ?? -1,
  };
}

export function introductionOf(scenes: readonly Scene[], quest: Quest): Scene | null {
  const told = scenes.findLast((scene) => scene.event === 'quest_created' && about(scene, 'quest') === quest);
  return told ?? scenes.find((scene) => scene.event === 'opening') ?? null;
}

export const STEPS = ['join', 'active', 'part', 'last', 'end', 'choose', 'place'];
