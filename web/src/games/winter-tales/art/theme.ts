// The palette as it is now, read from the style sheet.
import type { Palette } from './town';

export const painted = new Map<string, Promise<HTMLCanvasElement>>();

const known = new Map<string, string>(); // a theme's colours, asked for once: the question makes the whole page count anew

export function paletteOf(element: Element): Palette {
  const theme = themeName();
  return (name) => {
    const key = `${theme} ${name}`;
    const colour = known.get(key) ?? getComputedStyle(element).getPropertyValue(`--wt-${name}`).trim();
    if (colour) known.set(key, colour);
    return colour;
  };
}

/** Its name, without asking for styles while the page is being built. */
export const themeName = (): string =>
  document.documentElement.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'paper');
