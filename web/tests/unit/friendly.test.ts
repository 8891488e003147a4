import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Texts } from '../../src/lib/texts';

let language = 'en';
vi.mock('../../src/lib/i18n.svelte', () => ({
  t: (key: string, values: { [name: string]: string } = {}) => {
    const all = JSON.parse(readFileSync(`../locales/${language}/web.json`, 'utf8')) as { [key: string]: string };
    return new Texts(language, all).text(key, values);
  },
}));
const { friendlyNames } = await import('../../src/lib/friendly');

describe.each(['en', 'de', 'it'])('names for strangers, %s', (each) => {
  it('are all different, and short enough for a seat', () => {
    language = each;
    const names = friendlyNames(144, [], () => 0);
    expect(new Set(names).size).toBe(144);
    for (const name of names) {
      expect(name).toMatch(/^\p{L}+ \p{L}+$/u);
      expect(name.length).toBeLessThanOrEqual(24);
    }
  });
  it('are never those of somebody at the table', () => {
    language = each;
    const [first = ''] = friendlyNames(1, [], () => 0);
    expect(friendlyNames(143, [first], () => 0)).not.toContain(first);
  });
});
