import { loadChunk } from '@niramaya/contract';
import type { Auth } from 'firebase/auth';
import type { BrowserStorage } from '../storage/storage';
import { toAuthFailure, toAuthUser, type AuthUser } from './auth-user';
import { sendsEmails, type IdentitySettings } from './identity-settings';
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

/** The account whose password was confirmed. It stays the same, even if another tab logs in a second person. */
export interface ConfirmedAccount {
  /** Returns an ID token of this account for the API. */
  readonly idToken: () => Promise<string>;
  /** Deletes the account at the provider, which ends its session in every tab. */
  readonly remove: () => Promise<void>;
}

/** The identity service. Its methods reject with the errors of Firebase's SDK; `toAuthFailure` names them. */
export type Identity = ReturnType<typeof createIdentity>;

/**
 * The errors after which no token can be renewed, but for which the SDK does not end the session by itself. They are
 * without the prefix `auth/`, as `code` of an `AuthFailure`.
 */
const codesThatEndSession = new Set(['invalid-refresh-token', 'invalid-user-token', 'user-not-found']);

/** Returns an error with the code that Firebase has for an ended session, so that callers handle both alike. */
const noSessionError = () => Object.assign(new Error('No session is open.'), { code: 'auth/user-token-expired' });

/** Throws the error again if the session of the account has ended. Ignores all others, such as a missing network. */
const throwIfEnded = (error: unknown) => {
  if (toAuthFailure(error).kind === 'ended') throw error;
};

const loadSdk = () => loadChunk('identity', () => import('./firebase'));

/**
 * Creates the identity service. It loads Firebase's SDK with the first call that needs it: for a guest, whose browser
 * has stored no account, only a registration or a log-in does.
 */
