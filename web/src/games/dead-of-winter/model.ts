// Dead of Winter as the board draws it: who stands where, in which order. Nothing here decides a rule.
import type { Choice, Decision, Fact, Fields, Json, PlayerFact, Surroundings, Words } from '../../lib/contract';
import { printed, type View } from '../../generated/dead-of-winter.gen';

export type { View } from '../../generated/dead-of-winter.gen';
export type Survivor = keyof typeof printed.survivors;
export type Item = keyof typeof printed.items;
export type Place = keyof typeof printed.spaces;
export type Gate = keyof typeof printed.gates;
export type FigureView = View['figures'][number];

export const survivors = Object.keys(printed.survivors) as Survivor[];
export const places = Object.keys(printed.spaces) as Place[];
export const gates = Object.keys(printed.gates) as Gate[];
export const outside = places.filter((place) => place !== 'colony');
export const colonyGates = gates.slice(0, 6);
export const numbersOf = (who: Survivor) => printed.survivors[who];
export const symbolOf = (item: string): string => printed.items[item as Item] ?? 'tool';
export const spacesAt = (gate: Gate): number => printed.gates[gate];
export const roomAt = (place: Place): number => printed.spaces[place];
export const noiseSpots: number = printed.noise;

export const figureOf = (view: View, who: Survivor): FigureView => view.figures[survivors.indexOf(who)] as FigureView;
export const standing = (view: View, place: Place): Survivor[] =>
  survivors.filter((who) => figureOf(view, who).is === 'play' && figureOf(view, who).at === place);
export const groupOf = (view: View, seat: number): Survivor[] =>
  survivors.filter((who) => figureOf(view, who).is === 'play' && figureOf(view, who).controller === seat);
export const zombiesAt = (view: View, gate: Gate): number => view.gates[gates.indexOf(gate)]?.zombies ?? 0;
export const barricadesAt = (view: View, gate: Gate): number => view.gates[gates.indexOf(gate)]?.barricades ?? 0;

/** Dice as they lie there: counts by face become a list, highest first. */
export const diceOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, i) => Array.from({ length: count }, () => i + 1)).reverse();

/** What an exposure roll brings, in twelfths, as the engine gives the die. */
export const exposure: readonly number[] = printed.exposure;
export const faces = ['blank', 'wound', 'frostbite', 'bitten'] as const;

export function fieldsOf(choice: Choice): [string, Fields] {
  const verb = Object.keys(choice)[0] ?? '';
  return [verb, choice[verb] ?? {}];
}

/** Every place that a choice speaks of, so that it lights up when the line of the list is touched. */
export function mentions(choice: Choice | null, kind: 'who' | 'place' | 'gate' | 'item' | 'die', id: Json): boolean {
  if (choice === null) return false;
  const [, fields] = fieldsOf(choice);
  const keys = {
    who: ['who', 'target'],
    place: ['to', 'place'],
    gate: ['gate', 'from', 'to'],
    item: ['item'],
    die: ['die', 'second'],
  }[kind];
  return keys.some((key) => fields[key] === id);
}

export type FrameVerb =
  | 'deciding'
  | 'voting'
  | 'searching'
  | 'biting'
  | 'exiling'
  | 'fuelling'
  | 'round'
  | 'turn'
  | 'script'
  | 'handing'
  | 'pooling';
export function frame(view: View, verb: FrameVerb): Fields | null {
  for (const each of [...view.stack].reverse()) {
    const found = (each as unknown as Choice)[verb];
    if (found) return found;
  }
  return null;
}

