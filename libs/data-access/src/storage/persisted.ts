import { parseOrNull, storedKeys, validItems, type StoredKey } from '@niramaya/contract';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { BrowserStorage, StorageHealth } from './storage';
import type { AreaName } from './storage-host';
import { useBrowserStorage } from './useBrowserStorage';

/** A stored entry that is read, and how its text becomes a value. Create it once for each key, outside of components. */
export interface StoredValue<T> {
  readonly area: AreaName;
  readonly key: StoredKey;
  /**
   * Returns the value of the stored text; `text` is null if nothing is stored. It must not throw: for a text that
   * cannot be read it returns a fallback of type `T`, such as null or an empty list.
   */
  parse(text: string | null): T;
  read(storage: BrowserStorage): T;
}

/** How a value is written as text. */
interface Format {
  readonly decode: (text: string | null) => unknown;
  readonly encode: (value: unknown) => string;
}

/** Returns the parsed JSON; null for a text that is no JSON, or if there is none. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const json: Format = { decode: parseJson, encode: JSON.stringify };

/** Stores the text itself, without quotation marks, as the contract requires for `validkey`. */
export const plainText: Format = { decode: (text) => text, encode: String };

/** Describes an entry that other code writes. */
export const storedValue = <T>(key: StoredKey, parse: StoredValue<T>['parse']): StoredValue<T> => {
  const { area } = storedKeys[key];
  return { area, key, parse, read: (storage) => parse(storage.read(area, key)) };
};

const entry = <T>(
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
 * Describes an entry, which is JSON unless the third argument is `plainText`. It reads as null if nothing is stored, or
 * if the stored value fails the schema. Neither `read` nor `write` throws: a value that the browser refuses lasts for
 * this page load, and `useStorageHealth` reports it.
 */
export const persisted = <T extends NonNullable<unknown>>(
  key: StoredKey,
  schema: z.ZodMiniType<T>,
  { decode, encode } = json,
) => entry<T | null>(key, (text) => parseOrNull(schema, decode(text)), encode);

/** The shape of the stored lists. Increase it when the shape changes: an older list then reads as unreadable. */
const version = 1;
const bareList = z.array(z.unknown());
const versionedList = z.pipe(
  z.object({ v: z.literal(version), items: z.catch(bareList, []) }),
  z.transform(({ items }) => items),
);

/**
 * Describes a stored list. `prepend` puts the newest item first; the cart and its new prices are written with the
 * oldest first. The list reads as the valid items, and as an empty list if nothing is stored or the text is no such
 * list.
 *
 * `most` is the number of items that a write keeps. A list of several people has `Infinity`, because the newest items of
 * one person would displace the oldest of another. `isBare` stores an array without a version, as the contract
 * requires for the cart.
 *
 * The next write sets a text aside that is no such list, unless a log-out or the end of the tab would remove it anyway.
 */
export function persistedList<T>(key: StoredKey, item: z.ZodMiniType<T>, most: number, { isBare = false } = {}) {
  const { area, endsAtLogOut } = storedKeys[key];
  const raw: z.ZodMiniType<unknown[]> = isBare ? bareList : versionedList;
  const items = validItems(item);
  /** Returns all items of a stored text, also those that fail the schema. Null if the text is no such list. */
  const rawItems = (text: string | null) => parseOrNull(raw, parseJson(text));
  /** Returns the object that is stored for a list that is not bare. */
  const envelope = (all: readonly T[]) => ({ v: version, items: all.slice(0, most) });
  const list = entry(
    key,
    (text) => items.parse(rawItems(text) ?? []).slice(0, most),
    (all) => JSON.stringify(isBare ? all.slice(0, most) : envelope(all)),
    area === 'session' || endsAtLogOut ? undefined : (stored) => rawItems(stored) !== null,
  );
  const replace = (storage: BrowserStorage, isReplaced: (item: unknown) => boolean, ...added: readonly T[]): void => {
    const stored = rawItems(storage.read(list.area, key)) ?? [];
    list.write(storage, [...added, ...(stored.filter((one) => !isReplaced(one)) as T[])]);
  };
  return {
    ...list,
    rawItems,
    envelope,
    /**
     * Removes the items for which `isReplaced` is true, and puts `added` first. `isReplaced` also gets the stored items
     * that fail the schema. Those that it does not name stay, so that My data can still show them.
     */
    replace,
    /**
     * Replaces each item by the result of `change`, in its place. An item that `change` returns as it is, or that fails
     * the schema, stays in its stored form.
     */
    update: (storage: BrowserStorage, change: (item: T) => T): void => {
      const changed = (one: unknown) => {
        const { data } = item.safeParse(one);
        const next = data === undefined ? data : change(data);
        return next === data ? one : next;
      };
      const stored = rawItems(storage.read(list.area, key));
      if (stored !== null) list.write(storage, stored.map(changed) as T[]);
    },
    /** Puts an item first. */
    prepend: (storage: BrowserStorage, item: T): void => replace(storage, () => false, item),
    /** Describes whether the list or one of its items cannot be read. `isReadable` gets each stored item. */
    unreadable: (isReadable = (one: unknown) => item.safeParse(one).success) =>
      storedValue(key, (text) => {
        const found = rawItems(text);
        return found === null ? text !== null : !found.every(isReadable);
      }),
  };
}

/**
 * Returns the value of a stored entry, and re-renders when any tab changes it. While the page hydrates it returns the
 * value for absent text, because the prerendered page knows nothing of the shopper.
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

/** The subscription of a value that never changes. */
const subscribeToNothing = () => () => undefined;

/**
 * Returns false while the page hydrates and true ever after. Until then an absent value means nothing: an effect that
 * reacts to one, such as the notice of an empty cart, must wait for true. `useHydratedAtOnce` of `libs/ui` is the same
 * for components that know no storage; neither library may import the other.
 */
export const useStorageReady = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

/** Returns `full` or `forbidden` if the browser has refused a write. Such values are lost with this page load. */
export function useStorageHealth(): StorageHealth {
  const storage = useBrowserStorage();
  return useSyncExternalStore(storage.subscribe, storage.health, () => 'ok');
}
