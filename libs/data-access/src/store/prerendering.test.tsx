import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { describe, expect, test } from 'vitest';
import { useCart } from '../cart/useCart';
import { useConsult } from '../consult/consult-storage';
import { useSession } from '../session/useSession';
import { useSelectedMedicine } from '../product/selected-medicine';
import { useStoredPlan } from '../order/plan';
import { useProductSearch } from '../product/useProductSearch';
import { useDelivery } from '../order/delivery';
import { useDeliveryCity } from '../order/delivery-city';
import { useStorageHealth, useStorageReady } from '../storage/useStorageHealth';
import { aTestStore } from '../testing/a-test-store';
import { aFakeDisk } from '../testing/fake-storage-host';

/** Returns what a hook returns while a page is prerendered. The shopper's storage holds something under every key. */
function prerendered<T>(useIt: () => T): T {
  const disk = aFakeDisk();
  disk.local.set('validkey', 'Asha');
  disk.local.set('threemonth', '275');
  disk.local.set('niramaya.city', 'Pune');
  disk.local.set('cart_data', '[{"image":"a","title":"Zinc","price":1,"discountedPrice":1,"quantity":1}]');
  const { store } = aTestStore(disk);
  let said: T | undefined;
  const Probe = () => {
    said = useIt();
    return null;
  };
  renderToString(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  return said as T;
}

describe('a prerendered page knows nothing of the shopper, so that hydration finds what it expects', () => {
  test('it is for a guest', () => {
    expect(prerendered(useSession)).toEqual({ isLoggedIn: false, name: null, isReady: false });
  });

  test('with an empty cart, from which nothing may be concluded yet', () => {
    expect(prerendered(useCart)).toEqual({
      items: [],
      rows: [],
      totals: { subtotal: 0, shipping: 0, total: 0, count: 0 },
      count: 0,
      hasStored: false,
      isReady: false,
    });
  });

  test('with nothing chosen', () => {
    expect(prerendered(useSelectedMedicine)).toBeNull();
    expect(prerendered(useStoredPlan)).toBeNull();
    expect(prerendered(useConsult)).toEqual({ symptoms: [], phone: '', patient: null });
    expect(prerendered(useDelivery)).toBeNull();
    expect(prerendered(useDeliveryCity)[0]).toBe('');
    expect(prerendered(() => useProductSearch('zinc'))).toEqual({ status: 'loading', query: 'zinc', results: null });
    expect(prerendered(() => useProductSearch('  '))).toEqual({ status: 'idle', query: '', results: null });
  });

  test('and with storage taken for sound', () => {
    expect([prerendered(useStorageReady), prerendered(useStorageHealth)]).toEqual([false, 'ok']);
  });
});
