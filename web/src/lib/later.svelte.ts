// What may follow a moment after the board: a view draws first what the hand is waiting for.

/** The value as it was when the last task ended; for a component, while it is mounted. */
export function later<T>(now: () => T): { readonly value: T } {
  let value = $state.raw(now());
  $effect(() => {
    const next = now();
    const timer = setTimeout(() => (value = next));
    return () => clearTimeout(timer);
  });
  return {
    get value() {
      return value;
    },
  };
}
