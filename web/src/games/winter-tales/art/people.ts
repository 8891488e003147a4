// Busts of the fourteen, in a box of 40 by 52, as pictures that can be set anywhere.
import type { Character } from '../types';
import people from './people.json';

const urls = new Map<string, string>();

export function bustUrl(who: Character): string {
  let url = urls.get(who);
  if (!url) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 53" width="160" height="212">${people[who]}</svg>`;
    url = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    urls.set(who, url);
  }
  return url;
}
