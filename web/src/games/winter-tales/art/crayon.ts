// A story card's drawing: the icon's shape in wax crayon on warm or cold paper. The order of the strokes and the filters
// are those of the design; all chance comes from the card's name and its face, so that a card stays the same card.
import type { StoryCard } from '../types';
import { tones, WAX, PAPER, EDGE, type Face } from './colours';
import { random, round, type Random } from './random';

export const WIDTH = 160;
export const HEIGHT = 176;

interface Drawing {
  outline: string;
  size: number;
}

function scribble(r: Random, box: readonly number[], angle: number, gap: number, shake: number): string {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
  const cx = (x0 + x1) / 2;
  const cy = (y0 + y1) / 2;
  const reach = Math.hypot(x1 - x0, y1 - y0) / 2;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  let path = '';
  let i = 0;
  for (let t = -reach; t <= reach; t += gap * (0.75 + r() * 0.5), i++) {
    const u = (i % 2 ? 1 : -1) * reach * (0.9 + r() * 0.15);
    const v = t + (r() - 0.5) * shake;
    const px = cx + u * c - v * s;
    const py = cy + u * s + v * c;
    if (!path) {
      path = `M${round(px)} ${round(py)}`;
      continue;
    }
    const m = (r() - 0.5) * shake * 1.6;
    const qx = cx + (px - cx) * 0.1 - v * s + m;
    const qy = cy + (py - cy) * 0.1 + v * c + m;
    path += `Q${round(qx)} ${round(qy)} ${round(px)} ${round(py)}`;
  }
  return path;
}

const turbulence = (type: string, frequency: string, octaves: number, seed: number, name: string): string =>
  `<feTurbulence type="${type}" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" result="${name}"/>`;

const displace = (from: string, by: string, scale: number, channels: string, to: string): string =>
  `<feDisplacementMap in="${from}" in2="${by}" scale="${scale}" xChannelSelector="${channels[0]}" ` +
  `yChannelSelector="${channels[1]}" result="${to}"/>`;

interface Bend {
  frequency: string;
  scale: number;
  seed: number;
  shake?: { frequency: string; scale: number; seed: number };
  tooth?: number;
}

function filter(id: string, bend: Bend): string {
  let inner = turbulence('fractalNoise', bend.frequency, 1, bend.seed, 'n');
  inner += displace('SourceGraphic', 'n', bend.scale, 'RG', bend.shake ? 'v' : 'w');
  if (bend.shake) {
    inner += turbulence('turbulence', bend.shake.frequency, 2, bend.shake.seed, 'n2');
    inner += displace('v', 'n2', bend.shake.scale, 'GR', 'w');
  }
  if (bend.tooth) {
    inner += turbulence('fractalNoise', '.42 .5', 3, bend.tooth, 't');
    inner +=
      '<feColorMatrix in="t" type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -3.1 2.45" result="g"/>';
    inner += '<feComposite in="w" in2="g" operator="in"/>';
  }
  return `<filter id="${id}" x="-15%" y="-15%" width="130%" height="130%">${inner}</filter>`;
}

const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

const group = (id: string, inner: string): string =>
  `<g${id ? ` filter="url(#${id})"` : ''} fill="none" stroke-linecap="round" stroke-linejoin="round">${inner}</g>`;

function meadow(r: Random, ground: number): string {
  let out = '';
  for (let i = 0; i < 7; i++) {
    const x = 8 + i * 22 + r() * 12;
    const bent = round((r() - 0.5) * 6);
    out += stroke(
      `M${round(x)} ${round(ground + 5)}q${bent} -5 ${round((r() - 0.5) * 7)} -${round(7 + r() * 6)}`,
      '#6F9436',
      2.4,
      0.85,
    );
  }
  if (r() > 0.45) {
    const x = r() > 0.5 ? 18 + r() * 12 : 132 + r() * 10;
    const y = ground - 8;
    out += stroke(`M${round(x)} ${round(ground + 6)}L${round(x + 1)} ${round(y)}`, '#6F9436', 2.2);
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257;
      const at = `M${round(x + 1 + Math.cos(a) * 3.6)} ${round(y - 2 + Math.sin(a) * 3.6)}h.1`;
      out += stroke(at, r() > 0.5 ? '#E2674A' : '#E58AA0', 4.4);
    }
    out += stroke(`M${round(x + 1)} ${round(y - 2)}h.1`, '#F2B53A', 4);
  }
  if (r() > 0.4) {
    const x = round(112 + r() * 20 - 8);
    out += stroke(`M${x} ${round(21 + r() * 10)}q5 -5 8 1q4 -6 9 -1`, '#8A6A55', 2, 0.8);
  } else {
    const y = round(30 + r() * 8);
    out += stroke(`M100 ${y}c-8 -2 -4 -12 4 -9c2 -9 16 -9 17 0c9 -3 12 9 3 10q-12 2 -24 -1z`, '#8FB6C9', 2.2, 0.9);
  }
  return out;
}

