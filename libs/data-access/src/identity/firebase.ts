import { deleteApp, getApps, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  getIdTokenResult,
  initializeAuth,
  inMemoryPersistence,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import type { Auth, Persistence } from 'firebase/auth';
import type { IdentitySettings } from './identity-settings';

// This module is the only one that imports the SDK, and is itself imported dynamically: nobody pays for it before signing in.
export {
  createUserWithEmailAndPassword,
  deleteUser,
  getIdTokenResult,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
};

/** The SDK's own name for the first app; it is part of the key under which the session is stored. */
const SESSION_APP = '[DEFAULT]';

function openAuth(name: string, persistence: Persistence, settings: IdentitySettings): Auth {
  const { apiKey, projectId, authDomain, emulatorOrigin } = settings;
  const app = initializeApp({ apiKey, projectId, authDomain }, name);
  // No popup resolver: it would load a frame of the provider, which e-mail and password do not need.
  const auth = initializeAuth(app, { persistence });
  if (emulatorOrigin !== null) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  return auth;
}

/** The session that lasts across reloads. The session of an earlier store on this page, if any, is let go first. */
export async function openSessionAuth(settings: IdentitySettings): Promise<Auth> {
  await Promise.all(
    getApps()
      .filter((app) => app.name === SESSION_APP)
      .map(deleteApp),
  );
  const auth = openAuth(SESSION_APP, browserLocalPersistence, settings);
  await auth.authStateReady();
  return auth;
}

/**
 * Runs the work with a session of its own, in memory. The provider signs a new user in at once; here that touches
 * nobody's session (AMB-15).
 */
export async function withThrowawayAuth<T>(settings: IdentitySettings, work: (auth: Auth) => Promise<T>): Promise<T> {
  const auth = openAuth(`registration-${crypto.randomUUID()}`, inMemoryPersistence, settings);
  try {
    return await work(auth);
  } finally {
    await deleteApp(auth.app);
  }
}
