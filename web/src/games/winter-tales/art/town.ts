// Winter Town as one picture: ground, roads and houses, inked and washed. It is painted once for each theme.
import { HIGH, SPOTS, WIDE } from './geometry';
import { random, round } from './random';
import town from './town.json';

export type Palette = (name: string) => string;
const places: Record<string, string> = town.places;

function ovals(): string {
  return Object.entries(SPOTS)
    .filter(([, spot]) => !spot.ribbon)
    .map(([id, { x, y }]) => {
      const rx = id === 'statue_square' ? 52 : 23;
      const ry = id === 'statue_square' ? 24 : 11;
      const oval = (a: number, b: number, rest: string): string =>
        `<ellipse cx="${x}" cy="${y}" rx="${a}" ry="${b}" ${rest}/>`;
      return (
        oval(rx, ry, 'fill="url(#mOv)" stroke="@ovalEdge" stroke-width="1.5"') +
        oval(rx - 5, ry - 4, 'fill="none" stroke="@ovalEdge" stroke-width=".9" stroke-dasharray="4 3" opacity=".7"')
      );
    })
    .join('');
}

function flakes(): string {
  const r = random('flakes');
  const dots = Array.from(
    { length: 130 },
    () => `<circle cx="${round(r() * WIDE)}" cy="${round(r() * HIGH)}" r="${round(0.7 + r() * 1.5)}"/>`,
  );
  return `<g fill="@flake" opacity=".85">${dots.join('')}</g>`;
}

const gradient = (id: string, stops: readonly (readonly [number, string, number])[]): string =>
  `<radialGradient id="${id}">${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`;

const DEFS =
  `<style>.i{fill:none;stroke:@ink;stroke-linecap:round;stroke-linejoin:round}.stars{fill:@star}</style>` +
  `<linearGradient id="mSky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="@sky1"/><stop offset="1" stop-color="@sky2"/></linearGradient>` +
  gradient('mGlow', [
    [0, '#FFD27A', 0.85],
    [0.4, '#FFB84D', 0.35],
    [1, '#FFB84D', 0],
  ]) +
  gradient('mOv', [
    [0, '@oval', 1],
    [0.6, '@oval', 1],
    [1, '@oval2', 1],
  ]) +
  `<filter id="ink" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="3.6" xChannelSelector="R" yChannelSelector="G"/></filter>` +
  `<filter id="wash" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".009 .014" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 .42  0 0 0 0 .60  0 0 0 0 .72  0 0 0 3.2 -1.45"/></filter>`;

function houses(): string {
  const things = town.props.map(({ y, s }) => ({ y, s }));
  for (const [id, spot] of Object.entries(SPOTS)) {
    const drawing = places[id];
    if (!drawing) continue;
    const statue = id === 'statue_square';
    const at = statue ? `translate(${spot.x - 6} ${spot.y - 4}) scale(.92)` : `translate(${spot.x} ${spot.y})`;
    things.push({ y: statue ? spot.y - 6 : spot.y, s: `<g transform="${at}">${drawing}</g>` });
  }
  return things
    .sort((a, b) => a.y - b.y)
    .map((thing) => thing.s)
    .join('');
}

const NAMES = /@([a-zA-Z]\w*)/g;
const PRODUCT = /calc\(([\d.]+)\*([\d.]+)\)/g;

// Colours put in, and products worked out, because a picture in a data address knows no style sheet.
export const coloured = (svg: string, palette: Palette): string =>
  svg
    .replace(NAMES, (_, name: string) => palette(name))
    .replace(PRODUCT, (_, a: string, b: string) => String(Number(a) * Number(b)))
    .replace(/var\(--(\w+)\)/g, (_, name: string) => palette(name));

export function townSvg(palette: Palette): string {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}"><defs>${DEFS}${town.defs}</defs>` +
    `<g filter="url(#ink)">${town.ground}${town.scenery}</g>${ovals()}<g filter="url(#ink)">${houses()}</g>${flakes()}</svg>`;
  return coloured(svg, palette);
}

// One place alone, as a backdrop: 200 wide, 150 high, standing in snow under the sky.
export function placeSvg(id: string, palette: Palette): string {
  const drawing = places[id] ?? '';
  const ground = 'M-10 118q60 -16 110 -8q60 -10 110 2v50h-220z';
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" width="200" height="150"><defs>${DEFS}${town.defs}</defs>` +
    `<rect width="200" height="150" fill="url(#mSky)"/><g filter="url(#ink)"><path d="M-10 96l40 -30l30 24l44 -34l40 36l26 -20l40 30v40h-220z" fill="@hill2"/>` +
    `<path d="${ground}" fill="@snow"/><g transform="translate(100 126) scale(.86)">${drawing}</g></g>${flakes()}</svg>`;
  return coloured(svg, palette);
}
