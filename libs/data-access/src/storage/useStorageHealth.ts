import { useSyncExternalStore } from 'react';
import { useServices } from '../store/hooks';
import type { StorageHealth } from './storage';

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
