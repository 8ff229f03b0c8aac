import { loadChunk } from '@niramaya/contract';
import type { Auth } from 'firebase/auth';
import type { BrowserStorage } from '../storage/storage';
import { toAuthFailure, toAuthUser, type AuthUser } from './auth-user';
import type { IdentitySettings } from './identity-settings';
import { storedUid } from './user-key';

/** What a shopper types to log in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The data of a new account. `username` becomes its display name. */
export interface Registration extends Credentials {
  readonly username: string;
}

/** The account whose password was confirmed. It stays the same, even if another tab signs in a second person. */
export interface ConfirmedAccount {
  readonly idToken: () => Promise<string>;
  /** Deletes the account at the provider, which ends its session in every tab. */
  readonly remove: () => Promise<void>;
}

/** The identity service. Its methods reject with the errors of Firebase's SDK; `toAuthFailure` names them. */
export type Identity = ReturnType<typeof createIdentity>;

/** The errors after which no token can be renewed, but for which the SDK does not end the session by itself. */
const endsSession = new Set(['invalid-refresh-token', 'invalid-user-token', 'user-not-found']);

const noSession = () => Object.assign(new Error('No session is open.'), { code: 'auth/user-token-expired' });

const throwIfEnded = (error: unknown) => {
  if (toAuthFailure(error).kind === 'ended') throw error;
};

const loadSdk = () => loadChunk('identity', () => import('./firebase'));

/**
 * Creates the identity service. It loads Firebase's SDK with the first call that needs it: for a guest, whose browser
 * has stored no account, only a registration or a log-in does.
 */
export function createIdentity({ settings, storage }: { settings: IdentitySettings; storage: BrowserStorage }) {
  let opened: Promise<Auth> | null = null;
  let isDeleted = false;
  const endListeners = new Set<() => void>();
  const isStored = () => storage.read('local', `firebase:authUser:${settings.apiKey}:[DEFAULT]`) !== null;

  const open = (): Promise<Auth> => {
    // The SDK reports a missing user once while it opens. For a guest that is no end of a session; every later report
    // is one.
    let isNextCallAnEnd = isStored();
    const onEnd = () => {
      // A deletion ends the session too, and the shopper asked for it.
      if (isNextCallAnEnd && !isDeleted) endListeners.forEach((listener) => listener());
      isNextCallAnEnd = true;
    };
    opened ??= loadSdk()
      .then((sdk) => sdk.openSessionAuth(settings, onEnd))
      .catch((error: unknown) => {
        // The next call tries again, because a rejected promise would be kept for ever.
        opened = null;
        throw error;
      });
    return opened;
  };

  /** Returns the open session, null for a guest. Opens it again if another tab has signed in another account. */
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
    /** Creates an account. It opens no session, and leaves an open one as it is. */
    async register({ username, email, password }: Registration): Promise<AuthUser> {
      const sdk = await loadSdk();
      return sdk.withThrowawayAuth(settings, async (auth) => {
        const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
        try {
          await sdk.updateProfile(user, { displayName: username, photoURL: '' });
        } catch (error) {
          // An account without its name would keep the e-mail address, and a retry would be refused.
          await sdk.deleteUser(user).catch(() => undefined);
          throw error;
        }
        return toAuthUser(user);
      });
    },
    /** Opens a session, which the SDK stores for every tab and later visits. */
    async signIn({ email, password }: Credentials): Promise<AuthUser> {
      const [sdk, auth] = await Promise.all([loadSdk(), open()]);
      isDeleted = false;
      const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
      return toAuthUser(user);
    },
    /**
     * Asks the provider for an email with the link to a new password. It resolves for an unknown email too, so that
     * strangers cannot find out who has an account. Returns whether the provider sends emails: the emulator does not.
     */
    async resetPassword(email: string): Promise<boolean> {
      const sdk = await loadSdk();
      await sdk
        .withThrowawayAuth(settings, (auth) => sdk.sendPasswordResetEmail(auth, email))
        .catch((error: unknown) => {
          if (toAuthFailure(error).code !== 'user-not-found') throw error;
        });
      return settings.emulatorOrigin === null;
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
    /** Ends the session. Does nothing for a guest. */
    async signOut(): Promise<void> {
      const auth = await openStored();
      if (auth !== null) await (await loadSdk()).signOut(auth);
    },
    /** Returns the account of the stored session, or null. */
    async currentUser(): Promise<AuthUser | null> {
      const user = (await openStored())?.currentUser ?? null;
      return user === null ? null : toAuthUser(user);
    },
    /**
     * Returns the ID token of the session, null for a guest. `isTokenRefused` gets a new one from the provider in place of
     * the one in memory. If the provider refuses that for good, the session ends and the promise rejects.
     */
    async idToken(isTokenRefused = false): Promise<string | null> {
      const auth = await openStored();
      try {
        return (await auth?.currentUser?.getIdToken(isTokenRefused)) ?? null;
      } catch (error) {
        if (auth && endsSession.has(toAuthFailure(error).code)) await (await loadSdk()).signOut(auth);
        throw error;
      }
    },
    /** Calls the listener when the session ends, also by the provider. Returns a function that unsubscribes. */
    onEnd(listener: () => void): () => void {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}
