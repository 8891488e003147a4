// People of castle and town.
import { figure, hats, longHair, skins } from './figure';
import { at, F, ground, hill, hillsOf, line, sky, star, stars, sun } from './kit';

const wall = (fill: string, joint: string): string =>
  `<rect width="130" height="86" fill="${fill}"/>` +
  line(
    'M0 18H130M0 36H130M0 54H130M20 0V18M58 0V18M96 0V18M38 18V36M78 18V36M118 18V36M16 36V54M58 36V54M100 36V54',
    joint,
    0.8,
  );

const clock = (x: number, y: number, r: number): string =>
  `<g ${F}><circle cx="${x}" cy="${y}" r="${r}" fill="#B98829"/><circle cx="${x}" cy="${y}" r="${r * 0.84}" fill="#FBF2DC"/></g>` +
  Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return `<path d="M${(x + c * r * 0.68).toFixed(1)} ${(y + s * r * 0.68).toFixed(1)}L${(x + c * r * 0.78).toFixed(1)} ${(y + s * r * 0.78).toFixed(1)}" stroke="#5b3c22" stroke-width="1.4"/>`;
  }).join('') +
  line(`M${x} ${y}V${y - r * 0.55}M${x} ${y}L${x + r * 0.4} ${y + r * 0.15}`, '#2B3168', 1.8);

