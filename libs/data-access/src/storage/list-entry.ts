import { parseJson, writeEntry, type ReadEntry, type StoredEntry } from './entries';
import type { BrowserStorage } from './storage';

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

/**
 * Replaces the stored items for which `isReplaced` returns true, and puts the new ones first. All others stay as they
 * are, also those that cannot be read.
 */
export const replaceItems = <T>(
  storage: BrowserStorage,
  entry: StoredEntry<T[]>,
  isReplaced: (item: unknown) => boolean,
  ...added: readonly T[]
): void => {
  const stored = itemsOf(parseJson(storage.read(entry.area, entry.key))) ?? [];
  writeEntry(storage, entry, [...added, ...(stored.filter((item) => !isReplaced(item)) as T[])]);
};

/** Returns the entry that is true if the list under the key of another entry holds something that cannot be read. */
export const damageOf = ({ area, key }: StoredEntry<unknown[]>, read: (item: unknown) => unknown) =>
  ({ area, key, parse: (text) => holdsUnreadable(text, (item) => read(item) !== null) }) as ReadEntry<boolean>;

/** Returns whether a list's key holds something that its rules leave out: an item, or all of it. */
export function holdsUnreadable(text: string | null, isReadable: (item: unknown) => boolean): boolean {
  const items = itemsOf(parseJson(text));
  return items === null ? text !== null : !items.every(isReadable);
}
