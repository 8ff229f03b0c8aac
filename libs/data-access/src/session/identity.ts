import { loadChunk } from '@niramaya/contract';
import type { Auth } from 'firebase/auth';
import type { BrowserStorage } from '../storage/storage';
import { toAuthFailure } from './auth-failure';
import { toAuthUser } from './auth-user';
import type { AuthUser } from './auth-user';
import type { IdentitySettings } from './identity-settings';
import { storedUid } from './person';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly username: string;
}

/** The identity provider, as the rest of the storefront sees it. Refusals are thrown as the SDK throws them. */
export interface Identity {
  /** Creates the account with its name and returns its user. Leaves no session (AMB-15). */
  register(registration: Registration): Promise<AuthUser>;
  signIn(credentials: Credentials): Promise<AuthUser>;
  signOut(): Promise<void>;
  /** Returns the user of a session that survived a reload, or null. Loads the SDK only if such a session is stored. */
  currentUser(): Promise<AuthUser | null>;
  /**
   * Returns a valid ID token, renewed if necessary, or null for a guest. Loads the SDK only if a session is stored.
   * @param isRefused whether the API has refused the last one, so that it is renewed in any case
   */
  idToken(isRefused?: boolean): Promise<string | null>;
  /** Calls back when a stored session has ended, by a log-out or by the provider. Returns the function that stops it. */
  onEnd(listener: () => void): () => void;
}

export interface IdentityParts {
  readonly settings: IdentitySettings;
  readonly storage: BrowserStorage;
}

/** The provider's codes for a session that cannot be renewed any more. */
const invalid = new Set(['invalid-refresh-token', 'invalid-user-token', 'user-not-found']);

const loadSdk = () => loadChunk('identity', () => import('./firebase'));

/**
 * The update call carries a picture (IDENTITY-04), and nobody has one yet. To the provider, the empty text means none.
 */
const NO_PICTURE = '';

/** The provider behind the Firebase SDK, which is loaded when it is first needed and never for a guest. */
export function createIdentity({ settings, storage }: IdentityParts): Identity {
  let opened: Promise<Auth> | null = null;
  const listeners = new Set<() => void>();
  const isStored = () => storage.read('local', `firebase:authUser:${settings.apiKey}:[DEFAULT]`) !== null;

  const open = (): Promise<Auth> => {
    // Without a stored session no session can end. The first sign-in then opens the SDK.
    let hadUser = isStored();
    const onEnd = () => {
      if (hadUser) listeners.forEach((listener) => listener());
      hadUser = true;
    };
    opened ??= loadSdk()
      .then((sdk) => sdk.openSessionAuth(settings, onEnd))
      .catch((error: unknown) => {
        // If the SDK did not load or open, the next call tries again.
        opened = null;
        throw error;
      });
    return opened;
  };

  /**
   * Returns the open session, or null if none is stored. Reading the SDK's key spares a guest from loading the SDK. If
   * another tab has signed somebody else in, the session is opened again, before it can act for the person who has
   * left.
   */
  const openStored = async (): Promise<Auth | null> => {
    if (opened === null && !isStored()) return null;
    const opening = open();
    const auth = await opening;
    const uid = storedUid(storage);
    if (uid === null || auth.currentUser?.uid === uid) return auth;
    if (opened === opening) opened = null;
    return open();
  };

  return {
    async register({ username, email, password }) {
      const sdk = await loadSdk();
      return sdk.withThrowawayAuth(settings, async (auth) => {
        const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
        try {
          await sdk.updateProfile(user, { displayName: username, photoURL: NO_PICTURE });
        } catch (error) {
          // An account without its name would keep the e-mail taken, and the shopper could not try again.
          await sdk.deleteUser(user).catch(() => undefined);
          throw error;
        }
        return toAuthUser(user);
      });
    },
    async signIn({ email, password }) {
      const [sdk, auth] = await Promise.all([loadSdk(), open()]);
      const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
      return toAuthUser(user);
    },
    async signOut() {
      const auth = await openStored();
      if (auth !== null) await (await loadSdk()).signOut(auth);
    },
    async currentUser() {
      const user = (await openStored())?.currentUser ?? null;
      return user === null ? null : toAuthUser(user);
    },
    async idToken(isRefused = false) {
      const auth = await openStored();
      try {
        return (await auth?.currentUser?.getIdToken(isRefused)) ?? null;
      } catch (error) {
        // The SDK itself ends the session of an account that is deleted or disabled, but not after these codes.
        if (auth && invalid.has(toAuthFailure(error).code)) await (await loadSdk()).signOut(auth);
        throw error;
      }
    },
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
