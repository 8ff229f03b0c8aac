import type { UnknownAction } from '@reduxjs/toolkit';
import { createIdentity, type Identity } from '../session/identity';
import { identitySettings } from '../session/identity-settings';
import { createStorage } from '../storage/storage';
import { makeStore, rootReducer } from '../store/makeStore';
import { aFakeDisk, type FakeDisk } from './fake-storage-host';

export const SHOP = 'http://shop.test';

/** An identity provider without an account, except for these methods. */
export const anIdentity = (methods: Partial<Identity>): Identity => ({
  register: () => Promise.reject(new Error('not here')),
  signIn: () => Promise.reject(new Error('not here')),
  resetPassword: () => Promise.reject(new Error('not here')),
  signOut: () => Promise.resolve(),
  confirmAccount: () => Promise.reject(new Error('not here')),
  currentUser: () => Promise.resolve(null),
  idToken: () => Promise.resolve(null),
  onEnd: () => () => undefined,
  ...methods,
});

interface TestStoreOptions {
  /** The local values of a new disk. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The local storage. Stores on one disk act as tabs of one browser. */
  readonly disk?: FakeDisk;
  /** The values of a tab that comes back from another address. */
  readonly session?: Map<string, string>;
  /** The address to which the shop sends each new ID token. Without it, no token is sent. */
  readonly tokenSyncUrl?: string;
  readonly identity?: Identity;
}

/**
 * Returns a store on a fake browser, with its storage, its disk, its session storage and its window events. `stored`
 * counts only without `disk`. `actions` are all dispatched actions apart from those of RTK Query and of Redux itself.
 */
export function aTestStore({
  stored,
  disk = aFakeDisk(stored),
  session,
  tokenSyncUrl,
  identity,
}: TestStoreOptions = {}) {
  const tab = disk.openTab(session);
  const storage = createStorage(tab);
  const settings = { ...identitySettings({}), emulatorOrigin: SHOP, tokenSyncUrl: tokenSyncUrl ?? null };
  const store = makeStore(undefined, {
    apiOrigin: SHOP,
    storage,
    identity: identity ?? createIdentity({ storage, settings }),
  });
  const actions: UnknownAction[] = [];
  store.replaceReducer((state, action) => {
    if (!action.type.startsWith('api/') && !action.type.startsWith('@@')) actions.push(action);
    return rootReducer(state, action);
  });
  return { store, storage, disk, session: tab.session, events: tab.events as EventTarget, actions };
}
