// Beasts, spirits and things of Paper Tales.
import { at, clouds, cut, F, fir, ground, hill, hillsOf, line, sky, star, stars, sun } from './kit';

const eye = (x: number, y: number, r = 1.6, white = '#FFE9A8'): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${white}"/><circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="#1c1420"/>`;

const hound = (x: number, y: number, turn: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><g ${F}><path d="M-9 12Q-12 -4 -8 -14L-4 -8Q0 -10 4 -8L8 -14Q12 -4 9 6L6 18Q0 22 -6 18Z" fill="${fill}"/></g>` +
  `<path d="M-5 8Q0 5 5 8L4 17Q0 20 -4 17Z" fill="#8a5a4a"/><path d="M-2.5 9h5l-2.5 3Z" fill="#1c1420"/><path d="M-3 15l1 2.5 1-2.500M1 15l1 2.5 1-2.5" stroke="#fff" stroke-width=".9" fill="none"/>${eye(-4, 0, 1.9, '#FFC046')}${eye(4, 0, 1.9, '#FFC046')}</g>`;

const tentacle = (d: string, fill: string, w: number): string =>
  `<g ${F}>${line(d, fill, w)}</g>` +
  `<path d="${d}" stroke="#F3C7B8" stroke-width="${w * 0.28}" stroke-dasharray=".1 ${w * 0.7}" stroke-linecap="round" fill="none"/>`;

export const beasts: Record<string, string> = {
  monkey:
    sky('mo', '#5E9A8A', '#F2E2A8') +
    sun(28, 26, 14) +
    hill('M0 70Q36 58 74 64T130 62V86H0Z', '#7FA35A') +
    `<g ${F}><path d="M88 86Q94 50 86 0H98Q102 48 104 86Z" fill="#7a5833"/></g><g ${F} fill="#4F7A45"><path d="M60 8Q84 -6 92 10Q74 8 62 20ZM130 6Q108 -6 96 10Q112 10 126 22ZM92 10Q80 20 84 34Q94 24 98 12Z"/></g>` +
    `<g ${F}>${line('M52 70Q30 78 28 60Q28 48 38 50', '#7B4A2B', 4.4)}<path d="M44 80Q40 52 58 48Q76 52 72 80Z" fill="#8E5A34"/><path d="M50 80Q48 60 58 56Q68 60 66 80Z" fill="#D9B083"/></g>` +
    line('M68 58Q82 54 88 44', '#8E5A34', 6) +
    line('M48 58Q40 60 38 66', '#8E5A34', 6) +
    `<g ${F}><circle cx="45" cy="36" r="5.5" fill="#8E5A34"/><circle cx="71" cy="36" r="5.5" fill="#8E5A34"/><circle cx="45" cy="36" r="3" fill="#D9B083"/><circle cx="71" cy="36" r="3" fill="#D9B083"/><circle cx="58" cy="36" r="12" fill="#8E5A34"/></g><path d="M50 35Q50 29 55 30Q58 32 61 30Q66 29 66 35Q66 46 58 46Q50 46 50 35Z" fill="#E6C296"/>` +
    eye(54.5, 35, 1.5, '#33231c') +
    eye(61.5, 35, 1.5, '#33231c') +
    line('M54 41q4 3 8 0', '#33231c', 1.1) +
    `<g ${F}><circle cx="37" cy="68" r="5" fill="#B98829"/><circle cx="37" cy="68" r="4" fill="#F4CF6B"/></g>` +
    ground('#5f8240'),
  cerberus:
    sky('ce', '#2A1226', '#B2452A') +
    sun(65, 30, 24, '#F6A63A', '#C9682F') +
    `<g ${F} fill="#5A1F2A"><path d="M0 86V40L14 52L22 30L34 58L44 44L52 86ZM130 86V38L118 52L108 28L98 58L86 44L78 86Z"/></g>` +
    `<g ${F}><path d="M34 84Q32 58 46 52Q65 46 84 52Q98 58 96 84H84L82 72H74V84H56V72H48L46 84Z" fill="#2E2430"/></g>` +
    hound(40, 40, -16, '#3A2E3C') +
    hound(90, 40, 16, '#3A2E3C') +
    hound(65, 34, 0, '#4A3A4A') +
    `<g ${F}>${line('M44 60Q65 70 86 60', '#C9A24A', 3)}</g>` +
    ground('#3a1520'),
  shapeshifter:
    sky('sh', '#3A2A5A', '#C98A9A') +
    stars(16, 31, 40) +
    `<g ${F}><path d="M44 86Q40 46 65 40V86Z" fill="#2F6A6A"/><path d="M65 40Q90 46 86 86H65Z" fill="#8E2F5A"/></g>` +
    `<g ${F}><path d="M65 10Q46 10 46 30Q48 44 65 48Z" fill="#F2CE93"/><path d="M65 10L70 14L82 4L83 18Q86 26 84 32Q80 44 65 48Z" fill="#7A6A9A"/></g>` +
    eye(56, 28, 1.8, '#33231c') +
    eye(74, 27, 2.6, '#FFD873') +
    line('M56 38Q61 41 65 40', '#33231c', 1.3) +
    `<path d="M65 40l3 3 3-4 3 3 3-5" stroke="#fff" stroke-width="1.4" fill="none"/>` +
    line('M65 10V86', '#F8E9B8', 1) +
    `<g ${F}><path d="M22 62Q14 44 26 34Q36 40 36 52Q34 62 22 62Z" fill="#F7ECD2"/><path d="M100 60Q92 46 102 36Q114 42 112 54Q108 62 100 60Z" fill="#E7BC55"/></g>` +
    `<path d="M22 46q3-3 5 0M31 47q2-2 4 0M24 55q4 3 8 0M99 47q3-3 5 0M107 48q2-2 4 0M101 57q4-4 8 0" stroke="#33231c" stroke-width="1.2" fill="none"/>` +
    ground('#2a1c44'),
  cave_spirit:
    `<rect width="130" height="86" fill="#1C2238"/>` +
    `<g ${F} fill="#343C5A"><path d="M0 0H130V14L118 34L108 12L96 26L84 8L64 18L50 6L36 28L24 10L10 32L0 14Z"/><path d="M0 86V64L12 70L20 54L32 76L44 86ZM130 86V60L120 70L110 50L98 76L88 86Z"/></g>` +
    `<ellipse cx="65" cy="48" rx="40" ry="34" fill="#6FD0E6" opacity=".16"/>` +
    `<g ${F}><path d="M40 82Q34 66 40 48Q46 22 65 20Q84 22 90 48Q96 66 90 82L82 74L74 84L65 76L56 84L48 74Z" fill="#9FDDE8"/><path d="M48 76Q44 62 50 46Q55 30 65 29Q75 30 80 46Q86 62 82 76Q65 62 48 76Z" fill="#D6F4F6"/></g>` +
    `<ellipse cx="57" cy="46" rx="3.6" ry="5" fill="#1C3A5A"/><ellipse cx="73" cy="46" rx="3.6" ry="5" fill="#1C3A5A"/><circle cx="58" cy="44" r="1.2" fill="#fff"/><circle cx="74" cy="44" r="1.2" fill="#fff"/><ellipse cx="65" cy="57" rx="3" ry="2.4" fill="#1C3A5A"/>` +
    at(24, 70, '<path d="M0 -14L7 -4L3 10H-3L-7 -4Z" fill="#2F8AA8"/><path d="M0 -14L3 10L7 -4Z" fill="#7FD0E2"/>') +
    at(108, 68, '<path d="M0 -16L8 -4L4 12H-4L-8 -4Z" fill="#7A5AB8"/><path d="M0 -16L4 12L8 -4Z" fill="#B9A0E6"/>') +
    ground('#141a2c'),
  giant_snake:
    sky('gs', '#5A7A3A', '#EADF9A') +
    sun(98, 24, 13) +
    hill('M0 64Q34 50 70 58T130 52V86H0Z', '#A3A850') +
    `<g ${F}>${line('M112 74Q124 60 108 54Q88 50 80 62Q70 78 48 74Q24 68 34 52Q44 42 58 46', '#3F6A3A', 13)}</g>` +
    `<path d="M112 74Q124 60 108 54Q88 50 80 62Q70 78 48 74Q24 68 34 52Q44 42 58 46" stroke="#8FB04A" stroke-width="4" stroke-dasharray="5 5" fill="none"/>` +
    `<g ${F}>${line('M58 47Q66 36 58 24', '#3F6A3A', 13)}<path d="M44 24Q40 12 52 8Q66 4 72 14Q76 24 66 28Q52 32 44 24Z" fill="#4F7F45"/></g>` +
    eye(53, 15, 2.6, '#F4CF4A') +
    eye(64, 14, 2.6, '#F4CF4A') +
    line('M45 24Q36 28 34 36M37 31l-6 1', '#B23A2C', 1.6) +
    line('M47 22q8 4 18 1', '#23401f', 1.2) +
    ground('#6a7a32') +
    `<g fill="#7E9A45"><path d="M8 84l3-14 3 14ZM18 84l2-10 3 10ZM118 84l3-13 3 13Z"/></g>`,
  demon:
    sky('de', '#1A0E1E', '#8A1F2A') +
    `<g ${F} fill="#C9402F"><path d="M0 86V62Q8 54 8 44Q18 54 16 64Q24 54 24 40Q38 56 34 70L40 86ZM130 86V62Q122 54 122 44Q112 54 114 64Q106 54 106 40Q92 56 96 70L90 86Z"/></g>` +
    `<g ${F}><path d="M50 50Q26 44 12 16Q30 22 34 30Q36 24 42 24Q46 36 54 42ZM80 50Q104 44 118 16Q100 22 96 30Q94 24 88 24Q84 36 76 42Z" fill="#4A1626"/></g>` +
    `<g ${F}><path d="M44 86Q40 56 54 46Q65 42 76 46Q90 56 86 86Z" fill="#7A1F2A"/><path d="M56 86Q54 64 65 54Q76 64 74 86Z" fill="#A5352F"/></g>` +
    `<g ${F}><path d="M52 34Q44 28 44 12Q54 18 58 24Q65 20 72 24Q76 18 86 12Q86 28 78 34Q80 50 65 54Q50 50 52 34Z" fill="#992A2F"/></g>` +
    `<path d="M56 33l7 4-6 2ZM74 33l-7 4 6 2Z" fill="#FFE08a"/><path d="M56 44Q65 50 74 44L71 47l-2-1-2 3-2-2-2 2-2-3-2 1Z" fill="#fff"/>` +
    `<g ${F}>${line('M104 82V36', '#1c1018', 3)}${line('M97 24V34Q97 40 104 40Q111 40 111 34V24M104 38V20', '#1c1018', 2.6)}</g>` +
    ground('#2a0c14'),
  golem:
    sky('go', '#6A7A94', '#E2D2AC') +
    clouds() +
    sun(104, 26, 12) +
    hillsOf('#98A0A8', '#8A8250') +
    `<g ${F}><path d="M30 74L26 48Q28 40 40 42L44 52L38 60L40 76ZM100 74L104 48Q102 40 90 42L86 52L92 60L90 76Z" fill="#A5855A"/></g>` +
    `<g ${F}><path d="M40 40Q65 30 90 40L84 66Q65 72 46 66Z" fill="#B8976A"/><path d="M48 66h14v18H46ZM68 66h14l2 18H68Z" fill="#9A7A50"/></g>` +
    `<g ${F}><path d="M52 36V18Q52 12 65 12Q78 12 78 18V36Q65 42 52 36Z" fill="#C9A878"/></g>` +
    `<rect x="56" y="22" width="6" height="5" fill="#4FC3E0"/><rect x="68" y="22" width="6" height="5" fill="#4FC3E0"/>` +
    line('M58 33h14', '#6b4a2c', 2) +
    line('M52 18h26', '#8a6a3f', 1.4) +
    `<path d="${star(65, 51, 8, 3.6, 6)}" fill="#4FC3E0" opacity=".9"/>` +
    line('M46 46l6 6-4 8M86 48l-6 4 2 8M54 72l4 6', '#7a5a34', 1.2) +
    ground('#6a6236'),
  relic_of_wisdom:
    sky('re', '#1E2A4E', '#7A6A9A') +
    stars(20, 17, 46) +
    `<g opacity=".5" fill="#FFE9A8"><path d="${star(65, 36, 44, 10, 12)}" opacity=".35"/></g>` +
    sun(65, 36, 22, '#F6E2A0', '#C9A24A') +
    `<g ${F}><path d="M34 44Q50 36 65 44Q80 36 96 44V66Q80 58 65 66Q50 58 34 66Z" fill="#6E2F3A"/><path d="M38 42Q52 34 65 42V63Q52 56 38 62ZM92 42Q78 34 65 42V63Q78 56 92 62Z" fill="#FBF2DC"/></g>` +
    line(
      'M43 46Q52 41 60 46M43 51Q52 46 60 51M43 56Q52 51 60 56M87 46Q78 41 70 46M87 51Q78 46 70 51M87 56Q78 51 70 56',
      '#A58A5A',
      1.1,
    ) +
    `<g ${F}><path d="M65 12l3 7 7 1-5 5 1 7-6-3.5-6 3.5 1-7-5-5 7-1Z" fill="#FFE08a"/></g>` +
    `<g ${F}><path d="M46 84V72h38v12Z" fill="#5C6A93"/><path d="M42 72h46l-4-6H46Z" fill="#8F97CB"/></g>` +
    ground('#1c2244'),
  forest_spirit:
    sky('fs', '#1F4A48', '#B8D09A') +
    sun(65, 30, 24, '#E9F0B8', '#B9C97A') +
    fir(12, 68, 1.4, '#24524A') +
    fir(118, 68, 1.5, '#1f4a42') +
    fir(28, 66, 0.9, '#3a6a58') +
    hill('M0 72Q36 60 74 66T130 64V86H0Z', '#5F8A52') +
    `<g ${F}>${line('M54 26Q44 20 42 6M46 18Q38 16 32 8M76 26Q86 20 88 6M84 18Q92 16 98 8M48 22Q40 24 36 20M82 22Q90 24 94 20', '#7a5833', 3)}</g>` +
    `<g ${F}><path d="M48 86Q46 60 54 48Q65 40 76 48Q84 60 82 86Z" fill="#4F7A5A"/><path d="M56 86Q56 66 65 56Q74 66 74 86Z" fill="#A9C878"/></g>` +
    `<g ${F}><path d="M54 34Q54 22 65 22Q76 22 76 34Q74 46 65 54Q56 46 54 34Z" fill="#EFE3C2"/></g>` +
    `<ellipse cx="60" cy="34" rx="2" ry="2.8" fill="#2f5747"/><ellipse cx="70" cy="34" rx="2" ry="2.8" fill="#2f5747"/><path d="M63.5 46h3l-1.5 2Z" fill="#5b3c22"/>` +
    `<g fill="#F4F8C8"><circle cx="30" cy="44" r="1.6"/><circle cx="100" cy="40" r="1.8"/><circle cx="94" cy="56" r="1.2"/><circle cx="40" cy="60" r="1.3"/></g>` +
    ground('#2f5a3c'),
  leviathan:
    sky('le', '#24507A', '#C4DCE0') +
    sun(24, 22, 12) +
    clouds() +
    cut('M0 50Q20 44 40 50T80 50T130 48V86H0Z', '#3F7F9A') +
    `<g ${F}><path d="M24 66Q22 40 44 34Q62 30 66 46Q70 62 84 58Q94 54 92 40Q90 26 104 20Q100 28 108 32Q118 34 124 26Q126 44 112 54Q104 76 82 78Q56 80 50 60Q46 52 42 58Q40 64 40 72Z" fill="#2F5A8A"/><path d="M24 66Q14 62 16 52Q18 42 30 42L44 34L42 44Q48 52 42 58Q34 60 30 66Z" fill="#3A6FA0"/></g>` +
    `<g ${F} fill="#7FB0C8"><path d="M50 36l4-10 6 10ZM62 44l8-6-2 10ZM86 44l10 0-6 8ZM34 40l2-10 7 7Z"/></g>` +
    eye(27, 50, 2.4, '#F4CF4A') +
    line('M17 58Q26 60 32 56', '#16304e', 1.4) +
    `<path d="M20 59l1 3 2-3M25 59l1 3 2-3" stroke="#fff" stroke-width="1" fill="none"/>` +
    cut('M0 70Q16 62 34 70T70 70T104 70T130 68V86H0Z', '#5FA0B4') +
    cut('M0 80Q22 72 44 79T88 78T130 78V86H0Z', '#8CC3CC'),
  kraken:
    sky('kr', '#101A38', '#3F5A7A') +
    stars(14, 41, 30) +
    sun(100, 20, 11, '#F1ECC8', '#B9B48A') +
    cut('M0 46Q30 40 60 46T130 44V86H0Z', '#1F3A5E') +
    `<g ${F}><path d="M8 40L22 38L34 40Q32 50 22 52Q12 50 8 40Z" fill="#7a5833"/><path d="M22 38V18M22 20L34 34H22Z" stroke="#5b3c22" stroke-width="1.4" fill="#F4EAD2"/></g>` +
    tentacle('M46 84Q18 78 14 58Q14 46 24 50', '#8E2F4A', 8) +
    tentacle('M84 84Q116 80 120 58Q122 42 110 44', '#8E2F4A', 8) +
    tentacle('M42 70Q26 50 38 30Q46 22 50 32', '#A33A54', 7) +
    tentacle('M90 70Q106 52 94 28Q86 20 82 30', '#A33A54', 7) +
    `<g ${F}><path d="M44 76Q38 30 66 18Q94 30 88 76Q66 88 44 76Z" fill="#C04A5E"/></g>` +
    `<g fill="#E88A8A" opacity=".6"><circle cx="60" cy="30" r="2.4"/><circle cx="72" cy="34" r="2"/><circle cx="66" cy="26" r="1.5"/></g>` +
    `<ellipse cx="56" cy="52" rx="6" ry="7" fill="#FBE7A8"/><ellipse cx="77" cy="52" rx="6" ry="7" fill="#FBE7A8"/><ellipse cx="57" cy="53" rx="2" ry="5" fill="#1c1420"/><ellipse cx="76" cy="53" rx="2" ry="5" fill="#1c1420"/>` +
    line('M49 43l11 3M84 43l-11 3', '#6a1f34', 2.4) +
    cut('M0 76Q20 68 42 75T86 74T130 73V86H0Z', '#2F5A7E'),
};