function snow(r: Random, ground: number): string {
  let out = '';
  for (let i = 0; i < 22; i++) {
    const x = 8 + r() * 146;
    const y = 10 + r() * (HEIGHT - 46);
    const width = round(3 + r() * 2.6);
    if (x >= 42 || y >= 42) out += stroke(`M${round(x)} ${round(y)}h.1`, '#86AFD2', width);
  }
  if (r() > 0.5) {
    const x = r() > 0.5 ? 24 : 134;
    const y = ground + 4;
    out += stroke(`M${x} ${y}v-5M${x} ${y - 5}l-8 0l8 -9l8 9zM${x} ${y - 13}l-6 0l6 -8l6 8z`, '#6E93B5', 2);
  }
  return out;
}

function groundStrokes(r: Random, face: Face): string {
  const ground = HEIGHT - 22;
  const slope = (r() - 0.5) * 10;
  let zigzag = `M-4 ${round(ground + r() * 4)}`;
  for (let i = 1; i < 26; i++) {
    const y = i % 2 ? HEIGHT + 2 : ground + slope * (i / 26 - 0.5) + (r() - 0.5) * 5;
    zigzag += `L${round(-4 + i * 6.8 + (r() - 0.5) * 3)} ${round(y)}`;
  }
  if (face === 'spring') return stroke(zigzag, '#A9C261', 5, 0.75) + meadow(r, ground);
  return stroke(zigzag, '#B9D0E4', 5, 0.95) + snow(r, ground);
}

function sun(r: Random): string {
  let rays = '';
  for (let i = 0; i < 7; i++) {
    const a = (i / 6) * 1.62 - 0.04 + (r() - 0.5) * 0.12;
    const near = 27 + r() * 2;
    const far = 36 + r() * 7;
    rays += `M${round(3 + Math.cos(a) * near)} ${round(3 + Math.sin(a) * near)}`;
    rays += `L${round(3 + Math.cos(a) * far)} ${round(3 + Math.sin(a) * far)}`;
  }
  let body = 'M-2 -2';
  for (let i = 1; i < 12; i++) {
    const t = ((i / 12) * Math.PI) / 2;
    body += i % 2 ? `L${round(24 * Math.cos(t))} ${round(24 * Math.sin(t))}` : `L${round(r() * 4)} ${round(r() * 4)}`;
  }
  return stroke(body, '#F4BC3C', 5) + stroke('M26 1C27 14 16 27 1 26', '#DB6F1B', 2.8) + stroke(rays, '#E5851F', 3);
}

function flake(r: Random): string {
  let path = '';
  const start = r();
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3 + start + (r() - 0.5) * 0.12;
    const length = 14 + r() * 2.5;
    path += `M23 23L${round(23 + Math.cos(a) * length)} ${round(23 + Math.sin(a) * length)}`;
    const bx = 23 + Math.cos(a) * length * 0.6;
    const by = 23 + Math.sin(a) * length * 0.6;
    for (const turn of [0.8, -0.8]) {
      path += `M${round(bx)} ${round(by)}L${round(bx + Math.cos(a + turn) * 5.5)} ${round(by + Math.sin(a + turn) * 5.5)}`;
    }
  }
  return stroke(path, '#2A69A3', 2.8);
}

interface Pose {
  scale: number;
  x: number;
  y: number;
  place: string;
  hatch: number;
  shade: number;
}

