import { parseOrNull, storedKeys, validItems, type StoredKey } from '@niramaya/contract';
import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { useServices } from '../store/hooks';
import type { BrowserStorage, StorageHealth } from './storage';
import type { AreaName } from './storage-host';

export interface StoredValue<T> {
  readonly area: AreaName;
  readonly key: StoredKey;
  /** `text` is null if absent. */
  parse(text: string | null): T;
  read(storage: BrowserStorage): T;
}

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

/** Creates a read-only entry. */
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

/** Creates an entry, JSON by default; an invalid value is null. */
export const persisted = <T extends NonNullable<unknown>>(
  key: StoredKey,
  schema: z.ZodMiniType<T>,
  { decode, encode } = json,
) => entry<T | null>(key, (text) => parseOrNull(schema, decode(text)), encode);

/** Increase it when the shape of a list changes. */
const version = 1;
const bareList = z.array(z.unknown());
const versionedList = z.pipe(
  z.object({ v: z.literal(version), items: z.catch(bareList, []) }),
  z.transform(({ items }) => items),
);

/**
 * Leaves out invalid items; keeps the newest `most`; empty if absent or corrupt. A bare list has no version. A list of
 * several people has no `most`, because the newest of one person would drop the oldest of another. A text that is no
 * such list is set aside by the next write, unless it would end with the log-out or the tab.
 */
export function persistedList<T>(key: StoredKey, item: z.ZodMiniType<T>, most: number, { isBare = false } = {}) {
  const { area, endsAtLogOut } = storedKeys[key];
  const raw: z.ZodMiniType<unknown[]> = isBare ? bareList : versionedList;
  const items = validItems(item);
  /** Includes invalid items. */
  const rawItems = (text: string | null) => parseOrNull(raw, parseJson(text));
  /** The stored object of a list that is not bare. */
  const envelope = (all: readonly T[]) => ({ v: version, items: all.slice(0, most) });
  const list = entry(
    key,
    (text) => items.parse(rawItems(text) ?? []).slice(0, most),
    (all) => JSON.stringify(isBare ? all.slice(0, most) : envelope(all)),
    area === 'session' || endsAtLogOut ? undefined : (stored) => rawItems(stored) !== null,
  );
  return {
    ...list,
    rawItems,
    envelope,
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
export function usePersisted<T>(value: StoredValue<T>): T {
  const { storage } = useServices();
  const text = useSyncExternalStore(
    storage.subscribe,
    () => storage.read(value.area, value.key),
    () => null,
  );
  return useMemo(() => value.parse(text), [value, text]);
}

const never = () => () => undefined;

/** False while the page hydrates; reactions to an absent value must wait. */
export const useStorageReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Returns whether the browser has refused a write. */
export function useStorageHealth(): StorageHealth {
  const { storage } = useServices();
  return useSyncExternalStore(storage.subscribe, storage.health, () => 'ok');
}
