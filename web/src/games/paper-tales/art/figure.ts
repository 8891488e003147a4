// A person in cut paper: a bell of cloth, a head, something on it, two arms and what they hold.
import { bell, F } from './kit';

export const skins = { pale: '#EBC197', tan: '#C98F66', dark: '#9A6238' };

export interface Figure {
  x: number;
  robe: string;
  panel: string;
  skin: string;
  /** What is on the head, drawn for a head at 0, 0 with radius 8.5. */
  head?: string;
  /** Drawn behind the head: hair, a hood, a crest. */
  behind?: string;
  /** Where the hands are; left out: the arm is hidden in the cloth. */
  left?: [number, number];
  right?: [number, number];
  wide?: number;
  tall?: number;
  belt?: string;
  mood?: 'calm' | 'stern' | 'glad' | 'none';
  size?: number;
}

const face = (mood: Figure['mood']): string => {
  if (mood === 'none') return '';
  const eyes = '<circle cx="-3" cy="0" r=".95" fill="#33231c"/><circle cx="3" cy="0" r=".95" fill="#33231c"/>';
  const brow =
    mood === 'stern' ? '<path d="M-5 -2.500l3.5 1M5 -2.500l-3.5 1" stroke="#33231c" stroke-width="1.1"/>' : '';
  const mouth = mood === 'stern' ? 'M-2.5 4.300h5' : mood === 'glad' ? 'M-3 3.600q3 3 6 0' : 'M-2.4 4q2.4 1.5 4.8 0';
  return `${eyes}${brow}<path d="${mouth}" stroke="#33231c" stroke-width=".9" fill="none" stroke-linecap="round"/>`;
};

const arm = (fromX: number, fromY: number, to: [number, number], sleeve: string, skin: string): string => {
  const bendX = (fromX + to[0]) / 2;
  const bendY = Math.max(fromY, to[1]) + 3;
  return (
    `<path d="M${fromX} ${fromY}Q${bendX} ${bendY} ${to[0]} ${to[1]}" stroke="${sleeve}" stroke-width="6.5" fill="none" stroke-linecap="round"/>` +
    `<circle cx="${to[0]}" cy="${to[1]}" r="3.1" fill="${skin}"/>`
  );
};

/** Things in the hands are drawn between body and arms, so that fingers close round them. */
export function figure(f: Figure, held = ''): string {
  const wide = f.wide ?? 38;
  const tall = f.tall ?? 40;
  const top = 84 - tall;
  const headY = top - 8;
  const waist = top + tall * 0.52;
  const belt = f.belt
    ? `<path d="M${f.x - wide * 0.36} ${waist}h${wide * 0.72}" stroke="${f.belt}" stroke-width="2.6"/>`
    : '';
  const body =
    `<g ${F}>${bell(f.x, 84, wide, tall, f.robe)}` +
    `<path d="M${f.x - wide * 0.25} 84Q${f.x - wide * 0.27} ${top + 14} ${f.x} ${top + 4}Q${f.x + wide * 0.27} ${top + 14} ${f.x + wide * 0.25} 84Z" fill="${f.panel}"/>${belt}</g>`;
  const shoulder = top + tall * 0.32;
  const arms =
    (f.left ? arm(f.x - wide * 0.26, shoulder, f.left, f.robe, f.skin) : '') +
    (f.right ? arm(f.x + wide * 0.26, shoulder, f.right, f.robe, f.skin) : '');
  const size = f.size ?? 1;
  const head =
    `<g transform="translate(${f.x} ${headY}) scale(${size})"><g ${F}>${f.behind ?? ''}<circle r="8.5" fill="${f.skin}"/></g>` +
    `${face(f.mood ?? 'calm')}<g ${F}>${f.head ?? ''}</g></g>`;
  return `${body}${held}${arms}${head}`;
}

