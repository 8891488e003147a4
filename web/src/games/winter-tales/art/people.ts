// Busts of the fourteen, in a box of 40 by 52, as pictures that can be set anywhere.
import { picture } from '../../../lib/pictures';
import { drawing } from '../../../lib/raster';
import type { Character } from '../types';
import people from './people.json';

const svgOf = (who: Character): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 53" width="160" height="212">${people[who]}</svg>`;

export const bustUrl = (who: Character): string => picture(`winter-tales ${who}`, 160, 212, () => svgOf(who));
/** For print. */
export const bustDrawing = (who: Character): string => drawing(svgOf(who));
