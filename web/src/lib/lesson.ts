// Lessons as the page knows them: their files, and how far somebody has come. What is right the engine says (docs/lessons.md).
import { isBag, list, number, text, type Bag } from './read';
import { recall, remember } from './settings.svelte';

export interface Speaker {
  /** Text key of the name. */
  name: string;
  /** "unit:veteran": the game knows the picture. */
  portrait: string;
}
export interface LessonStep {
  id: string;
  speaker: string;
  say: string;
  spot: readonly string[];
  /** Text keys: a first line, and a ready-made concept, for whoever tells. */
  line: string;
  concept: string;
  teaches: readonly string[];
}
export interface Lesson {
  id: string;
  game: string;
  kind: 'lesson' | 'drill';
  minutes: number;
  seat: number;
  texts: string;
  names: { [seat: string]: string };
  /** Verbs that the lists of this lesson go without: another way to do the same. */
  without: readonly string[];
  speakers: { [id: string]: Speaker };
  scenes: { id: string; title: string; steps: LessonStep[]; isOwn: boolean }[];
  done: { say: string; speaker: string; play: { seats: number; options: Bag; bots: string[] } | null };
}
/** One answer of a way through a lesson, as docs/protocol.md has it. */
export type Given = Bag;
/** How far somebody has come: a way, and whether it was gone to its end once. */
export interface Progress {
  from: number;
  answers: Given[];
  done: boolean;
}

const files = import.meta.glob<string>('../../../lessons/*/*.json', { query: '?url', import: 'default', eager: true });
const nameOf = (path: string): string => path.split('/').slice(-2).join('/').replace('.json', '');
const ranks = ['first', 'second'];
const rank = (id: string): number => {
  const at = ranks.indexOf(id.split('/')[1] ?? '');
  return at < 0 ? ranks.length : at;
};

/** Their ids: lessons in their order, then drills. */
export const lessonsOf = (game: string): string[] =>
  Object.keys(files)
    .map(nameOf)
    .filter((id) => id.startsWith(`${game}/`))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
export const isDrill = (id: string): boolean => rank(id) === ranks.length;
/** The lesson after this one; null: it was the last. */
export function lessonAfter(id: string): string | null {
  const all = lessonsOf(id.split('/')[0] ?? '');
  return all[all.indexOf(id) + 1] ?? null;
}

const words = (value: unknown): string[] => list(value, (each) => (typeof each === 'string' ? each : null));
const bags = (value: unknown): Bag[] => list(value, (each) => (isBag(each) ? each : null));
const bag = (value: unknown): Bag => (isBag(value) ? value : {});

function readStep(step: Bag): LessonStep {
  const wanted = bag(step['do']);
  return {
    id: text(step['id']),
    speaker: text(step['speaker']),
    say: text(step['say']) || text(step['id']),
    spot: words(step['spot']),
    line: text(wanted['line']),
    concept: text(wanted['concept']),
    teaches: words(step['teaches']),
  };
}

export function readLesson(file: Bag): Lesson {
  const done = bag(file['done']);
  const play = isBag(done['play']) ? done['play'] : null;
  return {
    id: text(file['id']),
    game: text(file['game']),
    kind: file['kind'] === 'drill' ? 'drill' : 'lesson',
    minutes: number(file['minutes']),
    seat: number(file['seat']),
    texts: text(file['texts']),
    without: words(file['without']),
    names: bag(file['names']) as Lesson['names'],
    speakers: bag(file['speakers']) as unknown as Lesson['speakers'],
    scenes: bags(file['scenes']).map((scene) => ({
      id: text(scene['id']),
      title: text(scene['title']),
      steps: bags(scene['steps']).map(readStep),
      isOwn: scene['state'] !== undefined,
    })),
    done: {
      say: text(done['say']) || 'done',
      speaker: text(done['speaker']),
      play: play && { seats: number(play['seats']), options: bag(play['options']), bots: words(play['bots']) },
    },
  };
}

/** Where its file lies; '': there is no such lesson. */
export const lessonUrl = (id: string): string => Object.entries(files).find(([path]) => nameOf(path) === id)?.[1] ?? '';
/** The file as the engine wants it; null: there is no such lesson, or it cannot be reached. */
export async function lessonFile(id: string): Promise<Bag | null> {
  const url = lessonUrl(id);
  if (url === '') return null;
  const found: unknown = await fetch(url).then(
    (reply) => reply.json(),
    () => null,
  );
  return isBag(found) ? found : null;
}

const key = (id: string): string => `snowbound.lesson.${id}`;
export function progressOf(id: string): Progress {
  try {
    const kept: unknown = JSON.parse(recall(key(id)) ?? '{}');
    if (isBag(kept)) {
      return { from: number(kept['from']), answers: bags(kept['answers']), done: kept['done'] === true };
    }
  } catch {
    // Nonsense in the storage: nothing is known.
  }
  return { from: 0, answers: [], done: false };
}
export const keepProgress = (id: string, progress: Progress): void => remember(key(id), JSON.stringify(progress));
export const isBegun = (progress: Progress): boolean => progress.from > 0 || progress.answers.length > 0;

/** How a way through a lesson stands. */
export interface Standing {
  at: 'asks' | 'again' | 'done';
  scene: number;
  step: number;
  from: number;
  answers: Given[];
  said: { say: string; speaker: string; spot: string[] }[];
  right: Bag | null;
  retry: string;
  /** What is said to an answer that was not taken. */
  word: { say: string; why: string; rule: string } | null;
  frame: Bag;
}
export function readStanding(bagged: Bag): Standing | null {
  const frame = bagged['frame'];
  const at = text(bagged['at']);
  if (!isBag(frame) || (at !== 'asks' && at !== 'again' && at !== 'done')) return null;
  const word = isBag(bagged['word']) ? bagged['word'] : null;
  return {
    at,
    scene: number(bagged['scene']),
    step: number(bagged['step']),
    from: number(bagged['from']),
    answers: bags(bagged['answers']),
    said: bags(bagged['said']).map((each) => ({
      say: text(each['say']),
      speaker: text(each['speaker']),
      spot: words(each['spot']),
    })),
    right: isBag(bagged['right']) ? bagged['right'] : null,
    retry: text(bagged['retry']),
    word: word && { say: text(word['say']), why: text(word['why']), rule: text(word['rule']) },
    frame,
  };
}
