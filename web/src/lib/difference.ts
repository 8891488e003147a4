// The difference between two JSON values, put into the first of them: "patch" of docs/protocol.md, as
// table/difference.cpp writes it. What was there is not touched; what is the same is shared.
import type { Json } from './contract';
import { isBag } from './read';

class Misfit extends Error {}

const placeIn = (list: readonly Json[], key: string): number => {
  const place = /^\d{1,6}$/.test(key) ? Number(key) : list.length;
  if (place >= list.length) throw new Misfit(key);
  return place;
};

// Three numbers an edit: at this place drop so many, put these in.
function edited(value: Json | undefined, edits: readonly Json[]): Json {
  if (!Array.isArray(value) || edits.length % 3 !== 0) throw new Misfit('edits');
  const list = [...(value as readonly Json[])];
  for (let i = 0; i < edits.length; i += 3) {
    const [at, drop, put] = [edits[i], edits[i + 1], edits[i + 2]];
    const fits = Number.isInteger(at) && Number.isInteger(drop) && Array.isArray(put);
    if (!fits || Number(at) < 0 || Number(drop) < 0 || Number(at) + Number(drop) > list.length)
      throw new Misfit('edit');
    list.splice(Number(at), Number(drop), ...(put as readonly Json[]));
  }
  return list;
}

/** Throws where it does not fit. */
export function patched(value: Json | undefined, patch: Json | undefined): Json {
  if (Array.isArray(patch)) return patch.length === 1 ? (patch[0] as Json) : edited(value, patch as readonly Json[]);
  if (!isBag(patch)) throw new Misfit('patch');
  if (Array.isArray(value)) {
    const list = [...(value as readonly Json[])];
    for (const [key, part] of Object.entries(patch)) {
      const place = placeIn(list, key);
      list[place] = patched(list[place], part as Json);
    }
    return list;
  }
  if (!isBag(value)) throw new Misfit('value');
  const fields = new Map(Object.entries(value as { [field: string]: Json }));
  for (const [key, part] of Object.entries(patch)) {
    if (part === null) fields.delete(key);
    else fields.set(key, patched(fields.get(key), part as Json));
  }
  return Object.fromEntries(fields);
}

const bytes = new TextEncoder();
const mixed = (sum: number, next: number): number => Math.imul(sum ^ next, 16777619);
const textSum = (text: string): number => bytes.encode(text).reduce(mixed, 2166136261);
const sum = (value: Json): number => {
  if (Array.isArray(value))
    return (value as readonly Json[]).reduce<number>((all, each) => mixed(all, sum(each)), 0x5b);
  if (!isBag(value)) return textSum(JSON.stringify(value));
  const parts = Object.entries(value as { [field: string]: Json });
  return parts.reduce((all, [key, part]) => (all + mixed(textSum(JSON.stringify(key)), sum(part))) | 0, 0x7b);
};
/** Whether two sides have the same, whatever the order of its keys. */
export const valueSum = (value: Json): number => sum(value) >>> 0;
