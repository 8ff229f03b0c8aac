import { identityHandlers, memberHandlers } from '@niramaya/fixtures/msw';
import { openDB } from 'idb';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { aNetwork } from '../testing/a-network';
import { aTestStore, anIdentity } from '../testing/a-test-store';
import { membersApi } from '../consult/members.endpoints';
import { loginUser } from '../session/auth.thunks';
import { deleteAccount } from './delete-account';

vi.mock('idb');

const network = aNetwork();
const meera = { email: 'meera.iyer@example.in', password: 'Tulsi@2023' };
const uid = 'uid-meera';

const anOrder = { placedAtMs: 1, planRupees: 275, totalRupees: 275, lines: [] };
const orders = [
  { ...anOrder, id: 'HERS', by: 'Meera Iyer', account: uid },
  { ...anOrder, id: 'GUEST', by: '', account: '' },
  { ...anOrder, id: 'NAMESAKE', by: 'Meera Iyer', account: 'u2' },
  { ...anOrder, id: 'UNKNOWN', by: 'Meera Iyer' },
  null,
];
const refills = [`${uid}:Meera Iyer`, '', 'u2:Meera Iyer'].map((of) => ({ title: 'Zinc', of, days: 30 }));
const consultations = refills.map(({ of }) => ({ orderId: 'HERS', of, patient: null, symptoms: ['Cough'], phone: '' }));
const prescriptions = refills.map(({ of }, at) => ({ id: `${at}`, of }));
const deleted = vi.fn<(id: string) => void>();

beforeEach(() => {
  network.use(
    ...identityHandlers.ready([{ ...meera, localId: uid, displayName: 'Meera Iyer' }]),
    ...memberHandlers.ready(),
  );
  deleted.mockReset();
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([{ name: 'niramaya.prescriptions' }]) });
  const store = { getAll: () => Promise.resolve(prescriptions), delete: deleted };
  const database = { transaction: () => ({ store, done: Promise.resolve() }), close: () => undefined };
  vi.mocked(openDB).mockResolvedValue(database as never);
});

async function aSignedInTab() {
  const stored = {
    cart_data: '[]',
    'niramaya.orders': JSON.stringify({ v: 1, items: orders }),
    'niramaya.refill': JSON.stringify({ v: 1, items: refills }),
    'niramaya.consultations': JSON.stringify({ v: 1, items: consultations }),
  };
  const tab = aTestStore({ stored });
  await tab.store.dispatch(loginUser(meera));
  // Outside a browser the SDK keeps its session in memory.
  tab.disk.local.set('firebase:authUser:demo-niramaya:[DEFAULT]', JSON.stringify({ uid }));
  network.requests.length = 0;
  return tab;
}

/** Returns the requests as method and last part of the path, without the query: 'POST accounts:lookup'. */
const calls = () => network.asked().map((call) => call.replace(/^(\w+) .*\/(?:v1\/)?([\w:]+)(?:\?.*)?$/, '$1 $2'));
const items = (text: string | undefined) =>
  (JSON.parse(text ?? '{}') as { items: { id?: string; of?: string }[] }).items;

test('confirms the password, deletes the members with the token of the account, the account, and its records on this device', async () => {
  const { store, disk, actions } = await aSignedInTab();
  expect(await store.dispatch(deleteAccount(meera.password))).toEqual({ ok: true, isDeviceCleared: true });
  expect(calls()).toEqual([
    'POST accounts:signInWithPassword',
    'POST accounts:lookup',
    'DELETE consult',
    'POST accounts:delete',
  ]);
  const ofMembers = network.requests.find(({ method }) => method === 'DELETE');
  expect(ofMembers?.headers.get('authorization')).toMatch(/^Bearer [\w-]+\.[\w-]+\./);
  expect(ofMembers?.headers.has('x-visitor-id')).toBe(false);
  expect(items(disk.local.get('niramaya.orders')).map((order) => order?.id)).toEqual([
    'GUEST',
    'NAMESAKE',
    'UNKNOWN',
    undefined,
  ]);
  expect(items(disk.local.get('niramaya.refill')).map(({ of }) => of)).toEqual(['', 'u2:Meera Iyer']);
  expect(items(disk.local.get('niramaya.consultations')).map(({ of }) => of)).toEqual(['', 'u2:Meera Iyer']);
  expect(deleted.mock.calls.map(([id]) => id)).toEqual(['0']);
  expect([disk.local.has('validkey'), disk.local.has('cart_data')]).toEqual([false, true]);
  expect(store.getState().auth.currentUser).toBeNull();
  // The shopper asked for it, so that no notice of an ended session shows.
  expect(actions.map(({ type }) => type)).not.toContain('session/sessionExpired');
  expect(store.getState().session.isExpired).toBe(false);
});

