import { useSyncExternalStore } from 'react';
import { useServices } from '../store/hooks';
import { readUserKey, type UserKey } from './user-key';

/** Null while the page hydrates. */
export function useUserKey(): UserKey | null {
  const { storage } = useServices();
  return useSyncExternalStore(
    storage.subscribe,
    () => readUserKey(storage),
    () => null,
  );
}
