import { loadChunk } from '@niramaya/contract';
import type { Auth } from 'firebase/auth';
import type { BrowserStorage } from '../storage/storage';
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
  /** Makes the account and names it; answers with its user. Leaves no session (AMB-15). */
  register(registration: Registration): Promise<AuthUser>;
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

const loadSdk = () => loadChunk('identity', () => import('./firebase'));

/** The update call carries a picture (IDENTITY-04) and nobody has one yet: the provider takes the empty text for none. */
const NO_PICTURE = '';

/** The provider behind the Firebase SDK, which is loaded at first need and never for a guest. */
export function createIdentity({ settings, storage }: IdentityParts): Identity {
  let opened: Promise<Auth> | null = null;

  const open = (): Promise<Auth> => {
    opened ??= loadSdk()
      .then((sdk) => sdk.openSessionAuth(settings))
      .catch((error: unknown) => {
        // What did not load or open is tried again when it is needed next.
        opened = null;
        throw error;
      });
    return opened;
  };

  /**
   * The open session, or null where none is stored: looking under the SDK's key spares a guest the SDK. Where another tab
   * has signed somebody else in, the session is opened anew, before it can speak for the one who has left.
   */
  const openStored = async (): Promise<Auth | null> => {
    const isStored = storage.read('local', `firebase:authUser:${settings.apiKey}:[DEFAULT]`) !== null;
    if (opened === null && !isStored) return null;
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
          // An account without its name would leave the e-mail taken and the shopper unable to try again.
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
    async idToken() {
      const auth = await openStored();
      return (await auth?.currentUser?.getIdToken()) ?? null;
    },
  };
}
