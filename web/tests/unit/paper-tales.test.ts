import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildings as buildingArt, buildingPicture, unitPicture, units } from '../../src/games/paper-tales/art';
import {
  around,
  behind,
  beside,
  buildings,
  dismissed,
  fatesOf,
  slots,
  spotsOf,
  strengthParts,
  incomeParts,
  warFought,
  type PlayerView,
  type Unit,
} from '../../src/games/paper-tales/model';
import { printed, type View } from '../../src/generated/paper-tales.gen';
import type { Choice, Words } from '../../src/lib/contract';

const english = JSON.parse(readFileSync('../locales/en/paper_tales.json', 'utf8')) as { [key: string]: string };
const words = {
  name: (field: string, id: string) => english[`${field}.${id}.name`] ?? english[`${field}.${id}`] ?? id,
  t: (key: string, values?: object) => `${key}${values ? JSON.stringify(values) : ''}`,
} as unknown as Words;

const unit = (card: Unit['card'], more: Partial<Unit> = {}): Unit => ({
  card,
  tokens: 0,
  strength: printed.units[card].strength,
  dies: false,
  fights: true,
  income: 0,
  wood: 0,
  food: 0,
  gem: 0,
  counts: null,
  behind: [],
  ...more,
});
const player = (units: (Unit | null)[], more: Partial<PlayerView> = {}): PlayerView => ({
  seat: 0,
  legend: 0,
  gold: 3,
  kingdom: { units, strength: 0, bonus: 0, income: 2, basic: 2, rent: 0, wood: 0, food: 0, gem: 0, wars: [] },
  buildings: [0, 0, 0, 0, 0],
  slots: 4,
  draft_size: 0,
  picks_size: 0,
  hand_size: 0,
  has_reserve: false,
  ready: false,
  ...more,
});

describe('pictures', () => {
  it('there is one for every unit and every building of the engine, each different', () => {
    expect(Object.keys(units).sort()).toEqual(Object.keys(printed.units).sort());
    expect(Object.keys(buildingArt).sort()).toEqual(Object.keys(printed.buildings).sort());
    const urls = [
      ...Object.keys(printed.units).map(unitPicture),
      ...Object.keys(printed.buildings).map(buildingPicture),
    ];
    expect(new Set(urls).size).toBe(47);
    for (const url of urls) {
      const svg = decodeURIComponent(url.replace('data:image/svg+xml,', ''));
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
      expect(svg).not.toContain('undefined');
      expect(svg).not.toContain('NaN');
    }
  });
});

describe('reading the view', () => {
  const mine = {
    seat: 0,
    draft: [],
    picks: [],
    hand: ['golem', 'knight'],
    reserve: null,
    answered: null,
    planned_cost: 2,
    previews: [],
    works: [],
    plan: { units: ['back_1', 'discard', 'empty', 'empty', 'empty'], hand: ['front_1', 'reserve'] },
    planned: { ...player([unit('golem'), null, null, unit('farmer'), null]).kingdom },
  } as unknown as NonNullable<View['mine']>;
  const me = player([unit('farmer'), unit('cook'), null, null, null]);

  it('tells new units from moved and old ones', () => {
    const spots = spotsOf(me, mine);
    expect(spots.map((spot) => spot.state)).toEqual(['new', 'empty', 'empty', 'moved', 'empty']);
    expect(spots[3]?.from).toBe('front_1');
    expect(spots[2]?.exists).toBe(false);
    expect(dismissed(me, mine)).toEqual([{ slot: 'front_2', card: 'cook' }]);
    expect(fatesOf(mine).map((each) => each.fate)).toEqual(['front_1', 'reserve']);
  });
  it('names what stands in a slot', () => {
    const view = { players: [me], mine } as unknown as View;
    expect(around(view, words).notes).toEqual({
      front_1: 'Golem',
      back_1: 'Farmer',
      reserve: 'Knight',
      front_2: 'Cook',
    });
    expect(around({ players: [me], mine: null } as unknown as View, words).notes).toEqual({});
  });
  it('left is the next seat, right the one before', () => {
    const view = { players: [0, 1, 2, 3].map(() => me) } as unknown as View;
    expect([beside(view, 0, 'left'), beside(view, 0, 'right'), beside(view, 3, 'left')]).toEqual([1, 3, 0]);
  });
  it('adds up what the engine says and nothing else', () => {
    const kingdom = {
      ...me.kingdom,
      units: [unit('knight'), unit('archer', { fights: false }), null, null, unit('cook', { income: 2 })],
      strength: 6,
      bonus: 2,
      income: 7,
      basic: 3,
      rent: 2,
    };
    expect(strengthParts({ ...kingdom, units: kingdom.units.slice(0, 2) }, words)).toBe('Knight 4, Barracks 2');
    expect(incomeParts(kingdom, words)).toBe('web.pt.basic{"gold":3}, web.pt.rent{"gold":2}, Cook 2');
  });
  it('names the cards behind what a unit counts', () => {
    const from = (card: string | null, building: string | null, amount: number) => ({ card, building, amount });
    const ogre = unit('ogre', {
      counts: 'income',
      behind: [from(null, null, 2), from('cook', null, 1), from(null, 'temple', 2)] as Unit['behind'],
    });
    expect(behind(ogre, words)).toBe('web.pt.basic{"gold":2}, Cook 1, Temple 2');
    expect(behind(unit('dragon', { counts: 'gem' }), words)).toBe('web.pt.nothing_yet');
  });
  it('knows the slots and buildings in the order of the engine', () => {
    expect(slots).toEqual(['front_1', 'front_2', 'front_3', 'back_1', 'back_2']);
    expect(buildings).toEqual(Object.keys(printed.buildings));
  });
});

describe('the war of a round', () => {
  const fact = (fact: Choice) => ({ rule: 'PT-6.1', fact });
  const last = [
    fact({ round_started: { round: 1, direction: 'left' } }),
    fact({ strength: { seat: 0, strength: 7 } }),
    fact({ strength: { seat: 1, strength: 0 } }),
    fact({ war_won: { seat: 0, other: 1, points: 6 } }),
  ];
  const next = fact({ round_started: { round: 2, direction: 'right' } });

  it('is as it was fought, whatever the kingdoms are worth later', () => {
    expect(warFought(last, 0, 1)).toEqual({ other: 1, mine: 7, theirs: 0, won: 2 });
    expect(warFought(last, 1, 0)).toEqual({ other: 0, mine: 0, theirs: 7, won: 0 });
  });
  it('has no result before it is fought', () => {
    expect(warFought([...last, next], 0, 1)).toBeNull();
    expect(warFought([], 0, 1)).toBeNull();
  });
});
