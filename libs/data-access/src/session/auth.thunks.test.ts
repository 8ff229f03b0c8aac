import { identityHandlers } from '@niramaya/fixtures/msw';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { aNetwork } from '../testing/a-network';
import { aTestStore, anIdentity } from '../testing/a-test-store';
import { loginUser, logoutUser, registerUser, requestPasswordReset } from './auth.thunks';
import { restoreUser } from './session.slice';

const network = aNetwork();
const meera = { email: 'meera.iyer@example.in', password: 'Tulsi@2023' };
const account = { ...meera, localId: 'uid-meera', displayName: 'Meera Iyer', createdAt: 1_690_000_000_000 };
const asha = { username: 'Asha Rao', email: 'asha@example.in', password: 'Neem#42' };

beforeEach(() => network.use(...identityHandlers.ready([account])));

const calls = () => network.requests.map(({ url }) => new URL(url).pathname.split('/').at(-1));
const bodyOf = async (call: string) => {
  const request = network.requests.find(({ url }) => url.includes(call));
  return (await request?.clone().json()) as Record<string, unknown>;
};
const typesOf = (actions: readonly { type: string }[]) => actions.map(({ type }) => type);

describe('a forgotten password', () => {
  test('asks the provider for a link, and answers the same for an email without an account', async () => {
    const { store, disk } = aTestStore();
    expect(await store.dispatch(requestPasswordReset(meera.email))).toEqual({ ok: true, sendsEmail: false });
    expect(await store.dispatch(requestPasswordReset('esha@example.in'))).toEqual({ ok: true, sendsEmail: false });
    expect(await bodyOf('accounts:sendOobCode')).toMatchObject({ requestType: 'PASSWORD_RESET', email: meera.email });
    expect([disk.local.has('validkey'), store.getState().auth.currentUser]).toEqual([false, null]);
  });

  test('returns why the provider has refused', async () => {
    network.use(
      http.post(/accounts:sendOobCode/, () =>
        HttpResponse.json({ error: { code: 400, message: 'INVALID_EMAIL' } }, { status: 400 }),
      ),
    );
    expect(await aTestStore().store.dispatch(requestPasswordReset('x'))).toMatchObject({
      ok: false,
      failure: { kind: 'invalidEmail' },
    });
  });
});

describe('registering', () => {
  test('[STATE-16 STATE-17 STATE-18] request, account, display name and success follow in this order', async () => {
    const { store, actions } = aTestStore();
    // The calls made by the time each action was dispatched.
    const trail: string[] = [];
    store.subscribe(() =>
      typesOf(actions.splice(0)).forEach((type) => trail.push([type, 'after', ...calls()].join(' '))),
    );
    expect(await store.dispatch(registerUser(asha))).toEqual({ ok: true });
    expect(trail).toEqual([
      'REGISTER_REQUEST after',
      'REGISTER_SUCCESS after accounts:signUp accounts:lookup accounts:update',
    ]);
  });

  test('[IDENTITY-01 IDENTITY-02 IDENTITY-04 IDENTITY-05] signUp and update are POSTs with the fields of the requirements', async () => {
    await aTestStore().store.dispatch(registerUser(asha));
    const call = network.requests.find(({ url }) => url.includes('accounts:signUp'));
    expect([call?.method, call?.headers.get('content-type')]).toEqual(['POST', 'application/json']);
    expect(await bodyOf('accounts:signUp')).toMatchObject({
      email: 'asha@example.in',
      password: 'Neem#42',
      returnSecureToken: true,
    });
    expect(await bodyOf('accounts:update')).toEqual({
      idToken: expect.stringMatching(/^[\w-]+\.[\w-]+\./),
      displayName: 'Asha Rao',
      photoUrl: '',
      returnSecureToken: true,
    });
  });

  test('[STATE-54 AMB-15 AUTH-22] stores the new user, and the visitor stays a guest: no `validkey`, no session', async () => {
    const { store, disk } = aTestStore();
    await store.dispatch(registerUser(asha));
    expect(store.getState().auth).toMatchObject({
      currentUser: { displayName: 'Asha Rao', email: 'asha@example.in' },
      isLoading: false,
      isError: false,
    });
    expect(disk.local.get('validkey')).toBeUndefined();
    expect(await store.services.identity.idToken()).toBeNull();
  });

  test('[AMB-15] a signed-in shopper stays signed in while registering another', async () => {
    const { store, disk } = aTestStore();
    await store.dispatch(loginUser(meera));
    await store.dispatch(registerUser(asha));
    expect(disk.local.get('validkey')).toBe('Meera Iyer');
    expect((await store.services.identity.currentUser())?.email).toBe('meera.iyer@example.in');
    await store.dispatch(logoutUser());
  });

  test('an account that cannot be named is deleted, so that the shopper can retry', async () => {
    network.use(
      http.post(/accounts:update/, () =>
        HttpResponse.json({ error: { code: 500, message: 'INTERNAL_ERROR' } }, { status: 500 }),
      ),
      http.post(/accounts:delete/, () => HttpResponse.json({})),
    );
    const { store, actions } = aTestStore();
    expect(await store.dispatch(registerUser(asha))).toMatchObject({ ok: false });
    expect(calls().at(-1)).toBe('accounts:delete');
    expect(typesOf(actions)).toEqual(['REGISTER_REQUEST', 'REGISTER_FAILURE']);
  });
});

