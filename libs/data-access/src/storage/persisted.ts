import { parseOrNull, storedKeys, validItems, type StoredKey } from '@niramaya/contract';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { BrowserStorage, StorageHealth } from './storage';
import type { AreaName } from './storage-host';
import { useBrowserStorage } from './useBrowserStorage';

/*
 * Descriptions of the entries of browser storage. Each is created once, outside of components:
 *
 * - `storedValue` describes an entry that this code only reads.
 * - `persisted` describes one value, and `persistedList` a list of items. Both can be written.
 *
 * A component reads them with `usePersisted(description)`, other code with `description.read(storage)`. The
 * descriptions `owned` and `ownedList` of `session/owned.ts` are for entries that name their owner.
 */

/**
 * A stored entry that is read, and how its text becomes a value. Create it once for each key, outside of components.
 */
export interface StoredValue<T> {
  /** The area of browser storage that has the entry. */
  readonly area: AreaName;
  /** The key of the entry in that area. */
  readonly key: StoredKey;
  /**
   * Returns the value of the stored text; `text` is null if nothing is stored. It must not throw: for a text that
   * cannot be read it returns a fallback of type `T`, such as null or an empty list.
   */
  parse(text: string | null): T;
  /** Returns the value that is stored now. */
  read(storage: BrowserStorage): T;
}

/** How a value is written as text. */
interface Format {
  readonly decode: (text: string | null) => unknown;
  readonly encode: (value: unknown) => string;
}

/**
 * Returns the parsed JSON. Returns null for no text, for a text that is no JSON, and for the JSON `null`: all three
 * count as absent.
 */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const json: Format = { decode: parseJson, encode: JSON.stringify };

/**
 * The format that stores the text itself, without quotation marks. The requirements fix it for `validkey`, the name of
 * the person who is logged in.
 */
export const plainTextFormat: Format = { decode: (text) => text, encode: String };

/** Describes an entry that this code only reads. */
export const storedValue = <T>(key: StoredKey, parse: StoredValue<T>['parse']): StoredValue<T> => {
  const { area } = storedKeys[key];
  return { area, key, parse, read: (storage) => parse(storage.read(area, key)) };
};

/**
 * Describes an entry that can be written. If `isReadable` is false for the text that a write replaces, `storage.write`
 * renames that entry first. Without `isReadable`, every text is replaced.
 */
const writableValue = <T>(
  key: StoredKey,
  parse: StoredValue<T>['parse'],
  serialise: (value: NonNullable<T>) => string,
  isReadable?: (stored: string) => boolean,
) => ({
  ...storedValue(key, parse),
  serialise,
  write: (storage: BrowserStorage, next: NonNullable<T>): void =>
    storage.write(storedKeys[key].area, key, serialise(next), isReadable),
  clear: (storage: BrowserStorage): void => storage.remove(storedKeys[key].area, key),
});

/**
 * Describes an entry of one value. It reads as null if nothing is stored, or if the stored value fails the schema, so
 * the value itself cannot be null. Neither `read` nor `write` throws: a value that the browser refuses lasts for this
 * page load, and `useStorageHealth` reports it.
 *
 * @param format JSON by default, or `plainTextFormat`.
 */
export const persisted = <T extends NonNullable<unknown>>(
  key: StoredKey,
  schema: z.ZodMiniType<T>,
  format: Format = json,
) => writableValue<T | null>(key, (text) => parseOrNull(schema, format.decode(text)), format.encode);

/**
 * The version of the shape of stored lists. Increase it if the shape changes: the next write then renames a list of the
 * older shape.
 */
const listVersion = 1;
const bareList = z.array(z.unknown());
const versionedList = z.pipe(
  z.object({ v: z.literal(listVersion), items: bareList }),
  z.transform(({ items }) => items),
);

interface ListOptions {
  /** Whether the text is an array without a version, as the requirements demand for the cart. */
  readonly isBare?: boolean;
}

/**
 * Describes a stored list. It reads as its valid items, and as an empty list if nothing is stored or the text is no
 * such list. `prepend` puts the newest item first; `cart_data` and `niramaya.new_prices` are written with the oldest
 * first.
 *
 * If the text that a write replaces is no such list, the write renames that entry first, to 'KEY.unreadable', so that
 * the panel My data can show it. Entries that a log-out or the end of the tab removes are replaced at once.
 *
 * @param maxItems The list is cut after so many items when it is read and when it is written. A list of several people
 * has `Infinity`, because the newest items of one person would displace the oldest of another.
 */