export function createIdentity({ settings, storage }: { settings: IdentitySettings; storage: BrowserStorage }) {
  /** The SDK with its session, as soon as a call has opened it. A failed attempt is forgotten. */
  let openedAuth: Promise<Auth> | null = null;
  /** True while the shopper's own deletion of the account ends the session, and afterwards until the next log-in. */
  let isDeletedByShopper = false;
  const endListeners = new Set<() => void>();

  /**
   * The key under which Firebase's SDK (12.19) stores the account; `[DEFAULT]` is the name of its app. The key is
   * internal to the SDK. If an update changes it, a shopper with a session looks like a guest to `openStoredAuth`.
   */
  const sdkKey = `firebase:authUser:${settings.apiKey}:[DEFAULT]` as const;
  const isSessionStored = () => storage.read('local', sdkKey) !== null;

  /** Opens the SDK with the stored session, or without one. The promise is the same until a new one is needed. */
  const openAuth = (): Promise<Auth> => {
    if (openedAuth !== null) return openedAuth;
    // The SDK reports a missing user once while it opens. With a stored session this is already the end of that
    // session. For a guest it is not, and only later reports are.
    let isReportAnEnd = isSessionStored();
    const onMissingUser = () => {
      // The shopper asked for a deletion, so its end of the session is no expiry.
      if (isReportAnEnd && !isDeletedByShopper) endListeners.forEach((listener) => listener());
      isReportAnEnd = true;
    };
    openedAuth = loadSdk()
      .then((sdk) => sdk.openSessionAuth(settings, onMissingUser))
      .catch((error: unknown) => {
        // The next call tries again, because a rejected promise would be kept for ever.
        openedAuth = null;
        throw error;
      });
    return openedAuth;
  };

  /**
   * Returns the SDK with the stored session, null for a guest. This page may have opened the SDK for another account
   * than another tab has logged in since; then it is opened again.
   */
  const openStoredAuth = async (): Promise<Auth | null> => {
    if (openedAuth === null && !isSessionStored()) return null;
    const opening = openAuth();
    const auth = await opening;
    const storedAccount = storedUid(storage);
    // No account is stored while a guest logs in, and after a log-out in another tab. Of that the SDK learns by itself.
    if (storedAccount === null || auth.currentUser?.uid === storedAccount) return auth;
    // Two calls may come here at once. The first one opens the SDK again, and the second one takes its promise.
    if (openedAuth === opening) openedAuth = null;
    return openAuth();
  };

  return {
    /**
     * Creates an account. It does so in an instance of the SDK that stores nothing, so it opens no session, and leaves
     * an open one as it is.
     */
    async register({ username, email, password }: Registration): Promise<AuthUser> {
      const sdk = await loadSdk();
      return sdk.withThrowawayAuth(settings, async (auth) => {
        const { user } = await sdk.createUserWithEmailAndPassword(auth, email, password);
        try {
          // The shop has no pictures of shoppers. The requirement IDENTITY-04 in `docs/requirements.md` fixes the empty
          // field in this request.
          await sdk.updateProfile(user, { displayName: username, photoURL: '' });
        } catch (error) {
          // An account without its name would keep the email address, and a retry would be refused.
          await sdk.deleteUser(user).catch(() => undefined);
          throw error;
        }
        return toAuthUser(user);
      });
    },
    /** Logs in: opens a session, which the SDK stores for every tab and later visits. */
    async signIn({ email, password }: Credentials): Promise<AuthUser> {
      const [sdk, auth] = await Promise.all([loadSdk(), openAuth()]);
      isDeletedByShopper = false;
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
      return sendsEmails(settings);
    },
    /**
     * Confirms the password of the account that is logged in, because Firebase deletes an account only soon after a
     * log-in. Rejects if the password is wrong, and if no account is logged in.
     */
    async confirmAccount(password: string): Promise<ConfirmedAccount> {
      const [sdk, auth] = await Promise.all([loadSdk(), openStoredAuth()]);
      const user = auth?.currentUser ?? null;
      if (!user?.email) throw noSessionError();
      try {
        await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password));
      } catch (error) {
        const mayBeGone = toAuthFailure(error).kind === 'credentials';
        // The provider has one error for a wrong password and for an account that is gone. `reload` rejects for the
        // latter alone, and this error then replaces the first.
        if (mayBeGone) await user.reload().catch(throwIfEnded);
        throw error;
      }
      return {
        idToken: () => user.getIdToken(),
        remove: async () => {
          isDeletedByShopper = true;
          try {
            await sdk.deleteUser(user);
          } catch (error) {
            isDeletedByShopper = false;
            throw error;
          }
        },
      };
    },
    /** Ends the session. Does nothing for a guest. */
    async signOut(): Promise<void> {
      const auth = await openStoredAuth();
      if (auth === null) return;
      const sdk = await loadSdk();
      await sdk.signOut(auth);
    },
    /** Returns the account of the stored session, or null. */
    async currentUser(): Promise<AuthUser | null> {
      const auth = await openStoredAuth();
      const user = auth?.currentUser ?? null;
      return user === null ? null : toAuthUser(user);
    },
    /**
     * Returns the ID token of the session, null for a guest. The token is the one in memory while it is valid. With
     * `forceRefresh`, as after the API has refused that one, the provider is asked for a new token. If it will never
     * give one again, the session ends and the promise rejects.
     */
    async idToken({ forceRefresh = false } = {}): Promise<string | null> {
      const auth = await openStoredAuth();
      const user = auth?.currentUser ?? null;
      if (auth === null || user === null) return null;
      try {
        return await user.getIdToken(forceRefresh);
      } catch (error) {
        if (codesThatEndSession.has(toAuthFailure(error).code)) {
          const sdk = await loadSdk();
          await sdk.signOut(auth);
        }
        throw error;
      }
    },
    /**
     * Calls the listener when the session ends, also if the provider ends it, but not after `remove` of a confirmed
     * account. Returns a function that unsubscribes.
     */
    onEnd(listener: () => void): () => void {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
  };
}
