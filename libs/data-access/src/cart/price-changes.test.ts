import { aProduct } from '@niramaya/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { productsApi } from '../product/products.endpoints';
import { aMountedHook } from '../testing/a-mounted-hook';
import { cacheListing } from '../testing/cache-listing';
import { aTestStore } from '../testing/a-test-store';
import { usePriceChanges } from './price-changes';

afterEach(() => vi.unstubAllGlobals());

const calcium = { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180, quantity: 1 };
const zinc = { image: '/api/pictures/2.svg', title: 'Zinc', price: 100, discountedPrice: 90, quantity: 3 };
const inCart = [calcium, zinc];

/** A tab of the shop, and the new prices that it stores. */
function aTab() {
  const { store, session } = aTestStore();
  return {
    store,
    session,
    kept: () => session.get('niramaya.new_prices'),
    list: (...products: ReturnType<typeof aProduct>[]) => store.dispatch(cacheListing(products)),
    search: (...products: ReturnType<typeof aProduct>[]) =>
      // `upsertQueryData` would pass the value through the schema of the response.
      store.dispatch(
        productsApi.util.upsertQueryEntries([
          {
            endpointName: 'searchProducts',
            arg: undefined,
            value: { products, totalCount: products.length, unread: 0 },
          },
        ]),
      ),
    mount: (items = inCart) => aMountedHook(store, usePriceChanges, items),
  };
}

test('of a line whose product now costs more or less, the new price is told and kept for this tab', async () => {
  const { list, mount, kept } = aTab();
  list(aProduct({ title: 'Zinc', price: 120, discount: 10 }), aProduct({ title: 'Calcium', price: 200, discount: 10 }));
  const { newest } = await mount();
  expect([...newest()]).toEqual([['Zinc', { title: 'Zinc', price: 120, discountedPrice: 108 }]]);
  expect(kept()).toBe('{"v":1,"items":[{"title":"Zinc","price":120,"discountedPrice":108}]}');
});

test('where the price is as it was, there is nothing to tell and nothing is kept', async () => {
  const { list, mount, kept, store } = aTab();
  const heard = vi.fn();
  store.services.storage.subscribe(heard);
  list(aProduct({ title: 'Zinc', price: 100, discount: 10 }), aProduct({ title: 'Iron', price: 1, discount: 0 }));
  const { newest } = await mount();
  expect([...newest()]).toEqual([]);
  expect(kept()).toBeUndefined();
  expect(heard).not.toHaveBeenCalled();
});

test('a line that no answer names has no new price', async () => {
  const { newest } = await aTab().mount();
  expect([...newest()]).toEqual([]);
});

test('the search knows prices too, and the listing, which is the newer one, has the last word', async () => {
  const { list, search, mount } = aTab();
  search(aProduct({ title: 'Zinc', price: 120, discount: 0 }), aProduct({ title: 'Calcium', price: 220, discount: 0 }));
  const { newest, after } = await mount();
  expect([...newest().values()]).toEqual([
    { title: 'Calcium', price: 220, discountedPrice: 220 },
    { title: 'Zinc', price: 120, discountedPrice: 120 },
  ]);
  await after(() => list(aProduct({ title: 'Zinc', price: 140, discount: 50 })));
  // RTK Query notifies the subscribers of a cached value with the next frame.
  await vi.waitFor(() => expect(newest().get('Zinc')).toEqual({ title: 'Zinc', price: 140, discountedPrice: 70 }));
});

test('what this tab knew before a reload is told again, and is not written again', async () => {
  const { session, mount, store } = aTab();
  session.set('niramaya.new_prices', '{"v":1,"items":[{"title":"Zinc","price":120,"discountedPrice":108}]}');
  const heard = vi.fn();
  store.services.storage.subscribe(heard);
  const { newest } = await mount();
  expect([...newest()]).toEqual([['Zinc', { title: 'Zinc', price: 120, discountedPrice: 108 }]]);
  expect(heard).not.toHaveBeenCalled();
});

test('what is fetched takes the place of what was known before', async () => {
  const { session, list, mount, kept } = aTab();
  session.set('niramaya.new_prices', '{"v":1,"items":[{"title":"Zinc","price":120,"discountedPrice":108}]}');
  list(aProduct({ title: 'Zinc', price: 130, discount: 0 }));
  const { newest } = await mount();
  expect(newest().get('Zinc')).toEqual({ title: 'Zinc', price: 130, discountedPrice: 130 });
  expect(kept()).toBe('{"v":1,"items":[{"title":"Zinc","price":130,"discountedPrice":130}]}');
});

test('once the line is in the cart at the new price or gone from it, nothing is told and the key goes', async () => {
  const { session, mount } = aTab();
  const known = '{"v":1,"items":[{"title":"Zinc","price":120,"discountedPrice":108}]}';
  for (const items of [[{ ...zinc, price: 120, discountedPrice: 108 }], [calcium]]) {
    session.set('niramaya.new_prices', known);
    const { newest, rerender } = await mount();
    expect([...newest().keys()]).toEqual(['Zinc']);
    await rerender(items);
    expect([...newest()]).toEqual([]);
    expect(session.has('niramaya.new_prices')).toBe(false);
  }
});

test('while nothing changes the same prices are told', async () => {
  const { list, mount } = aTab();
  list(aProduct({ title: 'Zinc', price: 120, discount: 10 }));
  const { newest, rerender } = await mount();
  const before = newest();
  await rerender(inCart);
  expect(newest()).toBe(before);
});
