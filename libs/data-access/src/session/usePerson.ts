import { useSyncExternalStore } from 'react';
import { useServices } from '../store/hooks';
import { personOf, type Person } from './person';

/** Returns the current person and follows changes in every tab; null while the page is prerendered or hydrates. */
export function usePerson(): Person | null {
  const { storage } = useServices();
  return useSyncExternalStore(
    storage.subscribe,
    () => personOf(storage),
    () => null,
  );
}
