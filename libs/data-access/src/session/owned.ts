import type { StoredKey } from '@niramaya/contract';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { parseJson, persisted, persistedList, storedValue, usePersisted, type StoredValue } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import { isShownTo } from './owner';
import { readUserKey, useUserKey, type UserKey } from './user-key';

/** Returns the text if this person may see it, else null, as if nothing were stored. */
const shownText = (key: StoredKey, text: string | null, userKey: UserKey): string | null =>
  isShownTo(key, parseJson(text), userKey) ? text : null;

/**
 * An entry to read, whose text names its owner in the field `of`. For a person who may not see it, `read` and
 * `useOwned` return `parseShown(null)`, as if nothing were stored. It is no `StoredValue`, because `usePersisted` does
 * not look at the owner.
 */
interface OwnedValue<T> extends Omit<StoredValue<T>, 'parse'> {
  /** Parses a text that the current person may see, as `parse` of a `StoredValue` does. */
  parseShown(text: string | null): T;
}

/** Describes an entry to read. `parse` gets its text only for a person who may see it, and else null. */
function ownedValue<T>(key: StoredKey, parse: (text: string | null) => T): OwnedValue<T> {
  const { area, read } = storedValue(key, (text) => text);
  return {
    area,
    key,
    parseShown: parse,
    read: (storage) => parse(shownText(key, read(storage), readUserKey(storage))),
  };
}

/**
 * Describes an entry `{ of, value }` of one person, who is named in `of`. It reads as null for every other person, and
 * if the value fails the schema. `storedKeys[key].shownTo` may allow that a guest's value is also shown to the person
 * who logs in next.
 */
export function owned<T extends NonNullable<unknown>>(key: StoredKey, schema: z.ZodMiniType<T>) {
  const stored = persisted(key, z.object({ of: z.string(), value: schema }));
  return {
    ...ownedValue<T | null>(key, (text) => stored.parse(text)?.value ?? null),
    write: (storage: BrowserStorage, value: T): void => stored.write(storage, { of: readUserKey(storage), value }),
    clear: stored.clear,
  };
}

/**
 * Describes a list `{ of, v, items }` of one person: `of` names the person, and `v` is the version of the shape. It has
 * at most `maxItems` items: the first ones stay. A person who adds to a guest's list that is shown to them takes it
 * over as their own. Another person's list is replaced.
 *
 * An unreadable list is replaced at once, as `persistedList` does with every entry that a log-out or the end of the tab
 * removes. Use this function for such keys only.
 */
export function ownedList<T>(key: StoredKey, itemSchema: z.ZodMiniType<T>, maxItems: number) {
  const stored = persistedList(key, itemSchema, maxItems);
  const rawItems = ownedValue(key, (text) => stored.rawItems(text) ?? []);
  const write = (storage: BrowserStorage, items: readonly T[]): void =>
    storage.write(stored.area, key, JSON.stringify({ of: readUserKey(storage), ...stored.versioned(items) }));
  /** Removes the items for which `isReplaced` is true, and puts `added` first. Unreadable items of the person stay. */
  const replace = (storage: BrowserStorage, isReplaced: (item: unknown) => boolean, ...added: readonly T[]): void => {
    // Some of these items may fail the schema. They are written again as they are.
    const kept = rawItems.read(storage).filter((item) => !isReplaced(item)) as T[];
    write(storage, [...added, ...kept]);
  };
  return {
    ...ownedValue(key, stored.parse),
    write,
    clear: stored.clear,
    replace,
    /** Puts an item first. */
    prepend: (storage: BrowserStorage, item: T): void => replace(storage, () => false, item),
    /** A value that reads as true if an item of the person's own list cannot be read. */
    unreadableFlag: ownedValue(key, stored.unreadableFlag().parse),
  };
}

/**
 * Returns the value of an owned entry, and re-renders when any tab changes it or when the person changes. While the
 * page hydrates it returns `parseShown(null)`, as if nothing were stored.
 */
export function useOwned<T>({ key, parseShown }: OwnedValue<T>): T {
  const text = usePersisted(useMemo(() => storedValue(key, (stored) => stored), [key]));
  const userKey = useUserKey();
  return useMemo(
    () => parseShown(userKey === null ? null : shownText(key, text, userKey)),
    [key, parseShown, text, userKey],
  );
}
