// Drawings of Dead of Winter: people as paper standees (48 x 64, feet at y = 62), the dead, buildings, dice. Each is made
// once and kept as an image.
import { picture as painted } from '../../lib/pictures';

interface Clothes {
  skin?: string;
  pants?: string;
  boots?: string;
  arms?: string;
}
const base = (
  coat: string,
  { skin = '#E2B48C', pants = '#2b3340', boots = '#1b1f27', arms = coat }: Clothes = {},
): string =>
  `<path d="M16 52h7v9h-7zM25 52h7v9h-7z" fill="${pants}"/><path d="M14 60q4-3 9 0v2.5h-9zM25 60q5-3 9 0v2.5h-9z" fill="${boots}"/><path d="M14 34L9.5 47M34 34L38.5 47" stroke="${arms}" stroke-width="6.4" stroke-linecap="round"/><circle cx="9.3" cy="48.5" r="2.8" fill="${skin}"/><circle cx="38.7" cy="48.5" r="2.8" fill="${skin}"/><path d="M12.5 56L14.5 34Q15.5 27 24 27Q32.5 27 33.5 34L35.5 56Z" fill="${coat}"/>`;
const head = (skin: string, y = 17, r = 9): string => `<circle cx="24" cy="${y}" r="${r}" fill="${skin}"/>`;
const face = (y = 17.5): string =>
  `<circle cx="20.8" cy="${y}" r="1.15" fill="#1d1a18"/><circle cx="27.2" cy="${y}" r="1.15" fill="#1d1a18"/><path d="M22 ${y + 4.3}q2 1.2 4 0" stroke="#5a2f22" stroke-width="1" fill="none" stroke-linecap="round"/>`;
const scarf = (colour: string): string => `<path d="M16 26.5Q24 31 32 26.5L33 30.5Q24 35 15 30.5Z" fill="${colour}"/>`;
const shortHair = (colour: string): string =>
  `<path d="M15 17Q14 7 24 7Q34 7 33 17Q30 11.5 24 12Q18 11.5 15 17Z" fill="${colour}"/>`;
const longHair = (colour: string): string =>
  `<path d="M13 22Q11 6 24 6Q37 6 35 22L36 33Q33 36 31 32L17 32Q15 36 12 33Z" fill="${colour}"/>`;
const bun = (colour: string): string =>
  `<circle cx="24" cy="5.5" r="4.5" fill="${colour}"/><path d="M14.5 18Q13 7 24 7Q35 7 33.5 18Q30 12 24 12Q18 12 14.5 18Z" fill="${colour}"/>`;
const beard = (colour: string): string =>
  `<path d="M15.5 18Q15 28 24 29.5Q33 28 32.5 18Q30 23 24 22.5Q18 23 15.5 18Z" fill="${colour}"/>`;
const glasses = `<circle cx="20.6" cy="17.5" r="3" fill="none" stroke="#20242c" stroke-width="1"/><circle cx="27.4" cy="17.5" r="3" fill="none" stroke="#20242c" stroke-width="1"/><path d="M23.4 17.500h1.2" stroke="#20242c" stroke-width="1"/>`;
const brim = (crown: string, band: string): string =>
  `<path d="M8 13Q24 17 40 13Q33 10 32 4Q24 0 16 4Q15 10 8 13Z" fill="${crown}"/><path d="M15.5 9.500Q24 12.5 32.5 9.5" stroke="${band}" stroke-width="2.2" fill="none"/>`;
const cap = (colour: string): string =>
  `<path d="M14.5 14Q14 5 24 5Q34 5 33.5 14Z" fill="${colour}"/><path d="M13 14.500H37Q40 14.5 39 12.500L33 12Z" fill="${colour}"/>`;
const suit = (shirt: string, tie: string): string =>
  `<path d="M19 27.500L24 38L29 27.500Z" fill="${shirt}"/><path d="M24 29l2 3-2 9-2-9Z" fill="${tie}"/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" stroke-linecap="round"/>`;

