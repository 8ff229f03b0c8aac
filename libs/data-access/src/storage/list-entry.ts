import type { StoredEntry } from './entries';
import { parseJson } from './entries';

/** Increases when the shape of a list changes. A list of another version counts as none. */
const version = 1;

interface ListRules<T> {
  /** Returns one item, or null if it cannot be read. */
  read(item: unknown): T | null;
  /** How many items are stored at most; the newest come first. */
  readonly most: number;
}

/** Returns the stored items of a list, or null if there is none of this version. */
export const itemsOf = (kept: unknown): readonly unknown[] | null => {
  if (typeof kept !== 'object' || kept === null || !('v' in kept) || kept.v !== version) return null;
  return 'items' in kept && Array.isArray(kept.items) ? kept.items : [];
};

/**
 * How a list under a key of our own is stored: `{ v, items }`. Items that cannot be read are left out, the others stay.
 */
export const listRules = <T>({ read, most }: ListRules<T>): Pick<StoredEntry<T[]>, 'parse' | 'serialise'> => ({
  parse: (text) => {
    const items = itemsOf(parseJson(text));
    return items?.flatMap((item) => read(item) ?? []).slice(0, most) ?? null;
  },
  serialise: (items) => JSON.stringify({ v: version, items: items.slice(0, most) }),
});
