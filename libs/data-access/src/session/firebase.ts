import { deleteApp, getApps, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  beforeAuthStateChanged,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getAuth,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';
import type { IdentitySettings } from './identity-settings';
import { createTokenSync } from './token-sync';

// Only this module imports the SDK, and it is imported dynamically. So nobody loads the SDK before signing in.
export { createUserWithEmailAndPassword, deleteUser, signInWithEmailAndPassword, signOut, updateProfile };

/** The SDK's own name for the first app; it is part of the key under which the session is stored. */
const SESSION_APP = '[DEFAULT]';
const REGISTRATION_APP = 'registration';

function openAuth(name: string, persistence: Persistence, settings: IdentitySettings): Auth {
  const { apiKey, projectId, authDomain, emulatorOrigin } = settings;
  const app = initializeApp({ apiKey, projectId, authDomain }, name);
  // No popup resolver: it would load a frame of the provider, which e-mail and password do not need.
  const auth = initializeAuth(app, { persistence });
  if (emulatorOrigin !== null) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return auth;
}

/** The part of an app through which the SDK's products reach each other. It exists, but not in the public types. */
interface AppInside {
  readonly container: {
    getProvider(name: 'auth-internal'): {
      getImmediate(): { addAuthTokenListener(listener: (token: string | null) => void): void };
    };
  };
}

/**
 * Makes the SDK renew the ID token by itself, five minutes before it expires. The SDK does so once something listens to
 * its tokens as its other products do (IDENTITY-30, CONST-62, CONST-70).
 */
function renewByItself(app: FirebaseApp): void {
  const { container } = app as FirebaseApp & AppInside;
  container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => undefined);
}

/**
 * Opens the session that lasts across reloads. It first closes the session of an earlier store on this page, if any.
 * @param onEnd called when no account is signed in any more. The provider also ends a session by itself: the account is
 *   deleted or disabled, or its token is revoked.
 */
export async function openSessionAuth(settings: IdentitySettings, onEnd: () => void): Promise<Auth> {
  await Promise.all(
    getApps()
      .filter((app) => app.name === SESSION_APP)
      .map(deleteApp),
  );
  const auth = openAuth(SESSION_APP, browserLocalPersistence, settings);
  renewByItself(auth.app);
  if (settings.tokenSyncUrl !== null) {
    const sync = createTokenSync(settings.tokenSyncUrl);
    // The SDK waits for the first, so the call is sent before the page moves on after a sign-in. The second receives
    // renewals.
    beforeAuthStateChanged(auth, sync);
    onIdTokenChanged(auth, (user) => void sync(user));
  }
  onIdTokenChanged(auth, (user) => {
    if (user === null) onEnd();
  });
  await auth.authStateReady();
  return auth;
}

/**
 * Runs the work with a session of its own, in memory. The provider signs a new user in at once. Here that changes
 * nobody's session and ends with the work (AMB-15). The app behind it stays, because the SDK goes on counting its calls
 * for a moment. It would log to the console if the app were gone.
 */
export async function withThrowawayAuth<T>(settings: IdentitySettings, work: (auth: Auth) => Promise<T>): Promise<T> {
  const held = getApps().find((app) => app.name === REGISTRATION_APP);
  const auth = held ? getAuth(held) : openAuth(REGISTRATION_APP, inMemoryPersistence, settings);
  try {
    return await work(auth);
  } finally {
    await signOut(auth);
  }
}
