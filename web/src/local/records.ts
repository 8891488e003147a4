// Records as they come from outside, and whether a table's game is done.
import type { Card } from '../lib/api';
import { isBag, type Bag } from '../lib/read';
import { Trouble } from './trouble';

export const isDone = (card: Card): boolean => card.status === 'over' || card.status === 'aborted';

/** A record, or a file with one: a page hands files on without reading them. */
export async function readRecord(given: unknown): Promise<Bag> {
  try {
    const record: unknown = given instanceof Blob ? JSON.parse(await given.text()) : given;
    if (isBag(record) && record['format'] === 'snowbound-record') return record;
  } catch {
    // Not even JSON.
  }
  throw new Trouble('bad_record', 'this is not a saved game');
}
