import type { StoredEntry } from './entries';
import { parseJson } from './entries';

/** Goes up when the shape of a list changes; a list of another version is none. */
const version = 1;

interface ListRules<T> {
  /** One item, or null where it cannot be read. */
  read(item: unknown): T | null;
  /** How many are kept at most; the newest stand first. */
  readonly most: number;
}

/** The items of a list as they lie there, or null where there is none of this version. */
export const itemsOf = (kept: unknown): readonly unknown[] | null => {
  if (typeof kept !== 'object' || kept === null || !('v' in kept) || kept.v !== version) return null;
  return 'items' in kept && Array.isArray(kept.items) ? kept.items : [];
};

/** How a list under a key of our own is kept: `{ v, items }`. Items that cannot be read are left out, the others stay. */
export const listRules = <T>({ read, most }: ListRules<T>): Pick<StoredEntry<T[]>, 'parse' | 'serialise'> => ({
  parse: (text) => {
    const items = itemsOf(parseJson(text));
    return items?.flatMap((item) => read(item) ?? []).slice(0, most) ?? null;
  },
  serialise: (items) => JSON.stringify({ v: version, items: items.slice(0, most) }),
});