test('deletes the members and the account whose password was confirmed, although another tab signs in a second person', async () => {
  const remove = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const confirmAccount = () => {
    disk.local.set('validkey', 'Ravi');
    return Promise.resolve({ idToken: () => Promise.resolve('hers'), remove });
  };
  const identity = anIdentity({ confirmAccount, idToken: () => Promise.resolve('his') });
  const { store, disk } = aTestStore({ stored: { validkey: 'Meera Iyer' }, identity });
  expect(await store.dispatch(deleteAccount(meera.password))).toMatchObject({ ok: true });
  expect(network.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer hers']);
  expect(remove).toHaveBeenCalledTimes(1);
});

test.each([
  // The provider gives the same answer for a wrong password and for a deleted account, so `confirmAccount` looks the
  // account up.
  [
    'password',
    'credentials',
    () => identityHandlers.wrongPassword(),
    ['POST accounts:signInWithPassword', 'POST accounts:lookup'],
  ],
  ['password', 'other', () => identityHandlers.signInFails(), ['POST accounts:signInWithPassword']],
  ['password', 'offline', () => identityHandlers.offline(), ['POST accounts:signInWithPassword']],
  [
    'members',
    'other',
    () => memberHandlers.deleteFails(503),
    ['POST accounts:signInWithPassword', 'POST accounts:lookup', 'DELETE consult'],
  ],
  [
    'members',
    'other',
    () => memberHandlers.offline(),
    ['POST accounts:signInWithPassword', 'POST accounts:lookup', 'DELETE consult'],
  ],
  [
    'account',
    'other',
    () => identityHandlers.deleteFails(),
    ['POST accounts:signInWithPassword', 'POST accounts:lookup', 'DELETE consult', 'POST accounts:delete'],
  ],
] as const)(
  'stops at the step "%s" with the failure "%s", keeps the session and the records, and can be repeated',
  async (step, failure, handlers, made) => {
    const { store, disk } = await aSignedInTab();
    const before = new Map(disk.local);
    network.use(...handlers());
    expect(await store.dispatch(deleteAccount(meera.password))).toEqual({ ok: false, step, failure });
    expect(calls()).toEqual(made);
    expect([disk.local, deleted.mock.calls]).toEqual([before, []]);
    network.use(...identityHandlers.ready([{ ...meera, localId: uid }]), ...memberHandlers.ready());
    expect(await store.dispatch(deleteAccount(meera.password))).toEqual({ ok: true, isDeviceCleared: true });
  },
);

test.each([
  ['members', () => memberHandlers.deleteFails(503)],
  ['account', () => identityHandlers.deleteFails()],
] as const)(
  'a list of members on the screen is requested again after a failure at the step "%s", which may have deleted them',
  async (step, handlers) => {
    const { store } = await aSignedInTab();
    await store.dispatch(membersApi.endpoints.getMembers.initiate(`${uid}:Meera Iyer`));
    network.use(...handlers());
    network.requests.length = 0;
    expect(await store.dispatch(deleteAccount(meera.password))).toMatchObject({ ok: false, step });
    await vi.waitFor(() => expect(calls()).toContain('GET consult'));
  },
);

test('reports that the prescriptions of a deleted account are still on the device', async () => {
  const { store, disk } = await aSignedInTab();
  vi.mocked(openDB).mockRejectedValue(new DOMException('No.', 'UnknownError'));
  expect(await store.dispatch(deleteAccount(meera.password))).toEqual({ ok: true, isDeviceCleared: false });
  expect(disk.local.has('validkey')).toBe(false);
});

test('has no prescriptions to remove in a browser that forbids databases', async () => {
  const { store } = await aSignedInTab();
  vi.mocked(openDB).mockRejectedValue(new DOMException('No.', 'SecurityError'));
  expect(await store.dispatch(deleteAccount(meera.password))).toEqual({ ok: true, isDeviceCleared: true });
});

test('an unanswered deletion that took place is an ended session at the next attempt', async () => {
  const { store } = await aSignedInTab();
  network.use(http.post(/accounts:delete/, () => HttpResponse.error(), { once: true }));
  expect(await store.dispatch(deleteAccount(meera.password))).toEqual({
    ok: false,
    step: 'account',
    failure: 'offline',
  });
  network.use(
    http.post(/accounts:signInWithPassword/, () =>
      HttpResponse.json({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } }, { status: 400 }),
    ),
    http.post(/accounts:lookup/, () => HttpResponse.json({ error: { message: 'USER_NOT_FOUND' } }, { status: 400 })),
  );
  expect(await store.dispatch(deleteAccount(meera.password))).toEqual({
    ok: false,
    step: 'password',
    failure: 'ended',
  });
});
