import { parseOrNull, storedKeys, validItems, type StoredKey } from '@niramaya/contract';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useServices } from '../store/hooks';
import type { BrowserStorage } from './storage';
import type { AreaName } from './storage-host';

/** A value that is computed from the text under a key of browser storage. */
export interface StoredValue<T> {
  readonly area: AreaName;
  readonly key: StoredKey;
  /** Returns null for a text that is absent, corrupt or of an unknown shape. It never throws. */
  parse(text: string | null): T | null;
  /** Returns the value at this moment. */
  read(storage: BrowserStorage): T | null;
}

/** A value under a key of browser storage. */
export interface Persisted<T> extends StoredValue<T> {
  serialise(value: T): string;
  /** Stores the value. If the browser refuses, the value lasts as long as the page (`useStorageHealth`). */
  write(storage: BrowserStorage, value: T): void;
  /** Deletes the value. */
  clear(storage: BrowserStorage): void;
}

/** A list under a key of browser storage, stored as `{ v, items }`. */
export interface PersistedList<T> extends Persisted<T[]> {
  /** Returns the stored items as they are, also those that are not valid, or null if there is no list. */
  rawItems(text: string | null): readonly unknown[] | null;
  /**
   * Replaces the stored items for which `isReplaced` returns true, and puts the new ones first. All others stay as they
   * are, also those that are not valid.
   */
  replace(storage: BrowserStorage, isReplaced: (item: unknown) => boolean, ...added: readonly T[]): void;
  /** Returns whether something under the key is not valid: an item, or all of it. */
  unreadable(isReadable?: (item: unknown) => boolean): StoredValue<boolean>;
}

interface Format {
  readonly decode: (text: string | null) => unknown;
  readonly encode: (value: unknown) => string;
}

const json: Format = {
  decode: (text) => {
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  },
  encode: JSON.stringify,
};

/** Returns the value of a JSON text, or null if it is absent or corrupt. */
export const parseJson = json.decode;

/** The text under the key is the value itself, and no JSON. */
export const plainText: Format = { decode: (text) => text, encode: String };

/** Describes a value that is computed from the text under a key, and that is not written. */
export const storedValue = <T>(key: StoredKey, parse: (text: string | null) => T | null): StoredValue<T> => {
  const area = storedKeys[key];
  return { area, key, parse, read: (storage) => parse(storage.read(area, key)) };
};

/**
 * Describes a value in browser storage, with the functions that read, write and clear it. `usePersisted` reads it in a
 * component.
 * @param key a key of `storedKeys`, which has its area too
 * @param schema the shape of the value; a stored value of another shape counts as none
 * @param format JSON by default, or `plainText`
 */
export function persisted<T>(key: StoredKey, schema: z.ZodMiniType<T>, { decode, encode } = json): Persisted<T> {
  const value = storedValue(key, (text) => parseOrNull(schema, decode(text)));
  const { area } = value;
  return {
    ...value,
    serialise: encode,
    write: (storage, next) => storage.write(area, key, encode(next)),
    clear: (storage) => storage.remove(area, key),
  };
}

/** Increases when the shape of a list changes. A list of another version counts as none. */
const version = 1;
const listSchema = z.object({ v: z.literal(version), items: z.catch(z.array(z.unknown()), []) });

/**
 * Describes a list in browser storage. Items that are not valid are left out, the others stay.
 * @param most how many items are stored at most; the newest are first
 */
export function persistedList<T>(key: StoredKey, item: z.ZodMiniType<T>, most: number): PersistedList<T> {
  const items = validItems(item);
  const schema = z.pipe(
    listSchema,
    z.transform((list) => items.parse(list.items).slice(0, most)),
  );
  const list = persisted(key, schema, {
    decode: parseJson,
    encode: (all) => JSON.stringify({ v: version, items: (all as readonly unknown[]).slice(0, most) }),
  });
  const rawItems = (text: string | null) => parseOrNull(listSchema, parseJson(text))?.items ?? null;
  return {
    ...list,
    rawItems,
    replace: (storage, isReplaced, ...added) => {
      const stored = rawItems(storage.read(list.area, key)) ?? [];
      list.write(storage, [...added, ...(stored.filter((one) => !isReplaced(one)) as T[])]);
    },
    unreadable: (isReadable = (one) => item.safeParse(one).success) =>
      storedValue(key, (text) => {
        const raw = rawItems(text);
        return raw === null ? text !== null : !raw.every(isReadable);
      }),
  };
}

/**
 * Returns a stored value, and follows changes made here and in other tabs. It is null while the page is prerendered or
 * hydrates (`useStorageReady`).
 */
export function usePersisted<T>(value: StoredValue<T>): T | null {
  const { storage } = useServices();
  // The snapshot is the raw text. Equal text is equal state, so nothing is cached and nothing can become stale.
  const text = useSyncExternalStore(
    storage.subscribe,
    () => storage.read(value.area, value.key),
    () => null,
  );
  return useMemo(() => value.parse(text), [value, text]);
}
