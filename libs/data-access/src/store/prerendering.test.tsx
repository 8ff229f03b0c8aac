import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { useCart } from '../cart/cart.slice';
import { useConsult } from '../consult/consult-storage';
import { useUserKey, useSession } from '../session/user-key';
import { useSelectedMedicine } from '../product/selected-medicine';
import { useStoredPlan } from '../plan/plan';
import { useProductSearch } from '../product/useProductSearch';
import { useDelivery, useDeliveryCity } from '../delivery/delivery';
import { useStorageHealth, useStorageReady } from '../storage/persisted';
import { aTestStore } from '../testing/a-test-store';

/** Returns what a hook returns while a page is prerendered. The shopper's storage holds something under every key. */
function prerendered<T>(useIt: () => T): T {
  const cart = '[{"image":"a","title":"Zinc","price":1,"discountedPrice":1,"quantity":1}]';
  const stored = { validkey: 'Asha', threemonth: '275', 'niramaya.city': 'Pune', cart_data: cart };
  const { store } = aTestStore({ stored });
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
