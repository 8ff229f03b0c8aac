import type { StoredKey } from '@niramaya/contract';
import type { AreaName, KeyValueArea, StorageHost } from './storage-host';

/** The shop's own keys, the account that Firebase's SDK stores, and entries that were set aside because unreadable. */
export type KnownKey = StoredKey | `firebase:${string}` | `${StoredKey}.unreadable${string}`;

/** With `full` and `forbidden` the browser has refused a value, which then lasts for this page load. */
export type StorageHealth = 'ok' | 'full' | 'forbidden';

/** The browser storage of one store: see `createStorage`. */
export type BrowserStorage = ReturnType<typeof createStorage>;

const slot = (area: AreaName, key: string) => `${area}:${key}`;

/** The entry that an unreadable one with this name was before it was set aside; null for every other name. */
export const setAsideFrom = (name: string): string | null => /^(.+)\.unreadable(-\d+)?$/.exec(name)?.[1] ?? null;

/** Renames an entry. Throws if there is no room for the longer name; then the entry stays as it was. */
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
  /** Values that the browser refused to store. `null` is an entry that it refused to remove. */
  const inMemory = new Map<string, string | null>();
  let refusal: StorageHealth = 'forbidden';

  const notify = () => listeners.forEach((listener) => listener());

  const onStorageEvent = (event: Event) => {
    const { key } = event as StorageEvent;
    // Another tab has stored a newer value.
    if (typeof key === 'string') inMemory.delete(slot('local', key));
    else inMemory.clear();
    notify();
  };

  /** A page in the back/forward cache misses the storage events of other tabs. */
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) notify();
  };

  return {
    /** Returns the stored text, or null. */
    read(area: AreaName, key: KnownKey): string | null {
      const refused = inMemory.get(slot(area, key));
      if (refused !== undefined) return refused;
      try {
        return host.area(area).getItem(key);
      } catch {
        return null;
      }
    },
    /** A stored text that `isReadable` rejects is not replaced: it is set aside under a name of its own. */
    write(area: AreaName, key: KnownKey, text: string, isReadable: (stored: string) => boolean = () => true): void {
      try {
        const values = host.area(area);
        const stored = values.getItem(key);
        if (stored !== null && !isReadable(stored)) setAside(values, key, stored);
        values.setItem(key, text);
        inMemory.delete(slot(area, key));
      } catch (error) {
        inMemory.set(slot(area, key), text);
        refusal = isQuotaError(error) ? 'full' : 'forbidden';
      }
      notify();
    },
    remove(area: AreaName, key: KnownKey): void {
      try {
        host.area(area).removeItem(key);
        inMemory.delete(slot(area, key));
      } catch {
        inMemory.set(slot(area, key), null);
        refusal = 'forbidden';
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
      const refused = [...inMemory.keys()].filter((key) => key.startsWith(slot(area, '')));
      const all = new Set([...stored, ...refused.map((key) => key.slice(slot(area, '').length))]);
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
    health: (): StorageHealth => (inMemory.size === 0 ? 'ok' : refusal),
  };
}

/** True for the error of a browser whose storage is full. Firefox has a name of its own for it. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');
