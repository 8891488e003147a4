// The five buildings, each a small scene.
import { at, clouds, cut, F, fir, ground, hill, hillsOf, line, sky, stars, sun } from './kit';

const house = (x: number, y: number, s: number, wall: string, roof: string): string =>
  at(
    x,
    y,
    `<path d="M-10 0V-14L0 -22L10 -14V0Z" fill="${wall}"/><path d="M-13 -12L0 -26L13 -12L10 -11L0 -21L-10 -11Z" fill="${roof}"/><rect x="-3" y="-8" width="6" height="8" fill="#6b4a2c"/><rect x="4" y="-13" width="4" height="4" fill="#FFD873"/>`,
    s,
  );

export const buildings: Record<string, string> = {
  town:
    sky('bt', '#8AA6C8', '#F3E3B8') +
    sun(104, 22, 12) +
    clouds() +
    hillsOf('#A9B48A', '#B9A862') +
    house(28, 72, 1.1, '#F4EAD2', '#A5482F') +
    house(92, 72, 1.2, '#EBDDBC', '#7A4A6A') +
    house(60, 76, 1.5, '#FBF2DC', '#C46A35') +
    `<g ${F}><path d="M72 76V30h10v46Z" fill="#EDE2C6"/><path d="M70 31L77 14L84 31Z" fill="#2F3777"/><circle cx="77" cy="40" r="3.4" fill="#C9A24A"/></g>` +
    ground('#8f8248'),
  tavern:
    sky('bv', '#2A2A58', '#B87A5A') +
    stars(14, 3, 30) +
    hill('M0 70Q36 60 74 66T130 64V86H0Z', '#5A4A4A') +
    `<g ${F}><path d="M28 80V40H96V80Z" fill="#D9B88A"/><path d="M20 42L40 18H84L104 42Z" fill="#7A3A2A"/></g>` +
    line('M28 56H96M46 40V80M78 40V80M46 56L28 40M78 56L96 40', '#6b4a2c', 2.4) +
    `<g fill="#FFD06A"><rect x="33" y="60" width="9" height="9"/><rect x="82" y="60" width="9" height="9"/><rect x="56" y="28" width="12" height="8" rx="3"/></g><g ${F}><path d="M54 80V64a8 8 0 0 1 16 0v16Z" fill="#5b3417"/></g>` +
    line('M100 48H116', '#3a2818', 2) +
    at(
      111,
      58,
      '<path d="M-7 -8H5V8H-7Z" fill="#E7BC55"/><path d="M5 -4Q11 -4 11 1Q11 5 5 5" stroke="#E7BC55" stroke-width="2.4" fill="none"/><path d="M-9 -8Q-7 -13 -2 -11Q2 -14 6 -10Q8 -6 5 -6H-8Z" fill="#FBF6EA"/>',
    ) +
    ground('#3a2c30'),
  mine:
    sky('bm', '#5C6A93', '#E0CFB0') +
    sun(24, 22, 11) +
    `<g ${F}><path d="M0 80L26 34L44 52L72 16L104 48L130 36V86H0Z" fill="#7D7F94"/><path d="M72 16L60 31L68 34L74 30L82 36L88 32Z" fill="#EDEFF4"/></g>` +
    `<g ${F}><path d="M44 80V56Q46 44 65 44Q84 44 86 56V80Z" fill="#5b4636"/><path d="M50 80V58Q52 50 65 50Q78 50 80 58V80Z" fill="#15131a"/></g>` +
    line('M44 58h42', '#8a6a45', 3) +
    line('M56 86L62 66M76 86L70 66M55 82h22M58 76h15', '#9AA3AE', 1.4) +
    at(
      98,
      76,
      '<path d="M-12 -8H12L9 4H-9Z" fill="#5d6670"/><path d="M-9 -8L-4 -16L2 -11L6 -18L11 -8Z" fill="#4FB0CC"/><circle cx="-6" cy="6" r="3" fill="#2d2a33"/><circle cx="6" cy="6" r="3" fill="#2d2a33"/>',
    ) +
    ground('#5a5346'),
  temple:
    sky('bp', '#5A4A8A', '#F3D9A8') +
    sun(65, 34, 30, '#F8DF94', '#DDB457') +
    hillsOf('#9A8FC0', '#B9A56A') +
    `<g ${F}><path d="M26 42L65 20L104 42Z" fill="#FBF2DC"/><path d="M28 42h74v6H28Z" fill="#EBDDBC"/></g>` +
    `<g ${F} fill="#F4EAD2">${[34, 50, 72, 88].map((x) => `<path d="M${x} 48h8v26h-8Z"/>`).join('')}</g>` +
    `<g ${F}><path d="M24 74h82v5H24ZM18 79h94v5H18Z" fill="#EBDDBC"/></g><path d="M60 74V58a5 5 0 0 1 10 0v16Z" fill="#6A3A5A"/><path d="M65 26l4 6-4 6-4-6Z" fill="#4FB0CC"/>` +
    ground('#857646'),
  barracks:
    sky('bb', '#6A7A94', '#EAD6B0') +
    sun(106, 22, 11) +
    fir(12, 72, 1.1, '#4C7A62') +
    hill('M0 70Q36 60 74 66T130 64V86H0Z', '#8A8F5A') +
    `<g ${F}><path d="M26 80V44h6v-6h6v6h6v-6h6v6h30v-6h6v6h6v-6h6v6h6v36Z" fill="#A89A86"/><path d="M54 80V60a11 11 0 0 1 22 0v20Z" fill="#4a3424"/></g>` +
    line('M58 80V58M65 80V52M72 80V58M54 66h22', '#8a6a45', 1.6) +
    `<g ${F}>${line('M65 44V12', '#5b3c22', 2)}<path d="M65 13L88 18L65 26Z" fill="#992525"/></g>` +
    at(
      38,
      60,
      '<path d="M-7 -8Q0 -10 7 -8V2Q6 8 0 11Q-6 8 -7 2Z" fill="#2F3777"/><path d="M-5 0h10M0 -6v13" stroke="#E7BC55" stroke-width="2"/>',
    ) +
    at(
      92,
      60,
      '<path d="M-8 10L8 -10M8 10L-8 -10" stroke="#DCE2EA" stroke-width="2.6"/><path d="M-8 6l4 4M8 6l-4 4" stroke="#7a5833" stroke-width="2.6"/>',
    ) +
    cut('M0 82Q60 76 130 80V86H0Z', '#6a6a3c'),
};
