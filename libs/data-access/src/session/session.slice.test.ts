import { aCartItem } from '@niramaya/fixtures';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addToCart } from '../cart/cart-storage';
import { removeFromCart } from '../cart/cart.slice';
import { pickPatient, setPatientPhone, toggleSymptom } from '../consult/consult-storage';
import { saveDelivery } from '../delivery/delivery';
import { rememberSearch } from '../product/recent-searches';
import { openAddress, openReceipt } from '../store/panel.slice';
import { aTestStore, anIdentity } from '../testing/a-test-store';
import type { BrowserStorage } from '../storage/storage';
import type { AuthUser } from './auth-user';
import { setUser } from './auth.slice';
import type { Identity } from './identity';
import { rememberIntent } from './intent';
import { storeMessage } from './messages';
import { clearUserData, sessionExpirySeen, watchSession } from './session.slice';

const account = 'firebase:authUser:demo:[DEFAULT]';
const asha = { uid: 'u1', email: 'asha@example.in', displayName: 'Asha' } as AuthUser;

function setUp() {
  const currentUser = vi.fn<Identity['currentUser']>(() => Promise.resolve(asha));
  const ends = new Set<() => void>();
  const onEnd: Identity['onEnd'] = (listener) => {
    ends.add(listener);
    return () => ends.delete(listener);
  };
  const identity = anIdentity({ currentUser, onEnd });
  const { store, disk, session } = aTestStore({ identity });
  const otherTab = aTestStore({ disk }).storage;
  const end = () => ends.forEach((listener) => listener());
  const user = () => store.getState().auth.currentUser;
  const watch = () => onTestFinished(store.dispatch(watchSession()));
  /** Waits until Asha is logged in, and stores a symptom. */
  const watchAsha = async () => {
    disk.local.set('validkey', 'Asha');
    watch();
    await vi.waitFor(() => expect(user()).toEqual(asha));
    toggleSymptom(store.services.storage, 'Cough');
  };
  return { store, session, disk, otherTab, currentUser, end, user, watch, watchAsha };
}

test('[STATE-13 AMB-18] the provider is called once `validkey` is stored, also by another tab, and not before', async () => {
  const { otherTab, currentUser, user, watch } = setUp();
  watch();
  await Promise.resolve();
  expect([currentUser.mock.calls.length, user()]).toEqual([0, null]);
  otherTab.write('local', 'validkey', 'Asha');
  await vi.waitFor(() => expect(user()).toEqual(asha));
});

test.each<[what: string, change: (otherTab: BrowserStorage) => void]>([
  ['a log-out', (otherTab) => otherTab.remove('local', 'validkey')],
  ['a log-in of another name', (otherTab) => otherTab.write('local', 'validkey', 'Ravi')],
  ['a log-in of another account of the same name', (otherTab) => otherTab.write('local', account, '{"uid":"u2"}')],
])('%s in another tab removes user, symptoms and drafts here, and keeps the cart', async (_what, change) => {
  const { store, session, disk, otherTab, user, watchAsha } = setUp();
  disk.local.set('cart_data', '[]').set(account, '{"uid":"u1"}');
  await watchAsha();
  change(otherTab);
  expect([user(), session.size, store.getState().session.epoch]).toEqual([null, 0, 1]);
  expect(disk.local.has('cart_data')).toBe(true);
});

test('a log-in of a guest keeps drafts and removes their symptoms; a renewed session of the same person removes nothing', () => {
  const { store, session, disk, otherTab, watch } = setUp();
  disk.local.set(account, '{"uid":"u1","stsTokenManager":{"accessToken":"a"}}');
  watch();
  toggleSymptom(store.services.storage, 'Cough');
  otherTab.write('local', 'validkey', 'Asha');
  expect([session.size, store.getState().session.epoch]).toEqual([0, 0]);
  toggleSymptom(store.services.storage, 'Fever');
  otherTab.write('local', account, '{"uid":"u1","stsTokenManager":{"accessToken":"b"}}');
  expect([session.size, store.getState().session.epoch]).toEqual([1, 0]);
});

