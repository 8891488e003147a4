import { describe, expect, it } from 'vitest';
import { SPOTS, WIDE } from '../../src/games/winter-tales/art/geometry';
import { ledBy, litBy, onDesk, onlyQuestOf, ribbonOf } from '../../src/games/winter-tales/map';
import { Pinch } from '../../src/games/winter-tales/pinch';
import { LOCATIONS } from '../../src/games/winter-tales/types';
import type { Choice, Fields, Refusal } from '../../src/lib/contract';

const offer = (choice: Choice, refusal: Refusal | null = null) => {
  const [verb, fields] = Object.entries(choice)[0] as [string, Fields];
  return { choice, verb, fields, refusal };
};
const barred = { words: '', rule: 'WT-7.1' } as Refusal;
const empty = { who: null, quest: null, cards: [] };

describe('a tap on the map', () => {
  const here: Choice = { draft: { who: 'pinocchio', at: 'grove' } };
  it('means what lies on the desk', () => {
    expect(onDesk(here, empty, null)).toBe(true);
    expect(onDesk(here, { ...empty, who: 'pinocchio' }, null)).toBe(true);
    expect(onDesk(here, { ...empty, who: 'alice' }, null)).toBe(false);
    const pay: Choice = { pay: { card: 'owl', to: 'grove' } };
    expect(onDesk(pay, { ...empty, cards: ['key'] }, null)).toBe(false);
    expect(onDesk(pay, { ...empty, cards: ['key', 'owl'] }, null)).toBe(true); // not one card: they are for something else
  });
  it('lays the token that is held, or the only one there is', () => {
    const lay: Choice = { place_quest: { quest: 'hope', at: 'grove' } };
    expect(onDesk(lay, empty, null)).toBe(false);
    expect(onDesk(lay, empty, 'hope')).toBe(true);
    expect(onDesk(lay, { ...empty, quest: 'love' }, 'hope')).toBe(false);
    const other = offer({ place_quest: { quest: 'love', at: 'grove' } });
    expect(onlyQuestOf([offer(lay), offer(lay)])).toBe('hope');
    expect(onlyQuestOf([offer(lay), other])).toBeNull();
    expect(onlyQuestOf([offer(lay), { ...other, refusal: barred }])).toBe('hope');
  });
  it('is possible where an offer names a figure or a space', () => {
    const offers = [offer(here), offer({ step: { to: 'market' } }, barred), offer({ propose: { to: 'asylum' } })];
    expect([...litBy(offers, () => true)].sort()).toEqual(['grove', 'pinocchio']);
    expect([...litBy(offers, () => false)]).toEqual([]);
    expect([...ledBy([...offers, offer({ free_step: { to: 'mansion' } })])]).toEqual(['mansion']);
  });
});

describe('the map', () => {
  it('has every name within its edges, and tokens beside it', () => {
    for (const space of LOCATIONS)
      for (const name of ['Market', 'The Street of the Hundred Lanterns']) {
        const { x, w } = ribbonOf(space, name);
        expect(x - w / 2 - 28).toBeGreaterThan(0);
        expect(x + w / 2 + 28).toBeLessThan(WIDE);
      }
    expect(ribbonOf('factory', 'Inn').x).toBe(SPOTS.factory.x);
  });
  it('grows with two fingers, and with nothing else', () => {
    const at = (pointerId: number, clientX: number, pointerType = 'touch') =>
      ({ pointerId, clientX, clientY: 0, pointerType }) as PointerEvent;
    const pinch = new Pinch();
    pinch.touch(at(1, 0, 'mouse'));
    pinch.touch(at(2, 0));
    expect(pinch.move(at(2, 10))).toBe(1);
    pinch.touch(at(3, 110));
    expect(pinch.move(at(3, 210))).toBe(2);
    expect(pinch.move(at(3, 160))).toBe(0.75);
    pinch.lift(at(2, 10));
    expect(pinch.move(at(3, 900))).toBe(1);
  });
});
