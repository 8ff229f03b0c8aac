import { useSyncExternalStore } from 'react';
import { useServices } from '../store/hooks';
import type { StorageHealth } from './storage';

const never = () => () => undefined;

/** False during hydration: an absent value means nothing yet. */
export const useStorageReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** After refused writes. */
export function useStorageHealth(): StorageHealth {
  const { storage } = useServices();
  return useSyncExternalStore(storage.subscribe, storage.health, () => 'ok');
}
