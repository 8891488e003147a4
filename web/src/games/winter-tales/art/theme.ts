// The palette as it is now, read from the style sheet.
import type { Palette } from './town';

export const painted = new Map<string, Promise<HTMLCanvasElement>>();

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(`--wt-${name}`).trim();
}

export const themeOf = (element: Element): string => paletteOf(element)('snow');
