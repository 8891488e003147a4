// The tables of this device, in IndexedDB. Only the worker reads them: a record holds the seed of what is yet to come.
import type { Card } from '../lib/api';

export interface Event {
  seat: number;
  by?: string;
  undo?: boolean;
  hash: string;
  [field: string]: unknown;
}
export interface Match {
  game: string;
  options: Card['options'];
  seats: number;
  seed_hash: string;
  seed: string;
  salt: string;
  rules_version: number;
  events: Event[];
  [field: string]: unknown;
}
export interface Row {
  id: string;
  card: Card;
  record: Match;
  notes: string;
  touched: number;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Store {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Store> {
    const request = indexedDB.open('snowbound', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
    return new Store(await done(request));
  }

  all(): Promise<Row[]> {
    return done(this.database.transaction('tables').objectStore('tables').getAll() as IDBRequest<Row[]>);
  }

  find(id: string): Promise<Row | undefined> {
    return done(this.database.transaction('tables').objectStore('tables').get(id) as IDBRequest<Row | undefined>);
  }

  /** Once it returns true it is on the disk. False: another window has played on; nothing was written. */
  keep(row: Row, after: number): Promise<boolean> {
    const work = this.database.transaction('tables', 'readwrite', { durability: 'strict' });
    const tables = work.objectStore('tables');
    return new Promise((resolve, reject) => {
      let fits = false;
      const found = tables.get(row.id) as IDBRequest<Row | undefined>;
      found.onsuccess = () => {
        fits = (found.result?.record.events.length ?? after) === after;
        if (fits) tables.put(row);
      };
      work.oncomplete = () => resolve(fits);
      work.onabort = work.onerror = () => reject(work.error);
    });
  }

  async remove(id: string): Promise<void> {
    await done(this.database.transaction('tables', 'readwrite').objectStore('tables').delete(id));
  }
}
