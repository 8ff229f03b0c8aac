import type { StoredKey } from '@niramaya/contract';
import type { AreaName, StorageHost } from './storage-host';

/** A key of ours, or one of the identity provider's. */
export type KnownKey = StoredKey | `firebase:${string}`;

/** `full` and `forbidden`: what was written is kept for this page load only. */
export type StorageHealth = 'ok' | 'full' | 'forbidden';

export interface BrowserStorage {
  /** Returns the raw text under the key, or null. Never throws. */
  read(area: AreaName, key: KnownKey): string | null;
  /** Stores the text. If the browser refuses, the text is kept in memory and `health` returns why. */
  write(area: AreaName, key: KnownKey, text: string): void;
  remove(area: AreaName, key: KnownKey): void;
  /**
   * Returns every key of the area, no matter who wrote it, with those that the browser refused to store. Never throws.
   */
  keys(area: AreaName): string[];
  /**
   * Calls back after every change made here or in another tab. It also calls back when the page returns from the
   * back/forward cache, where it received no events. Returns the function that stops it.
   */
  subscribe(listener: () => void): () => void;
  /** Returns 'ok', or why values are kept in memory: a page load loses them. */
  health(): StorageHealth;
}

const slot = (area: AreaName, key: string) => `${area}:${key}`;

/**
 * The only place that accesses browser storage. It keeps no copy of what the browser holds, so the next read returns a
 * value that other code has changed. Only what the browser refused to store is in memory.
 */
export function createStorage(host: StorageHost): BrowserStorage {
  const listeners = new Set<() => void>();
  /** Values that the browser refused to store; `null` means a refused removal. */
  const inMemory = new Map<string, string | null>();
  let refusal: StorageHealth = 'forbidden';

  const notify = () => listeners.forEach((listener) => listener());

  const onStorageEvent = (event: Event) => {
    const { key } = event as StorageEvent;
    // Another tab has stored a newer value. Ours, which was never stored, is out of date.
    if (typeof key === 'string') inMemory.delete(slot('local', key));
    else inMemory.clear();
    notify();
  };

  /** A page that returns from the back/forward cache has missed what other pages wrote in the meantime. */
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) notify();
  };

  return {
    read(area, key) {
      const refused = inMemory.get(slot(area, key));
      if (refused !== undefined) return refused;
      try {
        return host.area(area).getItem(key);
      } catch {
        return null;
      }
    },
    write(area, key, text) {
      try {
        host.area(area).setItem(key, text);
        inMemory.delete(slot(area, key));
      } catch (error) {
        inMemory.set(slot(area, key), text);
        refusal = isQuotaError(error) ? 'full' : 'forbidden';
      }
      notify();
    },
    remove(area, key) {
      try {
        host.area(area).removeItem(key);
        inMemory.delete(slot(area, key));
      } catch {
        inMemory.set(slot(area, key), null);
        refusal = 'forbidden';
      }
      notify();
    },
    keys(area) {
      const held: string[] = [];
      try {
        const values = host.area(area);
        for (let at = 0; at < values.length; at += 1) held.push(values.key(at) ?? '');
      } catch {
        // A forbidden area holds nothing; what is in memory is below.
      }
      const refused = [...inMemory.keys()].filter((key) => key.startsWith(slot(area, '')));
      const all = new Set([...held, ...refused.map((key) => key.slice(slot(area, '').length))]);
      return [...all].filter((key) => inMemory.get(slot(area, key)) !== null);
    },
    subscribe(listener) {
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
    health: () => (inMemory.size === 0 ? 'ok' : refusal),
  };
}

/** Returns whether an error means full storage. Firefox has its own name for it. */
export const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');
