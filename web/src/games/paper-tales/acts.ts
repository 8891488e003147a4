// The great moments of a round, told by facts alone: plans lie open and kingdoms go to war; time passes.
import type { Act, Beat } from '../../lib/beats';
import type { Choice, Fact, Fields } from '../../lib/contract';
import type { View } from '../../generated/paper-tales.gen';
import { buildings, slots, type BuildingId, type CardId } from './model';

export interface Stand {
  card: CardId;
  tokens: number;
  /** Turned over in this round. */
  isNew: boolean;
}
export interface Realm {
  units: (Stand | null)[];
  buildings: number[];
  legend: number;
}
export interface Gain {
  from: 'war' | 'unit' | 'building';
  points: number;
  other?: number;
  card?: CardId;
  building?: BuildingId;
}
export interface Camp extends Realm {
  seat: number;
  strength: number;
  /** What each unit gives to the strength, and the rest (buildings); null where it is not known for certain. */
  shields: { each: number[]; bonus: number } | null;
  gains: Gain[];
  income: number;
}
export interface WarScene {
  round: number;
  camps: Camp[];
  /** The plans were opened with it. */
  turns: boolean;
}
export interface Parting {
  seat: number;
  card: CardId;
  saved: boolean;
}
export interface AgingScene {
  round: number;
  partings: Parting[];
  realms: Realm[];
  gains: { seat: number; gain: Gain }[];
}

const number = (fields: Fields, name: string): number => Number(fields[name] ?? 0);
const place = (fields: Fields, name = 'slot'): number => slots.indexOf(fields[name] as (typeof slots)[number]);
const told = ({ fact }: Fact): [string, Fields] => {
  const verb = Object.keys(fact)[0] ?? '';
  return [verb, fact[verb] ?? {}];
};

/** The kingdoms as facts tell them. */
export class Chronicle {
  readonly realms: Realm[] = [];
  round = 0;
  private before: { seat: number; units: (Stand | null)[] } | null = null; // moves of a kingdom happen at once

  of(seat: number): Realm {
    while (this.realms.length <= seat)
      this.realms.push({ units: slots.map(() => null), buildings: buildings.map(() => 0), legend: 0 });
    return this.realms[seat]!;
  }
  take(fact: Fact): void {
    const [verb, fields] = told(fact);
    const realm = typeof fields['seat'] === 'number' ? this.of(fields['seat']) : null;
    if (realm && (verb === 'moved' || verb === 'dismissed')) return this.move(realm, fields);
    this.before = null;
    if (verb === 'round_started') this.begin(number(fields, 'round'));
    else if (verb === 'grew_older') this.each((unit) => (unit.tokens += 1));
    else if (realm) this.change(realm, verb, fields);
  }
  /** A unit leaves the place where it stood before all of this, for another or for good. */
  private move(realm: Realm, fields: Fields): void {
    const seat = number(fields, 'seat');
    if (this.before?.seat !== seat) this.before = { seat, units: [...realm.units] };
    const from = place(fields, 'from' in fields ? 'from' : 'slot');
    const unit = this.before.units[from] ?? null;
    if (realm.units[from] === unit) realm.units[from] = null;
    if ('to' in fields) realm.units[place(fields, 'to')] = unit;
  }
  private begin(round: number): void {
    this.round = round;
    this.each((unit) => (unit.isNew = false));
  }
  private each(change: (unit: Stand) => void): void {
    for (const realm of this.realms) for (const unit of realm.units) if (unit) change(unit);
  }
  private change(realm: Realm, verb: string, fields: Fields): void {
    const building = buildings.indexOf(fields['building'] as BuildingId);
    switch (verb) {
      case 'revealed':
      case 'replaced':
        // Whoever takes the Shapeshifter's place comes with one token [PT-13.11].
        realm.units[place(fields)] = {
          card: fields['card'] as CardId,
          tokens: Number(verb === 'replaced'),
          isNew: true,
        };
        break;
      case 'unpaid':
      case 'died':
        realm.units[place(fields)] = null;
        break;
      case 'aged': {
        const unit = realm.units[place(fields)];
        if (unit) unit.tokens += number(fields, 'tokens');
        break;
      }
      case 'built':
        realm.buildings[building] = number(fields, 'level');
        break;
      case 'upgraded':
      case 'golem_upgraded':
        realm.buildings[building] = 2;
        break;
      case 'war_won':
      case 'unit_legend':
      case 'building_legend':
        realm.legend += number(fields, 'points');
        break;
    }
  }
  /** As it is now, for keeping. */
  copy(): Realm[] {
    return this.realms.map((realm) => ({
      units: realm.units.map((unit) => unit && { ...unit }),
      buildings: [...realm.buildings],
      legend: realm.legend,
    }));
  }
}
export function chronicle(facts: readonly Fact[]): Chronicle {
  const all = new Chronicle();
  for (const fact of facts) all.take(fact);
  return all;
}