export const pictureOfItem: { readonly [symbol: string]: string } = {
  weapon: 'M4 13h12l2-3h3v3l-3 1-1 5h-5l-1-3H8l-2 4H3Z',
  fuel: 'M5 5h8l2 3h3v12H5ZM8 8h4M8 12l6 5M14 12l-6 5',
  education: 'M12 6Q8 3 3 5v13q5-2 9 1q4-3 9-1V5q-5-2-9 1ZM12 6v13',
  food: 'M6 5h12v3H6ZM7 8h10v11H7ZM7 11h10M10 14h4',
  medicine: 'M9 4h6v5h5v6h-5v5H9v-5H4V9h5Z',
  tool: 'M14 4q5 0 6 5l-4-1-2 2 1 4q-3 1-5-1L5 19l-2-2 6-5q-1-5 5-8Z',
  survivor: 'M12 4a3.500 3.500 0 1 1 0 7a3.500 3.500 0 0 1 0-7ZM5 21q0-9 7-9t7 9Z',
};

export function playerFacts(view: View, seat: number, words: Words): PlayerFact[] {
  const player = view.players[seat];
  if (!player) return [];
  const facts: PlayerFact[] = [
    { key: 'cards', icon: 'cards', words: words.t('web.dw.cards'), value: String(player.hand_size) },
    { key: 'dice', icon: 'dice', words: words.t('web.dw.dice'), value: String(diceOf(player.dice).length) },
    { key: 'group', icon: 'people', words: words.t('web.dw.group'), value: String(groupOf(view, seat).length) },
  ];
  if (player.exiled) facts.push({ key: 'exiled', words: words.t('web.dw.exiled'), value: '⛌' });
  return facts;
}

/** The crossroads card that is being decided or voted on. */
export function openCard(view: View): string | null {
  const voting = frame(view, 'voting');
  const card =
    frame(view, 'deciding')?.['card'] ?? (voting?.['on'] === 'crossroads' && frame(view, 'script')?.['card']);
  return typeof card === 'string' ? card : null;
}

/** What a bare yes would leave open: who is handed what, and that dice are given one at a time. */
function answerLine(view: View, words: Words, verb: string): string | null {
  const handing = frame(view, 'handing');
  if (handing && verb === 'accept') {
    const [who, item] = [words.name('who', handing['to'] ?? null), words.name('item', handing['item'] ?? null)];
    return words.t('web.dw.take_item', { who, item });
  }
  if (!frame(view, 'pooling')?.['dice']) return null;
  return verb === 'accept' ? words.t('web.dw.one_die_more') : verb === 'done' ? words.t('web.dw.no_die_more') : null;
}
/** Where somebody stands is worth a remark beside every choice that names them; an option of a card says what it is. */
export function around(view: View, words: Words): Surroundings {
  const notes: { [id: string]: string } = {};
  for (const who of survivors) {
    const figure = figureOf(view, who);
    if (figure.is === 'play') notes[who] = words.name('place', figure.at);
  }
  const card = openCard(view);
  const line = (choice: Choice): string | null => {
    const [verb, fields] = fieldsOf(choice);
    if (verb === 'ability' && fields['who'] === fields['as'])
      return words.t('web.dw.own_ability', {
        who: words.name('who', fields['who'] ?? null),
        die: Number(fields['die']),
      });
    if (verb !== 'vote' && verb !== 'pick_option') return answerLine(view, words, verb);
    const of = `crossroads.${card}.option_${Number(fields['option']) + 1}`;
    if (verb === 'pick_option') return words.has(of) ? words.t(of) : null;
    const answer = fields['option'] === 0 ? 'shell.yes' : 'shell.no';
    return words.t('web.dw.vote_for', { option: words.t(words.has(of) ? of : answer) });
  };
  return { notes, plain: ['who', 'as'], byPlace: {}, line };
}

const verbIs =
  (...verbs: string[]) =>
  (fact: Fact): boolean =>
    verbs.includes(fieldsOf(fact.fact)[0]);
