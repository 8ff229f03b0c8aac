import { parseOrNull, storedKeys, validItems, type StoredKey } from '@niramaya/contract';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useServices } from '../store/hooks';
import type { BrowserStorage } from './storage';
import type { AreaName } from './storage-host';

export interface StoredValue<T> {
  readonly area: AreaName;
  readonly key: StoredKey;
  /** Null if absent, corrupt or of another shape. */
  parse(text: string | null): T | null;
  read(storage: BrowserStorage): T | null;
}

export type Persisted<T> = ReturnType<typeof persisted<T>>;

interface Format {
  readonly decode: (text: string | null) => unknown;
  readonly encode: (value: unknown) => string;
}

/** Null if it is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

const json: Format = { decode: parseJson, encode: JSON.stringify };

/** Accepts empty text, but no control characters. */
export const plainText: Format = { decode: (text) => text, encode: String };

/** Creates a read-only entry; `parse` gets null without a value. */
export const storedValue = <T>(key: StoredKey, parse: (text: string | null) => T | null): StoredValue<T> => {
  const area = storedKeys[key];
  return { area, key, parse, read: (storage) => parse(storage.read(area, key)) };
};

/** Creates an entry, JSON by default; an invalid value is null. */
export function persisted<T>(key: StoredKey, schema: z.ZodMiniType<T>, { decode, encode } = json) {
  const value = storedValue(key, (text) => parseOrNull(schema, decode(text)));
  const { area } = value;
  return {
    ...value,
    serialise: (next: T): string => encode(next),
    write: (storage: BrowserStorage, next: T): void => storage.write(area, key, encode(next)),
    clear: (storage: BrowserStorage): void => storage.remove(area, key),
  };
}

/** Increase it when the shape of a list changes. */
const version = 1;
const bareList = z.array(z.unknown());
const versionedList = z.pipe(
  z.object({ v: z.literal(version), items: z.catch(bareList, []) }),
  z.transform(({ items }) => items),
);

/** Leaves out invalid items; keeps the newest `most`. A bare list is stored without its version. */
export function persistedList<T>(key: StoredKey, item: z.ZodMiniType<T>, most: number, { isBare = false } = {}) {
  const raw: z.ZodMiniType<unknown[]> = isBare ? bareList : versionedList;
  const items = validItems(item);
  const schema = z.pipe(
    raw,
    z.transform((list) => items.parse(list).slice(0, most)),
  );
  const list = persisted<T[]>(key, schema, {
    decode: parseJson,
    encode: (all) => {
      const newest = (all as readonly unknown[]).slice(0, most);
      return JSON.stringify(isBare ? newest : { v: version, items: newest });
    },
  });
  /** Includes invalid items. */
  const rawItems = (text: string | null) => parseOrNull(raw, parseJson(text));
  return {
    ...list,
    rawItems,
    /** Puts `added` first; keeps invalid items. */
    replace: (storage: BrowserStorage, isReplaced: (item: unknown) => boolean, ...added: readonly T[]): void => {
      const stored = rawItems(storage.read(list.area, key)) ?? [];
      list.write(storage, [...added, ...(stored.filter((one) => !isReplaced(one)) as T[])]);
    },
    unreadable: (isReadable = (one: unknown) => item.safeParse(one).success) =>
      storedValue(key, (text) => {
        const found = rawItems(text);
        return found === null ? text !== null : !found.every(isReadable);
      }),
  };
}

/** Follows changes in every tab; null while the page hydrates. */
export function usePersisted<T>(value: StoredValue<T>): T | null {
  const { storage } = useServices();
  const text = useSyncExternalStore(
    storage.subscribe,
    () => storage.read(value.area, value.key),
    () => null,
  );
  return useMemo(() => value.parse(text), [value, text]);
}
