import type * as Contract from '@niramaya/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from '../storage/storage';
import { aFakeDisk } from '../testing/fake-storage-host';
import { createIdentity, identitySettings } from './identity';

/** The SDK, as far as a session asks it, and the chunks that were loaded for it. */
const sdk = vi.hoisted(() => ({
  openSessionAuth: vi.fn<(settings: unknown, onEnd: () => void) => Promise<unknown>>(),
  signInWithEmailAndPassword: vi.fn<() => Promise<unknown>>(),
  signOut: vi.fn<(auth: unknown) => Promise<void>>(),
}));
const chunks = vi.hoisted((): string[] => []);

vi.mock('./firebase', () => sdk);
vi.mock('@niramaya/contract', async (original) => ({
  ...(await original<typeof Contract>()),
  loadChunk: (name: string, load: () => Promise<unknown>) => {
    chunks.push(name);
    return load();
  },
}));

const aUser = (uid: string) => ({
  uid,
  providerData: [],
  metadata: {},
  getIdToken: () => Promise.resolve(`token of ${uid}`),
});
const sessionOf = (uid: string | null) => ({ currentUser: uid === null ? null : aUser(uid) });
const meera = { email: 'meera.iyer@example.in', password: 'Tulsi@2023' };

/** A tab in whose storage the provider keeps a session of this account; null for none. */
function aTab(uid: string | null) {
  const disk = aFakeDisk();
  const keep = (next: string) =>
    disk.local.set('firebase:authUser:demo-niramaya:[DEFAULT]', JSON.stringify({ uid: next }));
  if (uid !== null) keep(uid);
  const identity = createIdentity({ storage: createStorage(disk.openTab()), settings: identitySettings({}) });
  return { identity, keep };
}

beforeEach(() => {
  vi.resetAllMocks();
  chunks.length = 0;
  sdk.signOut.mockResolvedValue();
});

describe('a guest', () => {
  test('has neither user nor token, and the check does not load the SDK', async () => {
    const { identity } = aTab(null);
    expect([await identity.currentUser(), await identity.idToken()]).toEqual([null, null]);
    await identity.signOut();
    expect([chunks, sdk.openSessionAuth.mock.calls, sdk.signOut.mock.calls]).toEqual([[], [], []]);
  });

  test('loads the SDK at sign-in and opens one session, which is then read without storage', async () => {
    sdk.openSessionAuth.mockResolvedValue(sessionOf('u1'));
    sdk.signInWithEmailAndPassword.mockResolvedValue({ user: aUser('u1') });
    const { identity } = aTab(null);
    expect(await identity.signIn(meera)).toMatchObject({ uid: 'u1' });
    expect(new Set(chunks)).toEqual(new Set(['identity']));
    expect(await identity.idToken()).toBe('token of u1');
    expect(sdk.openSessionAuth).toHaveBeenCalledTimes(1);
  });
});

describe('a stored session', () => {
  test('is opened at the next request after it failed to open', async () => {
    sdk.openSessionAuth.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(sessionOf('u1'));
    const { identity } = aTab('u1');
    await expect(identity.idToken()).rejects.toThrow('no network');
    expect(await identity.idToken()).toBe('token of u1');
    expect(sdk.openSessionAuth).toHaveBeenCalledTimes(2);
  });

  test('of another account, from another tab, is opened again once before any token is returned', async () => {
    sdk.openSessionAuth.mockResolvedValueOnce(sessionOf('u1')).mockResolvedValue(sessionOf('u2'));
    const { identity, keep } = aTab('u1');
    await identity.idToken();
    keep('u2');
    expect(await Promise.all([identity.idToken(), identity.idToken()])).toEqual(['token of u2', 'token of u2']);
    expect(sdk.openSessionAuth).toHaveBeenCalledTimes(2);
  });

  test('is opened again if another tab stored it after this one signed out', async () => {
    sdk.openSessionAuth.mockResolvedValueOnce(sessionOf(null)).mockResolvedValue(sessionOf('u1'));
    expect(await aTab('u1').identity.idToken()).toBe('token of u1');
  });

  test('returns neither user nor token if it has no user', async () => {
    sdk.openSessionAuth.mockResolvedValue(sessionOf(null));
    const { identity } = aTab('u1');
    expect([await identity.currentUser(), await identity.idToken()]).toEqual([null, null]);
  });
});

describe('the end of a session', () => {
  const failing = (code: string) => {
    const auth = { currentUser: { uid: 'u1', getIdToken: () => Promise.reject(Object.assign(new Error(), { code })) } };
    sdk.openSessionAuth.mockResolvedValue(auth);
    return auth;
  };
  const endOf = () => sdk.openSessionAuth.mock.calls[0]![1];

  test('is reported if a session was stored', async () => {
    sdk.openSessionAuth.mockResolvedValue(sessionOf(null));
    const { identity } = aTab('u1');
    const heard = vi.fn();
    const stop = identity.onEnd(heard);
    await identity.currentUser();
    endOf()();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    endOf()();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('is reported to a guest only after the SDK was opened to sign in', async () => {
    sdk.openSessionAuth.mockResolvedValue(sessionOf('u1'));
    sdk.signInWithEmailAndPassword.mockResolvedValue({ user: aUser('u1') });
    const { identity } = aTab(null);
    const heard = vi.fn();
    identity.onEnd(heard);
    await identity.signIn(meera);
    // The SDK begins signed out.
    endOf()();
    expect(heard).not.toHaveBeenCalled();
    endOf()();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('follows a token that cannot be renewed', async () => {
    const auth = failing('auth/invalid-refresh-token');
    await expect(aTab('u1').identity.idToken()).rejects.toMatchObject({ code: 'auth/invalid-refresh-token' });
    expect(sdk.signOut.mock.calls).toEqual([[auth]]);
  });

  test('does not follow a missing network', async () => {
    failing('auth/network-request-failed');
    await expect(aTab('u1').identity.idToken()).rejects.toMatchObject({ code: 'auth/network-request-failed' });
    expect(sdk.signOut).not.toHaveBeenCalled();
  });
});

test('without settings the emulator is used, and no token is synced', () => {
  expect(identitySettings({})).toEqual({
    apiKey: 'demo-niramaya',
    projectId: 'demo-niramaya',
    authDomain: undefined,
    emulatorOrigin: 'http://localhost',
    tokenSyncUrl: null,
  });
});

test('[IDENTITY-15] with settings the real project is used', () => {
  const env = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_PROJECT_ID: 'niramaya',
    VITE_FIREBASE_AUTH_DOMAIN: 'niramaya.example',
    VITE_TOKEN_SYNC_URL: '/session',
  };
  expect(identitySettings(env)).toEqual({
    apiKey: 'key',
    projectId: 'niramaya',
    authDomain: 'niramaya.example',
    emulatorOrigin: null,
    tokenSyncUrl: '/session',
  });
});
