// The great moments of a tale, told by facts alone: a fight, a trap that snaps, a quest that is counted, a memory hung on
// its line, a secret turned up, the epilogue.
import type { Act, Beat } from '../../lib/beats';
import type { Choice, Fact, Fields } from '../../lib/contract';
import { fieldsIn, verbIn } from './forms';
import { blows, sprung, type Blow, type Sprung } from './looks';
import type { Character, Faction, Memory, Mission, Quest, Side, Space, StoryCard } from './types';

export interface CombatScene {
  /** Null: the Terror itself. */
  soldier: Character | null;
  rebel: Character;
  at: Space;
  blows: Blow[];
  winner: Side;
  told: Choice;
  after: Choice[];
}
export interface TrapScene extends Sprung {
  rebel: Character;
  soldier: Character;
  at: Space;
  result: 'defused' | 'blocked' | 'caught';
  told: Choice;
}
export interface Part {
  seat: number;
  side: Side;
  cards: StoryCard[];
  /** Something counts beside the cards: an ability, the Artifact. */
  more: boolean;
}
export interface QuestScene {
  quest: Quest;
  at: Space;
  parts: Part[];
  sums: { [side in Side]: number };
  outcome: string;
  told: Choice;
}
export interface MemoryScene {
  space: number;
  memory: Memory;
  line: Memory[];
  told: Choice;
}
export interface MissionScene {
  seat: number;
  mission: Mission;
  told: Choice;
}
export interface EpilogueScene {
  line: Memory[];
  parts: Part[];
  sums: { [side in Side]: number };
  winner: Faction;
  told: Choice;
}

const verbOf = (fact: Fact | undefined): string => (fact ? verbIn(fact.fact) : '');
const fields = (fact: Fact | undefined): Fields => (fact ? fieldsIn(fact.fact) : {});
const cardsOf = (value: Fields[string] | undefined): StoryCard[] =>
  Array.isArray(value) ? (value as StoryCard[]) : [];
const isOpen = (fact: Fact): boolean => fact.private !== true;
const NOTHING: Memory = { kind: 'none', side: 'spring', card: null, quest: null, mission: null };

/** The memory line as the facts have left it. */
export function lineOf(facts: readonly Fact[]): Memory[] {
  const line: Memory[] = [];
  for (const fact of facts) {
    const at = Number(fields(fact)['space']) - 1;
    if (verbOf(fact) === 'memory_made') {
      while (line.length <= at) line.push(NOTHING);
      line[at] = fields(fact)['memory'] as unknown as Memory;
    }
    if (verbOf(fact) === 'power_destroyed' && line[at]) line[at] = { ...line[at], side: 'winter' };
  }
  return line;
}
/** Three points a memory, for the side that it shows; a neutral one for nobody [WT-12.6]. */
export const countsFor = (memory: Memory, side: Side): boolean =>
  (memory.kind === 'story' || memory.kind === 'mission') && memory.side === side;

const lastOf = (facts: readonly Fact[], ...verbs: string[]): number =>
  facts.findLastIndex((fact) => verbs.includes(verbOf(fact)));

const afterwards = ['incapacitated', 'took_refuge', 'relocated'];
function combatAct(facts: readonly Fact[], end: number): Act | null {
  const before = facts.slice(0, end);
  const start = lastOf(before, 'combat_started', 'terror_started');
  if (start < 0) return null;
  const began = fields(facts[start]);
  const after: Choice[] = [];
  for (let i = end + 1; afterwards.includes(verbOf(facts[i])); ++i) after.push(facts[i]!.fact);
  const scene: CombatScene = {
    soldier: (began['soldier'] as Character | undefined) ?? null,
    rebel: began['rebel'] as Character,
    at: began['at'] as Space,
    blows: blows(before),
    winner: fields(facts[end])['winner'] as Side,
    told: facts[end]!.fact,
    after,
  };
  const struck = facts.slice(start + 1, end).filter(isOpen);
  const beats: Beat[] = [
    { step: 'meet', ms: 800, tells: [facts[start]!.fact], sound: 'wind' },
    {
      step: 'blows',
      ms: Math.min(2600, 500 + 400 * scene.blows.length),
      tells: struck.map(({ fact }) => fact),
      sound: 'card',
    },
    { step: 'ends', ms: 1400, tells: [scene.told, ...after], sound: 'knock' },
  ];
  return { kind: 'combat', beats, scene };
}

function trapAct(facts: readonly Fact[], end: number): Act | null {
  const before = facts.slice(0, end);
  const start = lastOf(before, 'trap_set');
  if (start < 0) return null;
  const set = fields(facts[start]);
  const within = facts.slice(start + 1, end + 1).filter(isOpen);
  const scene: TrapScene = {
    ...sprung(before),
    rebel: set['rebel'] as Character,
    soldier: set['soldier'] as Character,
    at: fields(facts[end])['at'] as Space,
    result: fields(facts[end])['result'] as TrapScene['result'],
    told: facts[end]!.fact,
  };
  const told = (...verbs: string[]): Choice[] =>
    within.filter((fact) => verbs.includes(verbOf(fact))).map(({ fact }) => fact);
  const beats: Beat[] = [
    { step: 'set', ms: 800, tells: [facts[start]!.fact], sound: 'card' },
    { step: 'defended', ms: 900, tells: told('trap_defended'), sound: 'card' },
    { step: 'turned', ms: 1400, tells: told('trap_revealed', 'trap_kept'), sound: 'page' },
    { step: 'ends', ms: 1400, tells: told('incapacitated', 'trap_ended'), sound: 'knock' },
  ];
  return { kind: 'trap', beats, scene };
}

