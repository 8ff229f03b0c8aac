import { browserStorageHost } from '../storage/storage-host';
import { createStorage } from '../storage/storage';
import type { BrowserStorage } from '../storage/storage';
import { createIdentity } from '../session/identity';
import type { Identity } from '../session/identity';
import { identitySettings } from '../session/identity-settings';

/** What thunks and the API use besides the store. Each store has its own set, so that two stores share nothing. */
export interface Services {
  /** The part before `/api`; empty in the browser, where addresses are relative. */
  readonly apiOrigin: string;
  readonly storage: BrowserStorage;
  readonly identity: Identity;
}

/** Creates the services of the real browser. Tests and tools replace single ones. */
export function makeServices(overrides: Partial<Services> = {}): Services {
  const storage = overrides.storage ?? createStorage(browserStorageHost());
  return {
    apiOrigin: '',
    storage,
    identity: overrides.identity ?? createIdentity({ storage, settings: identitySettings() }),
    ...overrides,
  };
}
