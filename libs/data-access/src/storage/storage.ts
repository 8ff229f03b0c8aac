import type { StoredKey } from '@niramaya/contract';
import type { AreaName, KeyValueArea, StorageHost } from './storage-host';

/** The shop's own keys, the account that Firebase's SDK stores, and entries that were set aside because unreadable. */
export type KnownKey = StoredKey | `firebase:${string}` | `${StoredKey}.unreadable${string}`;

/**
 * Whether the browser stores every value. With `full` (no room left) and `forbidden` (by a setting, for example) it has
 * refused one, which then lasts for this page load.
 */
export type StorageHealth = 'ok' | 'full' | 'forbidden';

/** The browser storage of one store: see `createStorage`. */
export type BrowserStorage = ReturnType<typeof createStorage>;

/** Returns the key of an entry in a map that has both areas. */
const slot = (area: AreaName, key: string) => `${area}:${key}`;

/**
 * Returns the key that an unreadable entry had before it was set aside under this name. Returns null for every other
 * name.
 */
export const setAsideFrom = (name: string): string | null => /^(.+)\.unreadable(-\d+)?$/.exec(name)?.[1] ?? null;

/**
 * Renames an entry to 'KEY.unreadable', or to 'KEY.unreadable-2' and so on if that is taken. Throws if there is no room
 * for the longer name; then the entry stays as it was.
 */
function setAside(values: KeyValueArea, key: string, text: string): void {
  let name = `${key}.unreadable`;
  for (let count = 2; values.getItem(name) !== null; count += 1) name = `${key}.unreadable-${count}`;
  values.removeItem(key);
  try {
    values.setItem(name, text);
  } catch (error) {
    values.setItem(key, text);
    throw error;
  }
}

/**
 * Creates the only access to browser storage. It has no cache, because another tab or the provider's SDK may change a
 * stored value. No method throws; a value that the browser refuses is kept in memory.
 */
export function createStorage(host: StorageHost) {
  const listeners = new Set<() => void>();
  /** Values that the browser refused to store, by `slot`. `null` is an entry that it refused to remove. */
  const inMemory = new Map<string, string | null>();
  /** Why the browser refused a value last. It counts only while `inMemory` has one. */
  let lastRefusal: StorageHealth = 'forbidden';

  const notify = () => listeners.forEach((listener) => listener());

  const onStorageEvent = (event: Event) => {
    const { key } = event as StorageEvent;
    // Another tab has stored a newer value, or has emptied the whole storage, for which `key` is null.
    if (typeof key === 'string') inMemory.delete(slot('local', key));
    else inMemory.clear();
    notify();
  };

  /** A page in the back/forward cache misses the storage events of other tabs. */
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) notify();
  };

  return {
    /** Returns the stored text, also one that the browser refused to store. Returns null without one. */
    read(area: AreaName, key: KnownKey): string | null {
      const refused = inMemory.get(slot(area, key));
      if (refused !== undefined) return refused;
      try {
        return host.area(area).getItem(key);
      } catch {
        return null;
      }
    },
    /**
     * Stores a text. A stored text that `isReadable` rejects is not replaced: it is set aside first, under a name of
     * its own.
     */
    write(area: AreaName, key: KnownKey, text: string, isReadable: (stored: string) => boolean = () => true): void {
      try {
        const values = host.area(area);
        const stored = values.getItem(key);
        if (stored !== null && !isReadable(stored)) setAside(values, key, stored);
        values.setItem(key, text);
        inMemory.delete(slot(area, key));
      } catch (error) {
        inMemory.set(slot(area, key), text);
        lastRefusal = isQuotaError(error) ? 'full' : 'forbidden';
      }
      notify();
    },
    /** Removes an entry. One that the browser refuses to remove reads as absent for this page load. */
    remove(area: AreaName, key: KnownKey): void {
      try {
        host.area(area).removeItem(key);
        inMemory.delete(slot(area, key));
      } catch {
        inMemory.set(slot(area, key), null);
        lastRefusal = 'forbidden';
      }
      notify();
    },
    /** Returns all keys of the area, also those that the browser refused to store. */
    keys(area: AreaName): string[] {
      const stored: string[] = [];
      try {
        const values = host.area(area);
        for (let at = 0; at < values.length; at += 1) stored.push(values.key(at) ?? '');
      } catch {
        // A forbidden area holds nothing.
      }
      const prefix = slot(area, '');
      const refused = [...inMemory.keys()].filter((inSlot) => inSlot.startsWith(prefix));
      const all = new Set([...stored, ...refused.map((inSlot) => inSlot.slice(prefix.length))]);
      // A null is an entry that the browser refused to remove, and counts as removed.
      return [...all].filter((key) => inMemory.get(slot(area, key)) !== null);
    },
    /** Calls the listener after every change, in any tab. Returns a function that ends it. */
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) {
        host.events?.addEventListener('storage', onStorageEvent);
        host.events?.addEventListener('pageshow', onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        host.events?.removeEventListener('storage', onStorageEvent);
        host.events?.removeEventListener('pageshow', onPageShow);
      };
    },
    /** Returns whether the browser stores every value now. */
    health: (): StorageHealth => (inMemory.size === 0 ? 'ok' : lastRefusal),
  };
}

/** True for the error of a browser whose storage is full. Firefox has a name of its own for it. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');
