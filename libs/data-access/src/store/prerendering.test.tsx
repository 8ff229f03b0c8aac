import { aProduct } from '@niramaya/fixtures';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { useCart } from '../cart/cart.slice';
import { pickPatient, setPatientPhone, toggleSymptom, useConsult } from '../consult/consult-storage';
import { useUserKey, useSession } from '../session/user-key';
import { selectMedicine, useSelectedMedicine } from '../product/selected-medicine';
import { useStoredPlan } from '../plan/plan';
import { useProductSearch } from '../product/useProductSearch';
import { saveDelivery, useDelivery, useDeliveryCity } from '../delivery/delivery';
import { useStorageHealth, useStorageReady } from '../storage/persisted';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { cacheSearch } from '../testing/cache-listing';

/** A tab whose storage, which is full by now, has an entry for each hook of the test. */
function aUsedTab() {
  const cart = '[{"image":"a","title":"Zinc","price":1,"discountedPrice":1,"quantity":1}]';
  const stored = { validkey: 'Asha', threemonth: '275', cart_data: cart };
  const { store, storage, disk } = aTestStore({ stored });
  const zinc = aProduct({ title: 'Zinc' });
  selectMedicine(storage, zinc);
  toggleSymptom(storage, 'Cough');
  pickPatient(storage, { id: 1, name: 'Meera', age: '34', gender: 'female' });
  setPatientPhone(storage, '9876543210');
  saveDelivery(storage, { name: 'Meera', address: '12, MG Road', pinCode: '560001', phone: '9876543210' });
  store.dispatch(cacheSearch([zinc]));
  disk.mode = 'full';
  storage.write('local', 'niramaya.theme', 'dark');
  return store;
}

/** Returns the value of a hook in a prerendered page, although storage has an entry for each hook of the test. */
function prerendered<T>(useIt: () => T): T {
  const store = aUsedTab();
  let rendered: T | undefined;
  const Probe = () => {
    rendered = useIt();
    return null;
  };
  renderToString(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  return rendered as T;
}

const mounted = <T,>(useIt: () => T): T => aMountedHook(aUsedTab(), useIt, undefined).newest();

test('a prerendered page has no data of the shopper, so that hydration finds the same markup', () => {
  const totals = { subtotal: 0, shipping: 0, total: 0, count: 0 };
  const cart = { items: [], rows: [], totals, isReady: false };
  expect(prerendered(useSession)).toEqual({ isLoggedIn: false, name: null, isReady: false });
  expect(prerendered(useCart)).toEqual(cart);
  expect(prerendered(useUserKey)).toBeNull();
  expect(prerendered(useSelectedMedicine)).toBeNull();
  expect(prerendered(useStoredPlan)).toBeNull();
  expect(prerendered(useConsult)).toEqual({ symptoms: [], phone: '', patient: null });
  expect(prerendered(useDelivery)).toBeNull();
  expect(prerendered(useDeliveryCity)[0]).toBe('');
  expect(prerendered(() => useProductSearch('zinc'))).toEqual({ status: 'loading', results: null });
  expect([prerendered(useStorageReady), prerendered(useStorageHealth)]).toEqual([false, 'ok']);
});

test('the same hooks find the data once the page is hydrated', () => {
  expect(mounted(useSession)).toMatchObject({ isLoggedIn: true, name: 'Asha', isReady: true });
  expect(mounted(useCart)).toMatchObject({ items: [{ title: 'Zinc' }], isReady: true });
  expect(mounted(useUserKey)).toBe(':Asha');
  expect(mounted(useSelectedMedicine)).toMatchObject({ title: 'Zinc' });
  expect(mounted(useStoredPlan)).not.toBeNull();
  expect(mounted(useConsult)).toMatchObject({ symptoms: ['Cough'], phone: '9876543210', patient: { name: 'Meera' } });
  expect(mounted(useDelivery)).toMatchObject({ name: 'Meera' });
  expect(mounted(useDeliveryCity)[0]).toBe('Banglore');
  expect([mounted(useStorageReady), mounted(useStorageHealth)]).toEqual([true, 'full']);
});
