// Drawings of Tail Feathers: birds from above, heading up, about 100 wide and 84 long. Made once, kept as images.
interface Plumage {
  w: string;
  w2: string;
  tip: string;
  bar: string;
  b: string;
  h: string;
  belly: string;
  beak: string;
  crest?: string;
  dots?: number;
  mask?: number;
}
const C: { readonly [kind: string]: Plumage } = {
  jay: {
    w: '#4A7FB3',
    w2: '#2F5E8E',
    tip: '#F4EFDF',
    bar: '#1f2f45',
    b: '#5D93C4',
    h: '#4A80B6',
    belly: '#E9E2CF',
    crest: '#2F5E8E',
    beak: '#2b2b30',
  },
  starling: {
    w: '#4B4763',
    w2: '#332F4A',
    tip: '#8E7FB0',
    bar: '#6fae9a',
    b: '#57516f',
    h: '#3b3750',
    belly: '#7E78A0',
    beak: '#E0A92F',
    dots: 1,
  },
  starling2: {
    w: '#55604F',
    w2: '#39443A',
    tip: '#A9B98A',
    bar: '#C9A85a',
    b: '#5f6b58',
    h: '#3f493d',
    belly: '#8b977a',
    beak: '#E0A92F',
    dots: 1,
  },
  rook: {
    w: '#2E2B33',
    w2: '#1d1b22',
    tip: '#55505f',
    bar: '#45404d',
    b: '#37333d',
    h: '#26232b',
    belly: '#4a4552',
    beak: '#B9AFA0',
  },
  hook: {
    w: '#7B6F6A',
    w2: '#544a47',
    tip: '#2b2627',
    bar: '#2b2627',
    b: '#A2584A',
    h: '#8F8A86',
    belly: '#C9B9A6',
    beak: '#1f1c1e',
    mask: 1,
  },
};

export const plumage: { readonly [bird: string]: string } = {
  aerijin: 'jay',
  common_jay: 'jay',
  sienna: 'starling',
  valchirp: 'starling2',
  common_starling: 'starling2',
  grizzard: 'rook',
  common_rook: 'rook',
  wrunk: 'hook',
  common_hook_beak: 'hook',
};

function birdTop(kind: string, tilt: number, rat: boolean): string {
  const c = C[kind] ?? (C['jay'] as Plumage);
  const [rider, hat, fur] = rat ? ['#5a3030', '#3a2a26', '#8a7c7a'] : ['#5f8042', '#8b6239', '#bfa08a'];

  const wing = (side: number): string => {
    const k = side < 0 ? 1 : -1;
    const down = tilt === side;
    const up = tilt === -side;
    const sx = k * (down ? 0.8 : up ? 1.06 : 1);
    const dy = down ? 5 : up ? -3 : 0;
    return `<g transform="translate(0 ${dy}) scale(${sx} ${down ? 0.94 : 1})"><path d="M-4 -13C-14 -24 -32 -26 -50 -12C-53 -9 -54 -5 -53 -2C-49 -4 -47 -2 -47 2C-43 0 -41 2 -41 6C-37 4 -34 6 -34 10C-30 8 -27 10 -26 13C-22 11 -18 12 -16 15C-12 13 -8 12 -4 10Z" fill="${down ? c.w2 : c.w}"/><path d="M-8 -14C-18 -21 -32 -22 -46 -11C-34 -13 -22 -10 -8 -2Z" fill="${up ? c.b : c.w2}" opacity="${up ? 0.9 : 0.65}" stroke="none"/><path d="M-53 -2L-46 -7M-47 2L-40 -5M-41 6L-34 -2M-34 10L-28 1M-26 13L-21 3M-16 15L-13 5" stroke="#23262D" stroke-width="1" fill="none"/><path d="M-52 -4L-48 -7M-46 .5L-42 -3M-40 4.500L-36.5 0M-33 8.500L-30 4" stroke="${c.tip}" stroke-width="2.6" fill="none"/>${kind === 'jay' ? `<path d="M-20 -17l3 6M-27 -18l3 6M-34 -17l3 5" stroke="${c.bar}" stroke-width="1.8"/>` : `<path d="M-18 -14l2 5M-25 -15l2 5" stroke="${c.bar}" stroke-width="1.5"/>`}${c.dots ? `<g fill="#EDE6D0" stroke="none"><circle cx="-12" cy="-8" r="1"/><circle cx="-18" cy="-5" r="1"/><circle cx="-24" cy="-6" r="1"/><circle cx="-30" cy="-8" r="1"/><circle cx="-15" cy="1" r="1"/><circle cx="-22" cy="2" r="1"/></g>` : ''}</g>`;
  };
  return `<g stroke="#23262D" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">
 <path d="M-4.5 12L-13 39Q-9 43 -5 40Q-2 44 0 41Q2 44 5 40Q9 43 13 39L4.5 12Z" fill="${c.w}"/><path d="M-2 16L-6 38M2 16L6 38M0 16V39" stroke-width=".9" fill="none"/><path d="M-11 39l-1.3-.6M11 39l1.3-.6M-5 40l-1.5-.3M5 40l1.5-.3" stroke="${c.tip}" stroke-width="2.4"/>
 ${wing(-1)}${wing(1)}
 <path d="M0 -24C8 -22 9.5 -8 8.5 2C7.5 12 4 18 0 20C-4 18 -7.5 12 -8.5 2C-9.5 -8 -8 -22 0 -24Z" fill="${c.b}"/>
 <path d="M-6.5 -26Q-7 -33 0 -34Q7 -33 6.5 -26Q5 -20 0 -20Q-5 -20 -6.5 -26Z" fill="${c.h}"/>${c.crest ? `<path d="M-3 -27L0 -18L3 -27Z" fill="${c.crest}"/>` : ''}${c.mask ? `<path d="M-6.3 -28.500Q0 -25 6.3 -28.500L6.3 -26Q0 -22.5 -6.3 -26Z" fill="#1f1c1e" stroke="none"/>` : ''}
 <path d="${kind === 'hook' ? 'M-2.6 -33.500Q0 -44 2.6 -40Q1.5 -38 2.6 -33.500Z' : 'M-2.6 -33.500L0 -43L2.6 -33.500Z'}" fill="${c.beak}"/><circle cx="-4.4" cy="-29" r="1.3" fill="#FDFBF2" stroke-width=".8"/><circle cx="4.4" cy="-29" r="1.3" fill="#FDFBF2" stroke-width=".8"/>
 <path d="M0 12Q7 20 2 27" fill="none" stroke="${rat ? '#c99a8a' : '#b58e78'}" stroke-width="1.8"/><ellipse cx="0" cy="5" rx="6.6" ry="8" fill="${rider}"/><path d="M-5.5 0L-7.5 -7M5.5 0L7.5 -7" stroke="${fur}" stroke-width="2.6"/><path d="M-7.5 -7L0 -16L7.5 -7" fill="none" stroke="#6b4a2c" stroke-width="1"/>
 <circle cx="-5.6" cy="-1" r="${rat ? 3 : 3.8}" fill="${fur}"/><circle cx="5.6" cy="-1" r="${rat ? 3 : 3.8}" fill="${fur}"/><path d="M0 -10L4.5 -3Q4.5 3 0 3Q-4.5 3 -4.5 -3Z" fill="${fur}"/>${rat ? `<path d="M-4.5 -2Q0 -5 4.5 -2L4.5 2Q0 5 -4.5 2Z" fill="${hat}"/>` : `<circle cx="0" cy="0" r="4.3" fill="${hat}"/><path d="M-2.5 -3l1.5 6M2.5 -3l-1.5 6" stroke="#5d3f21" stroke-width=".7"/><circle cx="0" cy="0" r=".9" fill="#3d2a14" stroke="none"/>`}
 </g>`;
}

