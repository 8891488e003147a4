// What the lines of a walk say: all of it, or what a heading above them leaves to be said.
import { describe, expect, it } from 'vitest';
import type { Choice, Decision } from '../../src/lib/contract';
import { lineOf, shortOf } from '../../src/lib/lines';
import { offersOf } from '../../src/lib/match';
import { Texts } from '../../src/lib/texts';
import { leavesOf, type Entry } from '../../src/lib/walk';
import { Teller } from '../../src/lib/words';

const teller = new Teller(
  new Texts('en', {
    'choice.go': '{who} goes to: {to}',
    'choice.go.group': '{who} goes to',
    'choice.fly': 'Route: {pieces}',
    'choice.sing': 'Sing {what}',
    'web.range': '{first} … {last}',
  }),
  ['Ada'],
);
const around = { notes: { plum: 'home' }, plain: ['who'], byPlace: {} };
function leaves(...options: Choice[]): Entry[] {
  const question = { id: 1, options, barred: [] } as unknown as Decision;
  return leavesOf(offersOf([question], teller, around), {});
}
const range = (entries: Entry[]): Entry => ({ is: 'range', id: '…', offers: [], entries });
const goes = leaves({ go: { who: 'plum', to: 'school' } }, { go: { who: 'plum', to: 'library' } });

describe('a line', () => {
  it('says all of it, and below its heading the rest', () => {
    expect(goes.map((each) => lineOf(each, teller))).toEqual(['plum goes to: school', 'plum goes to: library']);
    expect(goes.map((each) => shortOf(each, 'plum goes to', teller))).toEqual(['school', 'library']);
    expect(shortOf(goes[0]!, 'kane goes to', teller)).toBeNull();
    expect(shortOf(goes[0]!, '', teller)).toBeNull();
  });
  it('of several says but once what they have in common', () => {
    expect(lineOf(range(goes), teller)).toBe('plum goes to: school … library');
    expect(shortOf(range(goes), 'plum goes to', teller)).toBe('school … library');
    const flights = leaves({ fly: { pieces: ['short'] } }, { fly: { pieces: ['long', 'short'] } });
    expect(lineOf(range(flights), teller)).toBe('Route: short … long, short');
    const songs = leaves({ sing: { what: 'alto' } }, { sing: { what: 'bass' } });
    expect(lineOf(range(songs), teller)).toBe('Sing alto … Sing bass');
  });
  it('makes its remark where somebody is chosen, not in every sentence about them', () => {
    expect(teller.named('who', 'plum', around)).toBe('plum (home)');
    expect(teller.choice({ go: { who: 'plum', to: 'plum' } }, around)).toBe('plum goes to: plum (home)');
  });
});
