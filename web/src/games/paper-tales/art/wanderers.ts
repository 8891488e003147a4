// People of the road, the forest and the mountains.
import { figure, hats, hood, longHair, skins } from './figure';
import { at, clouds, cut, F, fir, ground, hill, hillsOf, line, sky, stars, sun } from './kit';

export const wanderers: Record<string, string> = {
  adventurer:
    sky('ad', '#3F6E8C', '#F0DDB0') +
    sun(102, 24, 13) +
    clouds() +
    hillsOf('#7FA0A8', '#9C8A52') +
    figure(
      {
        x: 58,
        robe: '#7B4A2B',
        panel: '#D9C08A',
        skin: skins.pale,
        belt: '#3A2818',
        behind: longHair('#6b2f1b'),
        head: hats.wide('#A9713A', '#5b3417'),
        left: [36, 50],
        right: [84, 46],
        mood: 'glad',
      },
      at(
        36,
        50,
        '<path d="M-9 2L7 -5L9 3L-6 10Z" fill="#F4EAD2"/><path d="M-5 4L4 0M-3 7L5 3" stroke="#A5482F" stroke-width="1"/>',
      ) +
        line('M84 46V22', '#6b4a2c', 2.6) +
        at(
          84,
          17,
          '<path d="M-4 6Q-6 -2 0 -8Q6 -2 4 6Z" fill="#F6A63A"/><path d="M-2 5Q-2 0 0 -3Q2 0 2 5Z" fill="#FFE08a"/>',
        ),
    ) +
    ground('#6d6136'),
  archer:
    sky('ar', '#4F7F8A', '#E4E2BC') +
    fir(14, 66, 1.2, '#3F6A55') +
    fir(116, 66, 1.4, '#2f5747') +
    sun(96, 26, 13) +
    hill('M0 72Q36 60 74 66T130 64V86H0Z', '#7E9A5C') +
    figure(
      {
        x: 56,
        robe: '#3F6A3F',
        panel: '#A98A54',
        skin: skins.pale,
        behind: longHair('#B5672A'),
        head: '<path d="M-10 -3Q-8 -14 2 -15Q12 -12 12 -4Q2 -9 -10 -3Z" fill="#2F5230"/><path d="M8 -12Q16 -22 22 -20Q18 -12 11 -9Z" fill="#C9402F"/>',
        left: [44, 44],
        right: [84, 46],
        belt: '#4a2f18',
      },
      `<g ${F}>${line('M84 16Q106 46 84 76', '#6b4a2c', 3.2)}${line('M84 16L48 45L84 76', '#F4EAD2', 0.9)}${line('M46 45L106 46', '#5b3a20', 1.6)}<path d="M112 46l-8-3.500v7Z" fill="#C9D0DC"/></g>`,
    ) +
    ground('#4f6b3c'),
  forest_child:
    sky('fc', '#6FA08A', '#F2E9BE') +
    sun(64, 34, 26, '#F8E2A0', '#DDB457') +
    fir(14, 70, 1.1, '#4E7A5E') +
    fir(112, 70, 1.2, '#44705a') +
    hill('M0 72Q36 60 74 66T130 64V86H0Z', '#8FB060') +
    figure(
      {
        x: 64,
        robe: '#79A35A',
        panel: '#D7E0A0',
        skin: skins.dark,
        tall: 32,
        wide: 32,
        size: 1.15,
        behind: '<path d="M-12 6Q-16 -12 0 -14Q16 -12 12 6Z" fill="#4a2c18"/>',
        head: '<path d="M-9 -4Q0 -9 9 -4" stroke="#4F7A45" stroke-width="2.4" fill="none"/><path d="M-7 -6q-5-3-4-8q5 1 4 8ZM7 -6q5-3 4-8q-5 1-4 8ZM0 -8q-3-4 0-9q3 5 0 9Z" fill="#6E9A55"/>',
        left: [40, 58],
        right: [88, 56],
        mood: 'glad',
      },
      at(
        38,
        54,
        '<path d="M0 6V-4" stroke="#5b7a35" stroke-width="2"/><circle cy="-6" r="4.6" fill="#C9402F"/><circle cx="-1.5" cy="-7.5" r="1.2" fill="#F4B7A8"/>',
      ) +
        at(
          90,
          50,
          '<path d="M-2 8Q-10 0 -4 -12Q8 -8 4 4Z" fill="#C9A03A"/><path d="M-2 6Q-1 -3 -3 -9" stroke="#7a5833" stroke-width="1"/>',
        ),
    ) +
    ground('#5f8a42'),
  miner:
    `<rect width="130" height="86" fill="#2A2630"/>` +
    `<g ${F}><path d="M0 0H130V86H112V40Q110 16 66 14Q22 16 20 42V86H0Z" fill="#4A434C"/></g>` +
    line('M24 86V34M108 86V34M20 32H112', '#7a5833', 5) +
    `<g ${F}><path d="M92 80l6-14 6 4 5-9 7 19Z" fill="#2F8AA8"/><path d="M98 66l6 4-2 10ZM109 61l7 19-9-4Z" fill="#7FD0E2"/></g>` +
    figure(
      {
        x: 56,
        robe: '#5A4632',
        panel: '#8A7658',
        skin: skins.tan,
        belt: '#2a1c10',
        head:
          hats.pot('#C9A24A') +
          '<circle cy="-11" r="3.4" fill="#FFF3C8"/>' +
          '<path d="M-7 4Q0 13 7 4Q0 7 -7 4Z" fill="#4a2c18"/>',
        left: [38, 46],
        right: [80, 52],
        wide: 42,
        mood: 'stern',
      },
      `<g ${F}>${line('M34 24L44 78', '#9b7040', 3.2)}<path d="M12 34Q30 16 54 20Q36 22 32 28Q22 28 12 34Z" fill="#9AA3AE"/></g>` +
        `<circle cx="56" cy="26" r="24" fill="#FFE9A8" opacity=".13"/>`,
    ) +
    ground('#1f1b24'),
  necromancer:
    sky('ne', '#16182E', '#4A5A52') +
    stars(14, 5, 36) +
    sun(98, 26, 15, '#E6EBD0', '#B9C49A') +
    `<g ${F} fill="#5d6670"><path d="M10 78V60Q10 52 18 52Q26 52 26 60V78Z"/><path d="M104 80V66Q104 58 111 58Q118 58 118 66V80Z"/></g>` +
    line('M18 58v8M14 61h8', '#39405c', 1.6) +
    hill('M0 78Q40 68 84 74T130 72V86H0Z', '#2A3A36') +
    figure(
      {
        x: 62,
        robe: '#2B2140',
        panel: '#54407A',
        skin: '#C9D0B4',
        behind: hood('#2B2140'),
        left: [40, 54],
        right: [88, 50],
        mood: 'stern',
      },
      line('M88 84V22', '#4a3424', 3) +
        at(
          88,
          18,
          '<path d="M-7 0Q-7 -9 0 -9Q7 -9 7 0L4 2V6H-4V2Z" fill="#EFE9D8"/><circle cx="-2.6" cy="-2" r="1.8" fill="#2B2140"/><circle cx="2.6" cy="-2" r="1.8" fill="#2B2140"/>',
        ) +
        at(
          36,
          48,
          '<circle r="6" fill="#9BE08A" opacity=".35"/><path d="M-3 5Q-6 -2 0 -8Q6 -2 3 5Z" fill="#8FD67E"/><path d="M-1 4Q-2 0 0 -3Q2 0 1 4Z" fill="#E9FBD8"/>',
        ),
    ) +
    ground('#1c2926'),
  ogre:
    sky('og', '#5A6A4A', '#E0CF96') +
    sun(104, 22, 12) +
    hillsOf('#8A8F5A', '#6E6A3A') +
    figure(
      {
        x: 60,
        robe: '#6F8A4A',
        panel: '#8A5A3A',
        skin: '#8FB05A',
        wide: 66,
        tall: 50,
        size: 1.35,
        mood: 'stern',
        head: '<path d="M-8 -6Q-12 -12 -7 -12ZM8 -6Q12 -12 7 -12Z" fill="#6F8A4A"/><path d="M-3.5 5v-3.500l1.6 2ZM3.5 5v-3.500l-1.6 2Z" fill="#fff"/><path d="M-7 -6Q0 -12 7 -6" stroke="#2d3a1c" stroke-width="2.6" fill="none"/>',
        left: [22, 62],
        right: [102, 40],
      },
      `<g ${F}><path d="M98 56L104 40L112 8Q120 4 124 10L108 44Z" fill="#7a5833"/></g><g fill="#C9D0DC"><path d="M112 18l-5-1 3 5ZM120 22l5 1-5 3ZM110 28l-5 0 4 4Z"/></g>`,
    ) +
    ground('#4f4a28'),
  peddler:
    sky('pe', '#7FA3B8', '#F2E3BE') +
    sun(24, 24, 12) +
    hillsOf('#9FB08A', '#C2A860') +
    cut('M0 86Q60 72 130 84V86H0Z', '#D9C48E') +
    figure(
      {
        x: 62,
        robe: '#8A5A2B',
        panel: '#E9DDBF',
        skin: skins.tan,
        head: hats.wide('#5F7A45', '#E7BC55'),
        right: [86, 54],
        left: [42, 56],
        mood: 'glad',
        belt: '#5b3417',
      },
      line('M86 84V30', '#7a5833', 2.8) +
        `<g ${F}><path d="M22 76V44Q22 38 30 38H44V76Z" fill="#A5482F"/><path d="M22 52h22M22 64h22" stroke="#7d2a22" stroke-width="1.6"/><path d="M26 38Q32 28 40 38Z" fill="#C98A35"/></g>` +
        at(
          94,
          52,
          '<path d="M-5 0h10l2 12H-7Z" fill="#3F6E8C"/><path d="M-4 0Q0 -7 4 0" stroke="#9AA3AE" stroke-width="1.4" fill="none"/><circle cy="6" r="2.4" fill="#FFE08a"/>',
        ),
    ) +
    ground('#a98f55'),
  rogue:
    sky('ro', '#161B38', '#3E4470') +
    stars(16, 9, 40) +
    sun(28, 24, 14, '#F4EBC8', '#C9B888') +
    `<g ${F} fill="#262B52"><path d="M0 86V46l10-10 10 10v10h12V40l8-8 8 8v46Z"/><path d="M88 86V36l12-12 12 12v14h18v36Z"/></g><g fill="#FFC96F"><rect x="8" y="52" width="4" height="6"/><rect x="98" y="46" width="4" height="6"/><rect x="118" y="60" width="4" height="6"/></g>` +
    figure(
      {
        x: 64,
        robe: '#3A2F4A',
        panel: '#6E2F3A',
        skin: skins.pale,
        behind: hood('#3A2F4A'),
        head: '<path d="M-9 -3Q0 -6 9 -3V1Q4 3 2 0H-2Q-4 3 -9 1Z" fill="#1c1826"/><circle cx="-3.5" cy="-.8" r="1.3" fill="#fff"/><circle cx="3.5" cy="-.8" r="1.3" fill="#fff"/>',
        left: [42, 52],
        right: [86, 48],
        belt: '#1c1826',
        mood: 'calm',
      },
      at(
        40,
        46,
        '<path d="M-1.5 8V-12L0 -16L1.5 -12V8Z" fill="#DCE2EA"/><path d="M-5 6h10" stroke="#E7BC55" stroke-width="2"/>',
        1,
        -25,
      ) +
        at(
          90,
          44,
          '<path d="M-7 8Q-9 -2 -3 -5H3Q9 -2 7 8Z" fill="#A9774A"/><path d="M-4 -5h8" stroke="#5b3417" stroke-width="2"/><circle cx="-4" cy="-8" r="2.4" fill="#E7BC55"/><circle cx="3" cy="-9" r="2.4" fill="#E7BC55"/>',
        ),
    ) +
    ground('#12152c'),
  wood_merchant:
    sky('wm', '#6E8F84', '#EEE3BC') +
    fir(116, 62, 1.3, '#3F6A55') +
    fir(100, 60, 0.9, '#4C7A62') +
    hill('M0 70Q36 60 74 66T130 64V86H0Z', '#A3A45E') +
    `<g ${F}>${[
      [84, 76],
      [98, 76],
      [112, 76],
      [91, 66],
      [105, 66],
      [98, 56],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="6.8" fill="#9b6c3c"/><circle cx="${x}" cy="${y}" r="4.6" fill="#D9B277"/><circle cx="${x}" cy="${y}" r="2" fill="none" stroke="#A9793F"/>`,
      )
      .join('')}</g>` +
    figure(
      {
        x: 48,
        robe: '#2F6A4F',
        panel: '#E9DDBF',
        skin: skins.tan,
        head: hats.cap('#7B2F2A', '#5b1f1b') + hats.beard('#3b2418'),
        wide: 44,
        left: [24, 56],
        right: [72, 54],
        belt: '#6b4a2c',
        mood: 'glad',
      },
      at(
        22,
        52,
        '<path d="M-7 8Q-9 -2 -3 -5H3Q9 -2 7 8Z" fill="#A9774A"/><path d="M-4 -5h8" stroke="#5b3417" stroke-width="2"/><circle cy="3" r="2.6" fill="#E7BC55"/>',
      ) + line('M72 54L84 40', '#8a6238', 3),
    ) +
    ground('#6d7440'),
};
