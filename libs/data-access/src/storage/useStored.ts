import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../store/hooks';
import type { ReadEntry } from './entries';
import type { StorageHealth } from './storage';

const never = () => () => undefined;

/**
 * Returns false while the page is prerendered or hydrates, when storage has not been read yet; true from then on. Code
 * that acts upon an absent value (a toast, a redirect) waits for it.
 */
export const useStorageReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Returns the value under a key, and follows changes made here and in other tabs. */
export function useStored<T>(entry: ReadEntry<T>): T | null {
  const { storage } = useServices();
  // The snapshot is the raw text. Equal text is equal state, so nothing is cached and nothing can become stale.
  const text = useSyncExternalStore(
    storage.subscribe,
    () => storage.read(entry.area, entry.key),
    () => null,
  );
  return useMemo(() => entry.parse(text), [entry, text]);
}

/** Returns whether the shopper's changes are stored. `full` and `forbidden` mean: only until the page is left. */
export function useStorageHealth(): StorageHealth {
  const { storage } = useServices();
  return useSyncExternalStore(storage.subscribe, storage.health, () => 'ok');
}
