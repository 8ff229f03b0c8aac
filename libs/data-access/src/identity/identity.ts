import type { Auth } from 'firebase/auth';
import type { BrowserStorage } from '../storage/storage';
import { toAuthUser } from './auth-user';
import type { AuthUser } from './auth-user';
import type { IdentitySettings } from './identity-settings';
import { dropSyncedToken, syncToken } from './token-sync';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly username: string;
}

/** The identity provider, as the rest of the storefront sees it. Refusals are thrown as the SDK throws them. */
export interface Identity {
  /** Makes the account and names it. Signs nobody in (AMB-15). */
  register(registration: Registration): Promise<void>;
  signIn(credentials: Credentials): Promise<AuthUser>;
  signOut(): Promise<void>;
  /** The user of a session that outlived a reload, or null. Loads the SDK only where such a session is stored. */
  currentUser(): Promise<AuthUser | null>;
  /** A valid ID token, renewed where need be, or null for a guest. Loads the SDK only where a session is stored. */
  idToken(): Promise<string | null>;
}

export interface IdentityParts {
  readonly settings: IdentitySettings;
  readonly storage: BrowserStorage;
}

const loadSdk = () => import('./firebase');

/**
 * A picture is part of the update call (IDENTITY-04) and nobody has one yet: the empty text is the provider's own way
 * of saying so.
 */
const NO_PICTURE = '';

export function createIdentity({ settings, storage }: IdentityParts): Identity {
  let opened: Promise<Auth> | null = null;

  const open = (): Promise<Auth> => {
    opened ??= loadSdk().then((sdk) => sdk.openSessionAuth(settings));
    // A part that did not load is asked for again at the next try.
    opened.catch(() => (opened = null));
    return opened;
  };

  /** The SDK stores its session under this key; looking there spares a guest the SDK. */
  const mayHaveSession = () =>
    opened !== null || storage.read('local', `firebase:authUser:${settings.apiKey}:[DEFAULT]`) !== null;

  return {
    async register({ username, email, password }) {
      const sdk = await loadSdk();
      await sdk.withThrowawayAuth(settings, async (auth) => {
        const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
        try {
          await sdk.updateProfile(user, { displayName: username, photoURL: NO_PICTURE });
        } catch (error) {
          // An account without its name would leave the e-mail taken and the shopper unable to try again.
          await sdk.deleteUser(user).catch(() => undefined);
          throw error;
        }
      });
    },
    async signIn({ email, password }) {
      const sdk = await loadSdk();
      const { user } = await sdk.signInWithEmailAndPassword(await open(), email, password);
      await syncToken(settings.tokenSyncUrl, await sdk.getIdTokenResult(user));
      return toAuthUser(user);
    },
    async signOut() {
      if (mayHaveSession()) {
        const sdk = await loadSdk();
        await sdk.signOut(await open());
      }
      await dropSyncedToken(settings.tokenSyncUrl);
    },
    async currentUser() {
      if (!mayHaveSession()) return null;
      const { currentUser } = await open();
      return currentUser === null ? null : toAuthUser(currentUser);
    },
    async idToken() {
      if (!mayHaveSession()) return null;
      const auth = await open();
      return (await auth.currentUser?.getIdToken()) ?? null;
    },
  };
}
