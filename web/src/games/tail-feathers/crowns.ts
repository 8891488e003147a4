// The trees of the battlefield, painted over the meadow: crowns of leaves, branches of wood, trunks and nests, all where
// the printed spaces are. One picture for each pair of homes.
import { defs, dice, left, meadow, r1, size, top } from './meadow';
import { card, centreOf, side, spaces, trees, type Point, type Space, type Tree } from './model';

const scale = size / side;
const px = ({ x, y }: Point): [number, number] => [r1(left + x * scale), r1(top + size - y * scale)];
const outline = (points: readonly Point[]): string => `M${points.map((p) => px(p).join(' ')).join('L')}Z`;
type Corner = Exclude<Tree, 'sapling'>;
const isEast = (tree: Corner): boolean => tree.endsWith('e');
const isNorth = (tree: Corner): boolean => tree.startsWith('n');
const footOf = (tree: Corner): [number, number] => [left + (isEast(tree) ? size : 0), top + (isNorth(tree) ? 0 : size)];

const depths: [number, number, number, number, string[]][] = [
  [150, 150, 262, 30, ['#3F6029', '#47692E', '#4F7434']],
  [230, 40, 250, 24, ['#557F3A', '#5E8840', '#6E9A4C']],
  [150, 60, 246, 17, ['#7BA652', '#8BB55C', '#97BF68']],
  [26, 120, 256, 15, ['#C9A23A', '#D58A33', '#B9BF55']],
];
function crown(tree: Corner, seed: number): string {
  const roll = dice(seed);
  const [x0, y0] = footOf(tree);
  const [sx, sy] = [isEast(tree) ? -1 : 1, isNorth(tree) ? 1 : -1];
  const edge = Array.from({ length: 18 }, (_, i) => {
    const [angle, r] = [(i * 6 - 6) / 57.3, 242 + roll() * 26];
    return `${r1(x0 + sx * Math.cos(angle) * r)} ${r1(y0 + sy * Math.sin(angle) * r)}`;
  });
  const blob = `M${x0} ${y0}L${edge.join('L')}Z`;
  const leaf = (nearest: number, farthest: number, long: number, colours: string[]): string => {
    const angle = roll() * 1.75 - 0.09;
    const r = nearest + Math.sqrt(roll()) * (farthest - nearest);
    const at = `${r1(x0 + sx * Math.cos(angle) * r)} ${r1(y0 + sy * Math.sin(angle) * r)}`;
    const turned = Math.round(Math.atan2(sy * Math.sin(angle), sx * Math.cos(angle)) * 57.3 + roll() * 110 - 55);
    const l = long * (0.7 + roll() * 0.6);
    const colour = colours[Math.floor(roll() * colours.length)];
    return `<path d="M0 0Q${r1(l * 0.5)} ${r1(-l * 0.36)} ${r1(l)} 0Q${r1(l * 0.5)} ${r1(l * 0.36)} 0 0Z" transform="translate(${at}) rotate(${turned})" fill="${colour}"/>`;
  };
  const leaves = depths.map(([n, nearest, farthest, long, colours]) =>
    Array.from({ length: n }, () => leaf(nearest, farthest, long, colours)).join(''),
  );
  return (
    `<path d="${blob}" fill="#24340f" opacity=".42" filter="url(#soft8)" transform="translate(12 15)"/>` +
    `<path d="${blob}" fill="#4B6E33"/><g stroke="#2c4418" stroke-width=".5" stroke-opacity=".55">${leaves.join('')}</g>`
  );
}