const gainOf = (verb: string, fields: Fields): Gain | null => {
  const points = number(fields, 'points');
  if (verb === 'war_won') return { from: 'war', points, other: number(fields, 'other') };
  if (verb === 'unit_legend') return { from: 'unit', points, card: fields['card'] as CardId };
  if (verb === 'building_legend') return { from: 'building', points, building: fields['building'] as BuildingId };
  return null;
};
/** What each unit gives, where the view still agrees with what was fought with. */
function shieldsOf(realm: Realm, strength: number, seat: number, view: View | null): Camp['shields'] {
  const kingdom = view?.players[seat]?.kingdom;
  if (!kingdom || kingdom.strength !== strength) return null;
  const isSame = slots.every((_, i) => (kingdom.units[i]?.card ?? null) === (realm.units[i]?.card ?? null));
  const each = kingdom.units.map((unit) => (unit?.fights ? unit.strength : 0));
  const bonus = strength - each.reduce((sum, n) => sum + n, 0);
  return isSame && bonus === kingdom.bonus ? { each, bonus } : null;
}

const beat = (step: string, ms: number, tells: readonly Choice[], sound?: Beat['sound']): Beat => ({
  step,
  ms,
  tells,
  ...(sound ? { sound } : {}),
});

/** A war, from the first strength to the last income. */
function warAct(facts: readonly Fact[], begins: number, from: number, view: View | null): Act {
  const before = chronicle(facts.slice(0, begins));
  const camps: Camp[] = [];
  const lines: { [step: string]: Choice[] } = { count: [], compare: [], legend: [], income: [] };
  for (const fact of facts.slice(begins)) {
    const [verb, fields] = told(fact);
    const seat = number(fields, 'seat');
    const gain = gainOf(verb, fields);
    if (verb === 'strength') {
      const realm = before.of(seat);
      const strength = number(fields, 'strength');
      const shields = shieldsOf(realm, strength, seat, view);
      camps[seat] = { ...realm, seat, strength, shields, gains: [], income: 0 };
      lines['count']!.push(fact.fact);
    } else if (gain) {
      camps[seat]?.gains.push(gain);
      lines[verb === 'war_won' ? 'compare' : 'legend']!.push(fact.fact);
    } else if (verb === 'income') {
      const camp = camps[seat];
      if (camp) camp.income = number(fields, 'gold');
      lines['income']!.push(fact.fact);
    } else if (verb === 'unit_gold') lines['legend']!.push(fact.fact);
    else break;
  }
  const opened = facts.slice(from, begins).filter(({ fact }) => 'revealed' in fact || 'replaced' in fact);
  const scene: WarScene = { round: before.round, camps: camps.filter(Boolean), turns: opened.length > 0 };
  const beats = [
    beat('count', 1300, lines['count']!, 'dice'),
    beat('compare', 900, lines['compare']!, 'knock'),
    beat('legend', 1300, lines['legend']!, 'bell'),
    ...(lines['income']!.length > 0 ? [beat('income', 800, lines['income']!, 'card')] : []),
  ];
  const turn = beat(
    'turn',
    700,
    opened.map(({ fact }) => fact),
    'card',
  );
  return { kind: 'war', beats: scene.turns ? [turn, ...beats] : beats, scene };
}

/** Aging: who leaves, who is saved, what it brings; nothing where nobody leaves. */
function agingAct(facts: readonly Fact[], ends: number): Act | null {
  let begins = ends;
  while (begins > 0 && isAging(facts[begins - 1]!)) --begins;
  const round = facts.slice(begins, ends);
  const partings = round.flatMap((fact): Parting[] => {
    const [verb, fields] = told(fact);
    if (verb !== 'died' && verb !== 'saved') return [];
    return [{ seat: number(fields, 'seat'), card: fields['card'] as CardId, saved: verb === 'saved' }];
  });
  if (partings.length === 0) return null;
  const before = chronicle(facts.slice(0, begins));
  const gains = round.flatMap((fact) => {
    const [verb, fields] = told(fact);
    const gain = gainOf(verb, fields);
    return gain ? [{ seat: number(fields, 'seat'), gain }] : [];
  });
  const scene: AgingScene = { round: before.round, partings, realms: before.copy(), gains };
  const lines = (...verbs: string[]): Choice[] =>
    round.filter((fact) => verbs.includes(told(fact)[0])).map(({ fact }) => fact);
  const beats = [
    beat('leave', 1700, lines('died', 'saved'), 'wind'),
    ...(gains.length > 0 ? [beat('reward', 1000, lines('unit_legend', 'unit_gold'), 'bell')] : []),
    beat('older', 800, [facts[ends]!.fact], 'page'),
  ];
  return { kind: 'aging', beats, scene };
}
const isAging = (fact: Fact): boolean => ['died', 'saved', 'unit_legend', 'unit_gold'].includes(told(fact)[0]);

/** What of the new facts is worth a stage. */
export function acts(facts: readonly Fact[], from: number, view: View | null): Act[] {
  const found: Act[] = [];
  for (let i = from; i < facts.length; ++i) {
    const verb = told(facts[i]!)[0];
    if (verb === 'strength' && (i === from || told(facts[i - 1]!)[0] !== 'strength'))
      found.push(warAct(facts, i, from, view));
    if (verb !== 'grew_older') continue;
    const act = agingAct(facts, i);
    if (act) found.push(act);
  }
  return found;
}
