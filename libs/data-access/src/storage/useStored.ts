import { useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../store/hooks';
import type { ReadEntry } from './entries';
import type { StorageHealth } from './storage';

const never = () => () => undefined;

/**
 * False while the page is prerendered or hydrates, when storage has not been read yet; true from then on.
 * Whoever acts upon an absent value (a toast, a redirect) waits for it.
 */
export const useStorageReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The value under a key, followed through changes made here and in other tabs. */
export function useStored<T>(entry: ReadEntry<T>): T | null {
  const { storage } = useServices();
  // The snapshot is the raw text: equal text is equal state, so nothing is cached and nothing can go stale.
  const text = useSyncExternalStore(
    storage.subscribe,
    () => storage.read(entry.area, entry.key),
    () => null,
  );
  return useMemo(() => entry.parse(text), [entry, text]);
}

/** Whether what the shopper does is kept: `full` and `forbidden` mean until the page is left. */
export function useStorageHealth(): StorageHealth {
  const { storage } = useServices();
  return useSyncExternalStore(storage.subscribe, storage.health, () => 'ok');
}