function branch(space: Space, foot: [number, number]): string {
  const d = outline(card.spaces[space].outline);
  const [x, y] = px(centreOf(space));
  const roll = dice(space.length * 97 + space.charCodeAt(3) * 13 + space.charCodeAt(4));
  const angle = Math.atan2(y - foot[1], x - foot[0]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const grain = Array.from({ length: 5 }, (_, i) => {
    const bent = roll() * 6.3;
    const [ox, oy] = [-sin * (i - 2) * 9, cos * (i - 2) * 9];
    return `<path d="M${r1(x + ox - cos * 34)} ${r1(y + oy - sin * 34)}q${r1(cos * 34 + Math.cos(bent) * 6)} ${r1(sin * 34 + Math.sin(bent) * 6)} ${r1(cos * 68)} ${r1(sin * 68)}"/>`;
  });
  return (
    `<clipPath id="c_${space}"><path d="${d}"/></clipPath><path d="${d}" fill="url(#wood)" stroke="#5A3B1C" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<g clip-path="url(#c_${space})" stroke="#8A5A2E" stroke-width="1.1" fill="none" opacity=".6">${grain.join('')}<path d="${d}" stroke="#F2D3A6" stroke-width="5" opacity=".5" transform="translate(2.5 2.5)"/></g>`
  );
}
function wood(tree: Tree, isHome: boolean): string {
  const trunk = outline(card.trunks[tree]);
  const foot = tree === 'sapling' ? px({ x: side / 2, y: side / 2 }) : footOf(tree);
  const own = spaces.filter(
    (space) => space.startsWith(`${tree}_`) && !/nest|leaf/.test(space) && !(isHome && space.endsWith('_b2')),
  );
  const rings = (tree === 'sapling' ? [10, 5] : [52, 40, 28, 16]).map(
    (r) => `<circle cx="${foot[0]}" cy="${foot[1]}" r="${r}" fill="none" stroke="#A3774A" stroke-width="1.5"/>`,
  );
  const body =
    own.map((space) => branch(space, foot)).join('') +
    `<path d="${trunk}" fill="#6B4727" stroke="#3a2410" stroke-width="2.5"/>${rings.join('')}`;
  return `<g filter="url(#drop)"><g filter="url(#ink)">${body}</g></g>`;
}
function nest(space: Space, seed: number): string {
  const [x, y] = px(centreOf(space));
  const roll = dice(seed);
  const at = (angle: number, r: number): string => `${r1(x + Math.cos(angle) * r)} ${r1(y + Math.sin(angle) * r)}`;
  const twigs = Array.from({ length: 46 }, () => {
    const [a, r] = [roll() * 6.283, 20 + roll() * 16];
    const b = a + 0.5 + roll() * 0.5;
    return `M${at(a, r)}Q${at((a + b) / 2, r + 5)} ${at(b, r)}`;
  }).join('');
  const egg = (dx: number, dy: number, fill: string): string =>
    `<ellipse cx="${x + dx}" cy="${y + dy}" rx="5.5" ry="7" fill="${fill}" stroke="#5b5b50"/>`;
  return (
    `<g filter="url(#drop)"><circle cx="${x}" cy="${y}" r="38" fill="url(#nestg)" stroke="#4b3115" stroke-width="2"/>` +
    `<path d="${twigs}" stroke="#E0BE80" stroke-width="1.7" fill="none"/><path d="${twigs}" stroke="#5b3d1a" fill="none" transform="rotate(24 ${x} ${y})"/>` +
    `<circle cx="${x}" cy="${y}" r="19" fill="#4d361c"/>${egg(-6, 5, '#DDE6E2')}${egg(6, 6, '#CFE0DC')}</g>`
  );
}

/** The whole painting; `homes`: the trees that have a nest. */
export function groundSvg(homes: readonly string[], hasSapling: boolean): string {
  const standing = trees.filter((tree) => tree !== 'sapling' || hasSapling);
  const corners = standing.filter((tree): tree is Corner => tree !== 'sapling');
  const body =
    meadow() +
    corners.map((tree, i) => crown(tree, 3 + i * 11)).join('') +
    standing.map((tree) => wood(tree, homes.includes(tree))).join('') +
    homes.map((home, i) => nest(`${home}_nest` as Space, 5 + i)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${size} ${size}" width="${size}" height="${size}"><defs>${defs}</defs>${body}</svg>`;
}
