// The ground of the battlefield as one painting: meadow, brook, stones and reeds, flowers, a few lost things that say how
// small everybody is. In units of the drawing: a square of `size` whose upper left corner is at (left, top).
export const left = 244;
export const top = 58;
export const size = 836;
const [X0, Y0, S] = [left, top, size];

/** The same numbers in the same order, always. */
export function dice(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export const r1 = (x: number): number => Math.round(x * 10) / 10;

export const defs = `<linearGradient id="mead" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#DCE2A9"/><stop offset=".45" stop-color="#BFD088"/><stop offset="1" stop-color="#A4BD74"/></linearGradient>
<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8FC3CC"/><stop offset=".5" stop-color="#6FAFC0"/><stop offset="1" stop-color="#8CC4C8"/></linearGradient>
<linearGradient id="wood" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#DDB280"/><stop offset="1" stop-color="#B9824F"/></linearGradient>
<radialGradient id="nestg"><stop offset="0" stop-color="#5b4023"/><stop offset=".6" stop-color="#8a6636"/><stop offset="1" stop-color="#B48B4E"/></radialGradient>
<filter id="paint" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".008 .012" numOctaves="4" seed="7" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 .36  0 0 0 0 .47  0 0 0 0 .18  0 0 0 3.4 -1.55"/></filter>
<filter id="paint2" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".015 .01" numOctaves="3" seed="19" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 .98  0 0 0 0 .95  0 0 0 0 .68  0 0 0 3.6 -1.9"/></filter>
<filter id="brush" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".022" numOctaves="3" seed="8" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="drop" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="3" dy="5" stdDeviation="3" flood-color="#24300e" flood-opacity=".45"/></filter>
<filter id="ink" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="3" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="2.6" xChannelSelector="R" yChannelSelector="G"/></filter><filter id="soft8" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="8"/></filter>`;
const BROOK = 'M452 40C470 150 560 190 604 270S640 420 560 500S470 640 520 740S600 850 590 910';

export function meadow(): string {
  const R = dice(12);
  let o = `<rect x="${X0}" y="${Y0}" width="${S}" height="${S}" fill="url(#mead)"/><rect x="${X0}" y="${Y0}" width="${S}" height="${S}" filter="url(#paint)" opacity=".55"/><rect x="${X0}" y="${Y0}" width="${S}" height="${S}" filter="url(#paint2)" opacity=".5"/>`;
  // worn earth and a path of tiny stones
  o += `<g filter="url(#brush)" opacity=".6"><path d="M300 470Q380 430 440 470T520 500" stroke="#D6C48E" stroke-width="26" fill="none" stroke-linecap="round" opacity=".7"/><path d="M640 500Q760 560 860 640T1000 700" stroke="#D6C48E" stroke-width="24" fill="none" stroke-linecap="round" opacity=".65"/><ellipse cx="820" cy="470" rx="90" ry="34" fill="#CDBF84" opacity=".5"/><ellipse cx="370" cy="330" rx="70" ry="24" fill="#CDBF84" opacity=".45"/></g>`;
  // brook
  o += `<g filter="url(#brush)"><path d="${BROOK}" fill="none" stroke="#5f7a3c" stroke-width="66" opacity=".35"/><path d="${BROOK}" fill="none" stroke="#D9C690" stroke-width="58"/><path d="${BROOK}" fill="none" stroke="#B99F66" stroke-width="50" opacity=".55"/><path d="${BROOK}" fill="none" stroke="#4C8596" stroke-width="45"/><path d="${BROOK}" fill="none" stroke="url(#water)" stroke-width="41"/><path d="${BROOK}" fill="none" stroke="#B8DEE0" stroke-width="16" opacity=".5"/><path d="${BROOK}" fill="none" stroke="#fff" stroke-width="2" stroke-dasharray="16 42 8 60" opacity=".75" transform="translate(-7 0)"/><path d="${BROOK}" fill="none" stroke="#fff" stroke-width="1.600" stroke-dasharray="10 66 22 40" opacity=".6" transform="translate(8 10)"/><path d="${BROOK}" fill="none" stroke="#3b7182" stroke-width="1.600" stroke-dasharray="20 90" opacity=".5" transform="translate(13 0)"/></g>`;
  // stones and reeds on the banks
  const st = (x: number, y: number, r: number, c: string): string =>
    `<g><ellipse cx="${x + 2}" cy="${y + 3}" rx="${r}" ry="${r * 0.7}" fill="#3a4a22" opacity=".35"/><path d="M${x - r} ${y}Q${x - r * 0.8} ${y - r * 0.8} ${x} ${y - r * 0.75}Q${x + r} ${y - r * 0.6} ${x + r} ${y + 1}Q${x + r * 0.6} ${y + r * 0.7} ${x} ${y + r * 0.65}Q${x - r} ${y + r * 0.6} ${x - r} ${y}Z" fill="${c}" stroke="#4b4a40" stroke-width="1.200"/><path d="M${x - r * 0.5} ${y - r * 0.3}q${r * 0.4} ${-r * 0.3} ${r * 0.9} ${-r * 0.1}" stroke="#fff" stroke-width="1.400" opacity=".6" fill="none"/></g>`;
  o += [
    [500, 178, 9, '#B9B6A6'],
    [514, 190, 6, '#A39F8D'],
    [646, 330, 8, '#B9B6A6'],
    [584, 520, 10, '#A8A593'],
    [570, 532, 6, '#C3BFAE'],
    [480, 640, 8, '#B1AE9C'],
    [548, 760, 7, '#B9B6A6'],
    [566, 300, 6, '#C3BFAE'],
    [452, 118, 7, '#B1AE9C'],
    [628, 470, 5, '#A39F8D'],
    [612, 840, 9, '#B1AE9C'],
  ]
    .map(([x, y, r, c]) => st(x as number, y as number, r as number, c as string))
    .join('');
  const reed = (x: number, y: number): string =>
    `<g stroke="#5E7A33" stroke-width="2" fill="none" stroke-linecap="round"><path d="M${x} ${y}q-2 -16 -7 -24M${x + 4} ${y}q0 -18 2 -30M${x + 8} ${y}q3 -14 9 -20"/><path d="M${x + 6} ${y - 30}v-9" stroke="#7a4d24" stroke-width="4"/></g>`;
  o += [
    [528, 236],
    [640, 392],
    [506, 596],
    [556, 706],
    [486, 96],
  ]
    .map(([x, y]) => reed(x!, y!))
    .join('');
  o += [
    [596, 250],
    [556, 486],
    [520, 690],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<g><ellipse cx="${x}" cy="${y}" rx="10" ry="6.500" fill="#6E9A4E" stroke="#41632a" stroke-width="1"/><path d="M${x} ${y}L${x + 9} ${y - 4}" stroke="#41632a"/><circle cx="${x - 3}" cy="${y - 1}" r="3.200" fill="#F7E4EA" stroke="#C48BA0" stroke-width=".8"/></g>`,
    )
    .join('');
  // grass tufts in clumps, flowers
  let t = '',
    fl = '';
  for (let c = 0; c < 70; c++) {
    const cx = X0 + R() * S,
      cy = Y0 + R() * S;
    for (let i = 0; i < 4; i++) {
      const x = r1(cx + R() * 34 - 17),
        y = r1(cy + R() * 20 - 10);
      t += `M${x} ${y}q1-6 -2-10M${x + 2} ${y}q0-7 2-12M${x + 4} ${y}q1-5 6-8`;
    }
    if (c % 3 === 0) {
      const x = r1(cx + R() * 30),
        y = r1(cy + R() * 20);
      const col = ['#FDFBF0', '#F6D96B', '#D9A7D6', '#F2B4A0'][c % 4];
      fl +=
        [0, 72, 144, 216, 288]
          .map(
            (a) =>
              `<circle cx="${r1(x + 2.6 * Math.cos(a / 57.3))}" cy="${r1(y + 2.6 * Math.sin(a / 57.3))}" r="1.900" fill="${col}"/>`,
          )
          .join('') + `<circle cx="${x}" cy="${y}" r="1.500" fill="#D99A2B"/>`;
    }
  }
  o += `<path d="${t}" stroke="#7B9647" stroke-width="1.300" fill="none" stroke-linecap="round" opacity=".7"/><g>${fl}</g>`;
  // lost things
  o += `<g filter="url(#drop)"><g transform="translate(786 694) rotate(24)"><path d="M-16 26V0Q-16 -18 0 -18Q14 -18 14 -2L15 4Q24 -4 27 3Q28 10 16 17V26Z" fill="#B4563F" stroke="#5b2a1c" stroke-width="1.500"/><path d="M-18 26h34v9h-34Z" fill="#E9DFC8" stroke="#5b2a1c" stroke-width="1.500"/><path d="M-13 28v5M-7 28v5M-1 28v5M5 28v5M11 28v5" stroke="#B9A98A" stroke-width="1.300"/><path d="M-2 -8v14M-9 -1h14M-7 -6l10 10M3 -6l-10 10" stroke="#F3E6D0" stroke-width="1.300"/></g>
 <g transform="translate(352 384) rotate(-30)"><path d="M-44 0H14" stroke="#77808A" stroke-width="5" stroke-linecap="round"/><path d="M-44 0H14" stroke="#D5DBDF" stroke-width="2.600" stroke-linecap="round"/><ellipse cx="26" cy="0" rx="15" ry="9.500" fill="#C9D1D6" stroke="#77808A" stroke-width="1.500"/><path d="M18 -3q8-4 15 0" stroke="#fff" stroke-width="1.600" fill="none"/></g>
 <g transform="translate(690 770)"><path d="M-6 12V2h9v10Z" fill="#F1E8D2" stroke="#5b4a3a" stroke-width="1.200"/><path d="M-14 3Q-12 -12 -1 -12Q11 -12 12 3Q0 7 -14 3Z" fill="#C2482F" stroke="#5b2a1c" stroke-width="1.300"/><circle cx="-6" cy="-3" r="2" fill="#F6EBD6"/><circle cx="3" cy="-6" r="1.700" fill="#F6EBD6"/><circle cx="6" cy="0" r="1.500" fill="#F6EBD6"/><path d="M14 14V8h6v6Z" fill="#F1E8D2" stroke="#5b4a3a"/><path d="M9 9Q10 0 17 0Q24 0 25 9Q17 11 9 9Z" fill="#D2694A" stroke="#5b2a1c" stroke-width="1.200"/></g>
 <g transform="translate(660 130)"><circle r="11" fill="#E6DCC6" stroke="#6b5c44" stroke-width="1.400"/><circle r="7.500" fill="none" stroke="#B9A98A"/><circle cx="-2.500" cy="-2.500" r="1.500" fill="#6b5c44"/><circle cx="2.500" cy="-2.500" r="1.500" fill="#6b5c44"/><circle cx="-2.500" cy="2.500" r="1.500" fill="#6b5c44"/><circle cx="2.500" cy="2.500" r="1.500" fill="#6b5c44"/></g></g>`;
  const fall = (x: number, y: number, r: number, c: string, s = 1): string =>
    `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})"><path d="M2 3Q14 -9 2 -22Q-10 -9 2 3Z" fill="#3a4a22" opacity=".3"/><path d="M0 0Q12 -12 0 -25Q-12 -12 0 0Z" fill="${c}" stroke="#5b3a16" stroke-width="1"/><path d="M0 4V-21M0 -7l5 -5M0 -11l-5 -5" stroke="#5b3a16" stroke-width=".9" fill="none"/></g>`;
  o += [
    [446, 620, 30, '#D2842E'],
    [700, 600, -50, '#C4582C', 0.9],
    [820, 600, 80, '#E0B13E', 0.8],
    [320, 540, -20, '#D2842E', 0.8],
    [690, 250, 110, '#E0B13E', 0.9],
    [460, 330, 60, '#C4582C', 0.7],
    [900, 560, 20, '#D2842E', 0.7],
    [760, 760, 140, '#C4582C', 0.7],
  ]
    .map(([x, y, r, c, s]) => fall(x as number, y as number, r as number, c as string, s as number | undefined))
    .join('');
  return o;
}
