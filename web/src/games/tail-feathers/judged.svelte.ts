// What the engine says of an army as it lies on the sheet; an answer that a newer sheet has overtaken is dropped.
import type { BoardProps } from '../../lib/contract';
import type { Ahead, View } from './model';

type Seen = ReturnType<BoardProps<View>['ask']['preview']>;

export function judgedArmy(look: () => Seen): { readonly army: Ahead['army']; readonly isCurrent: boolean } {
  let army = $state.raw<Ahead['army']>(null);
  let latest = 0;
  let answered = 0;
  $effect(() => {
    const number = ++latest;
    void look().then((seen) => {
      if (number !== latest) return;
      answered = number;
      army = (seen.preview as unknown as Ahead | null)?.army ?? null;
    });
  });
  return {
    get army() {
      return army;
    },
    /** What was said is said of the sheet as it lies now. */
    get isCurrent() {
      return answered === latest;
    },
  };
}