export const townsfolk: Record<string, string> = {
  cook:
    wall('#7A5A48', '#6a4b3b') +
    `<g ${F}><path d="M86 86V52Q86 44 104 44Q122 44 122 52V86Z" fill="#4a3a3e"/></g>` +
    at(
      104,
      78,
      '<path d="M-14 4Q-12 -10 -6 -14Q-6 -6 0 -20Q8 -8 7 -3Q12 -6 12 4Z" fill="#F08A2F"/><path d="M-6 4Q-6 -4 0 -9Q6 -3 6 4Z" fill="#FFE08a"/>',
    ) +
    `<g ${F}><path d="M88 50h32l-4 18h-24Z" fill="#2d2a33"/><ellipse cx="104" cy="50" rx="16" ry="4" fill="#C9682F"/></g>` +
    line('M98 42q3-5 0-9M107 40q4-5 0-11', '#F4EAD2', 1.6) +
    figure(
      {
        x: 54,
        robe: '#E8E0D0',
        panel: '#B5482A',
        skin: skins.pale,
        head: hats.toque(),
        right: [80, 50],
        left: [30, 58],
        mood: 'glad',
      },
      line('M80 50L98 46', '#8a6238', 2.4) +
        at(
          28,
          54,
          '<path d="M-8 0Q0 -10 8 0Q8 6 0 7Q-8 6 -8 0Z" fill="#D99A42"/><path d="M-4 -1l3-3M1 -1l3-3" stroke="#8a5a1f" stroke-width="1.2"/>',
        ),
    ) +
    ground('#4e3528'),
  militiaman:
    sky('mi', '#7E93B8', '#EBDFC6') +
    sun(24, 24, 12) +
    `<g ${F}><path d="M78 70V34h6v-5h6v5h6v-5h6v5h6v-5h6v5h6v36Z" fill="#C9B99A"/><path d="M94 70V56a6 6 0 0 1 12 0v14Z" fill="#4a3424"/></g>` +
    hill('M0 74Q40 62 84 68T130 66V86H0Z', '#8FA05C') +
    figure(
      {
        x: 54,
        robe: '#4E6A8A',
        panel: '#E3D5B4',
        skin: skins.tan,
        belt: '#5b3417',
        head: hats.pot('#8A9099'),
        left: [34, 56],
        right: [76, 52],
        mood: 'stern',
      },
      line('M76 84V14', '#7a5833', 2.8) +
        at(76, 12, '<path d="M0 -10L5 2H-5Z" fill="#C9D0DC"/>') +
        at(32, 60, '<circle r="11" fill="#A5482F"/><circle r="7.5" fill="#F3D98C"/><circle r="3" fill="#A5482F"/>'),
    ) +
    ground('#5f7040'),
  sculptor:
    sky('sc', '#5B5670', '#D9C3A6') +
    `<g ${F}><path d="M82 84V44Q80 36 88 34Q84 26 90 20Q98 14 104 22Q108 30 102 35Q112 38 112 48V84Z" fill="#EDE8DF"/></g>` +
    line('M92 27q2-1.5 4 0M99 27q2-1.5 3 0M96 31h4M90 50Q97 54 105 50M92 64Q98 60 104 66', '#a9a29a', 1.2) +
    figure(
      {
        x: 50,
        robe: '#7D6A9A',
        panel: '#E9DDBF',
        skin: skins.pale,
        behind: `<circle cx="7" cy="-9" r="5" fill="#3b2418"/>`,
        head: hats.hair('#3b2418'),
        right: [78, 46],
        left: [66, 34],
        belt: '#4d3f66',
      },
      line('M78 46L88 42', '#8f959c', 2.6) +
        line('M66 34L74 24', '#8a6238', 2.8) +
        at(76, 21, '<rect x="-7" y="-4" width="14" height="8" rx="2" fill="#7c5a36"/>', 1, -40),
    ) +
    `<g fill="#EDE8DF"><path d="M80 84l5-4 4 4ZM112 84l4-5 5 5Z"/></g>` +
    ground('#4a4254'),
  time_master:
    sky('tm', '#1F2450', '#6A5A98') +
    stars(26, 11, 56) +
    clock(64, 36, 30) +
    hill('M0 76Q40 66 84 72T130 70V86H0Z', '#2b2a58') +
    figure(
      {
        x: 64,
        robe: '#2F3777',
        panel: '#C9A24A',
        skin: skins.tan,
        behind: longHair('#E9E2EE'),
        head: '<path d="M-9 -3Q0 -8 9 -3" stroke="#E7BC55" stroke-width="2.2" fill="none"/><path d="M0 -9l1.6 2.6 2.6 1-2.6 1.2-1.6 2.6-1.6-2.6-2.6-1.2 2.6-1Z" fill="#FFE9A8"/>',
        left: [38, 46],
        right: [90, 46],
        tall: 36,
      },
      at(
        36,
        38,
        '<path d="M-6 -9H6L1 0L6 9H-6L-1 0Z" fill="#F7ECD2"/><path d="M-7 -9.500h14M-7 9.500h14" stroke="#8A6410" stroke-width="2.2"/><path d="M-3 -6h6l-3 4.500ZM0 4l4 4h-8Z" fill="#D99A42"/>',
      ) +
        at(
          94,
          38,
          '<path d="M0 -10l2.6 6.6 6.9 .6-5.3 4.5 1.7 6.8-5.9-3.7-5.9 3.7 1.7-6.8-5.3-4.5 6.9-.6Z" fill="#FFE08a"/>',
          0.9,
        ),
    ) +
    ground('#20204a'),
  veteran:
    sky('ve', '#8A7A6A', '#EAD9B8') +
    sun(100, 26, 13, '#F0C878', '#C8923F') +
    hillsOf('#A89478', '#8C7F52') +
    figure(
      {
        x: 56,
        robe: '#6E3A32',
        panel: '#B8B2A6',
        skin: skins.pale,
        belt: '#3a2818',
        head:
          hats.beard('#D8D4CC') +
          '<path d="M-9 -2Q-10 -13 0 -13Q10 -13 9 -2Q4 -8 0 -8Q-4 -8 -9 -2Z" fill="#D8D4CC"/><path d="M-7 -4L-1 1" stroke="#8a4a3a" stroke-width="1.1"/>',
        left: [34, 60],
        right: [80, 56],
        mood: 'stern',
      },
      line('M80 80V34', '#C9D0DC', 3.6) +
        line('M73 56h14', '#E7BC55', 3.2) +
        at(
          32,
          64,
          '<path d="M-10 -10Q0 -13 10 -10V2Q8 12 0 15Q-8 12 -10 2Z" fill="#5C6A93"/><path d="M-6 -2l12 6M-2 -8l5 16" stroke="#39405c" stroke-width="1.2"/>',
        ),
    ) +
    at(
      102,
      72,
      '<path d="M0 10V-12" stroke="#5b3c22" stroke-width="2.4"/><path d="M0 -12l14 4-14 6Z" fill="#A5482F"/>',
    ) +
    ground('#6a6038'),
  grand_architect:
    sky('ga', '#4A5A8C', '#E6D2B0') +
    sun(28, 24, 12) +
    `<g ${F}><path d="M82 84V46h6v-8h4v-8h6V18h4v12h6v8h4v8h6v38Z" fill="#F4EAD2"/><path d="M92 84V66a8 8 0 0 1 16 0v18Z" fill="#8F97CB"/></g>` +
    line('M84 56h32M88 46h24M76 84V30M76 40H124', '#9b7040', 1.6) +
    hill('M0 76Q40 66 76 72V86H0Z', '#B9A56A') +
    figure(
      {
        x: 48,
        robe: '#24305E',
        panel: '#C9A24A',
        skin: skins.pale,
        head: hats.cap('#7B2F4A', '#E7BC55') + '<path d="M-4 5Q0 14 4 5Z" fill="#8a8178"/>',
        left: [26, 52],
        right: [70, 48],
        belt: '#7E5A00',
      },
      at(
        26,
        50,
        '<path d="M-12 -3h24v6h-24Z" fill="#DCE6F2"/><circle cx="-12" r="3" fill="#B9C8DC"/><path d="M-6 0h14" stroke="#2F6FA3" stroke-width="1"/>',
        1,
        -20,
      ) +
        at(
          72,
          40,
          '<path d="M0 -14L-8 10M0 -14L8 10" stroke="#7a5833" stroke-width="2.6"/><circle cy="-14" r="2.6" fill="#E7BC55"/><path d="M-4 0h8" stroke="#7a5833" stroke-width="1.4"/>',
        ),
    ) +
    ground('#7d6c3c'),
  commander:
    sky('cm', '#6A3F4A', '#EBC79A') +
    sun(26, 28, 15) +
    hillsOf('#A5705E', '#7A5A46') +
    `<g ${F}>${line('M100 80V14', '#5b3c22', 2.6)}<path d="M100 15L126 20L116 28L126 36L100 38Z" fill="#2F3777"/><path d="${star(110, 27, 6, 2.6, 5)}" fill="#E7BC55"/></g>` +
    figure(
      {
        x: 60,
        robe: '#8E2F2A',
        panel: '#D9B65A',
        skin: skins.pale,
        head: hats.helm('#D8B24A', '#2F3777'),
        left: [36, 42],
        right: [98, 48],
        belt: '#5b1f1b',
        mood: 'stern',
        wide: 44,
      },
      line('M36 42L22 14', '#E9EDF2', 3.6) + line('M30 44L42 38', '#E7BC55', 3),
    ) +
    ground('#553a30'),
  landlord:
    sky('ll', '#7C97B8', '#F0E2BE') +
    sun(22, 22, 11) +
    hill('M0 66Q34 52 70 60T130 54V86H0Z', '#9DB06A') +
    `<g ${F}><path d="M84 74V46h32v28Z" fill="#F4EAD2"/><path d="M80 48L100 30L120 48Z" fill="#A5482F"/><rect x="95" y="58" width="9" height="16" fill="#6b4a2c"/><rect x="87" y="52" width="6" height="6" fill="#8F97CB"/><rect x="107" y="52" width="6" height="6" fill="#8F97CB"/></g>` +
    hill('M0 76Q50 68 130 74V86H0Z', '#7E9A5C') +
    figure(
      {
        x: 50,
        robe: '#4A2F5A',
        panel: '#E3D2A0',
        skin: skins.pale,
        wide: 48,
        head:
          hats.bicorne('#2E1F3A', '#E7BC55') + '<path d="M-6 3Q-3 1 0 3Q3 1 6 3Q3 6 0 4Q-3 6 -6 3Z" fill="#5b3417"/>',
        left: [24, 58],
        right: [76, 54],
        belt: '#7E5A00',
      },
      at(
        80,
        48,
        '<circle r="5" fill="none" stroke="#C9A24A" stroke-width="2.6"/><path d="M4 4L12 12M9 9l3-3M12 12l3-3" stroke="#C9A24A" stroke-width="2.4"/>',
      ) +
        at(
          20,
          52,
          '<path d="M-6 -9H7V8H-6Z" fill="#FBF6EA"/><path d="M-3 -5h7M-3 -1h7M-3 3h4" stroke="#8a6a3f" stroke-width="1"/><circle cx="4" cy="6" r="2.4" fill="#992525"/>',
        ),
    ) +
    ground('#5f7a42'),
  master_alchemist:
    wall('#3A3350', '#322b47') +
    `<g ${F}><rect x="80" y="66" width="46" height="6" fill="#7a5833"/><path d="M98 40v10L88 64Q87 67 90 67H112Q115 67 114 64L104 50V40Z" fill="#BFE3DE"/><path d="M92 58L88 64Q87 67 90 67H112Q115 67 114 64L110 58Z" fill="#5FB56A"/><path d="M96 40h10" stroke="#8a6a3f" stroke-width="3"/></g>` +
    `<g fill="#BFF0B0"><circle cx="101" cy="32" r="2.6"/><circle cx="106" cy="24" r="1.8"/><circle cx="98" cy="20" r="1.3"/></g>` +
    figure(
      {
        x: 50,
        robe: '#7E2F5A',
        panel: '#E7BC55',
        skin: skins.tan,
        head: hats.wizard('#5A1F44', '#E7BC55') + hats.beard('#EDE8DF'),
        right: [78, 46],
        left: [26, 54],
      },
      at(
        78,
        38,
        '<path d="M-3 -8h6v5l4 8Q6 9 0 9Q-6 9 -7 5l4-8Z" fill="#E9DDF0"/><path d="M-5 2h10l2 3Q6 9 0 9Q-6 9 -7 5Z" fill="#C9402F"/>',
        0.9,
      ) +
        at(
          24,
          50,
          '<path d="M-10 -7Q-5 -9 0 -6Q5 -9 10 -7V6Q5 4 0 7Q-5 4 -10 6Z" fill="#F4EAD2"/><path d="M0 -6V7M-7 -3h4M3 -3h4M-7 0h4M3 0h4" stroke="#8a6a3f" stroke-width="1"/>',
        ),
    ) +
    ground('#241f35'),
  palm_reader:
    sky('pr', '#2A1F4A', '#8A4A6A') +
    stars(18, 21, 40) +
    `<g ${F}><path d="M0 0H34Q16 30 14 86H0ZM130 0H96Q114 30 116 86H130Z" fill="#6E2340"/></g>` +
    line('M34 0Q18 30 16 84M96 0Q112 30 114 84', '#E7BC55', 1.4) +
    figure(
      {
        x: 65,
        robe: '#3F2A6A',
        panel: '#B5482A',
        skin: skins.dark,
        behind: longHair('#1c1210'),
        head:
          hats.scarf('#C9402F') +
          '<circle cx="-9" cy="5" r="1.8" fill="#E7BC55"/><circle cx="9" cy="5" r="1.8" fill="#E7BC55"/>',
        left: [44, 56],
        right: [92, 44],
      },
      at(
        94,
        34,
        `<path d="M-6 10V0Q-6 -2 -4.5 -2V-8Q-3.5 -10 -2.5 -8V-3L-1.5 -10Q-.5 -12 .5 -10L1 -3L2.5 -8.500Q4 -10 4.5 -8L4 -1Q7 -4 8 -2Q7 4 4 10Z" fill="#E6B98C"/><path d="M-3 2Q1 0 4 3M-4 5Q0 3 3 6" stroke="#8a4a3a" stroke-width=".9" fill="none"/>`,
        1.1,
      ) +
        at(
          40,
          48,
          '<circle r="9" fill="#8FC7E2"/><circle cx="-3" cy="-3" r="3" fill="#E9F6FB"/><path d="M-7 9h14l2 4H-9Z" fill="#C9A24A"/>',
        ),
    ) +
    ground('#241638'),
  strategist:
    wall('#6A5A6E', '#5d4e61') +
    `<g ${F}><path d="M76 30H126V66H76Z" fill="#F1E4C0"/></g>` +
    line('M82 58Q90 40 100 50T120 38', '#A5482F', 1.6) +
    line('M84 38l5 5m0-5l-5 5M114 54l5 5m0-5l-5 5', '#2F3777', 1.8) +
    `<g fill="#6E9A55"><path d="M98 40l4-7 4 7ZM104 44l3-6 3 6Z"/></g>` +
    figure(
      {
        x: 48,
        robe: '#2F4A6A',
        panel: '#C9D0DC',
        skin: skins.pale,
        behind: longHair('#2a1a14'),
        head: '<path d="M-9 -4Q0 -9 9 -4" stroke="#E7BC55" stroke-width="2.4" fill="none"/>',
        right: [76, 48],
        left: [26, 58],
        belt: '#E7BC55',
      },
      line('M70 52L96 44', '#7a5833', 1.8) +
        at(24, 54, '<path d="M-5 8h10l-2-6Q6 -2 3 -6Q0 -8 -3 -8L-5 -3L-2 -2L-4 2Z" fill="#F7ECD2"/>', 1.2),
    ) +
    ground('#40344a'),
};