const drawn: { readonly [who: string]: string } = {
  janet_taylor:
    base('#E9ECEB', { skin: '#E7BC98', pants: '#6c8390', arms: '#DCE1E1' }) +
    `<path d="M24 32v24" stroke="#B9C2C4" stroke-width="1.2"/><path d="M14 20Q12 6 24 6Q36 6 34 20Q36 27 32 28L16 28Q12 27 14 20Z" fill="#8A4426"/>` +
    head('#E7BC98') +
    `<path d="M15.5 15Q17 8 24 8Q31 8 32.5 15Q28 11 22 12Q18 12 15.5 15Z" fill="#8A4426"/><path d="M16 9Q24 2 32 9L31 12Q24 8.5 17 12Z" fill="#F6F5EE"/><path d="M24 4.800v4.400M21.8 7h4.4" stroke="#B3312B" stroke-width="1.5"/>` +
    face() +
    scarf('#B3312B') +
    `<path d="M18 40v6M15 43h6" stroke="#B3312B" stroke-width="2"/>`,
  mike_cho:
    `<path d="M36 24L12 60" stroke="#717a86" stroke-width="2.6"/><path d="M37.5 21L34 27" stroke="#8d2f2a" stroke-width="4"/>` +
    base('#23272f', { skin: '#D9AE86', pants: '#1a1d24' }) +
    head('#23272f', 16.5, 9.5) +
    `<path d="M16 15h16v5.500H16z" fill="#D9AE86"/><circle cx="20.8" cy="17.7" r="1.2" fill="#111"/><circle cx="27.2" cy="17.7" r="1.2" fill="#111"/><path d="M13.5 46h21" stroke="#8d2f2a" stroke-width="3"/><path d="M15 27L33 44M33 27L15 44" stroke="#3a4049" stroke-width="1.5"/><path d="M32 11l7-4-2 6 5 0-7 4Z" fill="#8d2f2a"/>`,
  maria_lopez:
    base('#4F7257', { skin: '#C98F66', pants: '#5a4636' }) +
    `<path d="M13 22Q11 6 24 6Q37 6 35 22L36 34Q33 37 31 33L17 33Q15 37 12 34Z" fill="#2a1c18"/>` +
    head('#C98F66') +
    `<path d="M15 17Q16 8 24 8Q32 8 33 17Q29 12 24 12Q19 12 15 17Z" fill="#2a1c18"/>` +
    face() +
    `<circle cx="20.8" cy="17.5" r="3" fill="none" stroke="#d8c08a" stroke-width=".9"/><circle cx="27.2" cy="17.5" r="3" fill="none" stroke="#d8c08a" stroke-width=".9"/>` +
    scarf('#D8B35A') +
    `<rect x="31" y="40" width="11" height="13" rx="1" fill="#A5402F" transform="rotate(8 36 46)"/><path d="M33 43l8 1" stroke="#f0dfbf" stroke-width="1"/>`,
  thomas_heart:
    base('#56603F', { skin: '#D9AE86', pants: '#464d34', boots: '#17181a' }) +
    head('#D9AE86') +
    `<path d="M13.5 16Q13 5 24 5Q35 5 34.5 16Q24 12 13.5 16Z" fill="#4b5537"/><path d="M12.5 16.500Q24 11.5 35.5 16.5" stroke="#363d28" stroke-width="2" fill="none"/>` +
    face(19) +
    `<path d="M17 36h14M17 42h14" stroke="#3c442c" stroke-width="2.6"/><path d="M6 56L30 28" stroke="#1b1d20" stroke-width="3.4" stroke-linecap="round"/><path d="M6 56l5-1-3-4Z" fill="#5b3a22"/>`,
  sparky: `<path d="M10 50Q4 44 6 36" stroke="#B87A3C" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M11 62V48Q12 40 22 40H32Q38 40 39 47V62H34V53H17V62Z" fill="#B87A3C"/><path d="M12 42Q20 36 33 40L31 54Q20 54 12 50Z" fill="#A9302B"/><path d="M28 42Q26 28 34 26L40 27L45 33Q44 37 38 37Q38 42 34 44Z" fill="#C88A48"/><path d="M30 27l-2 9 6-5Z" fill="#7d4d22"/><circle cx="45" cy="32.5" r="1.9" fill="#1d1a18"/><path d="M31 27.500Q36 25 41 29" stroke="#2b3340" stroke-width="2.4" fill="none"/><circle cx="38" cy="30.5" r="2.6" fill="#9fc6d8" stroke="#2b3340" stroke-width="1.3"/><path d="M17 62h-6M39 62h-5" stroke="#7d4d22" stroke-width="2"/>`,
  olivia_brown:
    base('#EDEFEC', { skin: '#8C5A3C', pants: '#3b4a63', arms: '#E0E4E2' }) +
    `<circle cx="24" cy="14" r="12" fill="#1f1614"/><circle cx="14" cy="18" r="5" fill="#1f1614"/><circle cx="34" cy="18" r="5" fill="#1f1614"/>` +
    head('#8C5A3C', 18, 8.5) +
    face(18.5) +
    `<path d="M20 28L24 40L28 28" fill="#6fa3b8"/><path d="M18 29Q17 40 24 41Q31 40 30 29" stroke="#2b3340" stroke-width="1.5" fill="none"/><circle cx="24" cy="42.5" r="2.2" fill="#8b96a3"/>`,
  loretta_clay:
    base('#8C3E52', { skin: '#F0C9A8', pants: '#3c3440' }) +
    `<path d="M17 32h14l2 24H15Z" fill="#F1ECDF"/><path d="M14.5 20Q14 12 24 11Q34 12 33.5 20L33 25H15Z" fill="#B9B6B1"/>` +
    head('#F0C9A8') +
    `<path d="M15 15Q18 10 24 10Q30 10 33 15Q28 13 24 13Q20 13 15 15Z" fill="#B9B6B1"/><path d="M16 11Q11 9 14 4Q17 0 22 2Q26 -2 31 2Q37 2 35 8Q34 11 32 11Z" fill="#F8F5EC"/>` +
    face() +
    `<path d="M39 50V34" stroke="#9aa3ad" stroke-width="2.4"/><ellipse cx="39" cy="32" rx="3.6" ry="3" fill="#9aa3ad"/>`,
  daniel_smith:
    base('#6B4A2E', { skin: '#E2B48C', pants: '#3a3f4a' }) +
    head('#E2B48C') +
    `<path d="M17 22Q24 28 31 22Q30 25 24 25.500Q18 25 17 22Z" fill="#5b4634"/><path d="M9 13Q24 17 39 13Q32 10 31 4Q24 1 17 4Q16 10 9 13Z" fill="#8A6A40"/><path d="M16 9.500Q24 12 32 9.5" stroke="#4c3820" stroke-width="2" fill="none"/>` +
    face(17) +
    `<path d="M20 27L24 34L28 27" fill="#d8cdb5"/><path d="M29.5 36l1.3 2.7 3 .4-2.2 2.1.6 3-2.7-1.5-2.7 1.5.6-3-2.2-2.1 3-.4Z" fill="#E4B94F"/><path d="M13 50h22" stroke="#2a1e12" stroke-width="3"/>`,
  rod_miller:
    base('#7A2F2A', { skin: '#E0AC84', pants: '#33404f' }) +
    `<path d="M13.5 38h21M13.5 46h21M20 28v28M28 28v28" stroke="#4f1c19" stroke-width="1.5"/>` +
    head('#E0AC84') +
    `<path d="M15.5 18Q15 28 24 29Q33 28 32.5 18Q30 23 24 22.500Q18 23 15.5 18Z" fill="#7a4a26"/><path d="M14.5 14Q14 5 24 5Q34 5 33.5 14Z" fill="#2F4A66"/><path d="M13 14.500H37Q40 14.5 39 12.500L33 12" fill="#26405a"/><rect x="19" y="7" width="10" height="5.5" fill="#F1ECDF"/>` +
    `<circle cx="20.8" cy="17.2" r="1.150" fill="#1d1a18"/><circle cx="27.2" cy="17.2" r="1.150" fill="#1d1a18"/>`,
  ashley_ross:
    base('#D9822B', { skin: '#F0C9A8', pants: '#38465a', arms: '#4d5560' }) +
    `<path d="M18 29v27M30 29v27" stroke="#F4E9B0" stroke-width="2.6"/><path d="M14 42h20" stroke="#F4E9B0" stroke-width="2.6"/><path d="M15 18Q14 28 17 31L31 31Q34 28 33 18Z" fill="#C99A4A"/>` +
    head('#F0C9A8') +
    `<path d="M13.5 15Q13 4.5 24 4.500Q35 4.5 34.5 15Z" fill="#F2C230"/><path d="M11.5 15.500H36.5" stroke="#D9A514" stroke-width="2.6" stroke-linecap="round"/><path d="M24 5v9" stroke="#D9A514" stroke-width="2"/>` +
    face(18.5) +
    `<path d="M38.5 50L42 36" stroke="#8b96a3" stroke-width="2.8"/><path d="M39.5 36q2.5-5 5 0" stroke="#8b96a3" stroke-width="2.6" fill="none"/>`,
  helpless: `<path d="M12 60Q11 40 17 33Q24 28 31 33Q37 40 36 60Z" fill="#6f6a63"/><path d="M14.5 24Q13 10 24 9Q35 10 33.5 24Q33 33 24 34Q15 33 14.5 24Z" fill="#7d776f"/><circle cx="24" cy="22" r="7.2" fill="#D9B294"/><circle cx="21.3" cy="22" r="1" fill="#222"/><circle cx="26.7" cy="22" r="1" fill="#222"/><path d="M22 26.500q2-1.2 4 0" stroke="#5a2f22" stroke-width="1" fill="none"/><path d="M17 44Q24 50 31 44" stroke="#57524c" stroke-width="2.4" fill="none"/>`,
  andrew_evans:
    base('#8a5a34', { skin: '#D9A37A', pants: '#3f5674' }) +
    `<path d="M17 36h14v20H17Z" fill="#4a6486"/><path d="M18 36V28M30 36V28" stroke="#4a6486" stroke-width="3"/>` +
    head('#D9A37A') +
    brim('#D8B76A', '#8a5a34') +
    face(18) +
    line('M39 50L44 26M41 26l5 1M40.5 30l5 1', '#9aa3ad', 1.8),
  forest_plum:
    base('#A92B28', { skin: '#E7BC98', pants: '#8d2320', boots: '#17181a' }) +
    `<path d="M14 44h20v4H14Z" fill="#17181a"/><rect x="21" y="43" width="6" height="6" fill="#E4B94F"/><path d="M13 55h22v3H13Z" fill="#F4F1E8"/>` +
    head('#E7BC98') +
    face(17) +
    `<path d="M14.5 18Q14 33 24 36Q34 33 33.5 18Q30 23 24 22.500Q18 23 14.5 18Z" fill="#F4F1E8"/><path d="M14 12Q20 1 31 4Q39 6 40 15Q34 10 33 12Z" fill="#A92B28"/><path d="M13 12.500Q24 8 35 12.500L34.5 15Q24 11 13.5 15Z" fill="#F4F1E8"/><circle cx="40" cy="16" r="2.6" fill="#F4F1E8"/>`,
  gray_beard:
    base('#2f3d52', { skin: '#D9AE86', pants: '#2a2420' }) +
    `<path d="M17 32h14v24H17Z" fill="#E8E2D2"/><path d="M15 45h18v4H15Z" fill="#6b3a22"/>` +
    head('#D9AE86') +
    `<circle cx="27.2" cy="17.5" r="1.150" fill="#1d1a18"/><path d="M17 14l13 2M18 15.500h6v4.500h-6Z" stroke="#111" fill="#111" stroke-width="1"/>` +
    `<path d="M15 19Q14 34 24 39Q34 34 33 19Q30 24 24 23Q18 24 15 19Z" fill="#9b9c9a"/><path d="M9 13Q24 -6 39 13Q32 9 24 10Q16 9 9 13Z" fill="#1d1f24"/><path d="M22 5h4v4h-4Z" fill="#E8E2D2"/>` +
    line('M39 50L45 30', '#c3cbd3', 2.6),
  john_price:
    base('#3F6B5A', { skin: '#E2B48C', pants: '#364357' }) +
    `<path d="M17 28v20M31 28v20" stroke="#A5402F" stroke-width="3"/>` +
    head('#E2B48C') +
    `<path d="M14.5 14.500Q14 4 24 4Q34 4 33.5 14.500Z" fill="#B5503A"/><path d="M13.5 13h21v3.500h-21Z" fill="#8d3a29"/>` +
    face(19) +
    `<rect x="4" y="44" width="10" height="8" rx="1" fill="#D8B35A" transform="rotate(-8 9 48)"/>`,
  carla_thompson:
    base('#34496B', { skin: '#C98F66', pants: '#232c3a' }) +
    longHair('#3a2419') +
    head('#C98F66') +
    shortHair('#3a2419') +
    face() +
    `<path d="M14.5 17Q14 8 24 8Q34 8 33.5 17" stroke="#17181a" stroke-width="1.8" fill="none"/><rect x="12.5" y="15" width="4" height="6" rx="1.5" fill="#17181a"/><path d="M14.5 21q1 4 6 4" stroke="#17181a" stroke-width="1.2" fill="none"/>` +
    `<path d="M29 36l1.2 2.5 2.7.400-2 1.9.500 2.7-2.4-1.3-2.4 1.3.500-2.7-2-1.9 2.7-.400Z" fill="#E4B94F"/>`,
  jenny_clark:
    base('#B66A7E', { skin: '#F0C9A8', pants: '#4a3a46' }) +
    `<path d="M17 34h14l2 22H15Z" fill="#F6F1E4"/>` +
    longHair('#B5632E') +
    head('#F0C9A8') +
    shortHair('#B5632E') +
    `<path d="M17 8h14v3.500H17Z" fill="#F6F1E4"/>` +
    face() +
    `<ellipse cx="9" cy="46" rx="8" ry="2" fill="#9aa3ad"/><path d="M6 45v-5h5v5Z" fill="#E8E2D2"/>`,
  brandon_kane:
    base('#4F6A7A', { skin: '#8C5A3C', pants: '#3d5260' }) +
    `<path d="M17 34h14v22H17Z" fill="#3d5260"/>` +
    head('#8C5A3C') +
    cap('#3d5260') +
    face(18.5) +
    line('M41 60L36 20', '#8a6a46', 2.4) +
    `<path d="M32 22h8l3 8H29Z" fill="#C8D6E0"/>`,
  talia_jones:
    base('#5B3A6B', { skin: '#B97D55', pants: '#3c2748' }) +
    longHair('#1f1614') +
    head('#B97D55') +
    `<path d="M13.5 15Q14 4 24 4Q34 4 34.5 15Q24 9 13.5 15Z" fill="#A9302B"/><circle cx="15" cy="14.5" r="1.3" fill="#E4B94F"/><circle cx="33" cy="14.5" r="1.3" fill="#E4B94F"/>` +
    face() +
    scarf('#E4B94F') +
    `<circle cx="24" cy="47" r="6" fill="#9fd0e6" stroke="#35485E" stroke-width="1"/><path d="M21 45q2-3 5-2" stroke="#fff" stroke-width="1.2" fill="none"/>`,
  harman_brooks:
    base('#6E6A3E', { skin: '#D9AE86', pants: '#4d4a2c' }) +
    head('#D9AE86') +
    beard('#6b4a2e') +
    brim('#7b6a3c', '#3d3820') +
    face(17) +
    `<path d="M17 37h6v5h-6ZM26 37h6v5h-6Z" fill="#4d4a2c"/>` +
    line('M8 58L38 30', '#5b3a22', 3),
  bev_russell:
    base('#7B5C84', { skin: '#F0C9A8', pants: '#38465a' }) +
    `<path d="M33 10q7 4 3 14" stroke="#8A4426" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    head('#F0C9A8') +
    shortHair('#8A4426') +
    face() +
    scarf('#E9C46A') +
    line('M39 50L44 28', '#B58D5C', 3.6),
  buddy_davis:
    base('#D9573B', { skin: '#A9714A', pants: '#26303d', arms: '#A9714A' }) +
    `<path d="M18 30h12v6H18Z" fill="#fff" opacity=".85"/>` +
    head('#A9714A') +
    shortHair('#1d1714') +
    `<path d="M14.8 12.500h18.400v3.400H14.800Z" fill="#F6F1E4"/>` +
    face(19) +
    line('M4 49h11M4 46v6M15 46v6', '#3a4049', 3),
  annaleigh_chan:
    base('#2E3342', { skin: '#EBC6A2', pants: '#232733' }) +
    longHair('#15131a') +
    head('#EBC6A2') +
    shortHair('#15131a') +
    face() +
    suit('#F6F1E4', '#8d2f2a') +
    `<rect x="35" y="46" width="11" height="9" rx="1.5" fill="#6b4a2e"/><path d="M38 46v-2h5v2" stroke="#3d2a18" stroke-width="1.4" fill="none"/>`,
  edward_white:
    base('#E9ECEB', { skin: '#E7BC98', pants: '#4a5260', arms: '#DCE1E1' }) +
    `<path d="M24 30v26" stroke="#B9C2C4" stroke-width="1.2"/>` +
    head('#E7BC98') +
    shortHair('#d9d4c8') +
    face(18) +
    `<path d="M15.5 14.500h17v5h-17Z" fill="#9fc6d8" opacity=".6" stroke="#35485E" stroke-width="1.2"/>` +
    `<path d="M36 40h5v5l4 8H32l4-8Z" fill="#A2CB86" stroke="#35485E" stroke-width="1"/>`,
  alexis_grey:
    base('#5C6B7B', { skin: '#E2B48C', pants: '#3b3f4d' }) +
    head('#E2B48C') +
    bun('#6d6a66') +
    face() +
    glasses +
    scarf('#8d2f2a') +
    `<rect x="31" y="41" width="10" height="13" rx="1" fill="#3F6030" transform="rotate(-6 36 47)"/><path d="M33 45l7-.700" stroke="#E8E2D2" stroke-width="1"/>`,
  david_garcia:
    base('#7C7566', { skin: '#C98F66', pants: '#4b463c' }) +
    head('#C98F66') +
    shortHair('#2a1c18') +
    face() +
    glasses +
    suit('#F1ECDF', '#2F4A66') +
    `<rect x="4" y="43" width="9" height="12" rx="1" fill="#2b3340"/><path d="M6 46h5" stroke="#A2CB86" stroke-width="1.6"/>`,
  james_meyers:
    base('#6B5848', { skin: '#E7BC98', pants: '#3b342d' }) +
    `<path d="M20 28L24 44L28 28Z" fill="#D8CDB5"/>` +
    head('#E7BC98') +
    `<path d="M15 15Q14 9 18 9M33 15Q34 9 30 9" stroke="#8b867d" stroke-width="3" fill="none"/>` +
    beard('#8b867d') +
    face(16.5) +
    glasses,
  sophie_robinson:
    base('#7A5A3A', { skin: '#8C5A3C', pants: '#38465a' }) +
    `<path d="M20 28h8l2 6H18Z" fill="#E8E2D2"/>` +
    head('#8C5A3C') +
    `<path d="M14 17Q13 5 24 5Q35 5 34 17L33 25H31V15H17V25H15Z" fill="#5b3a22"/><circle cx="20.3" cy="11" r="3.2" fill="#9fc6d8" stroke="#2b3340" stroke-width="1.2"/><circle cx="27.7" cy="11" r="3.2" fill="#9fc6d8" stroke="#2b3340" stroke-width="1.2"/>` +
    face(19) +
    scarf('#F1ECDF'),
  gabriel_diaz:
    base('#3b3a34', { skin: '#C98F66', pants: '#2b2a26' }) +
    `<path d="M13.5 41h21M13 50h22" stroke="#E4D24F" stroke-width="2.8"/>` +
    head('#C98F66') +
    `<path d="M13 14.500Q13 3 24 3Q35 3 35 14.500L39 17H9Z" fill="#A92B28"/><path d="M21 6h6v7h-6Z" fill="#E4B94F"/>` +
    face(19.5) +
    line('M39 52L43 26', '#8a6a46', 2.6) +
    `<path d="M40 24l8-1-2 8-6-2Z" fill="#9aa3ad"/>`,
  arthur_thurston:
    base('#4B3F4F', { skin: '#E2B48C', pants: '#352d38' }) +
    head('#E2B48C') +
    `<path d="M14.8 18Q13.5 12 17 11M33.2 18Q34.5 12 31 11" stroke="#c9c5bb" stroke-width="3.4" fill="none"/><path d="M20 22q4-2.5 8 0" stroke="#c9c5bb" stroke-width="2.2" fill="none"/>` +
    face(17) +
    suit('#F1ECDF', '#7E5A00') +
    line('M8 50V30', '#5b3a22', 2),
  brian_lee:
    base('#26364f', { skin: '#EBC6A2', pants: '#1d2839' }) +
    head('#EBC6A2') +
    shortHair('#1d1a1f') +
    face() +
    suit('#F6F1E4', '#A92B28') +
    `<path d="M14.5 31L33 54" stroke="#E4B94F" stroke-width="4"/><circle cx="30" cy="36" r="2.2" fill="#E4B94F"/>`,
};

function dead(p: number): string {
  const S = '#A9B8A0';
  const C = ['#4c5b63', '#5b4a4a', '#4a5a48'][p % 3] ?? '#4c5b63';
  const C2 = ['#3b474e', '#463838', '#394637'][p % 3] ?? '#3b474e';
  const all = [
    `<path d="M17 50l-4 10h-5M27 50l5 7 5 3" stroke="${C2}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M14 30Q26 24 31 32L32 50l-4-2-3 5-4-4-4 5-3-5Z" fill="${C}"/><path d="M18 33L6 31 1 35M22 36L9 39 3 36" stroke="${S}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" fill="none"/><ellipse cx="15" cy="20" rx="8" ry="9.5" fill="${S}" transform="rotate(-14 15 20)"/><path d="M8 15Q10 8 18 10Q24 12 22 18Q18 12 8 15Z" fill="#4d4338"/><circle cx="11" cy="20" r="2" fill="#1b2420"/><circle cx="17.5" cy="19" r="1.7" fill="#1b2420"/><path d="M9 26q4-2.5 8 0l-1 2.5-2-1.2-2 1.5-2-1.300Z" fill="#4b1c1a"/><path d="M26 36l4 6M24 42l3 3" stroke="#8d2f2a" stroke-width="1.6"/>`,
    `<path d="M20 50l-6 10h-5M28 50l3 10h6" stroke="${C2}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M13 34Q22 26 33 30L33 50l-4-2-3 5-4-4-4 4-3-5Z" fill="${C}"/><path d="M16 36L11 46 13 54M31 34L38 44 35 52" stroke="${S}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" fill="none"/><ellipse cx="18" cy="22" rx="8" ry="9.5" fill="${S}" transform="rotate(-30 18 22)"/><path d="M12 14Q18 8 25 14Q28 20 24 24Q22 15 12 14Z" fill="#5e5a55"/><circle cx="14" cy="23" r="1.8" fill="#1b2420"/><circle cx="19.5" cy="21" r="1.8" fill="#1b2420"/><path d="M14 29q3-2.5 6.5-1.500l0 2.5-3 .5Z" fill="#4b1c1a"/><path d="M18 38l5 3M26 34l3 5" stroke="#8d2f2a" stroke-width="1.6"/>`,
    `<path d="M18 50l-3 10h-5M29 50l4 10h5" stroke="${C2}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" fill="none"/><path d="M13 32Q24 26 34 31L35 51l-4-3-3 5-4-4-4 5-4-5-2 2Z" fill="${C}"/><path d="M15 35L7 42 3 36M33 34L41 30 44 36" stroke="${S}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" fill="none"/><ellipse cx="27" cy="20" rx="8" ry="9.5" fill="${S}" transform="rotate(16 27 20)"/><path d="M21 13Q28 6 35 13Q34 15 30 13Q25 12 21 13Z" fill="#3d332a"/><circle cx="23.5" cy="19.5" r="1.8" fill="#1b2420"/><circle cx="30" cy="20.5" r="2.1" fill="#1b2420"/><path d="M23 26q4-1.5 7.5.5l-1 2.5-5.5-.5Z" fill="#4b1c1a"/><path d="M20 36l6 4M21 42l4-1" stroke="#8d2f2a" stroke-width="1.6"/>`,
  ];
  return all[p % 3] ?? '';
}

const O = 'stroke="#070b10" stroke-width="1.5" stroke-linejoin="round"';
const win = (x: number, y: number, w: number, h: number, lit: number, board: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${lit ? '#FFC76B' : '#0c1219'}" ${O}/>${lit ? `<path d="M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}" stroke="#7a4a1d" stroke-width="1.2"/>` : `<path d="M${x + 2} ${y + h - 2}l${w - 4} ${-h + 4}" stroke="#25323f" stroke-width="1.3"/>`}${board ? `<path d="M${x - 3} ${y + 3}l${w + 6} ${h - 7}M${x - 2} ${y + h - 3}l${w + 4} ${-h + 7}" stroke="#8a6a46" stroke-width="3.4"/>` : ''}`;
const snowcap = (d: string): string => `<path d="${d}" fill="#C8D6E0" stroke="#070b10" stroke-width="1.1"/>`;
const buildings: { readonly [place: string]: string } = {
  police_station: `<g ${O}><path d="M14 88V36h98v52Z" fill="#35485E"/><path d="M112 88V46h30v42Z" fill="#2A3A4C"/></g><path d="M14 48h98M14 60h98M14 72h98M112 58h30M112 70h30" stroke="#223041" stroke-width="1"/>${snowcap('M9 38Q20 28 36 31Q60 26 84 30Q104 27 117 38Q108 36 100 39Q88 35 76 39Q60 35 46 39Q30 35 9 38Z')}${snowcap('M110 48Q126 40 146 48Q136 47 128 50Q118 47 110 48Z')}${win(24, 46, 15, 15, 0, 1)}${win(86, 46, 15, 15, 0, 0)}${win(118, 56, 16, 12, 0, 1)}<g ${O}><path d="M50 88V58h26v30Z" fill="#1b2530"/><path d="M52 60h11v28h-11z" fill="#121a22"/></g><path d="M63 40l3 6 6.6.8-5 4.5 1.5 6.5-6.1-3.3-6.1 3.3 1.5-6.5-5-4.5 6.6-.8Z" fill="#D9B65A" ${O}/><circle cx="108" cy="30" r="4.5" fill="#5AA2E0" ${O}/><circle cx="108" cy="30" r="14" fill="#5AA2E0" opacity=".25" filter="url(#soft3)"/><g ${O}><path d="M2 86q0-8 8-9l6-8h18l8 8q8 1 8 9Z" fill="#222b36"/><path d="M17 71h8v6h-12ZM28 71h6l5 6h-11Z" fill="#0c1219"/><circle cx="14" cy="87" r="5" fill="#11161c"/><circle cx="38" cy="87" r="5" fill="#11161c"/></g><path d="M16 69q9-5 18 0" stroke="#C8D6E0" stroke-width="3" fill="none"/>`,
  grocery_store: `<g ${O}><path d="M10 88V34h132v54Z" fill="#4A4038"/></g><path d="M10 30H142V48Q134 54 126 48Q117 54 109 48Q101 54 92 48Q84 54 76 48Q67 54 59 48Q51 54 43 48Q34 54 26 48Q18 54 10 48Z" fill="#B7AFA0" ${O}/><g fill="#8E2F2B"><path d="M26 31h16.500v17q-8 6-16.5 0ZM59 31h17v17q-8 6-17 0ZM92 31h17v17q-8 6-17 0ZM126 31h16v17q-8 6-16 0Z"/></g>${snowcap('M6 32Q24 20 48 26Q76 19 104 25Q128 20 146 32Q134 30 124 33Q108 29 92 33Q72 29 56 33Q36 29 6 32Z')}${win(20, 58, 38, 24, 0, 0)}${win(94, 58, 38, 24, 0, 1)}<path d="M30 58l8 12-6 12M46 58l-4 10 8 14" stroke="#3b4b5a" stroke-width="1.2" fill="none"/><g ${O}><path d="M66 88V56h20v32Z" fill="#201b18"/></g><g stroke="#9aa7b3" stroke-width="1.8" fill="none"><path d="M4 70h5l4 12h16l4-10H11"/></g><circle cx="15" cy="86" r="2.4" fill="#9aa7b3"/><circle cx="27" cy="86" r="2.4" fill="#9aa7b3"/>`,
  school: `<g ${O}><path d="M6 88V48h140v40Z" fill="#5A3A34"/><path d="M58 88V34h36v54Z" fill="#6A453D"/><path d="M66 34V16h20v18Z" fill="#5A3A34"/></g><path d="M62 18L76 4L90 18Z" fill="#2c2426" ${O}/><circle cx="76" cy="25" r="6" fill="#E8E2D2" ${O}/><path d="M76 25v-4M76 25l3 1.5" stroke="#222" stroke-width="1.3"/>${snowcap('M2 50Q14 40 34 44Q48 40 60 48Q48 47 40 51Q24 46 2 50Z')}${snowcap('M92 48Q104 40 120 44Q138 40 150 50Q138 48 128 51Q112 47 92 48Z')}${snowcap('M54 36Q66 28 76 32Q88 28 98 36Q86 35 76 38Q66 35 54 36Z')}${snowcap('M60 19L76 3L92 19Q84 16 76 20Q68 16 60 19Z')}${win(14, 58, 14, 14, 0, 0)}${win(36, 58, 14, 14, 0, 1)}${win(102, 58, 14, 14, 0, 0)}${win(124, 58, 14, 14, 1, 0)}<g ${O}><path d="M67 88V64q9-8 18 0v24Z" fill="#1f1714"/></g><path d="M20 88V30" stroke="#8b96a3" stroke-width="2"/><path d="M20 31q8 3 15-1l-1 11q-8 3-14 0Z" fill="#7d8b99" ${O}/>`,
  library: `<g ${O}><path d="M14 88V40h124v48Z" fill="#4C5563"/><path d="M8 40L76 12L144 40Z" fill="#57606E"/></g>${snowcap('M4 41L76 10L148 41Q134 38 124 42Q104 36 90 40L76 22L62 40Q46 36 30 42Q18 38 4 41Z')}<g fill="#6E7886" ${O}><path d="M22 82V48h11v34ZM45 82V48h11v34ZM96 82V48h11v34ZM119 82V48h11v34Z"/></g><g ${O}><path d="M64 84V52h24v32Z" fill="#171d25"/><path d="M10 88h132v-5H10ZM18 83h116v-4H18Z" fill="#6a7482"/></g><path d="M12 83q20-5 40 0t40-1 50 1v2H12Z" fill="#C8D6E0"/>${win(108.5, 54, 9, 14, 0, 0)}<path d="M69 28q4-3 7 0q3-3 7 0v8q-4-2-7 1q-3-3-7-1Z" fill="#E8E2D2" ${O}/><path d="M76 28v9" stroke="#070b10" stroke-width="1"/>`,
  hospital: `<g ${O}><path d="M26 88V20h80v68Z" fill="#58626B"/><path d="M106 88V44h38v44Z" fill="#474F58"/></g>${snowcap('M21 22Q40 12 66 16Q92 11 111 22Q100 20 90 23Q76 19 62 23Q46 19 21 22Z')}${snowcap('M103 46Q124 36 149 46Q138 45 130 48Q116 44 103 46Z')}<rect x="54" y="26" width="24" height="24" rx="3" fill="#EDE8DC" ${O}/><path d="M66 30v16M58 38h16" stroke="#A92B28" stroke-width="5.5"/>${win(33, 32, 12, 12, 0, 0)}${win(87, 32, 12, 12, 1, 0)}${win(33, 54, 12, 12, 0, 1)}${win(87, 54, 12, 12, 0, 0)}${win(112, 56, 11, 11, 0, 0)}${win(128, 56, 11, 11, 0, 1)}<g ${O}><path d="M54 88V60h24v28Z" fill="#1a2027"/><path d="M66 60v28" stroke="#39434d" stroke-width="1.5"/></g><g ${O}><path d="M104 88V70h26l10 8v10Z" fill="#D9D6CB"/><path d="M128 73h4l6 6h-10Z" fill="#1a2027"/><circle cx="112" cy="88" r="5" fill="#11161c"/><circle cx="133" cy="88" r="5" fill="#11161c"/></g><path d="M115 73v8M111 77h8" stroke="#A92B28" stroke-width="2.6"/><path d="M103 70q14-6 27 0" stroke="#C8D6E0" stroke-width="3" fill="none"/>`,
  gas_station: `<g ${O}><path d="M70 88V46h72v42Z" fill="#4B4541"/><path d="M6 30h86v14H6Z" fill="#9A3A2C"/><path d="M16 44h6v44h-6ZM76 44h6v44h-6Z" fill="#6a7078"/></g><path d="M6 37h86" stroke="#E8E2D2" stroke-width="3"/>${snowcap('M2 32Q20 20 48 25Q76 20 97 32Q84 30 74 33Q56 29 40 33Q22 29 2 32Z')}${snowcap('M92 48Q110 38 146 48Q134 46 124 50Q108 45 92 48Z')}${win(90, 58, 20, 14, 0, 0)}<g ${O}><path d="M118 88V58h16v30Z" fill="#1d1a18"/></g><g ${O}><path d="M34 88V60h12v28ZM54 88V60h12v28Z" fill="#B0352B"/><path d="M36 63h8v7h-8ZM56 63h8v7h-8Z" fill="#E8E2D2"/></g><path d="M46 66q6 0 5 10t-2 8" stroke="#11161c" stroke-width="2" fill="none"/><g ${O}><path d="M132 42V6h4v36Z" fill="#6a7078"/><rect x="116" y="4" width="36" height="17" rx="3" fill="#E8E2D2"/></g><path d="M123 9.500q-3.5-1.5-3.5 3t3.5 3v-2.500M128 15.500l2.5-6 2.5 6M128.8 13.500h3.400M139.5 10q-4-1.5-4 1t4 1.6-4 2.2" stroke="#9A3A2C" stroke-width="1.8" fill="none"/>`,
};

const edges = (colour: string, wide: number): string =>
  `<filter id="e" x="-20%" y="-15%" width="140%" height="135%"><feMorphology in="SourceAlpha" operator="dilate" radius="${wide}" result="d"/><feFlood flood-color="${colour}"/><feComposite in2="d" operator="in" result="o"/><feMerge><feMergeNode in="o"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
const soft = `<filter id="soft3"><feGaussianBlur stdDeviation="3"/></filter>`;
function picture(key: string, box: string, body: () => string): string {
  const [, , wide = 0, high = 0] = box.split(' ').map(Number);
  const svg = (): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${wide}" height="${high}">${body()}</svg>`;
  return painted(`dead-of-winter ${key}`, 3 * wide, 3 * high, svg);
}

