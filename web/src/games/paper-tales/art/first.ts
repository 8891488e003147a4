// Eleven units in cut paper: three or four flat layers, a gold disc, one soft shadow to the lower right.
import { bell, DRAGON, F, fir, hill, sky, star, stars, sun } from './kit';

export const first: Record<string, string> = {
  manticore:
    sky('mc', '#4B2A55', '#E0935A') +
    sun(34, 40, 26, '#F3C765', '#CF9136') +
    hill('M0 66L22 50L40 62L70 44L96 60L130 46V86H0Z', '#8C4A5A') +
    hill('M0 80Q30 64 62 70T130 66V86H0Z', '#3A2243') +
    `<g ${F}><path d="M96 54C118 50 122 24 104 18" fill="none" stroke="#A5482F" stroke-width="6" stroke-dasharray="5 1.3"/><path d="M108 24Q98 10 88 18Q86 24 84 30Q92 29 96 25Q101 25 104 27Z" fill="#7d2a22"/></g>
  <g ${F}><path d="M62 47C60 28 70 12 88 6C86 12 88 17 94 18C90 22 90 27 96 30C90 32 88 37 92 42C82 41 75 43 70 50Z" fill="#2B2F63"/><path d="M66 46C67 32 74 20 84 13M68 48C74 36 82 30 90 27" stroke="#5a60a0" stroke-width=".9" fill="none"/></g>
  <g ${F}><path d="M46 48C58 40 84 40 97 51C104 59 103 68 99 74L91 74L90 64C82 67 71 67 63 63L61 76L52 76L52 64C44 62 42 54 46 48Z" fill="#D89A42"/><path d="M84 58Q94 60 96 74L104 74Q104 60 94 52Z" fill="#C4832F"/><path d="M56 60L48 76L56 76L62 64Z" fill="#C4832F"/></g>
  <g ${F}><path d="${star(42, 45, 18, 13.5, 13)}" fill="#8E2F2A"/></g><g ${F}><path d="M32 44Q33 34 42 34Q51 34 52 44Q52 52 46 56L42 61L38 56Q32 52 32 44Z" fill="#F2CE93"/></g><path d="M36 43l4 1.500M48 43l-4 1.5" stroke="#3A2243" stroke-width="1.5" stroke-linecap="round"/><circle cx="38.5" cy="46" r="1" fill="#3A2243"/><circle cx="45.5" cy="46" r="1" fill="#3A2243"/><path d="M42 46v4M38.5 52.500q3.5 2 7 0" stroke="#3A2243" stroke-width="1" fill="none"/><path d="M40 53l.8 2 .8-2M43 53l.8 2 .8-2" stroke="#fff" stroke-width=".9" fill="none"/>`,
  blacksmith:
    sky('bs', '#2A2036', '#6A3A2E') +
    `<g ${F}><path d="M-4 86V36Q-4 14 24 12Q50 14 50 36V86Z" fill="#5a4a4e"/></g><path d="M4 86V40Q4 22 24 21Q42 22 42 40V86Z" fill="#2a1512"/><radialGradient id="bsg"><stop offset="0" stop-color="#FFD873"/><stop offset=".5" stop-color="#F08A2F"/><stop offset="1" stop-color="#B2391d" stop-opacity="0"/></radialGradient><ellipse cx="23" cy="70" rx="24" ry="24" fill="url(#bsg)"/><path d="M12 74Q10 60 18 52Q18 60 24 46Q32 58 30 64Q36 62 34 74Z" fill="#F6A63A"/><path d="M18 76Q16 66 23 60Q29 68 28 76Z" fill="#FFE08a"/>` +
    hill('M0 78Q60 72 130 77V86H0Z', '#38282f') +
    `<g ${F}>${bell(74, 80, 34, 40, '#7A4A2C')}<path d="M66 80Q65 58 74 46Q83 58 82 80Z" fill="#A9774A"/></g><g ${F}><circle cx="74" cy="34" r="8.5" fill="#EBC197"/><path d="M65 35Q62 22 74 22Q87 22 84 36Q82 28 74 28Q68 28 65 35Z" fill="#B5482A"/><circle cx="83" cy="24" r="4.5" fill="#B5482A"/><path d="M65.5 30h17" stroke="#2B3168" stroke-width="2.6"/></g><circle cx="71.5" cy="35" r=".9" fill="#33231c"/><circle cx="77" cy="35" r=".9" fill="#33231c"/>
  <g ${F}><path d="M66 52Q54 46 56 32" stroke="#EBC197" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M57 34L50 14" stroke="#6b4a2c" stroke-width="3" stroke-linecap="round"/><rect x="40" y="8" width="19" height="9" rx="1.5" transform="rotate(-18 50 12)" fill="#9AA3AE"/></g><path d="M82 54Q92 58 96 62" stroke="#EBC197" stroke-width="6" fill="none" stroke-linecap="round"/>
  <g ${F}><path d="M86 64h34l-4 8h-9l3 10h-16l3-10h-6q-6-3-5-8Z" fill="#474B57"/><rect x="86" y="62" width="34" height="4" fill="#646976"/></g><path d="M94 61.500h20" stroke="#FFB347" stroke-width="3"/><path d="M104 58l2-8M110 58l6-6M98 58l-3-6M114 60l7-2" stroke="#FFD873" stroke-width="1.3" stroke-linecap="round"/>`,
  knight:
    sky('kn', '#6F7DBE', '#E9DCC0') +
    sun(100, 26, 14) +
    `<g ${F} fill="#E9E2EE"><path d="M4 30c4-6 12-6 14 0c5-3 10 0 10 4H0c0-2 2-4 4-4Z"/></g>` +
    hill('M0 62L26 46L48 58L78 42L104 56L130 48V86H0Z', '#8F97CB') +
    hill('M0 74Q40 58 80 68T130 66V86H0Z', '#B9A56A') +
    `<g ${F}><path d="M92 70V50h4v-4h4v4h4v-4h4v4h4v20Z" fill="#F4EAD2"/></g><g ${F}>${bell(54, 82, 40, 40, '#AEB7C8')}<path d="M44 82Q43 60 54 46Q65 60 64 82Z" fill="#2F3777"/><path d="M54 54v22M47 63h14" stroke="#E7BC55" stroke-width="3"/></g>
  <g ${F}><path d="M44 40V28Q44 18 54 18Q64 18 64 28V40Q54 46 44 40Z" fill="#C9D0DC"/></g><path d="M45 31h18M54 31v10" stroke="#39405c" stroke-width="2"/><path d="M57 37h4M57 40h3M47 37h4M48 40h3" stroke="#39405c" stroke-width="1"/><g ${F}><path d="M54 18Q52 8 40 8Q30 10 28 18Q38 12 46 20Z" fill="#B23A2C"/></g>
  <g ${F}><path d="M72 60L84 22" stroke="#E9EDF2" stroke-width="3.6"/><path d="M68 54l12 4" stroke="#E7BC55" stroke-width="3.6" stroke-linecap="round"/><path d="M71 62l-2 6" stroke="#6b4a2c" stroke-width="3.4" stroke-linecap="round"/></g><g ${F}><path d="M22 52Q32 48 42 52V66Q40 78 32 82Q24 78 22 66Z" fill="#B23A2C"/><path d="M22 60L32 68L42 60V65L32 73L22 65Z" fill="#F3D98C"/></g>`,
  woodcutter:
    sky('wc', '#5C7D6E', '#DCE0B8') +
    sun(26, 24, 12, '#F5DB8F', '#D7B257') +
    `${fir(12, 64, 1.25, '#3F6A55')}${fir(112, 66, 1.5, '#365E4B')}${fir(94, 60, 1, '#4C7A62')}` +
    hill('M0 70Q36 56 74 64T130 62V86H0Z', '#7E9A5C') +
    `<g ${F}>${bell(56, 82, 38, 40, '#8A3B2A')}<path d="M40 64h32M38 73h36M48 50v32M64 50v32" stroke="#5f2417" stroke-width="1.3" opacity=".8"/></g><g ${F}><circle cx="56" cy="34" r="9" fill="#E6B98C"/><path d="M47 35Q46 52 56 54Q66 52 65 35Q62 42 56 41Q50 42 47 35Z" fill="#6b3d1f"/><path d="M46 30Q46 20 56 19Q66 20 66 30Z" fill="#3B5A46"/><path d="M45 31h22" stroke="#2b4434" stroke-width="3"/></g><circle cx="53" cy="34.5" r=".9" fill="#33231c"/><circle cx="59" cy="34.5" r=".9" fill="#33231c"/>
  <g ${F}><path d="M72 74L40 20" stroke="#9b7040" stroke-width="3.4" stroke-linecap="round"/><path d="M46 26L30 28Q28 18 34 10L44 17Z" fill="#BCC4CC"/></g><path d="M66 60Q74 62 70 70" stroke="#E6B98C" stroke-width="5.5" fill="none" stroke-linecap="round"/>
  <g ${F}><path d="M88 82V70Q98 66 108 70V82Z" fill="#8a6238"/><ellipse cx="98" cy="70" rx="10" ry="3.6" fill="#D9B277"/></g><ellipse cx="98" cy="70" rx="5.5" ry="1.8" fill="none" stroke="#A9793F" stroke-width=".9"/>${hill('M0 82Q60 76 130 80V86H0Z', '#5B7742')}`,
  dragon:
    sky('dr', '#181E48', '#4D4F8F') +
    stars(20, 7, 50) +
    sun(74, 38, 30) +
    hill('M0 70L26 52L46 66L78 50L104 66L130 54V86H0Z', '#3D4582') +
    hill('M0 80Q40 66 84 74T130 72V86H0Z', '#232a5a') +
    `<g transform="translate(10 32) scale(.88)"><g ${F}><path d="${DRAGON.far}" fill="#B9863A"/></g><g ${F}><path d="${DRAGON.body}" fill="#F7ECD2"/></g><g ${F}><path d="${DRAGON.near}" fill="#FFF8E6"/></g><circle cx="14" cy="25" r="1.7" fill="#B23A2C"/><path d="M48 32C50 14 58 -2 66 -12M52 33C62 16 76 4 92 4M55 35C62 24 72 17 82 16" stroke="#CDB684" stroke-width="1.1" fill="none"/></g><g ${F}><path d="M2 58Q-4 52 -6 62Q2 66 8 60Z" fill="#F08A2F"/></g>`,
  mystical_healer:
    sky('he', '#3E5F78', '#D8D9C2') +
    `<g ${F}><circle cx="62" cy="34" r="25" fill="#DDB457"/><circle cx="62" cy="34" r="21" fill="#F5E3A8"/></g>` +
    hill('M0 68Q30 54 66 62T130 58V86H0Z', '#6E93A0') +
    hill('M0 78Q50 66 130 76V86H0Z', '#3E6A5E') +
    `<g ${F}>${bell(62, 82, 42, 46, '#F1EBDC')}<path d="M52 82Q51 56 62 40Q73 56 72 82Z" fill="#5B8E8A"/><path d="M62 46v34" stroke="#E7BC55" stroke-width="1.6" stroke-dasharray="2.5 2"/></g><g ${F}><path d="M50 40Q48 20 62 18Q76 20 74 40Q70 46 62 46Q54 46 50 40Z" fill="#F1EBDC"/><circle cx="62" cy="33" r="8" fill="#C98F66"/></g><path d="M58.5 33q1.3-1.2 2.4 0M63.3 33q1.3-1.2 2.4 0" stroke="#33231c" stroke-width="1" fill="none"/><path d="M60 37.500q2 1.5 4 0" stroke="#33231c" stroke-width=".9" fill="none"/>
  <g ${F}><path d="M92 82V20" stroke="#7a5833" stroke-width="3.2" stroke-linecap="round"/><path d="M92 22Q82 22 82 13Q84 5 92 6Q99 8 98 14Q96 19 91 17" stroke="#7a5833" stroke-width="3" fill="none" stroke-linecap="round"/></g><path d="M76 58Q86 58 91 54" stroke="#F1EBDC" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="91" cy="54" r="3.2" fill="#C98F66"/><path d="M48 58Q38 58 34 50" stroke="#F1EBDC" stroke-width="7" fill="none" stroke-linecap="round"/><circle cx="34" cy="49" r="3.2" fill="#C98F66"/><g ${F}><path d="M30 42C24 36 26 28 34 24C40 30 38 38 30 42Z" fill="#79A35A"/></g><path d="M16 30l2 4 4 2-4 2-2 4-2-4-4-2 4-2ZM108 34l1.5 3 3 1.5-3 1.5-1.5 3-1.5-3-3-1.5 3-1.500ZM24 12l1.2 2.5 2.5 1.2-2.5 1.2-1.2 2.5-1.2-2.5-2.5-1.2 2.5-1.200Z" fill="#FFF6D2"/>`,
  salamander:
    sky('sa', '#241537', '#8E3420') +
    `<g ${F} fill="#B9402A"><path d="M0 86V56Q8 48 6 34Q18 44 18 56Q26 44 22 24Q40 40 38 58Q48 46 44 16Q66 38 62 58Q74 48 72 28Q88 42 86 58Q96 50 94 36Q108 46 106 60Q114 54 114 44Q128 54 130 66V86Z"/></g><g ${F} fill="#EE8A2F"><path d="M0 86V68Q10 62 10 52Q20 60 20 68Q30 60 28 44Q42 56 40 68Q52 62 50 42Q66 56 64 68Q76 62 76 50Q88 58 86 68Q98 62 98 54Q108 62 108 70Q118 66 120 60Q130 68 130 74V86Z"/></g>` +
    `<g ${F}><path d="M40 60L34 74L28 76M52 64L56 76L62 78M78 62L74 74L68 77M88 56L98 66L104 64" stroke="#2a1a20" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M84 58C100 52 104 66 114 56C120 50 114 42 108 46" stroke="#2a1a20" stroke-width="6.5" fill="none" stroke-linecap="round"/><path d="M30 56C46 44 62 70 86 57" stroke="#2a1a20" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M12 58Q14 46 28 46Q38 48 38 58Q36 66 26 66Q14 66 12 58Z" fill="#2a1a20"/></g>
  <path d="M32 54C46 46 62 66 84 55" stroke="#F6B23A" stroke-width="3" stroke-dasharray="1 7" stroke-linecap="round" fill="none"/><path d="M40 58C52 58 62 68 82 60" stroke="#F6B23A" stroke-width="2.4" stroke-dasharray="1 8" stroke-linecap="round" fill="none"/><circle cx="22" cy="53" r="2.6" fill="#FFE08a"/><circle cx="21.5" cy="53" r="1.1" fill="#2a1a20"/><path d="M13 61q7 2 12 0" stroke="#F6B23A" stroke-width="1" fill="none"/><g ${F} fill="#FFD262"><path d="M46 48Q44 40 50 32Q56 40 54 50ZM60 54Q58 46 64 38Q70 46 68 56ZM74 54Q73 48 77 42Q82 48 81 54Z"/></g><g fill="#FFE9A8"><circle cx="20" cy="24" r="1.2"/><circle cx="58" cy="14" r="1"/><circle cx="100" cy="22" r="1.3"/><circle cx="84" cy="14" r=".8"/></g>`,
  farmer:
    sky('fa', '#9DB9C6', '#F3E3B4') +
    sun(100, 26, 14, '#F6D678', '#D9A944') +
    hill('M0 60Q34 46 70 54T130 48V86H0Z', '#B7B85E') +
    `<g ${F}><path d="M14 56V44L24 36L34 44V56Z" fill="#A5482F"/><path d="M11 45L24 33L37 45L34 46L24 37L14 47Z" fill="#F4EAD2"/><rect x="21" y="48" width="6" height="8" fill="#5b2a1c"/></g>` +
    hill('M0 68Q50 56 130 64V86H0Z', '#D3AE4E') +
    `<g ${F}><path d="M92 82V22" stroke="#7a5833" stroke-width="2.8" stroke-linecap="round"/><path d="M85 14V24Q85 28 92 28Q99 28 99 24V14M92 28V12" stroke="#5d6670" stroke-width="2.4" fill="none" stroke-linecap="round"/></g><g ${F}>${bell(66, 84, 38, 40, '#5F7A45')}<path d="M57 84Q57 60 66 48Q75 60 75 84Z" fill="#E9DDBF"/><path d="M52 66h28" stroke="#6b4a2c" stroke-width="2.6"/></g><path d="M78 58Q88 58 91 52" stroke="#5F7A45" stroke-width="6.5" fill="none" stroke-linecap="round"/><circle cx="91.5" cy="51" r="3" fill="#E6B98C"/><g ${F}><circle cx="66" cy="36" r="8.5" fill="#E6B98C"/></g><g ${F}><path d="M48 32Q66 24 84 32Q66 38 48 32Z" fill="#E3C06A"/><path d="M57 30Q57 18 66 17Q75 18 75 30Q66 33 57 30Z" fill="#EFD283"/><path d="M57 28.500Q66 31.5 75 28.5" stroke="#A5482F" stroke-width="2.6" fill="none"/></g><circle cx="63" cy="37" r=".9" fill="#33231c"/><circle cx="69" cy="37" r=".9" fill="#33231c"/><path d="M63.5 41q2.5 1.6 5 0" stroke="#33231c" stroke-width=".9" fill="none"/>
  <g ${F} stroke="#A87F22" stroke-width="1.3" fill="#E9C558">${[8, 18, 29, 40, 106, 116, 126].map((x, i) => `<path d="M${x} 86V${66 + (i % 3) * 3}"/><ellipse cx="${x}" cy="${64 + (i % 3) * 3}" rx="2.4" ry="5" stroke="none"/><path d="M${x - 3} ${62 + (i % 3) * 3}l3 4 3-4M${x - 3} ${67 + (i % 3) * 3}l3 4 3-4" fill="none" stroke-width=".9"/>`).join('')}</g>`,
  hunter:
    sky('hu', '#7F6A52', '#EBD0A0') +
    sun(40, 28, 15, '#F3CF7A', '#CF9A40') +
    `<g ${F} fill="#A5562C"><path d="M10 66Q2 40 14 22Q28 40 20 66Z"/><path d="M112 66Q102 36 116 16Q132 38 124 66Z" /></g><g ${F} fill="#C98A35"><path d="M94 66Q86 44 96 30Q108 44 102 66Z"/></g>` +
    hill('M0 70Q40 56 80 64T130 60V86H0Z', '#8C7B3E') +
    `<g ${F} fill="#6b4a2c"><path d="M20 70l1-8-4-5 1-5 4 2 3-3 3 4 8 1 2 4-1 10h-2l-1-7-6 0-2 7h-2l0-8-2-1-1 9Z"/><path d="M20 52l-3-6 2 1 0-3 2 4 3-4 0 3 2-1-4 6Z"/></g><g ${F}>${bell(76, 82, 36, 40, '#4F6B3C')}<path d="M69 82Q69 60 76 48Q84 60 84 82Z" fill="#8a6a3f"/></g><g ${F}><path d="M66 40Q64 22 76 19Q90 22 87 41Q82 46 76 46Q70 46 66 40Z" fill="#4F6B3C"/><circle cx="74.5" cy="34" r="7.2" fill="#E6B98C"/></g><circle cx="71.5" cy="34" r=".9" fill="#33231c"/><circle cx="76" cy="34" r=".9" fill="#33231c"/>
  <g ${F}><path d="M50 20Q34 46 52 74" stroke="#6b4a2c" stroke-width="3.2" fill="none" stroke-linecap="round"/><path d="M50 20L66 48L52 74" stroke="#F4EAD2" stroke-width="1" fill="none"/><path d="M68 48L32 48" stroke="#5b3a20" stroke-width="1.8"/><path d="M32 48l7-3.500v7Z" fill="#B9C0C6"/></g><path d="M70 56L44 50M80 56Q74 50 67 48" stroke="#4F6B3C" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="44" cy="49.5" r="3" fill="#E6B98C"/><circle cx="67" cy="48" r="3" fill="#E6B98C"/>${hill('M0 82Q60 76 130 80V86H0Z', '#5f5a2e')}`,
  colossus:
    sky('co', '#5C6A93', '#E6D5BC') +
    sun(104, 22, 12) +
    hill('M0 58L20 42L36 54L58 40L92 56L112 42L130 52V86H0Z', '#A0A3C4') +
    `<g ${F}><path d="M34 86V60Q22 58 24 42Q28 34 42 34L46 26H78L82 34Q96 34 100 42Q102 58 90 60V86Z" fill="#8C8A86"/></g><g ${F}><path d="M48 32V16Q48 6 62 6Q76 6 76 16V32Q62 38 48 32Z" fill="#A3A19B"/></g><path d="M53 18h7v4h-7zM65 18h7v4h-7z" fill="#FFD873"/><path d="M51 15h10M63 15h10M57 27h11M62 18v6" stroke="#5c5a57" stroke-width="1.6"/><path d="M44 40L50 52L46 64M78 38L72 50L80 60L76 74M58 44L62 56L56 70" stroke="#5f5d5a" stroke-width="1.3" fill="none"/><g ${F} fill="#7D9A55"><path d="M26 40Q34 32 44 36Q38 42 26 42Z"/><path d="M80 36Q92 33 99 41Q90 44 80 36Z"/></g><g ${F} fill="#F3EEF2" opacity=".95"><path d="M2 66c5-9 16-8 18-1c6-4 13-1 13 5c6-2 10 1 10 5H-4c0-5 2-8 6-9Z"/><path d="M92 64c4-7 14-7 16 0c5-3 11 0 11 4c5-1 9 1 9 5H84c0-6 4-9 8-9Z"/></g>` +
    hill('M0 80Q44 70 84 76T130 74V86H0Z', '#6E7F4C') +
    `<g fill="#F4EAD2"><path d="M58 78v-5l4-3 4 3v5ZM68 79v-4l3-2 3 2v4Z"/></g><g fill="#A5482F"><path d="M57 73.500l5-4.5 5 4.500ZM67 75.500l4-3.5 4 3.500Z"/></g><path d="M14 20q3-4 5 0q3-4 5 0M24 12q2-3 4 0q2-3 4 0" stroke="#3a3f5c" stroke-width="1.2" fill="none"/>`,
  treefolk:
    sky('tf', '#8FA98C', '#EBE6C0') +
    sun(22, 22, 11, '#F5DB8F', '#D7B257') +
    `${fir(14, 66, 1.1, '#5C8468')}${fir(118, 66, 1.25, '#4E7A5E')}` +
    hill('M0 70Q36 58 74 64T130 62V86H0Z', '#93AB64') +
    `<g ${F}><path d="M50 84Q56 66 52 46L38 34L42 31L55 39L54 26H74L74 40L90 30L93 34L78 48Q74 66 82 84L72 80L66 85L60 80Z" fill="#7d5634"/></g><g ${F} fill="#4F7A45"><path d="M40 30Q32 26 36 18Q38 8 48 10Q54 2 64 5Q74 0 80 8Q92 8 91 18Q96 26 86 30Q78 36 66 32Q52 36 40 30Z"/></g><g fill="#6E9A55"><circle cx="50" cy="18" r="6"/><circle cx="72" cy="14" r="7"/><circle cx="82" cy="23" r="4"/></g><g fill="#C9402F"><circle cx="58" cy="24" r="2.2"/><circle cx="76" cy="22" r="2.2"/><circle cx="46" cy="24" r="2.2"/></g><path d="M57 46q3-3 6 0M67 46q3-3 6 0" stroke="#2e1c0e" stroke-width="1.6" fill="none"/><circle cx="60" cy="48.5" r="1.5" fill="#FFD873"/><circle cx="70" cy="48.5" r="1.5" fill="#FFD873"/><path d="M65 49v6M60 60q5 4 10 0" stroke="#2e1c0e" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M56 64q2 8 0 16M74 64q-1 8 2 14" stroke="#5b3c22" stroke-width="1.2" fill="none"/>${hill('M0 82Q60 76 130 80V86H0Z', '#5f7f3f')}`,
};
