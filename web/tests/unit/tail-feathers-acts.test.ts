import { describe, expect, it } from 'vitest';
import { acts, type FightScene, type FlightScene, type SpiralScene } from '../../src/games/tail-feathers/acts';
import { lostBy } from '../../src/games/tail-feathers/ending';
import { lengthOf, tellsOf } from '../../src/lib/beats';
import type { Choice, Fact } from '../../src/lib/contract';

const facts = (...all: Choice[]): Fact[] => all.map((fact) => ({ rule: 'TF-0', fact }));
const pose = (x: number, y = 0) => ({ at: { x, y }, heading: 0 });
const activated: Choice = { activated: { seat: 0, unit: 1 } };
const tilted: Choice = { tilt_set: { seat: 0, figure: 1, tilt: 'left' } };
const announced: Choice = {
  route_announced: {
    seat: 0,
    figure: 1,
    templates: ['long', 'long'],
    route: [pose(0), pose(10_000), pose(17_000, 7000)],
  },
};
const met = (x: number, kind: string): Choice => ({ met: { seat: 0, figure: 1, kind, id: 0, arc: x, pose: pose(x) } });
const wounded: Choice = { wounded: { seat: 0, figure: 1, wounds: 1 } };
const flew: Choice = { flew: { seat: 0, figure: 1, pose: pose(17_000, 7000) } };

describe('a flight on the stage', () => {
  const whole = facts(tilted, activated, announced, met(4000, 'space'), met(8000, 'bird'), wounded, flew);
  it('follows its route, banked, and stops only where something comes of it', () => {
    const [act, ...more] = acts(whole, 2);
    expect(more).toEqual([]);
    const scene = act?.scene as FlightScene;
    expect([scene.figure, scene.tilt]).toEqual([1, 'left']);
    expect(scene.legs.map((leg) => leg.poses)).toEqual([
      [pose(0), pose(8000)],
      [pose(8000), pose(10_000), pose(17_000, 7000)],
    ]);
    expect(tellsOf(act!)).toEqual([announced, met(8000, 'bird'), wounded, flew]);
    expect(lengthOf(act!)).toBeLessThanOrEqual(5000);
  });
  it('goes on from where it was asked, and shows nothing twice', () => {
    const [first] = acts(whole.slice(0, 6), 2);
    expect((first?.scene as FlightScene).legs).toHaveLength(1);
    const [second] = acts(whole, 6);
    expect((second?.scene as FlightScene).legs.map((leg) => leg.poses[0])).toEqual([pose(8000)]);
    expect(tellsOf(second!)).toEqual([flew]);
    expect(acts(whole, whole.length)).toEqual([]);
  });
  it('keeps every beat apart, whatever it meets', () => {
    const all = facts(activated, announced, ...[1, 2, 3, 4, 5, 6].map((n) => met(n * 1000, 'bird')), flew);
    const steps = acts(all, 0)[0]!.beats.map((beat) => beat.step);
    expect(new Set(steps).size).toBe(steps.length);
    expect(lengthOf(acts(all, 0)[0]!)).toBeLessThanOrEqual(5000);
  });
});

describe('dice on the stage', () => {
  const attacked: Choice = {
    attacked: { seat: 0, figure: 1, kind: 'swoop', target: { figure: 255, nest: 1, leaf: 'nowhere' } },
  };
  const rolled: Choice = { attack_rolled: { seat: 0, kind: 'swoop', roll: ['sword', 'cheese'], hits: 1 } };
  const defended: Choice = { defence_rolled: { seat: 1, figure: 4, roll: ['cheese'], blocked: 0 } };
  const hurt: Choice = { nest_wounded: { seat: 1, wounds: 1, left: 14 } };
  it('a swoop over a flight is a scene of its own, told once', () => {
    const all = facts(activated, announced, met(8000, 'nest'), attacked, rolled, hurt, flew);
    const [flight, fight, ...more] = acts(all, 0);
    expect(more).toEqual([]);
    expect(tellsOf(flight!)).toEqual([announced, met(8000, 'nest'), flew]);
    expect(tellsOf(fight!)).toEqual([attacked, rolled, hurt]);
    const scene = fight!.scene as FightScene;
    expect([scene.nest, scene.target, scene.attack?.count]).toEqual([1, null, 1]);
  });
  it('what was rolled before a question is not rolled again after it', () => {
    const all = facts(activated, attacked, rolled, defended, hurt);
    expect(acts(all.slice(0, 3), 0)[0]!.beats.map((beat) => beat.step)).toEqual(['aim', 'attack']);
    expect(acts(all, 3)[0]!.beats.map((beat) => beat.step)).toEqual(['defence', 'result']);
  });
  it('a death spiral shows both, and who fell', () => {
    const roll = (figure: number, hits: number): Choice => ({
      spiral_rolled: { seat: 0, figure, roll: ['sword'], hits },
    });
    const over: Choice = { spiral_over: { winner: 1, loser: 4 } };
    const [act] = acts(facts(activated, roll(4, 0), roll(1, 1), over), 0);
    expect((act?.scene as SpiralScene).rolls.map((each) => each.count)).toEqual([1, 0]);
    expect(tellsOf(act!)).toEqual([roll(4, 0), roll(1, 1), over]);
  });
  it('a nest loses its life to what took it', () => {
    const fire: Choice = { nest_wounded: { seat: 1, wounds: 2, left: 12 } };
    const all = facts(activated, attacked, rolled, hurt, { round_started: { round: 2 } }, fire);
    expect([...lostBy(all, 1)]).toEqual([
      ['swoop', 1],
      ['other', 2],
    ]);
    expect([...lostBy(all, 0)]).toEqual([]);
  });
});