export const hats = {
  wide: (a: string, band: string): string =>
    `<path d="M-18 -4Q0 -12 18 -4Q0 2 -18 -4Z" fill="${a}"/><path d="M-9 -6Q-9 -18 0 -19Q9 -18 9 -6Q0 -3 -9 -6Z" fill="${a}"/><path d="M-9 -7.500Q0 -4.5 9 -7.5" stroke="${band}" stroke-width="2.6" fill="none"/>`,
  cap: (a: string, band: string): string =>
    `<path d="M-10 -4Q-10 -14 0 -15Q10 -14 10 -4Z" fill="${a}"/><path d="M-11 -3.500h22" stroke="${band}" stroke-width="3"/>`,
  helm: (a: string, crest: string): string =>
    `<path d="M-10 1V-6Q-10 -16 0 -16Q10 -16 10 -6V1L6 -3H-6Z" fill="${a}"/><path d="M-1.5 -16Q-1 -24 7 -24Q14 -22 14 -15Q8 -20 1.5 -15Z" fill="${crest}"/><path d="M0 -15V-3" stroke="#39405c" stroke-width="1"/>`,
  pot: (a: string): string =>
    `<path d="M-10 -3Q-10 -15 0 -16Q10 -15 10 -3Z" fill="${a}"/><path d="M-12 -3h24" stroke="${a}" stroke-width="3.4" stroke-linecap="round"/><path d="M-6 -5v-6" stroke="#fff" stroke-width="1.2" opacity=".4"/>`,
  toque: (): string =>
    '<path d="M-8 -5V-12Q-15 -14 -12 -21Q-7 -27 0 -23Q7 -27 12 -21Q15 -14 8 -12V-5Z" fill="#FBF6EA"/><path d="M-8 -7h16" stroke="#d9cfb8" stroke-width="1.6"/>',
  wizard: (a: string, trim: string): string =>
    `<path d="M-14 -4Q0 -10 14 -4Q0 1 -14 -4Z" fill="${a}"/><path d="M-9 -5L2 -30L9 -5Q0 -3 -9 -5Z" fill="${a}"/><path d="M-8.5 -7Q0 -4.5 8.5 -7" stroke="${trim}" stroke-width="2.2" fill="none"/>`,
  crown: (): string =>
    '<path d="M-9 -6V-16L-4.5 -11L0 -18L4.5 -11L9 -16V-6Q0 -3.5 -9 -6Z" fill="#E7BC55"/><circle cx="0" cy="-9" r="1.5" fill="#992525"/>',
  bicorne: (a: string, trim: string): string =>
    `<path d="M-15 -3Q-12 -16 0 -17Q12 -16 15 -3Q0 -9 -15 -3Z" fill="${a}"/><path d="M-14 -4Q0 -10 14 -4" stroke="${trim}" stroke-width="1.6" fill="none"/>`,
  scarf: (a: string): string =>
    `<path d="M-10 2Q-12 -14 0 -14Q12 -14 10 2Q8 -6 0 -6Q-8 -6 -10 2Z" fill="${a}"/><path d="M8 -1L15 5L11 7Z" fill="${a}"/>`,
  turban: (a: string, jewel: string): string =>
    `<path d="M-10 -2Q-13 -14 0 -15Q13 -14 10 -2Q0 -7 -10 -2Z" fill="${a}"/><path d="M-9 -6Q2 -14 9 -8M-7 -10Q2 -6 10 -6" stroke="#0002" stroke-width="1.4" fill="none"/><circle cy="-9" r="2" fill="${jewel}"/>`,
  hair: (a: string): string => `<path d="M-9 1Q-11 -12 0 -12Q11 -12 9 1Q8 -6 0 -6Q-6 -5 -9 1Z" fill="${a}"/>`,
  beard: (a: string): string => `<path d="M-8.5 1Q-9 16 0 18Q9 16 8.5 1Q6 6 0 5Q-6 6 -8.5 1Z" fill="${a}"/>`,
};

export const hood = (a: string): string =>
  `<path d="M-12 9Q-15 -14 0 -16Q15 -14 12 9Q8 14 0 14Q-8 14 -12 9Z" fill="${a}"/>`;
export const longHair = (a: string): string =>
  `<path d="M-10 16Q-15 -12 0 -13Q15 -12 10 16Q4 10 0 10Q-4 10 -10 16Z" fill="${a}"/>`;