export const survivorPicture = (who: string): string =>
  picture(
    `who ${who}`,
    '-2 -3 52 69',
    () => `${edges('#E8E2D2', 1.4)}<g filter="url(#e)">${drawn[who] ?? drawn['helpless'] ?? ''}</g>`,
  );
export const helplessPicture = (): string => survivorPicture('helpless');
export const zombiePicture = (n: number): string =>
  picture(`dead ${n % 3}`, '-2 4 48 62', () => `${edges('#0b1117', 1.1)}<g filter="url(#e)">${dead(n % 3)}</g>`);
export const placePicture = (place: string): string =>
  picture(`place ${place}`, '0 0 156 94', () => `<defs>${soft}</defs>${buildings[place] ?? ''}`);
export const barricadePicture = (): string =>
  picture(
    'barricade',
    '-17 -17 34 34',
    () =>
      `<g stroke="#17110b" stroke-width="1"><rect x="-13" y="-9" width="26" height="6" rx="1" fill="#A07A4C" transform="rotate(-9)"/><rect x="-13" y="3" width="26" height="6" rx="1" fill="#8C6840" transform="rotate(7)"/><rect x="-3" y="-13" width="6" height="26" rx="1" fill="#B58D5C" transform="rotate(4)"/></g>`,
  );
export const lodgePicture = (): string =>
  picture(
    'lodge',
    '0 0 150 84',
    () =>
      `<g ${O}><path d="M16 78V44h118v34Z" fill="#6b4a2e"/><path d="M54 78V34L75 20L96 34V78Z" fill="#7a5736"/></g><path d="M16 52h118M16 60h118M16 68h118" stroke="#4b331f" stroke-width="1.4"/>${snowcap('M8 46Q24 34 52 40L75 14L98 40Q126 34 142 46Q128 44 118 48Q106 44 98 47L75 26L52 47Q42 44 32 48Q22 44 8 46Z')}${win(26, 54, 16, 14, 1, 0)}${win(108, 54, 16, 14, 1, 0)}${win(68, 36, 14, 10, 1, 0)}<path d="M66 78V56h18v22Z" fill="#241a12" ${O}/>`,
  );
export const firePicture = (): string =>
  picture(
    'fire',
    '-34 -48 68 60',
    () =>
      `<ellipse cy="4" rx="32" ry="9" fill="#05080c" opacity=".5"/><path d="M-22 6L18 -4M22 6L-18 -4" stroke="#5b3a22" stroke-width="7" stroke-linecap="round"/><path d="M0 -44Q20 -22 14 -8Q10 4 0 4Q-12 4 -14 -8Q-15 -18 -6 -24Q-6 -16 -1 -16Q4 -26 0 -44Z" fill="#F08A2E"/><path d="M0 -24Q9 -12 6 -4Q3 3 -1 3Q-8 2 -8 -5Q-8 -10 -3 -13Q-2 -8 1 -9Q2 -16 0 -24Z" fill="#FFD36B"/>`,
  );
