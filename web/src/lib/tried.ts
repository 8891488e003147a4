/** A game's own code is fed with what the server says: where that makes no sense, the page does without. */
export function tried<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
