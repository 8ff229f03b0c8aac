import { deleteApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  beforeAuthStateChanged,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getAuth,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';
import type { IdentitySettings } from './identity-settings';
import { createTokenSync } from './token-sync';

// This module alone imports Firebase's SDK, and `identity.ts` imports it on demand. So a guest who neither logs in nor
// registers never loads the SDK.
export {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
};

/** The name that the SDK gives to an app without a name. It is part of the key under which the session is stored. */
const SESSION_APP = '[DEFAULT]';
/** The name of the app for registrations. Any other name than that of the session would do. */
const REGISTRATION_APP = 'registration';

/** The methods of an SDK app that its public types lack. `container` has the parts (components) of the app. */
interface AppInside {
  readonly container: {
    getProvider(name: 'auth-internal'): {
      getImmediate(): { addAuthTokenListener(listener: (token: string | null) => void): void };
    };
    addOrOverwriteComponent(component: object): void;
  };
}

/**
 * Replaces the component of the SDK that counts its own use. It keeps a database open, which then cannot be erased in
 * the panel 'My data': https://github.com/firebase/firebase-js-sdk/issues/6167 is open. Remove this by 1 June 2027 if
 * the SDK closes its databases by then.
 */
function stopCounting(app: FirebaseApp): void {
  const heartbeat = { triggerHeartbeat: () => Promise.resolve(), getHeartbeatsHeader: () => Promise.resolve('') };
  (app as FirebaseApp & AppInside).container.addOrOverwriteComponent({
    name: 'heartbeat',
    type: 'PRIVATE',
    instanceFactory: () => heartbeat,
    instantiationMode: 'LAZY',
    multipleInstances: false,
    onInstanceCreated: null,
    serviceProps: {},
  });
}

/** Creates an app of the SDK under this name, and its session. The name must be free. */
function openAuth(name: string, persistence: Persistence, settings: IdentitySettings): Auth {
  const { apiKey, projectId, authDomain, emulatorOrigin } = settings;
  const app = initializeApp({ apiKey, projectId, authDomain }, name);
  stopCounting(app);
  // A popup resolver is left out, because it would load a frame of the provider.
  const auth = initializeAuth(app, { persistence });
  if (emulatorOrigin !== null) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return auth;
}

/**
 * Adds an internal token listener, because the SDK renews tokens ahead of their expiry only while it has one. A
 * listener of `onIdTokenChanged` does not count.
 */
function renewAutomatically(app: FirebaseApp): void {
  const { container } = app as FirebaseApp & AppInside;
  container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => undefined);
}

/**
 * Opens the session that the SDK has stored in this browser. Calls `onEnd` whenever the session has no user, also at
 * the start if no session is stored. If the setting `tokenSyncUrl` is set, each new ID token is sent there. Deletes the
 * SDK app that was open before in this page; the stored session remains.
 */
export async function openSessionAuth(settings: IdentitySettings, onEnd: () => void): Promise<Auth> {
  await Promise.all(
    getApps()
      .filter((app) => app.name === SESSION_APP)
      .map(deleteApp),
  );
  const auth = openAuth(SESSION_APP, browserLocalPersistence, settings);
  renewAutomatically(auth.app);
  if (settings.tokenSyncUrl !== null) {
    const sync = createTokenSync(settings.tokenSyncUrl);
    // The SDK waits for this callback before `signInWithEmailAndPassword` resolves. So the token is sent before the
    // screen loads another page. The listener after it sends renewed tokens. `sync` sends each token once, so a log-in
    // does not send the same token twice.
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
 * Runs a registration in a session of its own, which is in memory and ends with the registration. So it replaces no
 * stored session. The SDK app is not deleted, because the SDK still uses it after the registration. The next call signs
 * in with the same app.
 */
export async function withThrowawayAuth<T>(settings: IdentitySettings, work: (auth: Auth) => Promise<T>): Promise<T> {
  const app = getApps().find(({ name }) => name === REGISTRATION_APP);
  const auth = app ? getAuth(app) : openAuth(REGISTRATION_APP, inMemoryPersistence, settings);
  try {
    return await work(auth);
  } finally {
    await signOut(auth);
  }
}
