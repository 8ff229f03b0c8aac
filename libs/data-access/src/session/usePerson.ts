import { useSyncExternalStore } from 'react';
import { useServices } from '../store/hooks';
import { personOf, type Person } from './person';

/** Null while the page hydrates. */
export function usePerson(): Person | null {
  const { storage } = useServices();
  return useSyncExternalStore(
    storage.subscribe,
    () => personOf(storage),
    () => null,
  );
}
