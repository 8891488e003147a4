// Signs that stand for factions, quests and powers: always a shape, never a colour alone.
import type { Quest, Side } from '../types';
import icons from './icons.json';

type Icon = keyof typeof icons;
export const iconPath = (name: Icon): string => icons[name];

export const QUEST_ICON: Record<Quest, Icon> = {
  hope: 'sprout',
  love: 'hearts',
  refuge: 'wood_cabin',
  artifact_spring: 'gem_pendant',
  artifact_winter: 'gem_pendant',
  terror: 'screaming',
  propaganda: 'megaphone',
  retaliation: 'fist',
};

export interface Ink {
  fill: string;
  line: string;
  mark: string;
}
export const TOKEN: Record<Side, Ink> = {
  spring: { fill: '#F8C98C', line: '#B8500F', mark: '#5A2407' },
  winter: { fill: '#BBDCF0', line: '#2A6A96', mark: '#0F3450' },
};

export function hexagon(r: number): string {
  const corner = (k: number): string => {
    const a = (Math.PI / 3) * k - Math.PI / 2;
    return `${Math.round(Math.cos(a) * r * 10) / 10} ${Math.round(Math.sin(a) * r * 10) / 10}`;
  };
  return `M${[0, 1, 2, 3, 4, 5].map(corner).join('L')}Z`;
}

export const SUN = Array.from({ length: 8 }, (_, k) => {
  const a = (k * Math.PI) / 4;
  const at = (r: number): string => `${Math.round(Math.cos(a) * r * 10) / 10} ${Math.round(Math.sin(a) * r * 10) / 10}`;
  return `M${at(7.4)}L${at(10.4)}`;
}).join('');
export const FLAKE = 'M0 -10.5V10.5M-3 -8l3 3l3 -3M-3 8l3 -3l3 3';
