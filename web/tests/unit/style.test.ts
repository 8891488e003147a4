// Colours are tokens of theme.css or of a palette.css (STYLE.md): none is written into a component's style block.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '../../src');
const all = readdirSync(src, { recursive: true, encoding: 'utf8' });
const files = (end: string): [string, string][] =>
  all.filter((file) => file.endsWith(end)).map((file) => [file, readFileSync(join(src, file), 'utf8')]);
const styleOf = (component: string): string =>
  (/<style[^>]*>(.*)<\/style>/s.exec(component)?.[1] ?? '').replace(/\/\*.*?\*\//gs, '');
const colours = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<=:[^;{}]*\s)(?:white|black|red|gold)\b/gi;
const straysIn = (component: string): string[] => styleOf(component).match(colours) ?? [];
const components = files('.svelte');
// Drawn before there were palettes: they still have to get one. Add none.
const unpainted = ['games/dead-of-winter/', 'shell/NewTable.svelte'];

describe('the style blocks of components', () => {
  it('have no colour of their own', () => {
    const found = components
      .filter(([file]) => !unpainted.some((each) => file.startsWith(each)))
      .flatMap(([file, text]) => straysIn(text).map((colour) => `${file}: ${colour}`));
    expect(found).toEqual([]);
    expect(components.length).toBeGreaterThan(100);
  });
  it('are searched for every kind of colour', () => {
    const strays = (css: string): string[] => straysIn(`<b class="x">#abc</b><style>p { ${css} }</style>`);
    expect(
      strays('color: #AbC; border: 1px solid white; fill: rgb(1 2 3 / 4%); background: hsla(1, 2%, 3%, 1)'),
    ).toEqual(['#AbC', 'white', 'rgb(', 'hsla(']);
    expect(strays('color: var(--white); /* #fff */ white-space: pre; background: transparent')).toEqual([]);
  });
  it('name tokens that there are', () => {
    const everything = [...components, ...files('.css'), ...files('.ts')].map(([, text]) => text).join('\n');
    const known = new Set([...everything.matchAll(/(--[\w-]+)(?==|['"]?\s*:)/g)].map((found) => found[1]));
    const unknown = components.flatMap(([file, text]) =>
      [...styleOf(text).matchAll(/var\((--[\w-]+)\)/g)].flatMap((use) =>
        known.has(use[1]) ? [] : [`${file}: ${use[1]}`],
      ),
    );
    expect(unknown).toEqual([]);
  });
});
