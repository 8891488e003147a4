import { describe, expect, it } from 'vitest';
import type { Chooser, Decision, Offer, Refusal } from '../../src/lib/contract';
import { deedsOf, hasMenu, type How } from '../../src/lib/deeds';

const question = { id: 1 } as Decision;
const why: Refusal = { why: 'too_far', rule: 'X-1', words: 'Too far.' };
const offer = (verb: string, who: string, refusal: Refusal | null = null): Offer => ({
  question,
  choice: { [verb]: { who } },
  verb,
  fields: { who },
  words: `${who} ${verb}`,
  heading: '',
  item: '',
  refusal,
});
const how: How = {
  does: (choice) => Object.values(choice)[0]?.['who'] === 'anna',
  idOf: ({ verb }) => verb,
  isRare: ({ verb }) => verb === 'betray',
  order: ['walk', 'fight'],
};
const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id);

describe('what somebody can do', () => {
  it('is theirs alone, in the order of the game, what is alike in one line', () => {
    const { shown, rest } = deedsOf(
      [
        offer('rest', 'anna'),
        offer('fight', 'anna'),
        offer('walk', 'anna'),
        offer('walk', 'anna'),
        offer('walk', 'ben'),
      ],
      how,
    );
    expect(ids(shown)).toEqual(['walk', 'fight', 'rest']);
    expect(shown[0]?.offers).toHaveLength(2);
    expect(rest).toEqual([]);
  });
  it('what is barred says why, unless some of it may be done', () => {
    const { shown } = deedsOf(
      [offer('walk', 'anna'), offer('walk', 'anna', why), offer('fight', 'anna', why), offer('fight', 'anna', why)],
      how,
    );
    expect(shown.map(({ id, refusal }) => [id, refusal?.words])).toEqual([
      ['walk', undefined],
      ['fight', 'Too far.'],
    ]);
  });
  it('what is hostile or seldom is behind More, and barred not at all', () => {
    const { shown, rest } = deedsOf([offer('betray', 'anna'), offer('walk', 'anna')], how);
    expect([ids(shown), ids(rest)]).toEqual([['walk'], ['betray']]);
    expect(deedsOf([offer('betray', 'anna', why), offer('walk', 'anna')], how).rest).toEqual([]);
  });
  it('there are never more than seven lines, More among them', () => {
    const many = Array.from({ length: 9 }, (_, i) => offer(`deed${i}`, 'anna'));
    const { shown, rest } = deedsOf([...many, offer('fight', 'anna', why)], how);
    expect([shown.length, rest.length]).toEqual([6, 3]);
    const seven = deedsOf([...many.slice(0, 6), offer('fight', 'anna', why), offer('walk', 'anna', why)], how);
    expect([seven.shown.length, seven.rest.length]).toEqual([7, 0]);
  });
  it('a menu is of use where there is more than one deed, and more than one way', () => {
    const asked = (offers: Offer[]) => hasMenu({ offers } as unknown as Chooser, how);
    expect(asked([offer('walk', 'anna'), offer('walk', 'anna')])).toBe(false);
    expect(asked([offer('walk', 'anna'), offer('fight', 'anna', why)])).toBe(false);
    expect(asked([offer('walk', 'anna'), offer('walk', 'anna'), offer('fight', 'anna', why)])).toBe(true);
    expect(asked([offer('walk', 'anna'), offer('fight', 'anna')])).toBe(true);
  });
});
