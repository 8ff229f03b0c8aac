import { browserStorageHost } from '../storage/storage-host';
import { createStorage } from '../storage/storage';
import type { BrowserStorage } from '../storage/storage';
import { createIdentity } from '../identity/identity';
import type { Identity } from '../identity/identity';
import { identitySettings } from '../identity/identity-settings';

/** What thunks and the API reach besides the store: one set for each store, so that nothing is shared between two stores. */
export interface Services {
  /** Goes before `/api`; empty in the browser, where addresses are relative. */
  readonly apiOrigin: string;
  readonly storage: BrowserStorage;
  readonly identity: Identity;
  /** Which listing request is the newest, so that a late answer of an older one is not taken for the current list. */
  readonly newestListing: { requestId: string };
}

/** The services of the real browser. Tests and tools replace single ones. */
export function makeServices(overrides: Partial<Services> = {}): Services {
  const storage = overrides.storage ?? createStorage(browserStorageHost());
  return {
    apiOrigin: '',
    storage,
    identity: overrides.identity ?? createIdentity({ storage, settings: identitySettings() }),
    newestListing: { requestId: '' },
    ...overrides,
  };
}