export function persistedList<T>(
  key: StoredKey,
  itemSchema: z.ZodMiniType<T>,
  maxItems: number,
  { isBare = false }: ListOptions = {},
) {
  const { area, endsAtLogOut } = storedKeys[key];
  const listSchema: z.ZodMiniType<unknown[]> = isBare ? bareList : versionedList;
  const validItemsSchema = validItems(itemSchema);

  /** Returns all items of a stored text, also those that fail the schema. Returns null if the text is no such list. */
  const rawItems = (text: string | null): unknown[] | null => parseOrNull(listSchema, parseJson(text));
  const isList = (text: string): boolean => rawItems(text) !== null;

  /** Returns the object that is stored for a list with a version. `ownedList` adds the owner to it. */
  const versioned = (items: readonly T[]) => ({ v: listVersion, items: items.slice(0, maxItems) });
  const serialise = (items: readonly T[]): string =>
    JSON.stringify(isBare ? items.slice(0, maxItems) : versioned(items));

  const endsByItself = area === 'session' || endsAtLogOut;
  const list = writableValue(
    key,
    (text) => validItemsSchema.parse(rawItems(text) ?? []).slice(0, maxItems),
    serialise,
    endsByItself ? undefined : isList,
  );

  /** Writes stored items again, of which some may fail the schema: `serialise` keeps every item as it is. */
  const writeRaw = (storage: BrowserStorage, items: readonly unknown[]): void => list.write(storage, items as T[]);

  /**
   * Removes the items for which `isReplaced` is true, and puts `added` first. `isReplaced` also gets the stored items
   * that fail the schema. Items for which it is false stay, so that My data can still show them. An unreadable list is
   * renamed, and a list with `added` begins.
   */
  const replace = (storage: BrowserStorage, isReplaced: (item: unknown) => boolean, ...added: readonly T[]): void => {
    const stored = rawItems(storage.read(area, key)) ?? [];
    const kept = stored.filter((item) => !isReplaced(item));
    writeRaw(storage, [...added, ...kept]);
  };

  /**
   * Replaces each item by the result of `change`, in its place. An item that `change` returns as it is, or that fails
   * the schema, stays in its stored form. An unreadable list stays as it is, because it has no item to change.
   */
  const update = (storage: BrowserStorage, change: (item: T) => T): void => {
    const stored = rawItems(storage.read(area, key));
    if (stored === null) return;
    const changed = stored.map((storedItem) => {
      const parsed = itemSchema.safeParse(storedItem);
      if (!parsed.success) return storedItem;
      const next = change(parsed.data);
      return next === parsed.data ? storedItem : next;
    });
    writeRaw(storage, changed);
  };

  /** Returns a stored value that is true if the list, or an item for which `isReadable` is false, cannot be read. */
  const unreadableFlag = (isReadable = (item: unknown) => itemSchema.safeParse(item).success): StoredValue<boolean> =>
    storedValue(key, (text) => {
      if (text === null) return false;
      const items = rawItems(text);
      return items === null || !items.every(isReadable);
    });

  return {
    ...list,
    rawItems,
    versioned,
    replace,
    update,
    /** Puts an item first. */
    prepend: (storage: BrowserStorage, item: T): void => replace(storage, () => false, item),
    unreadableFlag,
  };
}

/**
 * Returns the value of a stored entry, and re-renders when any tab changes it. While the page hydrates it returns the
 * value for `null`, as if nothing were stored, because the prerendered page knows nothing of the shopper.
 */
export function usePersisted<T>(value: StoredValue<T>): T {
  const storage = useBrowserStorage();
  const text = useSyncExternalStore(
    storage.subscribe,
    () => storage.read(value.area, value.key),
    () => null,
  );
  return useMemo(() => value.parse(text), [value, text]);
}

/**
 * Returns whether anything is stored under a key, of any person, readable or not. False while the page hydrates. So a
 * page can load the code that shows an entry only in browsers that have the entry.
 */
export function useIsStored(key: StoredKey): boolean {
  const storage = useBrowserStorage();
  return useSyncExternalStore(
    storage.subscribe,
    () => storage.read(storedKeys[key].area, key) !== null,
    () => false,
  );
}

/** The subscription of a value that never changes. */
const subscribeToNothing = () => () => undefined;

/**
 * Returns false while the page hydrates and true ever after. Until then every entry reads as absent, also one that is
 * stored. So an effect that reacts to an absent value, such as the notice of an empty cart, must wait for true.
 * `useHydratedAtOnce` of `libs/ui` is the same for components that know no storage; neither library may import the
 * other.
 */
export const useStorageReady = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/**
 * Returns whether the browser stores everything: 'ok', or why it has refused a write, for lack of room ('full') or in
 * general ('forbidden'). A refused value lasts for this page load.
 */
export function useStorageHealth(): StorageHealth {
  const storage = useBrowserStorage();
  return useSyncExternalStore(storage.subscribe, storage.health, () => 'ok');
}
