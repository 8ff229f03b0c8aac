import { parseOrNull } from '@niramaya/contract';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { parseJson, persisted, plainTextFormat, usePersisted, useStorageReady } from '../storage/persisted';
import type { BrowserStorage, KnownKey } from '../storage/storage';
import { useBrowserStorage } from '../storage/useBrowserStorage';

/**
 * The stored name of the person who is logged in: display name, or else e-mail, or else account id. The requirements
 * fix the key `validkey`, which alone decides in every tab who is logged in. A guest has none.
 */
export const storedName = persisted('validkey', z.string(), plainTextFormat);

/**
 * The person whose data is shown: account id and name, such as `u1:Asha`, because two people may share a name. The key
 * of a guest is `''`.
 */
export type UserKey = string;

const accountSchema = z.object({ uid: z.string() });

/** The key of every guest. */
export const guest: UserKey = '';

/** Returns the key of this account id and name. */
export const toUserKey = (account: string, name: string): UserKey => `${account}:${name}`;

/** True for the key of local storage under which Firebase's SDK stores the account. */
export const isProviderAccountKey = (name: string): boolean => name.startsWith('firebase:authUser:');

/** Returns the account id (`uid`) that Firebase's SDK has stored, or null. */
export function storedUid(storage: BrowserStorage): string | null {
  const key = storage.keys('local').find(isProviderAccountKey);
  const text = key === undefined ? null : storage.read('local', key as KnownKey);
  return parseOrNull(accountSchema, parseJson(text))?.uid ?? null;
}

/** Removes the account that Firebase's SDK has stored, so that the next page load does not restore it. */
export function removeProviderAccount(storage: BrowserStorage): void {
  for (const name of storage.keys('local').filter(isProviderAccountKey)) storage.remove('local', name as KnownKey);
}

/**
 * Returns the key of the current person. Without `validkey` that is a guest, even if the provider has a session. With
 * `validkey` but without a stored account, the account id is empty: ':Asha'.
 */
export function readUserKey(storage: BrowserStorage): UserKey {
  const name = storedName.read(storage);
  return name === null ? guest : toUserKey(storedUid(storage) ?? '', name);
}

/** Returns the key of the current person, and follows it in every tab. Returns null while the page hydrates. */
export function useUserKey(): UserKey | null {
  const storage = useBrowserStorage();
  return useSyncExternalStore(
    storage.subscribe,
    () => readUserKey(storage),
    () => null,
  );
}

/**
 * Returns whether a person is logged in, and their `name`, from `validkey`. `isReady` is false while the page hydrates:
 * until then every visitor looks like a guest.
 */
export function useSession() {
  const name = usePersisted(storedName);
  const isReady = useStorageReady();
  return { isLoggedIn: name !== null, name, isReady };
}
