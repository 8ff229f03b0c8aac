import { storedKeys, type StoredKey } from '@niramaya/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aTestStore, anIdentity } from '../testing/a-test-store';
import { logoutUser } from './auth.thunks';
import { watchSession } from './session.slice';

// A page loads the chunk of a screen when the shopper opens it. In these tests none of the modules that write personal
// entries is ever loaded: an import of one of them fails the test.
const { notLoaded } = vi.hoisted(() => ({
  notLoaded: () => {
    throw new Error('This page has not loaded the chunk.');
  },
}));
vi.mock('../consult/consult-storage', notLoaded);
vi.mock('../delivery/delivery', notLoaded);
vi.mock('../orders/orders', notLoaded);
vi.mock('../prescriptions/prescriptions', notLoaded);
vi.mock('../product/compared', notLoaded);
vi.mock('../product/recent-searches', notLoaded);
vi.mock('../product/selected-medicine', notLoaded);
vi.mock('../product/similar', notLoaded);
vi.mock('../product/viewed', notLoaded);
vi.mock('../refill/refill', notLoaded);
vi.mock('./flash', notLoaded);
vi.mock('./intent', notLoaded);
vi.mock('./messages', notLoaded);

const account = 'firebase:authUser:demo:[DEFAULT]';

/** A tab in which an earlier page has stored every entry of `storedKeys` for Asha. */
function aTabOfAsha() {
  const tab = aTestStore({ identity: anIdentity({}) });
  for (const key of Object.keys(storedKeys) as StoredKey[]) {
    const area = storedKeys[key].area === 'local' ? tab.disk.local : tab.session;
    area.set(key, '{"of":"u1:Asha"}');
  }
  tab.disk.local.set('validkey', 'Asha').set(account, '{"uid":"u1"}');
  return tab;
}

test('a log-out removes the personal entries of every module, also of those that the page has not loaded', async () => {
  const { store, disk, session } = aTabOfAsha();
  await store.dispatch(logoutUser());
  expect([...disk.local.keys()].sort()).toEqual([
    'cart_data',
    'niramaya.city',
    'niramaya.consultations',
    'niramaya.language_refused',
    'niramaya.orders',
    'niramaya.pincode',
    'niramaya.refill',
    'niramaya.saved',
    'niramaya.theme',
    'niramaya.three_months',
    'niramaya.visitor',
    'threemonth',
  ]);
  expect([...session.keys()].sort()).toEqual(['niramaya.new_prices', 'niramaya.renewed']);
});

test('a tab that missed the log-out removes them when the next person opens it, without loading the modules', () => {
  const { store, disk, session } = aTabOfAsha();
  disk.local.set('validkey', 'Ravi').set(account, '{"uid":"u2"}');
  onTestFinished(store.dispatch(watchSession()));
  expect([...disk.local.keys()].sort()).toEqual([
    'cart_data',
    account,
    'niramaya.city',
    'niramaya.consultations',
    'niramaya.language_refused',
    'niramaya.orders',
    'niramaya.pincode',
    'niramaya.refill',
    'niramaya.saved',
    'niramaya.theme',
    'niramaya.three_months',
    'niramaya.visitor',
    'threemonth',
    'validkey',
  ]);
  expect([...session.keys()].sort()).toEqual(['niramaya.intent', 'niramaya.new_prices', 'niramaya.renewed']);
});
