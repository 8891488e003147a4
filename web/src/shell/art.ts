import deadOfWinter from '../art/dead-of-winter.svg?url';
import paperTales from '../art/paper-tales.svg?url';
import tailFeathers from '../art/tail-feathers.svg?url';
import winterTales from '../art/winter-tales.svg?url';

const pictures: { [game: string]: string } = {
  'winter-tales': winterTales,
  'dead-of-winter': deadOfWinter,
  'paper-tales': paperTales,
  'tail-feathers': tailFeathers,
};
export const pictureOf = (game: string): string | null =>
  Object.hasOwn(pictures, game) ? (pictures[game] ?? null) : null;
