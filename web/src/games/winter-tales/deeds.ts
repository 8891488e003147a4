// What a character can do now: who is activated walks, tells quests and rescues; others are activated or use a power.
import type { Choice, Offer } from '../../lib/contract';
import type { How } from '../../lib/deeds';
import { fieldsIn, verbIn } from './forms';
import { actingWho } from './looks';
import { running, type Character, type View } from './types';

const ways = ['pay', 'step', 'free_step'];
const acting = [...ways, 'passage', 'resolve', 'place_quest', 'rescue'];
const actorOf: { readonly [verb: string]: string } = {
  activate: 'who',
  propaganda: 'soldier',
  start_combat: 'soldier',
  set_trap: 'rebel',
};

export const deedsFor = (view: View, who: Character): How => ({
  does: (choice: Choice): boolean => {
    const actor = actorOf[verbIn(choice)];
    if (actor !== undefined) return fieldsIn(choice)[actor] === who;
    return acting.includes(verbIn(choice)) && running(view, 'activation') !== undefined && actingWho(view) === who;
  },
  idOf: ({ verb }: Offer): string => (ways.includes(verb) ? 'walk' : verb),
  isRare: () => false,
  order: ['activate', 'walk', 'passage', 'resolve', 'place_quest', 'rescue'],
});
