import { describe, expect, it } from 'vitest';
import { about, badgesOf, nestsOf, standing, toSpace } from '../../src/games/tail-feathers/field';
import { headingTo, look, lookAbout, onTable, snapped, whole } from '../../src/games/tail-feathers/lens';
import { centreOf, side, type Ahead, type Space, type View } from '../../src/games/tail-feathers/model';

describe('the lens over the battlefield', () => {
  const rect = { left: 100, top: 50, width: 900, height: 900 } as DOMRect;
  it('never shows more than the table, nor anything beside it', () => {
    expect(look({ x: 0, y: side }, 2)).toEqual({ zoom: 2, middle: { x: side / 4, y: (3 * side) / 4 } });
    expect(look({ x: 5, y: 5 }, 0.1)).toEqual(whole);
    expect(look(whole.middle, 99).zoom).toBe(6);
  });
  it('finds the point under the pointer, y going up', () => {
    expect(onTable(whole, rect, { clientX: 100, clientY: 950 })).toEqual({ x: 0, y: 0 });
    expect(onTable(whole, rect, { clientX: 1000, clientY: 500 })).toEqual({ x: side, y: side / 2 });
    expect(onTable(whole, rect, { clientX: 5000, clientY: 500 }).x).toBe(side);
  });
  it('keeps what is under the wheel where it is', () => {
    const pixel = { clientX: 600, clientY: 480 };
    const nearer = lookAbout(whole, onTable(whole, rect, pixel), 2);
    expect(nearer.zoom).toBe(2);
    expect(onTable(nearer, rect, pixel)).toEqual(onTable(whole, rect, pixel));
  });
  it('places on full millimetres of the table, and turns by tenths of a degree', () => {
    expect(snapped({ x: 12_345, y: -7 })).toEqual({ x: 12_300, y: 0 });
    expect(headingTo({ x: 0, y: 0 }, { x: 5, y: 5 })).toBe(450);
    expect(headingTo({ x: 0, y: 0 }, { x: 0, y: -5 })).toBe(2700);
    expect(headingTo({ x: 0, y: 0 }, { x: 5000, y: -1 })).toBe(0); // not 3600
  });
});

describe('the battlefield', () => {
  const viewOf = (part: object): View =>
    ({ players: [{ home: 'sw' }, { home: 'ne' }], options: { scenario: 'skirmish' }, ...part }) as unknown as View;
  const on = (at: string, unit = 0) => ({ unit, zone: 'battlefield', flying: false, at });
  it('has a nest for each home', () => {
    expect([...nestsOf(viewOf({}))]).toEqual([
      ['sw_nest', 0],
      ['ne_nest', 1],
    ]);
  });
  it('lets those on one branch stand side by side, three in a row', () => {
    const figures = [on('sw_a1'), { ...on('sw_a1'), flying: true }, on('sw_a1'), on('se_a1'), on('sw_a1'), on('sw_a1')];
    const places = standing(viewOf({ figures }));
    const { x, y } = centreOf('sw_a1' as Space);
    expect(places[1]).toBeNull();
    expect(places[3]).toEqual(centreOf('se_a1' as Space));
    expect([0, 2, 4, 5].map((i) => places[i])).toEqual([
      { x: x - 1900, y: y - 950 },
      { x, y: y - 950 },
      { x: x + 1900, y: y - 950 },
      { x, y: y + 950 },
    ]);
  });
  it('knows which choices are about a figure or a space', () => {
    const view = viewOf({ figures: [on('sw_a1', 4)] });
    const nests = nestsOf(view);
    expect(about(view, 0)({ activate: { unit: 4 } })).toBe(true);
    expect(about(view, 0)({ strike: { figure: 3, target: { figure: 0 } } })).toBe(true);
    expect(about(view, 0)({ activate: { unit: 0 } })).toBe(false);
    expect(toSpace(nests, 'ne_nest' as Space)({ strike: { target: { nest: 1 } } })).toBe(true);
    expect(toSpace(nests, 'sw_a1' as Space)({ strike: { target: { figure: 1 } } })).toBe(false);
    expect(toSpace(nests, 'sw_a1' as Space)({ walk: { to: 'sw_a1' } })).toBe(true);
  });
  it('numbers what a route meets, but not the joints of its templates', () => {
    const at = (x: number) => ({ x, y: 0 });
    const kinds = ['bird', 'manoeuvre_point', 'leaf'].map((kind) => ({ kind }));
    const view = viewOf({ stations: [at(1), at(2), at(3)], crossings: kinds });
    expect(badgesOf(view, null, 2)).toEqual([
      { at: at(1), now: false },
      { at: at(3), now: true },
    ]);
    const tried = { crossings: kinds.map((crossing, x) => ({ crossing, at: at(x) })) } as unknown as Ahead;
    expect(badgesOf(view, tried, 2).map((badge) => badge.at.x)).toEqual([0, 2]);
  });
});
