import type * as Contract from '@niramaya/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from '../storage/storage';
import { aFakeDisk } from '../testing/fake-storage-host';
import { createIdentity } from './identity';
import { identitySettings, sendsEmails } from './identity-settings';

/** The SDK, as far as a session asks it, and the chunks that were loaded for it. */
const sdk = vi.hoisted(() => ({
  openSessionAuth: vi.fn<(settings: unknown, onEnd: () => void) => Promise<unknown>>(),
  signInWithEmailAndPassword: vi.fn<() => Promise<unknown>>(),
  signOut: vi.fn<(auth: unknown) => Promise<void>>(),
  reauthenticateWithCredential: vi.fn<(user: unknown, credential: unknown) => Promise<unknown>>(),
  deleteUser: vi.fn<(user: unknown) => Promise<void>>(),
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
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

describe('the confirmation of an account', () => {
  const refusal = (code: string) => Object.assign(new Error(code), { code });
  const reload = vi.fn<() => Promise<void>>();
  const asha = { ...aUser('u1'), email: 'asha@example.in', reload };
  const open = () => {
    sdk.openSessionAuth.mockResolvedValue({ currentUser: asha });
    reload.mockResolvedValue();
    return aTab('u1');
  };

  test('sends the password of the open session, and then acts on this account alone', async () => {
    const { identity, keep } = open();
    sdk.reauthenticateWithCredential.mockResolvedValue({});
    sdk.deleteUser.mockResolvedValue();
    const account = await identity.confirmAccount('Neem#42');
    const credential = { email: 'asha@example.in', password: 'Neem#42' };
    expect(sdk.reauthenticateWithCredential.mock.calls).toEqual([[asha, credential]]);
    // Another tab signs in a second person.
    keep('u2');
    expect(await account.idToken()).toBe('token of u1');
    await account.remove();
    expect(sdk.deleteUser.mock.calls).toEqual([[asha]]);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['the password is wrong', 'auth/invalid-credential', null, 'auth/invalid-credential'],
    ['the account is gone', 'auth/invalid-credential', 'auth/user-token-expired', 'auth/user-token-expired'],
    [
      'the provider is away at the second look',
      'auth/invalid-credential',
      'auth/network-request-failed',
      'auth/invalid-credential',
    ],
    ['the provider is away', 'auth/network-request-failed', 'auth/user-token-expired', 'auth/network-request-failed'],
  ])('fails if %s', async (_what, refused, ofReload, code) => {
    const { identity } = open();
    sdk.reauthenticateWithCredential.mockRejectedValue(refusal(refused));
    if (ofReload !== null) reload.mockRejectedValue(refusal(ofReload));
    await expect(identity.confirmAccount('x')).rejects.toMatchObject({ code });
  });

  test('fails without a session', async () => {
    sdk.openSessionAuth.mockResolvedValue(sessionOf(null));
    for (const tab of [aTab(null), aTab('u1')])
      await expect(tab.identity.confirmAccount('x')).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  test('makes the end of the session by a deletion no expiry, unless the deletion fails', async () => {
    const { identity } = open();
    const heard = vi.fn();
    identity.onEnd(heard);
    sdk.reauthenticateWithCredential.mockResolvedValue({});
    const account = await identity.confirmAccount('Neem#42');
    const end = () => sdk.openSessionAuth.mock.calls[0]![1]();
    sdk.deleteUser.mockResolvedValueOnce();
    await account.remove();
    end();
    expect(heard).not.toHaveBeenCalled();
    sdk.deleteUser.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    await expect(account.remove()).rejects.toThrow('network');
    end();
    expect(heard).toHaveBeenCalledTimes(1);
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

test('only the real project sends emails', () => {
  const withKey = identitySettings({ VITE_FIREBASE_API_KEY: 'key' });
  expect([sendsEmails(withKey), sendsEmails(identitySettings({}))]).toEqual([true, false]);
});
