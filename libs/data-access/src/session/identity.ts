import { loadChunk } from '@niramaya/contract';
import type { Auth } from 'firebase/auth';
import type { BrowserStorage } from '../storage/storage';
import { toAuthFailure, toAuthUser, type AuthUser } from './auth-user';
import { storedUid } from './user-key';

export interface IdentitySettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string | undefined;
  readonly emulatorOrigin: string | null;
  readonly tokenSyncUrl: string | null;
}

const demo = 'demo-niramaya';
const setting = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Reads Firebase's settings; without an API key, those of the emulator. */
export function identitySettings(env: Record<string, unknown> = import.meta.env ?? {}): IdentitySettings {
  const apiKey = setting(env.VITE_FIREBASE_API_KEY);
  const tokenSyncUrl = setting(env.VITE_TOKEN_SYNC_URL);
  if (apiKey === null) {
    const emulatorOrigin = typeof window === 'undefined' ? 'http://localhost' : window.location.origin;
    return { apiKey: demo, projectId: demo, authDomain: undefined, emulatorOrigin, tokenSyncUrl };
  }
  const projectId = setting(env.VITE_FIREBASE_PROJECT_ID) ?? '';
  const authDomain = setting(env.VITE_FIREBASE_AUTH_DOMAIN) ?? undefined;
  return { apiKey, projectId, authDomain, emulatorOrigin: null, tokenSyncUrl };
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Registration extends Credentials {
  readonly username: string;
}

/** Acts on the account whose password was confirmed, even if another tab signs in a second person. */
export interface ConfirmedAccount {
  readonly idToken: () => Promise<string>;
  /** Deletes the account at the provider, which ends its session in every tab. */
  readonly remove: () => Promise<void>;
}

/** Throws the SDK's errors. */
export type Identity = ReturnType<typeof createIdentity>;

const invalid = new Set(['invalid-refresh-token', 'invalid-user-token', 'user-not-found']);

const noSession = () => Object.assign(new Error('No session is open.'), { code: 'auth/user-token-expired' });

const throwIfEnded = (error: unknown) => {
  if (toAuthFailure(error).kind === 'ended') throw error;
};

const loadSdk = () => loadChunk('identity', () => import('./firebase'));

/** Creates the identity service, which loads Firebase's SDK on demand. */
export function createIdentity({ settings, storage }: { settings: IdentitySettings; storage: BrowserStorage }) {
  let opened: Promise<Auth> | null = null;
  let isDeleted = false;
  const listeners = new Set<() => void>();
  const isStored = () => storage.read('local', `firebase:authUser:${settings.apiKey}:[DEFAULT]`) !== null;

  const open = (): Promise<Auth> => {
    let hadUser = isStored();
    const onEnd = () => {
      // A deletion ends the session too, and the shopper asked for it.
      if (hadUser && !isDeleted) listeners.forEach((listener) => listener());
      hadUser = true;
    };
    opened ??= loadSdk()
      .then((sdk) => sdk.openSessionAuth(settings, onEnd))
      .catch((error: unknown) => {
        // The next call retries.
        opened = null;
        throw error;
      });
    return opened;
  };

  /** Reopens the session if another tab has signed in another account. */
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
    /** Leaves no session. */
    async register({ username, email, password }: Registration): Promise<AuthUser> {
      const sdk = await loadSdk();
      return sdk.withThrowawayAuth(settings, async (auth) => {
        const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
        try {
          await sdk.updateProfile(user, { displayName: username, photoURL: '' });
        } catch (error) {
          // Otherwise the e-mail stays taken, and no retry is possible.
          await sdk.deleteUser(user).catch(() => undefined);
          throw error;
        }
        return toAuthUser(user);
      });
    },
    async signIn({ email, password }: Credentials): Promise<AuthUser> {
      const [sdk, auth] = await Promise.all([loadSdk(), open()]);
      isDeleted = false;
      const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
      return toAuthUser(user);
    },
    /** Confirms the password of the open session; a deletion needs a recent sign-in. */
    async confirmAccount(password: string): Promise<ConfirmedAccount> {
      const [sdk, auth] = await Promise.all([loadSdk(), openStored()]);
      const user = auth?.currentUser ?? null;
      if (user?.email == null) throw noSession();
      try {
        await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password));
      } catch (error) {
        // The provider answers the same for a wrong password and for an account that is gone.
        if (toAuthFailure(error).kind === 'credentials') await user.reload().catch(throwIfEnded);
        throw error;
      }
      return {
        idToken: () => user.getIdToken(),
        remove: async () => {
          isDeleted = true;
          try {
            await sdk.deleteUser(user);
          } catch (error) {
            isDeleted = false;
            throw error;
          }
        },
      };
    },
    async signOut(): Promise<void> {
      const auth = await openStored();
      if (auth !== null) await (await loadSdk()).signOut(auth);
    },
    /** Null without a stored session. */
    async currentUser(): Promise<AuthUser | null> {
      const user = (await openStored())?.currentUser ?? null;
      return user === null ? null : toAuthUser(user);
    },
    /** Null for a guest; `isRefused` renews the token. */
    async idToken(isRefused = false): Promise<string | null> {
      const auth = await openStored();
      try {
        return (await auth?.currentUser?.getIdToken(isRefused)) ?? null;
      } catch (error) {
        // The SDK does not end these sessions itself.
        if (auth && invalid.has(toAuthFailure(error).code)) await (await loadSdk()).signOut(auth);
        throw error;
      }
    },
    /** Also called when the provider ends the session. */
    onEnd(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
