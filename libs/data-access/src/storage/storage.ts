import type { StoredKey } from '@niramaya/contract';
import type { AreaName, StorageHost } from './storage-host';

export type KnownKey = StoredKey | `firebase:${string}`;

/** `full` and `forbidden`: values last for this page load. */
export type StorageHealth = 'ok' | 'full' | 'forbidden';

export type BrowserStorage = ReturnType<typeof createStorage>;

const slot = (area: AreaName, key: string) => `${area}:${key}`;

/** The only access to browser storage, without a cache: other code may change values. */
export function createStorage(host: StorageHost) {
  const listeners = new Set<() => void>();
  /** Values that the browser refused; `null` is a refused removal. */
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

  /** A page in the back/forward cache misses events. */
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) notify();
  };

  return {
    /** Never throws. */
    read(area: AreaName, key: KnownKey): string | null {
      const refused = inMemory.get(slot(area, key));
      if (refused !== undefined) return refused;
      try {
        return host.area(area).getItem(key);
      } catch {
        return null;
      }
    },
    write(area: AreaName, key: KnownKey, text: string): void {
      try {
        host.area(area).setItem(key, text);
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
    /** Includes refused keys; never throws. */
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

/** True if the storage is full. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');
