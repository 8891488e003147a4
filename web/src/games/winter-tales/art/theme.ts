// The palette as it is now, read from the style sheet.
import type { Palette } from './town';

export const painted = new Map<string, Promise<HTMLCanvasElement>>();

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(`--wt-${name}`).trim();
}

/** Its name, without asking for styles while the page is being built. */
export const themeName = (): string =>
  document.documentElement.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'paper');
