import type { UnknownAction } from '@reduxjs/toolkit';
import { createIdentity } from '../session/identity';
import type { Identity } from '../session/identity';
import { identitySettings } from '../session/identity-settings';
import { createStorage } from '../storage/storage';
import { makeStore, rootReducer } from '../store/makeStore';
import { aFakeDisk } from './fake-storage-host';

/** The host whose requests the tests' network answers. */
export const SHOP = 'http://shop.test';

/**
 * A store as one tab of a browser has it, on a disk that outlives it. The `actions` are those that reached the reducer,
 * without those of the request cache.
 */
export function aTestStore(
  disk = aFakeDisk(),
  { tokenSyncUrl = null, identity }: { tokenSyncUrl?: string | null; identity?: Identity } = {},
) {
  const tab = disk.openTab();
  const storage = createStorage(tab);
  const settings = { ...identitySettings({}), emulatorOrigin: SHOP, tokenSyncUrl };
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
  return { store, disk, session: tab.session, events: tab.events as EventTarget, actions };
}