function pose(r: Random, size: number, height: number, small: boolean): Pose {
  const scale = ((small ? 0.275 : 0.232) * 512) / size;
  const half = (size / 2) * scale;
  const x = WIDTH / 2 - half + (r() - 0.5) * 4;
  const y = height / 2 - half + (small ? 0 : 4) + (r() - 0.5) * 3;
  const turn = (r() - 0.5) * 10;
  return {
    scale,
    x,
    y,
    place: `translate(${round(x)} ${round(y)}) rotate(${round(turn)} ${round(half)} ${round(half)}) scale(${scale.toFixed(4)})`,
    hatch: ((-40 + (r() - 0.5) * 24) * Math.PI) / 180,
    shade: ((34 + (r() - 0.5) * 24) * Math.PI) / 180,
  };
}

function filters(r: Random, small: boolean): string {
  const seed = (): number => 1 + Math.floor(r() * 900);
  const body = seed();
  if (small) {
    return (
      filter('a', { frequency: '.016', scale: 10, seed: body }) +
      filter('m', { frequency: '.016', scale: 10, seed: body, shake: { frequency: '.03', scale: 8, seed: seed() } })
    );
  }
  const line = { frequency: '.016', scale: 17, seed: body };
  return (
    filter('a', { ...line, shake: { frequency: '.05', scale: 4, seed: seed() }, tooth: seed() }) +
    filter('b', { ...line, shake: { frequency: '.04', scale: 8, seed: seed() }, tooth: seed() }) +
    filter('m', { ...line, shake: { frequency: '.03', scale: 9, seed: seed() } }) +
    filter('h', { frequency: '.03', scale: 7, seed: seed(), tooth: seed() }) +
    filter('g', { frequency: '.04', scale: 6, seed: seed(), tooth: seed() })
  );
}

// The strokes alone, on a sheet of WIDTH by `height`.
function strokes(card: StoryCard, face: Face, drawing: Drawing, height: number, small: boolean): string {
  const r = random(card + face);
  const [main, second] = tones(card, face);
  const p = pose(r, drawing.size, height, small);
  const side = drawing.size * p.scale;
  const unit = drawing.size / 512; // stroke widths below are for shapes of 512 units
  let out = `<defs>${filters(r, small)}<path id="p" d="${drawing.outline}"/>`;
  out += `<mask id="k" maskUnits="userSpaceOnUse" x="-10" y="-10" width="${WIDTH + 20}" height="${height + 20}"><g filter="url(#m)">`;
  out += `<use href="#p" transform="${p.place}" fill="#fff" stroke="#fff" stroke-width="${(small ? 20 : 24) * unit}" stroke-linejoin="round"/></g></mask></defs>`;
  if (!small) out += group('h', groundStrokes(r, face));
  const hatch = small ? '' : 'h';
  const box = [p.x - 6, p.y - 6, p.x + side + 6, p.y + side + 6];
  const corner = [p.x + side / 2, p.y + side * 0.45, p.x + side + 12, p.y + side + 12];
  out += '<g mask="url(#k)">';
  out += group(hatch, stroke(scribble(r, box, p.hatch, 4, 2), main, small ? 6 : 5));
  out += group(hatch, stroke(scribble(r, corner, p.shade, small ? 8 : 6, 4), second, small ? 5 : 3.8, 0.85)) + '</g>';
  const wax = (id: string, shift: string, width: number, opacity: number): string =>
    `<g filter="url(#${id})"><use href="#p" transform="${shift}${p.place}" fill="none" stroke="${WAX[face]}" ` +
    `stroke-width="${width * unit}" stroke-linejoin="round" opacity="${opacity}"/></g>`;
  out += wax('a', '', small ? 17 : 13.5, small ? 0.95 : 0.9);
  if (small) return out;
  const shift = `translate(${round((r() - 0.5) * 2.6)} ${round((r() - 0.5) * 2.6)}) `;
  return out + wax('b', shift, 6.5, 0.5) + group('g', face === 'spring' ? sun(r) : flake(r));
}

export const SMALL_HEIGHT = 198;

// A whole picture as an SVG document: large for the hand, small for the line and the track.
export function cardSvg(card: StoryCard, face: Face, drawing: Drawing, small: boolean): string {
  const height = small ? SMALL_HEIGHT : HEIGHT;
  const [light, deep] = PAPER[face];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">` +
    `<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${deep}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${height}" fill="url(#s)"/>${strokes(card, face, drawing, height, small)}` +
    `<rect x=".5" y=".5" width="${WIDTH - 1}" height="${height - 1}" rx="7" fill="none" stroke="${EDGE[face]}" opacity=".7"/></svg>`
  );
}