/** What somebody does on their own account: whatever came before it is over. */
export const isAct = verbIs(
  'die_spent',
  'moved',
  'searched',
  'card_played',
  'equipped',
  'item_used',
  'ability_used',
  'requested',
  'laid_down',
  'deposited',
  'vote_called',
);
const farBack = 800;
/** What has happened since this turn began. */
export function turnOf(facts: readonly Fact[]): readonly Fact[] {
  const last = facts.slice(-farBack);
  return last.slice(last.findLastIndex(verbIs('turn_started', 'round_started')) + 1);
}

/** The die last rolled, and what it did: what follows it at once, not the night; until something else is done. */
export function lastRoll(turn: readonly Fact[]) {
  const at = turn.findLastIndex(verbIs('exposed', 'bite_rolled', 'struck'));
  const fact = turn[at];
  if (!fact) return null;
  const rest = turn.slice(at + 1);
  if (rest.some(isAct)) return null; // something else has been done since
  const isEffect = verbIs('wounded', 'died', 'card_stolen', 'morale_changed');
  const end = rest.findIndex((each) => !isEffect(each));
  const [verb, fields] = fieldsOf(fact.fact);
  return {
    fact,
    at,
    after: end < 0 ? rest : rest.slice(0, end),
    face: verb === 'struck' ? null : String(fields['face']),
  };
}

export interface NightStep {
  step: string;
  facts: Fact[];
}
export const nightSteps = [
  'fuel',
  'food',
  'waste',
  'resolve',
  'colony_zombies',
  'outside_zombies',
  'noise',
  'goal',
  'marker',
  'pass',
] as const;
/** So many cards of waste cost a morale. */
export const pileOf = (view: View): number => (view.standing.includes('bigger_pile') ? 15 : 10);
export const isNight = (view: View): boolean =>
  (nightSteps as readonly unknown[]).includes(frame(view, 'round')?.['step']);
/** Nobody has acted since: it goes on, or the first turn after it is not over and I need not act. */
export function nightIsNew(view: View, facts: readonly Fact[], questions: readonly Decision[]): boolean {
  const mark = facts.findLast(verbIs('round_started', 'turn_ended'))?.fact ?? {};
  return !questions.some(({ prompt }) => prompt === 'action') && (isNight(view) || 'round_started' in mark);
}
/** Which step a fact of the night opens; null: it belongs to the step that is going on. */
function opens(fact: Fact): (typeof nightSteps)[number] | null {
  const [verb, fields] = fieldsOf(fact.fact);
  switch (verb) {
    case 'fuel_paid':
      return 'fuel';
    case 'starved':
      return 'food';
    case 'food_changed':
      return 'food';
    case 'morale_changed':
      return ({ hunger: 'food', waste: 'waste' } as const)[fields['why'] as 'hunger' | 'waste'] ?? null;
    case 'contribution_shown':
    case 'crisis_prevented':
    case 'crisis_failed':
      return 'resolve';
    case 'zombie_came':
      return String(fields['gate']).startsWith('colony') ? 'colony_zombies' : 'outside_zombies';
    case 'noise_checked':
      return 'noise';
    case 'goal_reached':
      return 'goal';
    case 'rounds_over':
      return 'marker';
    case 'first_player':
      return 'pass';
    default:
      return null;
  }
}
/** The colony phase step by step, as it was told: the one that is going on, or the last one. */
export function nightOf(facts: readonly Fact[], goesOn: boolean): NightStep[] {
  const last = facts.slice(-farBack);
  const end = goesOn ? last.length : Math.max(0, last.findLastIndex(verbIs('round_started')));
  const from = last.slice(0, end).findLastIndex(verbIs('turn_ended', 'turn_started')) + 1;
  if (from === 0) return [];
  const steps: NightStep[] = [];
  let at = -1;
  for (const fact of last.slice(from, end)) {
    const opened = opens(fact);
    const next = opened === null ? at : Math.max(at, nightSteps.indexOf(opened));
    if (next < 0) continue;
    if (next !== at) steps.push({ step: nightSteps[next]!, facts: [] });
    at = next;
    steps.at(-1)?.facts.push(fact);
  }
  return steps;
}
