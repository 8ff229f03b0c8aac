import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toggleSymptom } from '../consult/consult-storage';
import { setPatientPhone } from '../consult/consult-storage';
import { rememberIntent } from './intent';
import { keepMessage } from './messages';
import { aTestStore } from '../testing/a-test-store';
import { aFakeDisk } from '../testing/fake-storage-host';
import type { AuthUser } from './auth-user';
import type { Identity } from './identity';
import { keepSession } from './keep-session';
import { sessionEndSeen } from './visit.slice';

const asha = { uid: 'u1', email: 'asha@example.in', displayName: 'Asha' } as AuthUser;

function setUp() {
  const disk = aFakeDisk();
  const currentUser = vi.fn<Identity['currentUser']>(() => Promise.resolve(asha));
  const ends = new Set<() => void>();
  const onEnd: Identity['onEnd'] = (listener) => {
    ends.add(listener);
    return () => ends.delete(listener);
  };
  const identity: Identity = {
    register: () => Promise.reject(new Error('not here')),
    signIn: () => Promise.resolve(asha),
    signOut: () => Promise.resolve(),
    currentUser,
    idToken: () => Promise.resolve(null),
    onEnd,
  };
  const { store, session } = aTestStore(disk, { identity });
  const otherTab = aTestStore(disk).store.services.storage;
  const end = () => ends.forEach((listener) => listener());
  return { store, session, disk, otherTab, currentUser, end, user: () => store.getState().auth.currentUser };
}

