import { describe, expect, it } from 'vitest';
import { flightsIn } from '../../src/games/tail-feathers/flown';
import { pickable } from '../../src/games/tail-feathers/forms';
import type { View } from '../../src/games/tail-feathers/model';
import type { Choice, Decision, Fact } from '../../src/lib/contract';

const fact = (told: Choice): Fact => ({ rule: 'TF-10.1', fact: told });
const pose = (x: number) => ({ at: { x, y: 0 }, heading: 0 });
const announced = fact({ route_announced: { figure: 1, templates: ['long'], route: [pose(0), pose(9)] } });
const met = (x: number, kind = 'space') => fact({ met: { figure: 1, kind, id: 0, arc: x, pose: pose(x) } });
const wounded = fact({ wounded: { figure: 1, wounds: 1 } });
const flew = fact({ flew: { figure: 1, pose: pose(9) } });

describe('a flight that is over', () => {
  it('stops at everything it met, with what came of it, and at its end', () => {
    const [flight, ...more] = flightsIn([announced, met(2), met(2), met(5, 'bird'), wounded, flew]);
    expect(more).toEqual([]);
    expect(flight?.route).toEqual([pose(0), pose(9)]);
    expect(flight?.stops.map((stop) => stop.facts)).toEqual([[met(2), met(2)], [met(5, 'bird'), wounded], [flew]]);
  });
  it('is told only when it is whole and has met something', () => {
    expect(flightsIn([announced, flew])).toEqual([]);
    expect(flightsIn([announced, met(2)])).toEqual([]); // somebody is being asked
    expect(flightsIn([met(2), flew])).toEqual([]); // its beginning was seen before
    expect(flightsIn([announced, met(2), fact({ landed: { figure: 1, at: 'sw_a1' } })])).toHaveLength(1);
  });
  it('is apart from the next one', () => {
    const activated = fact({ activated: { seat: 1, unit: 2 } });
    const flights = flightsIn([announced, met(2), flew, activated, wounded, announced, met(3), flew]);
    expect(flights.map(({ stops }) => stops.length)).toEqual([2, 2]);
    expect(flights[0]?.stops[1]?.facts).toEqual([flew]);
  });
});

describe('figures of an answer', () => {
  const standing = (unit: number) => ({ unit, zone: 'battlefield' });
  const fallen = (unit: number) => ({ unit, zone: 'casualty' });
  const from = (figures: object[], ...options: Choice[]) =>
    pickable({ options } as Partial<Decision> as Decision, { figures } as unknown as View);
  it('are those that the engine names, whatever else stands there', () => {
    const figures = [standing(0), standing(1), standing(1), standing(2)];
    expect(from(figures, { assign: { figures: [1] } }, { assign: { figures: [2, 1] } })).toEqual([1, 2]);
    expect(from(figures, { go_on: {} })).toEqual([]);
  });
  it('are of the fallen all of a unit: three are named, any three will do', () => {
    const figures = [fallen(1), fallen(1), fallen(1), fallen(1), fallen(2), standing(1)];
    expect(from(figures, { revive: { figures: [0, 1, 2] } })).toEqual([0, 1, 2, 3]);
  });
});
