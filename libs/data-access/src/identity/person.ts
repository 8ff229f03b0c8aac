import { useSyncExternalStore } from 'react';
import { loggedInEntry, parseJson, readEntry } from '../storage/entries';
import type { BrowserStorage, KnownKey } from '../storage/storage';
import { useServices } from '../store/hooks';

/**
 * Whose the shop is at a moment: the name in `validkey`, and the provider's number of the account where it keeps one,
 * because two people may share a name. Text that is only ever compared; what belongs to one is never shown to another.
 */
export type Person = string;

/** Whoever is not logged in. */
export const guest: Person = '';

/** An account by its number (empty where the provider keeps none) and its name. */
export const personWith = (account: string, name: string): Person => `${account}:${name}`;

/** The number of the account whose session the provider keeps in this browser, or null. */
export function storedUid(storage: BrowserStorage): string | null {
  const key = storage.keys('local').find((name) => name.startsWith('firebase:authUser:'));
  const user = key === undefined ? null : parseJson(storage.read('local', key as KnownKey));
  return typeof user === 'object' && user !== null && 'uid' in user && typeof user.uid === 'string' ? user.uid : null;
}

/** Whose the shop is now. `validkey` alone makes somebody of a guest (STATE-13, AMB-18). */
export function personOf(storage: BrowserStorage): Person {
  const name = readEntry(storage, loggedInEntry);
  return name === null ? guest : personWith(storedUid(storage) ?? '', name);
}

/** Whose the shop is, followed through changes in every tab; null while the page is prerendered or hydrates. */
export function usePerson(): Person | null {
  const { storage } = useServices();
  return useSyncExternalStore(
    storage.subscribe,
    () => personOf(storage),
    () => null,
  );
}