const made = new Map<string, string>();
function picture(key: string, box: string, body: () => string): string {
  let url = made.get(key);
  if (url === undefined) {
    url = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body()}</svg>`)}`;
    made.set(key, url);
  }
  return url;
}

const leaning: { readonly [tilt: string]: number } = { left: -1, centre: 0, right: 1 };
/** 112 x 96 units, the base in the middle at (56, 52). */
export const birdPicture = (bird: string, tilt: string, rat: boolean): string =>
  picture(`${bird} ${tilt} ${rat}`, '-56 -52 112 96', () => birdTop(plumage[bird] ?? 'jay', leaning[tilt] ?? 0, rat));

export const mousePicture = (rat: boolean): string =>
  picture(`mouse ${rat}`, '-13 -14 26 28', () =>
    rat
      ? `<path d="M0 -12.5L11.5 0L0 12.5L-11.5 0Z" fill="#7A2320" stroke="#FBF6E6" stroke-width="1.6"/><circle cx="-3.9" cy="-3.6" r="2.4" fill="#A58A86"/><circle cx="3.9" cy="-3.6" r="2.4" fill="#A58A86"/><path d="M0 8.500Q-5 2 -4 -2Q0 -5 4 -2Q5 2 0 8.500Z" fill="#8A7C7A"/><circle cx="-1.8" cy="0" r=".9" fill="#F2C94C"/><circle cx="1.8" cy="0" r=".9" fill="#F2C94C"/><circle cx="0" cy="7.3" r="1" fill="#2b1a1a"/>`
      : `<circle r="10" fill="#3F6030" stroke="#FBF6E6" stroke-width="1.6"/><circle cx="-4.3" cy="-3.6" r="3.3" fill="#D9B79F"/><circle cx="4.3" cy="-3.6" r="3.3" fill="#D9B79F"/><path d="M0 7.500Q-5.5 3 -4.5 -1Q0 -4.5 4.5 -1Q5.5 3 0 7.500Z" fill="#EBD3BF"/><circle cx="-1.9" cy="1" r=".9" fill="#222"/><circle cx="1.9" cy="1" r=".9" fill="#222"/><circle cx="0" cy="6.3" r="1.1" fill="#5b2a2a"/>`,
  );

/** A wheel of six wedges, `n` of them filled. */
export const cheesePicture = (n: number): string =>
  picture(`cheese ${n}`, '-32 -32 64 64', () => {
    const at = (angle: number, r: number): string =>
      `${(Math.cos((angle * Math.PI) / 180) * r).toFixed(1)} ${(Math.sin((angle * Math.PI) / 180) * r).toFixed(1)}`;
    const wedge = (i: number): string => {
      const from = -88.5 + i * 60;
      const on = i < n;
      return `<path d="M${at(from + 28, 3)}L${at(from, 27)}A27 27 0 0 1 ${at(from + 57, 27)}Z" fill="${on ? '#F2C44E' : '#EFE5CC'}" stroke="${on ? '#9B6F10' : '#C9B98F'}" stroke-width="1.4"/>`;
    };
    return `<circle r="30.5" fill="#B98A2A"/><circle r="29" fill="#FBF4DF"/>${[0, 1, 2, 3, 4, 5].map(wedge).join('')}`;
  });
