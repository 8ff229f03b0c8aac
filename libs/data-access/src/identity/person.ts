import { loggedInEntry, parseJson, readEntry } from '../storage/entries';
import type { BrowserStorage, KnownKey } from '../storage/storage';

/**
 * Identifies whose data the shop shows at a moment. It consists of the name in `validkey` and the provider's account
 * number, if it stores one, because two people may share a name. The text is only ever compared. What belongs to one
 * person is never shown to another.
 */
export type Person = string;

/** A visitor who is not logged in. */
export const guest: Person = '';

/** Returns the person of an account: its number (empty if the provider stores none) and its name. */
export const personWith = (account: string, name: string): Person => `${account}:${name}`;

/** Returns the number of the account whose session the provider stores in this browser, or null. */
export function storedUid(storage: BrowserStorage): string | null {
  const key = storage.keys('local').find((name) => name.startsWith('firebase:authUser:'));
  const user = key === undefined ? null : parseJson(storage.read('local', key as KnownKey));
  return typeof user === 'object' && user !== null && 'uid' in user && typeof user.uid === 'string' ? user.uid : null;
}

/** Returns the current person. Only `validkey` makes a guest a known person (STATE-13, AMB-18). */
export function personOf(storage: BrowserStorage): Person {
  const name = readEntry(storage, loggedInEntry);
  return name === null ? guest : personWith(storedUid(storage) ?? '', name);
}
