import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pickable } from '../../src/games/tail-feathers/forms';
import { nobody } from '../../src/games/tail-feathers/model';
import type { Choice, Decision } from '../../src/lib/contract';
import { Texts } from '../../src/lib/texts';
import { Teller } from '../../src/lib/words';

describe('figures of an answer', () => {
  const from = (...options: Choice[]) => pickable({ options } as Partial<Decision> as Decision);
  it('are those that the engine names, and nobody else', () => {
    expect(from({ assign: { figures: [1] } }, { assign: { figures: [12, 2, 1] } })).toEqual([1, 2, 12]);
    expect(from({ go_on: {} }, { revive: { figures: [3] } })).toEqual([3]);
  });
});

describe('a card that was played', () => {
  const teller = (language: string): Teller => {
    const file = `../locales/${language}/tail_feathers.json`;
    const texts = new Texts(language, JSON.parse(readFileSync(file, 'utf-8')) as Record<string, string>);
    return new Teller(texts, ['Ada'], null, (field, n) => (n === nobody ? '–' : `${field} ${n}`));
  };
  it.each([
    ['en', 'Ada: Soar played with by 3.', 'Ada: Taunt played with by 3 on on 4.', 'Ada: Quick Feet played.'],
    ['de', 'mit by 3.', 'mit by 3 auf on 4.', 'gespielt.'],
    ['it', 'con by 3.', 'con by 3 su on 4.', 'giocata.'],
  ])('%s: is told with whom and on whom, and of nobody nothing', (language, alone, both, none) => {
    const told = (card: string, by: number, on: number): string =>
      teller(language).fact({ card_played: { seat: 0, card, by, on } });
    expect(told('soar', 3, nobody)).toContain(alone);
    expect(told('taunt', 3, 4)).toContain(both);
    expect(told('quick_feet', nobody, nobody)).toContain(none);
    expect(told('quick_feet', nobody, nobody)).not.toMatch(/nobody|niemand|nessuno|–/);
  });
});
