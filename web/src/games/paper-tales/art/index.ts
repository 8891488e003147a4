// A picture is drawn once into an image of its own: cheap to move, and the same wherever it lies.
import { picture } from '../../../lib/pictures';
import { drawing } from '../../../lib/raster';
import { beasts } from './beasts';
import { buildings } from './buildings';
import { first } from './first';
import { townsfolk } from './townsfolk';
import { wanderers } from './wanderers';

export const units: Record<string, string> = { ...first, ...townsfolk, ...wanderers, ...beasts };
export { buildings };

const SHADOW =
  '<filter id="cut" x="-10%" y="-10%" width="125%" height="130%">' +
  '<feDropShadow dx="1.4" dy="2.2" stdDeviation="1.6" flood-color="#0b1024" flood-opacity=".42"/></filter>';

const svgOf = (body: string | undefined): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 86" width="260" height="172"><defs>${SHADOW}</defs>${body ?? ''}</svg>`;
const image = (key: string, body: string | undefined): string =>
  picture(`paper-tales ${key}`, 390, 258, () => svgOf(body));

export const unitPicture = (card: string): string => image(`unit.${card}`, units[card]);
/** For where it is shown large. */
export const unitDrawing = (card: string): string => drawing(svgOf(units[card]));
export const buildingPicture = (building: string): string => image(`building.${building}`, buildings[building]);
