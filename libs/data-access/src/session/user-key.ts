import { parseOrNull } from '@niramaya/contract';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { parseJson, persisted, plainText, usePersisted } from '../storage/persisted';
import type { BrowserStorage, KnownKey } from '../storage/storage';
import { useStorageReady } from '../storage/useStorageHealth';
import { useServices } from '../store/hooks';

/** Decides who is logged in; unset for a guest. */
export const storedName = persisted('validkey', z.string(), plainText);

/** Two people may share a name. */
export type UserKey = string;

const accountSchema = z.object({ uid: z.string() });

export const guest: UserKey = '';

export const toUserKey = (account: string, name: string): UserKey => `${account}:${name}`;

/** The account number in Firebase's storage. */
export function storedUid(storage: BrowserStorage): string | null {
  const key = storage.keys('local').find((name) => name.startsWith('firebase:authUser:'));
  const text = key === undefined ? null : storage.read('local', key as KnownKey);
  return parseOrNull(accountSchema, parseJson(text))?.uid ?? null;
}

/** A guest may still have a session of the provider. */
export function readUserKey(storage: BrowserStorage): UserKey {
  const name = storedName.read(storage);
  return name === null ? guest : toUserKey(storedUid(storage) ?? '', name);
}

/** Null during hydration. */
export function useUserKey(): UserKey | null {
  const { storage } = useServices();
  return useSyncExternalStore(
    storage.subscribe,
    () => readUserKey(storage),
    () => null,
  );
}

/** `isReady` is false during hydration. */
export function useSession() {
  const name = usePersisted(storedName);
  const isReady = useStorageReady();
  return { isLoggedIn: name !== null, name, isReady };
}
