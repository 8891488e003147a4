// Scissors and paper: what all pictures of Paper Tales are made of. A picture is 130 by 86 units.
export const F = 'filter="url(#cut)"';

export const round1 = (x: number): number => Math.round(x * 10) / 10;

/** A generator of numbers from 0 to 1 that always gives the same ones for the same seed. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const sky = (id: string, top: string, bottom: string): string =>
  `<defs><linearGradient id="sk${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
  `<stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="130" height="86" fill="url(#sk${id})"/>`;

export const sun = (x: number, y: number, r: number, face = '#E7BC55', edge = '#C4932F'): string =>
  `<g ${F}><circle cx="${x}" cy="${y}" r="${r}" fill="${edge}"/><circle cx="${x}" cy="${y}" r="${r * 0.88}" fill="${face}"/></g>` +
  `<circle cx="${x}" cy="${y}" r="${r * 0.7}" fill="none" stroke="#FFF3C8" stroke-width=".7" opacity=".6"/>`;

export const cut = (d: string, fill: string): string => `<path d="${d}" fill="${fill}" ${F}/>`;
export const hill = cut;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

export const fir = (x: number, y: number, s: number, fill: string): string =>
  `<g ${F} transform="translate(${x} ${y}) scale(${s})"><path d="M-1.5 0h3v5h-3z" fill="#4a3424"/>` +
  `<path d="M0 -30L9 -12H5L12 2H-12L-5 -12H-9Z" fill="${fill}"/></g>`;

export const stars = (n: number, seed: number, h = 40): string => {
  const next = seeded(seed);
  const dot = (): string =>
    `<circle cx="${round1(next() * 130)}" cy="${round1(next() * h)}" r="${round1(0.4 + next() * 0.7)}"/>`;
  return `<g fill="#F8E9B8">${Array.from({ length: n }, dot).join('')}</g>`;
};

export const bell = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<path d="M${x - w / 2} ${y}Q${round1(x - w * 0.44)} ${round1(y - h * 0.75)} ${x} ${y - h}` +
  `Q${round1(x + w * 0.44)} ${round1(y - h * 0.75)} ${x + w / 2} ${y}Z" fill="${fill}"/>`;

export const star = (cx: number, cy: number, far: number, near: number, points: number): string => {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const r = i % 2 ? near : far;
    d += `${i ? 'L' : 'M'}${round1(cx + Math.cos(angle) * r)} ${round1(cy + Math.sin(angle) * r)}`;
  }
  return `${d}Z`;
};

export const clouds = (fill = '#F3EEF2'): string =>
  `<g ${F} fill="${fill}"><path d="M4 26c4-6 12-6 14 0c5-3 10 0 10 4H0c0-2 2-4 4-4Z"/>` +
  `<path d="M98 18c3-5 10-5 12 0c4-2 8 0 8 3H94c0-2 2-3 4-3Z"/></g>`;

export const hillsOf = (back: string, front: string): string =>
  hill('M0 64L24 48L46 60L76 44L102 58L130 48V86H0Z', back) + hill('M0 76Q40 62 84 70T130 68V86H0Z', front);

export const ground = (fill: string): string => hill('M0 82Q60 76 130 80V86H0Z', fill);

/** A small thing made of an outline, standing at x, y. */
export const at = (x: number, y: number, what: string, scale = 1, turn = 0): string =>
  `<g ${F} transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${what}</g>`;

export const DRAGON = {
  body: 'M0 31L6 25Q10 20 17 20L14 9L22 17L31 7L28 20Q36 22 42 30Q52 38 66 40Q82 42 92 34Q102 25 112 27Q120 28 122 22L127 13L133 25L126 35L122 29Q114 34 108 34Q100 36 94 44Q84 54 66 53L62 61L67 66L56 64L57 53L46 50L41 59L45 64L33 62L38 48Q30 42 26 33Q22 30 18 31L8 39L10 32L2 36L5 31Z',
  near: 'M43 35Q44 8 64 -12L64 -20L70 -13Q94 -12 112 8Q99 4 94 13Q83 8 80 19Q71 15 68 28Q60 28 58 39Z',
  far: 'M43 33Q26 16 27 -8L22 -15L31 -13Q46 -9 56 2L50 32Z',
};
