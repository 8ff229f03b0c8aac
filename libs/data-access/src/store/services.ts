import { createStorage, type BrowserStorage } from '../storage/storage';
import { browserStorageHost } from '../storage/storage-host';
import { createIdentity, type Identity } from '../session/identity';
import { identitySettings } from '../session/identity-settings';

export interface Services {
  /** The part before `/api`; empty in the browser. */
  readonly apiOrigin: string;
  readonly storage: BrowserStorage;
  readonly identity: Identity;
}

/** Creates the browser's services, except those in `overrides`. */
export function makeServices(overrides: Partial<Services> = {}): Services {
  const storage = overrides.storage ?? createStorage(browserStorageHost());
  return {
    apiOrigin: '',
    storage,
    identity: overrides.identity ?? createIdentity({ storage, settings: identitySettings() }),
    ...overrides,
  };
}