test('a response of the provider after the log-out is ignored', async () => {
  const { disk, otherTab, currentUser, user, watch } = setUp();
  disk.local.set('validkey', 'Asha');
  watch();
  otherTab.remove('local', 'validkey');
  await Promise.all(currentUser.mock.results.map(({ value }) => value as Promise<unknown>));
  await Promise.resolve();
  expect([currentUser.mock.calls.length, user()]).toEqual([1, null]);
});

test('a response of the provider for a person who has left is not that of the next', async () => {
  const { disk, otherTab, currentUser, user, watch } = setUp();
  let respond: (user: AuthUser) => void = () => undefined;
  currentUser.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  currentUser.mockImplementation(() => Promise.resolve(null));
  disk.local.set('validkey', 'Asha');
  watch();
  otherTab.write('local', 'validkey', 'Ravi');
  respond(asha);
  await Promise.all(currentUser.mock.results.map(({ value }) => value as Promise<unknown>));
  await Promise.resolve();
  expect([currentUser.mock.calls.length, user()]).toEqual([2, null]);
});

test('[AMB-18] a session that the provider ends removes name and personal data, and shows a notice until seen', async () => {
  const { store, session, disk, end, user, watchAsha } = setUp();
  disk.local.set('cart_data', '[]');
  await watchAsha();
  end();
  expect([user(), session.size, [...disk.local.keys()]]).toEqual([null, 0, ['cart_data']]);
  expect(store.getState().session.isExpired).toBe(true);
  store.dispatch(sessionExpirySeen());
  expect(store.getState().session.isExpired).toBe(false);
});

test('[STATE-14] a log-out, which ends the provider session too, shows no such notice', () => {
  const { store, end, watch } = setUp();
  watch();
  end();
  expect(store.getState().session).toEqual({ epoch: 0, isExpired: false });
});

test('a session that is no longer watched follows nothing', async () => {
  const { store, otherTab, currentUser, end } = setUp();
  store.dispatch(watchSession())();
  otherTab.write('local', 'validkey', 'Asha');
  end();
  await Promise.resolve();
  expect(currentUser).not.toHaveBeenCalled();
  expect(store.getState().session.isExpired).toBe(false);
});

test('a provider that does not respond leaves the shopper without a user, and nothing fails', async () => {
  const { disk, currentUser, user, watch } = setUp();
  currentUser.mockRejectedValue(new Error('no network'));
  disk.local.set('validkey', 'Asha');
  watch();
  await vi.waitFor(() => expect(currentUser).toHaveBeenCalled());
  expect(user()).toBeNull();
});

test('forgetting a person removes all personal data, and keeps the cart, the PIN code and its city', () => {
  const { store, storage, disk, session } = aTestStore();
  const { dispatch, getState } = store;
  for (const title of ['Zinc', 'Iron']) addToCart(storage, aCartItem({ title }));
  dispatch(removeFromCart('Iron'));
  toggleSymptom(storage, 'Cough');
  setPatientPhone(storage, '98765 43210');
  pickPatient(storage, { id: 1, name: 'Meera Iyer', age: '34', gender: 'female' });
  storeMessage(storage, { text: 'User added Successfully', kind: 'success', saidAtMs: 1 });
  rememberIntent(storage, 'cart');
  rememberSearch(storage, 'zinc');
  saveDelivery(storage, { name: 'Asha Rao', address: '12, MG Road', pinCode: '560001', phone: '9876543210' });
  dispatch(setUser(asha));
  dispatch(openReceipt('NIR-1'));
  dispatch(openAddress('NIR-1'));
  const { epoch: round } = getState().session;

  dispatch(clearUserData());
  expect([...session.keys()]).toEqual([]);
  expect([...disk.local.keys()]).toEqual(['cart_data', 'niramaya.pincode', 'niramaya.city']);
  expect(getState().cart.removed).toEqual([]);
  expect(getState().auth.currentUser).toBeNull();
  expect(getState().panel).toEqual({
    open: 'orders',
    receiptOf: null,
    addressOf: null,
    policyOf: null,
    askedReload: null,
  });
  expect(getState().session.epoch).toBe(round + 1);
});
