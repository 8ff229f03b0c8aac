import { useSyncExternalStore } from 'react';
import { useServices } from '../store/hooks';
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

/** Returns whether the shopper's changes are stored. `full` and `forbidden` mean: only until the page is left. */
export function useStorageHealth(): StorageHealth {
  const { storage } = useServices();
  return useSyncExternalStore(storage.subscribe, storage.health, () => 'ok');
}
