// Moods of a table: what "first game", "full" and "quick" mean for each game. An option not named keeps its default.
import type { GameInfo } from './api';
import type { Json } from './contract';

export interface Preset {
  id: 'first_game' | 'full' | 'quick';
  options: { [option: string]: Json };
  seats: number;
  level: string;
}

const known: { [game: string]: Preset[] } = {
  'paper-tales': [
    { id: 'first_game', options: {}, seats: 3, level: 'easy' },
    { id: 'full', options: { payment: 'strict' }, seats: 4, level: 'medium' },
    { id: 'quick', options: {}, seats: 2, level: 'medium' },
  ],
  'winter-tales': [
    // An even number: nobody is the Author, the hardest of roles.
    { id: 'first_game', options: { memories: 3 }, seats: 4, level: 'easy' },
    { id: 'full', options: { memories: 5, powers: true, missions: true, abilities: true }, seats: 5, level: 'medium' },
    { id: 'quick', options: { memories: 3 }, seats: 3, level: 'medium' },
  ],
  'dead-of-winter': [
    // What the rulebook recommends [DW-SET.2], and nobody has to suspect anybody yet.
    { id: 'first_game', options: { objective: 'we_need_more_samples', betrayer: 'none' }, seats: 3, level: 'easy' },
    { id: 'full', options: {}, seats: 5, level: 'medium' },
    { id: 'quick', options: {}, seats: 2, level: 'medium' },
  ],
  'tail-feathers': [
    // Everybody stands on their tree, and where a flight would end may be looked at before it is announced [TF-R18].
    { id: 'first_game', options: { free_measuring: true, placed: { on: true } }, seats: 2, level: 'easy' },
    { id: 'full', options: {}, seats: 2, level: 'medium' },
    { id: 'quick', options: {}, seats: 2, level: 'medium' },
  ],
};

/** Only what the game's schema allows: a preset never makes a table that the server refuses. */
export function presetsOf(game: GameInfo): Preset[] {
  const schema = game.options.properties ?? {};
  const plain: Preset[] = [
    { id: 'first_game', options: {}, seats: game.seats.min, level: 'easy' },
    { id: 'full', options: {}, seats: game.seats.max, level: 'medium' },
    { id: 'quick', options: {}, seats: game.seats.min, level: 'medium' },
  ];
  return (known[game.id] ?? plain).map((preset) => ({
    ...preset,
    seats: Math.min(Math.max(preset.seats, game.seats.min), game.seats.max),
    options: Object.fromEntries(Object.entries(preset.options).filter(([option]) => Object.hasOwn(schema, option))),
  }));
}
