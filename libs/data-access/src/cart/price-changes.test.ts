import { aProduct } from '@niramaya/fixtures';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { cacheListing, cacheLookUp, cacheSearch, cacheWholeList } from '../testing/cache-listing';
import { aTestStore } from '../testing/a-test-store';
import { usePriceChanges } from './price-changes';

const calcium = { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180, quantity: 1 };
const zinc = { image: '/api/pictures/2.svg', title: 'Zinc', price: 100, discountedPrice: 90, quantity: 3 };
const known = '{"v":1,"items":[{"title":"Zinc","price":120,"discountedPrice":108}]}';

/** A tab of the shop with both lines in its cart. `heard` is called at each change of its storage. */
function aTab() {
  const { store, session } = aTestStore();
  const heard = vi.fn();
  store.services.storage.subscribe(heard);
  return {
    session,
    heard,
    kept: () => session.get('niramaya.new_prices'),
    list: (...products: ReturnType<typeof aProduct>[]) => store.dispatch(cacheListing(products)),
    search: (...products: ReturnType<typeof aProduct>[]) => store.dispatch(cacheSearch(products)),
    lookUp: (title: string, ...products: ReturnType<typeof aProduct>[]) => store.dispatch(cacheLookUp(title, products)),
    checkAll: (...products: ReturnType<typeof aProduct>[]) => store.dispatch(cacheWholeList(products)),
    mount: () => aMountedHook(store, usePriceChanges, [calcium, zinc]),
  };
}

test('returns a new price and stores it for this tab', () => {
  const { list, mount, kept } = aTab();
  list(aProduct({ title: 'Zinc', price: 120, discount: 10 }), aProduct({ title: 'Calcium', price: 200, discount: 10 }));
  const { newest } = mount();
  expect([...newest()]).toEqual([['Zinc', { title: 'Zinc', price: 120, discountedPrice: 108 }]]);
  expect(kept()).toBe(known);
});

test('reports and stores nothing if the price is unchanged', () => {
  const { list, mount, heard } = aTab();
  list(aProduct({ title: 'Zinc', price: 100, discount: 10 }), aProduct({ title: 'Iron', price: 1, discount: 0 }));
  const { newest } = mount();
  expect([...newest()]).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
});

test('a price of the search counts until the listing has a newer one', async () => {
  const { list, search, mount } = aTab();
  search(aProduct({ title: 'Zinc', price: 120, discount: 0 }), aProduct({ title: 'Calcium', price: 220, discount: 0 }));
  const { newest, after } = mount();
  expect([...newest().values()]).toEqual([
    { title: 'Calcium', price: 220, discountedPrice: 220 },
    { title: 'Zinc', price: 120, discountedPrice: 120 },
  ]);
  after(() => list(aProduct({ title: 'Zinc', price: 140, discount: 50 })));
  // RTK Query notifies the subscribers of a cached value with the next frame.
  await vi.waitFor(() => expect(newest().get('Zinc')).toEqual({ title: 'Zinc', price: 140, discountedPrice: 70 }));
});

test('a price from before a reload counts until a newer one is fetched', async () => {
  const { session, mount, heard, list, kept } = aTab();
  session.set('niramaya.new_prices', known);
  const { newest, after } = mount();
  expect([...newest()]).toEqual([['Zinc', { title: 'Zinc', price: 120, discountedPrice: 108 }]]);
  expect(heard).not.toHaveBeenCalled();
  after(() => list(aProduct({ title: 'Zinc', price: 130, discount: 0 })));
  await vi.waitFor(() => expect(newest().get('Zinc')).toMatchObject({ discountedPrice: 130 }));
  expect(kept()).toBe('{"v":1,"items":[{"title":"Zinc","price":130,"discountedPrice":130}]}');
});

test('a price that is looked up later corrects that of a listing, for a reload too, and adds none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const later = () => vi.setSystemTime(Date.now() + 1_000);
  const { list, lookUp, mount, kept } = aTab();
  lookUp('Calcium', aProduct({ title: 'Calcium', price: 220, discount: 0 }));
  later();
  list(aProduct({ title: 'Zinc', price: 120, discount: 10 }), aProduct({ title: 'Iron', price: 1, discount: 0 }));
  const { newest, after } = mount();
  expect([...newest().keys()]).toEqual(['Zinc']);
  later();
  after(() => lookUp('Zinc', aProduct({ title: 'Zinc', price: 110, discount: 0 })));
  await vi.waitFor(() => expect(newest().get('Zinc')).toMatchObject({ discountedPrice: 110 }));
  expect(kept()).toBe('{"v":1,"items":[{"title":"Zinc","price":110,"discountedPrice":110}]}');
  later();
  after(() => lookUp('Zinc', aProduct({ title: 'Zinc', price: 100, discount: 10 })));
  await vi.waitFor(() => expect([...newest()]).toEqual([]));
  expect(kept()).toBeUndefined();
  later();
  after(() => list(aProduct({ title: 'Zinc', price: 130, discount: 0 })));
  await vi.waitFor(() => expect(newest().get('Zinc')).toMatchObject({ discountedPrice: 130 }));
  later();
  after(() => lookUp('Zinc'));
  await vi.waitFor(() => expect([...newest()]).toEqual([]));
});

test('a price of the search that a check has corrected stays corrected after ten minutes', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { search, lookUp, mount } = aTab();
  search(aProduct({ title: 'Zinc', price: 120, discount: 10 }));
  vi.advanceTimersByTime(1_000);
  lookUp('Zinc', aProduct({ title: 'Zinc', price: 100, discount: 10 }));
  vi.advanceTimersByTime(601_000);
  expect([...mount().newest()]).toEqual([]);
});

test('a stored price is removed once a check of the whole list lacks its product', () => {
  const { session, checkAll, mount, kept } = aTab();
  session.set('niramaya.new_prices', known);
  checkAll(aProduct({ title: 'Calcium', price: 200, discount: 10 }));
  expect([...mount().newest()]).toEqual([]);
  expect(kept()).toBeUndefined();
});

test.each([
  ['has the new price', [{ ...zinc, price: 120, discountedPrice: 108 }]],
  ['is gone from the cart', [calcium]],
])('reports nothing and removes the key once the line %s', (_what, items) => {
  const { session, mount } = aTab();
  session.set('niramaya.new_prices', known);
  const { newest, rerender } = mount();
  rerender(items);
  expect([...newest()]).toEqual([]);
  expect(session.has('niramaya.new_prices')).toBe(false);
});