describe('keeping the session', () => {
  let stop = () => {};
  beforeEach(() => (stop = () => {}));
  afterEach(() => stop());

  test('[IDENTITY-29] the user is there again after a reload', async () => {
    const { store, disk, user } = setUp();
    disk.local.set('validkey', 'Asha');
    stop = store.dispatch(keepSession());
    await vi.waitFor(() => expect(user()).toEqual(asha));
  });

  test('[STATE-13 AMB-18] without `validkey` nobody is asked for, whatever the provider still holds', async () => {
    const { store, currentUser, user } = setUp();
    stop = store.dispatch(keepSession());
    await Promise.resolve();
    expect([currentUser.mock.calls.length, user()]).toEqual([0, null]);
  });

  test('a log-in in another tab arrives here', async () => {
    const { store, otherTab, user } = setUp();
    stop = store.dispatch(keepSession());
    otherTab.write('local', 'validkey', 'Asha');
    await vi.waitFor(() => expect(user()).toEqual(asha));
  });

  test('a log-out in another tab takes user, symptoms and phone from this one; the cart stays', async () => {
    const { store, session, disk, otherTab, user } = setUp();
    disk.local.set('validkey', 'Asha');
    disk.local.set('cart_data', '[]');
    stop = store.dispatch(keepSession());
    await vi.waitFor(() => expect(user()).toEqual(asha));
    toggleSymptom(store.services.storage, 'Cough');
    setPatientPhone(store.services.storage, '98765 43210');
    otherTab.remove('local', 'validkey');
    expect([user(), session.size]).toEqual([null, 0]);
    expect(disk.local.has('cart_data')).toBe(true);
  });

  test('anyone who leaves takes along messages, the way on and every draft', async () => {
    const { store, session, disk, otherTab } = setUp();
    disk.local.set('validkey', 'Asha');
    stop = store.dispatch(keepSession());
    keepMessage(store.services.storage, { text: 'User added Successfully', kind: 'success', saidAtMs: 1 });
    rememberIntent(store.services.storage, 'cart');
    const { round } = store.getState().visit;
    otherTab.remove('local', 'validkey');
    expect([session.size, store.getState().visit.round]).toEqual([0, round + 1]);
  });

  test.each([
    ['of another name', 'Ravi', 'u2'],
    ['of the same name', 'Asha', 'u2'],
  ])(
    'somebody else %s logs in over the first, in another tab: what was the first one’s goes',
    async (_who, name, uid) => {
      const { store, session, disk, otherTab, user } = setUp();
      const account = 'firebase:authUser:demo:[DEFAULT]';
      disk.local.set('validkey', 'Asha').set(account, '{"uid":"u1"}');
      stop = store.dispatch(keepSession());
      await vi.waitFor(() => expect(user()).toEqual(asha));
      toggleSymptom(store.services.storage, 'Cough');
      const { round } = store.getState().visit;
      otherTab.write('local', account, JSON.stringify({ uid }));
      otherTab.write('local', 'validkey', name);
      expect(session.size).toBe(0);
      expect(store.getState().visit.round).toBeGreaterThan(round);
    },
  );

  test('a renewed session of the same person takes nothing away', () => {
    const { store, session, disk, otherTab } = setUp();
    const account = 'firebase:authUser:demo:[DEFAULT]';
    disk.local.set('validkey', 'Asha').set(account, '{"uid":"u1","stsTokenManager":{"accessToken":"a"}}');
    stop = store.dispatch(keepSession());
    toggleSymptom(store.services.storage, 'Cough');
    otherTab.write('local', account, '{"uid":"u1","stsTokenManager":{"accessToken":"b"}}');
    expect([session.size, store.getState().visit.round]).toEqual([1, 0]);
  });

  test('a guest who logs in keeps what was typed so far', () => {
    const { store, session, otherTab } = setUp();
    stop = store.dispatch(keepSession());
    toggleSymptom(store.services.storage, 'Cough');
    otherTab.write('local', 'validkey', 'Asha');
    expect([session.size, store.getState().visit.round]).toEqual([1, 0]);
  });

  test('a provider that answers after the log-out brings nobody back', async () => {
    const { store, disk, otherTab, currentUser, user } = setUp();
    disk.local.set('validkey', 'Asha');
    stop = store.dispatch(keepSession());
    otherTab.remove('local', 'validkey');
    await Promise.all(currentUser.mock.results.map(({ value }) => value as Promise<unknown>));
    await Promise.resolve();
    expect([currentUser.mock.calls.length, user()]).toEqual([1, null]);
  });

  test('[AMB-18] a session that the provider ends takes the name and what is personal, and is told until it is seen', async () => {
    const { store, session, disk, end, user } = setUp();
    disk.local.set('validkey', 'Asha').set('cart_data', '[]');
    stop = store.dispatch(keepSession());
    await vi.waitFor(() => expect(user()).toEqual(asha));
    toggleSymptom(store.services.storage, 'Cough');
    end();
    expect([user(), session.size, [...disk.local.keys()]]).toEqual([null, 0, ['cart_data']]);
    expect(store.getState().visit.isEnded).toBe(true);
    store.dispatch(sessionEndSeen());
    expect(store.getState().visit.isEnded).toBe(false);
  });

  test('[STATE-14] a log-out, which ends the provider’s session too, is no such end', () => {
    const { store, end } = setUp();
    stop = store.dispatch(keepSession());
    end();
    expect(store.getState().visit).toEqual({ round: 0, isEnded: false });
  });

  test('once stopped, nothing is followed', async () => {
    const { store, otherTab, currentUser, end } = setUp();
    store.dispatch(keepSession())();
    otherTab.write('local', 'validkey', 'Asha');
    end();
    await Promise.resolve();
    expect(currentUser).not.toHaveBeenCalled();
    expect(store.getState().visit.isEnded).toBe(false);
  });

  test('a provider that does not answer leaves the shopper without a user, and nothing breaks', async () => {
    const { store, disk, currentUser, user } = setUp();
    currentUser.mockRejectedValue(new Error('no network'));
    disk.local.set('validkey', 'Asha');
    stop = store.dispatch(keepSession());
    await vi.waitFor(() => expect(currentUser).toHaveBeenCalled());
    expect(user()).toBeNull();
  });
});
