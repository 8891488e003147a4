// The 93 drawings as images, made when they are first seen.
import type { StoryCard } from '../types';
import type { Face } from './colours';
import { cardSvg, HEIGHT, SMALL_HEIGHT, WIDTH } from './crayon';
import { imageOf, paint } from '../../../lib/raster';

interface Picture {
  body: string;
  size: number;
}

let pictures: Promise<Record<string, Picture>> | undefined;
const images = new Map<string, Promise<string>>();
const ready = new Map<string, string>();

const outlineOf = (body: string): string => [...body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]).join(' ');

async function draw(card: StoryCard, face: Face, small: boolean): Promise<string> {
  pictures ??= import('../../../../../games/winter_tales/pictures.json').then(
    (m) => m.default as Record<string, Picture>,
  );
  const picture = (await pictures)[card];
  if (!picture) return '';
  const svg = cardSvg(card, face, { outline: outlineOf(picture.body), size: picture.size }, small);
  const wide = small ? 112 : 320;
  const canvas = await paint(svg, wide, Math.round((wide * (small ? SMALL_HEIGHT : HEIGHT)) / WIDTH));
  const url = await imageOf(canvas, 0.9);
  ready.set(`${card} ${face} ${small}`, url);
  return url;
}

// What is painted already, at once; '' where it still has to be.
export const paintedCard = (card: StoryCard, face: Face, small: boolean): string =>
  ready.get(`${card} ${face} ${small}`) ?? '';

export function cardImage(card: StoryCard, face: Face, small: boolean): Promise<string> {
  const key = `${card} ${face} ${small}`;
  let image = images.get(key);
  if (!image) {
    image = draw(card, face, small);
    images.set(key, image);
  }
  return image;
}