test('[STATE-21 STATE-22 STORAGE-01 STORAGE-02 IDENTITY-03] logging in dispatches request and success, and stores the name as `validkey`', async () => {
  const { store, disk, actions } = aTestStore();
  expect(await store.dispatch(loginUser(meera))).toEqual({ ok: true });
  expect(await bodyOf('accounts:signInWithPassword')).toMatchObject({ ...meera, returnSecureToken: true });
  expect(typesOf(actions)).toEqual(['LOGIN_REQUEST', 'LOGIN_SUCCESS']);
  expect(disk.local.get('validkey')).toBe('Meera Iyer');
  expect(store.getState().auth).toMatchObject({ currentUser: { displayName: 'Meera Iyer' }, isLoading: false });
});

test.each([
  [
    'STATE-20 ERROR-08 ERROR-09 AMB-58 VALID-11',
    'a taken e-mail',
    registerUser({ ...asha, email: meera.email }),
    { code: 'email-already-in-use', kind: 'emailInUse', message: 'Firebase: Error (auth/email-already-in-use).' },
  ],
  [
    'VALID-10 ERROR-09',
    'a password of 3 characters, which is sent,',
    registerUser({ ...asha, password: 'abc' }),
    {
      code: 'weak-password',
      kind: 'weakPassword',
      message: expect.stringContaining('Password should be at least 6 characters') as string,
    },
  ],
  [
    'STATE-23 ERROR-08 ERROR-09 AMB-58',
    'a wrong password',
    loginUser({ ...meera, password: 'wrong' }),
    { code: 'invalid-credential', kind: 'credentials', message: 'Firebase: Error (auth/invalid-credential).' },
  ],
])(
  '[%s] %s fails with the message of the provider, and `validkey` stays absent',
  async (_ids, _what, thunk, failure) => {
    const { store, disk, actions } = aTestStore();
    expect(await store.dispatch(thunk)).toEqual({ ok: false, failure });
    expect(actions.map(({ type, payload }) => [type.replace(/^[A-Z]+_/, ''), payload])).toEqual([
      ['REQUEST', undefined],
      ['FAILURE', undefined],
    ]);
    expect(calls().at(-1)).toMatch(/^accounts:sign/);
    expect(disk.local.has('validkey')).toBe(false);
  },
);

describe('the signed-in user', () => {
  const fields = [
    ['IDENTITY-19', 'uid', 'uid-meera'],
    ['IDENTITY-20', 'email', 'meera.iyer@example.in'],
    ['IDENTITY-21', 'emailVerified', false],
    ['IDENTITY-22', 'displayName', 'Meera Iyer'],
    ['IDENTITY-23', 'phoneNumber', null],
    ['IDENTITY-24', 'photoURL', null],
    ['IDENTITY-25', 'isAnonymous', false],
    ['IDENTITY-26', 'tenantId', null],
    ['IDENTITY-27', 'providerData', [expect.objectContaining({ providerId: 'password', email: meera.email })]],
    ['IDENTITY-28', 'metadata', { createdAt: '1690000000000', lastLoginAt: expect.stringMatching(/^\d{13}$/) }],
  ] as const;

  test.each(fields)('[%s IDENTITY-18] has %s, and no token', async (_row, field, value) => {
    const { store } = aTestStore();
    await store.dispatch(loginUser(meera));
    const { currentUser } = store.getState().auth;
    expect(currentUser?.[field]).toEqual(value);
    expect(Object.keys(currentUser ?? {})).toEqual(fields.map(([, name]) => name));
  });

  test('[IDENTITY-29 AMB-18] is restored after a reload, and the SDK is not called without a stored session', async () => {
    const { store, disk } = aTestStore();
    await store.dispatch(loginUser(meera));

    const guest = aTestStore().store;
    await guest.dispatch(restoreUser());
    expect(guest.getState().auth.currentUser).toBeNull();

    // Outside a browser the SDK keeps its session in memory. The key that it would have written marks the session.
    disk.local.set('firebase:authUser:demo-niramaya:[DEFAULT]', '{}');
    const { store: reloaded, actions } = aTestStore({ disk });
    await reloaded.dispatch(restoreUser());
    expect(reloaded.getState().auth.currentUser?.displayName).toBe('Meera Iyer');
    expect(typesOf(actions)).toEqual(['SET_USER']);
    expect(await reloaded.services.identity.idToken()).toMatch(/^[\w-]+\.[\w-]+\./);
  });
});

describe('logging out', () => {
  test('[STATE-13 STATE-14 STATE-26 AMB-18] removes `validkey`, the user and the provider session, and keeps the cart', async () => {
    const { store, disk } = aTestStore({ stored: { cart_data: '[]' } });
    await store.dispatch(loginUser(meera));
    await store.dispatch(logoutUser());
    expect([...disk.local.keys()]).toEqual(['cart_data']);
    expect(store.getState().auth.currentUser).toBeNull();
    expect(await store.services.identity.idToken()).toBeNull();
  });

  test('works without a response of the provider, whose entry with name and e-mail is removed too', async () => {
    const identity = anIdentity({ signOut: () => Promise.reject(new Error('no network')) });
    const { store, disk } = aTestStore({
      stored: { validkey: 'Meera Iyer', 'firebase:authUser:key:[DEFAULT]': '{"uid":"u1"}' },
      identity,
    });
    await store.dispatch(logoutUser());
    expect([...disk.local.keys()]).toEqual([]);
  });
});

test('[AUTH-01 AUTH-02 IDENTITY-17] a new account can log in and out, without phone, e-mail link, other providers or MFA', async () => {
  const { store } = aTestStore();
  await store.dispatch(registerUser(asha));
  await store.dispatch(loginUser(asha));
  expect(store.getState().auth.currentUser?.displayName).toBe('Asha Rao');
  await store.dispatch(logoutUser());
  expect(calls()).toEqual([
    'accounts:signUp',
    'accounts:lookup',
    'accounts:update',
    'accounts:signInWithPassword',
    'accounts:lookup',
  ]);
});