const partOf = (fact: Fact, more: boolean): Part => ({
  seat: Number(fields(fact)['seat']),
  side: fields(fact)['side'] as Side,
  cards: cardsOf(fields(fact)['cards']),
  more,
});
function questAct(facts: readonly Fact[], end: number): Act | null {
  const start = lastOf(facts.slice(0, end), 'quest_started');
  if (start < 0) return null;
  const counted = fields(facts[end]);
  const played = facts.slice(start + 1, end).filter((fact) => verbOf(fact) === 'played_cards');
  const scene: QuestScene = {
    quest: counted['quest'] as Quest,
    at: fields(facts[start])['at'] as Space,
    parts: played.map((fact) => partOf(fact, fields(fact)['artifact'] === true)),
    sums: { spring: Number(counted['spring']), winter: Number(counted['winter']) },
    outcome: String(counted['outcome']),
    told: facts[end]!.fact,
  };
  const cards = scene.parts.reduce((sum, part) => sum + part.cards.length, 0);
  const beats: Beat[] = [
    { step: 'begun', ms: 700, tells: [facts[start]!.fact], sound: 'page' },
    { step: 'count', ms: Math.min(2600, 700 + 220 * cards), tells: played.map(({ fact }) => fact), sound: 'card' },
    { step: 'outcome', ms: 1500, tells: [scene.told], sound: 'bell' },
  ];
  return { kind: 'quest', beats, scene };
}

function memoryAct(facts: readonly Fact[], at: number): Act {
  const made = fields(facts[at]);
  const chosen = verbOf(facts[at - 1]) === 'memory_chosen' ? [facts[at - 1]!.fact] : [];
  const scene: MemoryScene = {
    space: Number(made['space']),
    memory: made['memory'] as unknown as Memory,
    line: lineOf(facts.slice(0, at)),
    told: facts[at]!.fact,
  };
  const beats: Beat[] = [
    { step: 'chosen', ms: 900, tells: chosen, sound: 'page' },
    { step: 'hung', ms: 2100, tells: [scene.told], sound: 'card' },
  ];
  return { kind: 'memory', beats, scene };
}
function missionAct({ fact }: Fact): Act {
  const { seat, mission } = fieldsIn(fact);
  const scene: MissionScene = { seat: Number(seat), mission: mission as Mission, told: fact };
  const beats: Beat[] = [
    { step: 'covered', ms: 700, tells: [], sound: 'page' },
    { step: 'turned', ms: 2300, tells: [fact], sound: 'bell' },
  ];
  return { kind: 'mission', beats, scene };
}

/** What was laid for either side while the epilogue was told. */
export const epilogueParts = (facts: readonly Fact[]): Part[] =>
  facts.filter((fact) => verbOf(fact) === 'epilogue_part').map((fact) => partOf(fact, false));
/** Points by where they came from: memories of a side, cards laid in the epilogue [WT-12.6]; how far the Author is from balance. */
export function pointsOf(facts: readonly Fact[], faction: Faction, score: number): number[] {
  if (faction === 'author') return [0, 0, score];
  const side: Side = faction;
  const memories = 3 * lineOf(facts).filter((memory) => countsFor(memory, side)).length;
  const cards = epilogueParts(facts).flatMap((part) => (part.side === side ? part.cards : [])).length;
  return [memories, cards, 0];
}

function epilogueAct(facts: readonly Fact[], end: number): Act | null {
  const before = facts.slice(0, end);
  const start = lastOf(before, 'epilogue_started');
  const sums = fields(before[lastOf(before, 'totals')]);
  if (start < 0 || sums['spring'] === undefined) return null;
  const scene: EpilogueScene = {
    line: lineOf(before),
    parts: epilogueParts(before),
    sums: { spring: Number(sums['spring']), winter: Number(sums['winter']) },
    winner: fields(facts[end])['faction'] as Faction,
    told: facts[end]!.fact,
  };
  const told = before.slice(start).filter((fact) => isOpen(fact) && ['epilogue_part', 'totals'].includes(verbOf(fact)));
  const beats: Beat[] = [
    { step: 'memories', ms: 1500, tells: [], sound: 'page' },
    { step: 'cards', ms: 1500, tells: told.map(({ fact }) => fact), sound: 'card' },
    { step: 'won', ms: 2000, tells: [scene.told], sound: 'bell' },
  ];
  return { kind: 'epilogue', beats, scene };
}

const makers: { readonly [verb: string]: (facts: readonly Fact[], at: number) => Act | null } = {
  combat_ended: combatAct,
  trap_ended: trapAct,
  quest_counted: questAct,
  memory_made: memoryAct,
  mission_declared: (facts, at) => missionAct(facts[at]!),
  mission_shown: (facts, at) => missionAct(facts[at]!),
  won: epilogueAct,
};
export function acts(facts: readonly Fact[], from: number): Act[] {
  return facts.slice(from).flatMap((fact, i): Act[] => {
    const act = isOpen(fact) ? makers[verbOf(fact)]?.(facts, from + i) : null;
    return act ? [act] : [];
  });
}
