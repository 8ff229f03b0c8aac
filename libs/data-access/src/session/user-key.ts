import { parseOrNull } from '@niramaya/contract';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { parseJson, persisted, plainText, usePersisted, useStorageReady } from '../storage/persisted';
import type { BrowserStorage, KnownKey } from '../storage/storage';
import { useServices } from '../store/hooks';

/** `validkey` alone decides who is logged in: display name or e-mail, unset for a guest. */
export const storedName = persisted('validkey', z.string(), plainText);

/** Includes the account number, because two people may share a name. */
export type UserKey = string;

const accountSchema = z.object({ uid: z.string() });

export const guest: UserKey = '';

export const toUserKey = (account: string, name: string): UserKey => `${account}:${name}`;

/** Returns the account number that Firebase's SDK has stored, or null. */
export function storedUid(storage: BrowserStorage): string | null {
  const key = storage.keys('local').find((name) => name.startsWith('firebase:authUser:'));
  const text = key === undefined ? null : storage.read('local', key as KnownKey);
  return parseOrNull(accountSchema, parseJson(text))?.uid ?? null;
}

/** Removes the account that Firebase's SDK has stored for the next page load. */
export function removeProviderAccount(storage: BrowserStorage): void {
  for (const name of storage.keys('local'))
    if (name.startsWith('firebase:authUser:')) storage.remove('local', name as KnownKey);
}

/** Without `validkey` the person is a guest, even if the provider has a session. */
export function readUserKey(storage: BrowserStorage): UserKey {
  const name = storedName.read(storage);
  return name === null ? guest : toUserKey(storedUid(storage) ?? '', name);
}

/** Null while the page hydrates. */
export function useUserKey(): UserKey | null {
  const { storage } = useServices();
  return useSyncExternalStore(
    storage.subscribe,
    () => readUserKey(storage),
    () => null,
  );
}

/** Returns the session of `validkey`; `isReady` is false during hydration. */
export function useSession() {
  const name = usePersisted(storedName);
  const isReady = useStorageReady();
  return { isLoggedIn: name !== null, name, isReady };
}
