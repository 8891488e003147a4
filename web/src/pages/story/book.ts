// A story as a book: cover, cast, chapters, plates, colophon. Words come from outside; nothing here is markup.
import type { Card } from '../../lib/api';
import { isCharacter, isRebel } from '../../games/winter-tales/types';
import type { Fact, Scene, Words } from '../../lib/contract';
import type { Told } from '../../lib/read';

/** Told text in pieces: words, and the cards that were set into the line. */
export type Part = { text: string } | { card: string };
export type Face = 'spring' | 'winter';
/** Draws a card, small within a line or large as a plate; the address of the picture. */
export type Painter = (card: string, face: Face, small: boolean) => Promise<string>;
export interface Telling {
  n: number;
  teller: string;
  figure: string;
  place: string;
  paragraphs: Part[][];
  payment: boolean;
  face: Face;
  cards: string[];
  memory: string;
  aloud: string;
}
export interface Chapter {
  key: string;
  kicker: string;
  title: string;
  tellings: Telling[];
  plates: Plate[];
}
export interface Plate {
  card: string;
  face: Face;
  caption: string;
  by: string;
}
export interface Cast {
  who: string;
  name: string;
  player: string;
  side: Face;
}
export interface Book {
  title: string;
  subtitle: string;
  language: string;
  game: string;
  cast: Cast[];
  chapters: Chapter[];
  ending: string;
  tellers: string[];
  seed: string;
  salt: string;
  hash: string;
  rules: string;
  id: string;
}
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const mark of text.matchAll(/\[\[([a-z0-9_]{1,40})\]\]/g)) {
    if (mark.index > at) parts.push({ text: text.slice(at, mark.index) });
    parts.push({ card: mark[1] ?? '' });
    at = mark.index + mark[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const payments = new Set(['movement', 'quest_join', 'rescue', 'mission']);
const matters = new Set(['opening', 'quest_start', 'quest_end', 'ending', 'epilogue_open', 'mission']);
const isLate = (event: string): boolean => event.startsWith('epilogue') || event === 'ending';
export const sideOf = (who: string): Face => (isCharacter(who) && isRebel(who) ? 'spring' : 'winter');

function tellingOf(scene: Scene, words: Words): Telling {
  const who = text(scene.about['character']);
  const place = text(scene.about['place']);
  const told = text(scene.text);
  const side = text(scene.about['side']);
  const cards = scene.cards.filter((card) => typeof card === 'string');
  const marked = partsOf(told);
  const missing = cards.filter((card) => !marked.some((part) => 'card' in part && part.card === card));
  const paragraphs = told === '' ? [] : told.split(/\n\s*\n/).map(partsOf);
  const last = paragraphs.at(-1);
  if (last && scene.event !== 'memory') for (const card of missing) last.push({ text: ' ' }, { card });
  return {
    n: scene.n,
    teller: words.seat(scene.seat),
    figure: who ? words.name('character', who) : '',
    place: place ? words.name('space', place) : '',
    paragraphs: scene.event === 'memory' ? [] : paragraphs,
    payment: payments.has(scene.event),
    face: side === 'winter' || (side === '' && who !== '' && sideOf(who) === 'winter') ? 'winter' : 'spring',
    cards,
    memory: text(scene.concept),
    aloud: told === '' && !scene.concept ? words.name('narration', scene.event) : '',
  };
}

/** Up to three plates a chapter: the memory first, then one for each other teller. */
function platesOf(tellings: readonly Telling[]): Plate[] {
  const plates: Plate[] = [];
  const add = (telling: Telling, card: string | undefined): void => {
    if (!card || plates.length >= 3 || plates.some((plate) => plate.card === card)) return;
    plates.push({ card, face: telling.face, caption: telling.memory, by: telling.teller });
  };
  for (const telling of tellings) if (telling.memory) add(telling, telling.cards[0]);
  const seen = new Set(plates.map((plate) => plate.by));
  for (const telling of tellings) {
    if (seen.has(telling.teller) || telling.cards.length === 0) continue;
    seen.add(telling.teller);
    add(telling, telling.cards[0]);
  }
  return plates;
}

function chaptersOf(scenes: readonly Scene[], words: Words): Chapter[] {
  const chapters: Chapter[] = [];
  for (const scene of scenes) {
    if (!scene.text && !scene.concept && !matters.has(scene.event)) continue;
    const last = chapters.at(-1);
    const key =
      isLate(scene.event) || last?.key === 'epilogue'
        ? 'epilogue'
        : scene.event === 'opening'
          ? 'opening'
          : String(scene.chapter);
    if (last?.key !== key) {
      const kicker =
        key === 'epilogue'
          ? words.t('book.epilogue')
          : key === 'opening'
            ? words.t('book.opening')
            : words.t('book.chapter', { n: scene.chapter });
      chapters.push({ key, kicker, title: '', tellings: [], plates: [] });
    }
    const chapter = chapters.at(-1);
    const quest = text(scene.about['quest']);
    if (chapter && chapter.title === '' && quest && (scene.event === 'quest_start' || scene.event === 'opening'))
      chapter.title = words.name('quest', quest);
    chapter?.tellings.push(tellingOf(scene, words));
  }
  for (const chapter of chapters) chapter.plates = platesOf(chapter.tellings);
  return chapters;
}

function castOf(scenes: readonly Scene[], words: Words): Cast[] {
  const cast = new Map<string, Cast>();
  for (const scene of scenes) {
    const who = text(scene.about['character']);
    if (!who || cast.has(who) || (scene.event !== 'activation' && scene.event !== 'quest_join')) continue;
    cast.set(who, { who, name: words.name('character', who), player: words.seat(scene.seat), side: sideOf(who) });
  }
  return [...cast.values()].sort((a, b) => a.side.localeCompare(b.side));
}

/** Where nothing is told the log tells: one chapter a round. */
function chronicleOf(facts: readonly Fact[], words: Words): Chapter[] {
  const chapters: Chapter[] = [];
  for (const fact of facts) {
    const round = fact.fact['round_started']?.['round'];
    if (round !== undefined || chapters.length === 0) {
      chapters.push({
        key: `r${String(round ?? 0)}`,
        kicker: words.t('word.round'),
        title: round === undefined ? '' : String(round),
        tellings: [],
        plates: [],
      });
    }
    const chapter = chapters.at(-1);
    const line = { text: `${words.fact(fact.fact)} ` };
    const telling = chapter?.tellings[0];
    const paragraph = telling?.paragraphs.at(-1);
    if (paragraph && paragraph.length < 6) paragraph.push(line);
    else if (telling) telling.paragraphs.push([line]);
    else
      chapter?.tellings.push({
        n: 0,
        teller: '',
        figure: '',
        place: '',
        paragraphs: [[line]],
        payment: false,
        face: 'spring',
        cards: [],
        memory: '',
        aloud: '',
      });
  }
  return chapters;
}

export function bookOf(told: Told, card: Card, facts: readonly Fact[], words: Words, names: readonly string[]): Book {
  const memories = told.scenes.filter((scene) => scene.concept);
  const ending = told.end?.ending ?? '';
  const chapters = told.scenes.length > 0 ? chaptersOf(told.scenes, words) : chronicleOf(facts, words);
  return {
    title: text(memories.at(-1)?.concept).slice(0, 60) || words.t('game.name'),
    subtitle: words.t('game.name'),
    language: words.language,
    game: told.game,
    cast: castOf(told.scenes, words),
    chapters,
    ending: ending && words.has(`end.${ending}`) ? words.t(`end.${ending}`) : '',
    tellers: [...names],
    seed: card.seed ?? '',
    salt: card.salt ?? '',
    hash: card.seed_hash ?? '',
    rules: String(card.rules_version ?? ''),
    id: card.id,
  };
}
