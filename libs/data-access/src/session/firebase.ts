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
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';
import type { IdentitySettings } from './identity';
import { createTokenSync } from './token-sync';

// The only import of the SDK, dynamic so that guests never load it.
export {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
};

const SESSION_APP = '[DEFAULT]';
const REGISTRATION_APP = 'registration';

/** Missing in the SDK's public types. */
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
 * My data: https://github.com/firebase/firebase-js-sdk/issues/6167 is open. Remove this by 1 June 2027 if the SDK closes
 * its databases by then.
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

function openAuth(name: string, persistence: Persistence, settings: IdentitySettings): Auth {
  const { apiKey, projectId, authDomain, emulatorOrigin } = settings;
  const app = initializeApp({ apiKey, projectId, authDomain }, name);
  stopCounting(app);
  // No popup resolver: it would load a frame of the provider.
  const auth = initializeAuth(app, { persistence });
  if (emulatorOrigin !== null) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return auth;
}

/** The SDK renews tokens only if something listens to them. */
function renewAutomatically(app: FirebaseApp): void {
  const { container } = app as FirebaseApp & AppInside;
  container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => undefined);
}

/** Opens the stored session; `onEnd` is called if it has no user. */
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
    // The SDK awaits the first before the page moves on.
    beforeAuthStateChanged(auth, sync);
    onIdTokenChanged(auth, (user) => void sync(user));
  }
  onIdTokenChanged(auth, (user) => {
    if (user === null) onEnd();
  });
  await auth.authStateReady();
  return auth;
}

/** In memory, so that a registration replaces no session. The SDK still uses the app later. */
export async function withThrowawayAuth<T>(settings: IdentitySettings, work: (auth: Auth) => Promise<T>): Promise<T> {
  const app = getApps().find(({ name }) => name === REGISTRATION_APP);
  const auth = app ? getAuth(app) : openAuth(REGISTRATION_APP, inMemoryPersistence, settings);
  try {
    return await work(auth);
  } finally {
    await signOut(auth);
  }
}
