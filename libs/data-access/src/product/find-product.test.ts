import { aLongProduct, aProduct } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { findProductId, useSharedProduct } from './find-product';
import { selectMedicine, toSelectedMedicine } from './selected-medicine';
import { showMedicine } from './show-medicine';

const zinc = aProduct({ id: 41, title: 'Zinc', image: '/pictures/41.svg', price: 200, discount: 10 });
const drops = aProduct({ id: 42, title: 'Zinc drops' });
const network = aNetwork(...productHandlers.ready([drops, zinc]));

test('the id of a product is stored when it is opened from a list, without a request', async () => {
  const { store, disk } = aTestStore();
  selectMedicine(store.services.storage, zinc);
  expect(JSON.parse(disk.local.get('niramaya.product_id') ?? '')).toEqual({ of: '', value: { id: 41, title: 'Zinc' } });
  expect(await store.dispatch(findProductId('Zinc'))).toBe(41);
  expect(network.asked()).toEqual([]);
});

test.each([
  ['the title of another product', '{"of":"","value":{"id":42,"title":"Zinc drops"}}'],
  ['no id yet', '{"of":"","value":{"id":null,"title":"Zinc"}}'],
  ['an unreadable value', '{"of":'],
])('the id comes from the API if the note has %s', async (_what, note) => {
  const { store } = aTestStore({ stored: { 'niramaya.product_id': note } });
  expect(await store.dispatch(findProductId('Zinc'))).toBe(41);
  expect(network.asked()).toEqual(['GET /api/products?q=Zinc&_limit=20']);
  expect(await store.dispatch(findProductId('Zinc syrup'))).toBeNull();
});

const long = aLongProduct().title;
test.each([
  [
    'the whole words that fit',
    long,
    'Praanvit Daily Multivitamin, Multimineral and Antioxidant with Panax Ginseng, Ashwagandha and',
  ],
  ['the first 100 characters of a single word', `${'a'.repeat(100)}b`, 'a'.repeat(100)],
  ['all of 100 characters', `${'a'.repeat(97)} bb`, `${'a'.repeat(97)} bb`],
  ['101 characters without the last word', `${'a'.repeat(97)} bbb`, 'a'.repeat(97)],
])('the id is searched by %s', async (_what, title, requested) => {
  network.use(...productHandlers.ready([aProduct({ id: 43, title })]));
  expect(await aTestStore().store.dispatch(findProductId(title))).toBe(43);
  expect(network.asked()).toEqual([`GET /api/products?${new URLSearchParams({ q: requested, _limit: '20' })}`]);
});

test('the id is stored for a viewed product with the price of today, unless another is chosen or the API fails', async () => {
  const { store, storage, disk } = aTestStore();
  const kept = { ...toSelectedMedicine(zinc), price: 1, discountedPrice: 1 };
  const stored = (key: string) => JSON.parse(disk.local.get(key) ?? '') as unknown;
  await store.dispatch(showMedicine(kept));
  expect(stored('medicine_details')).toMatchObject({ title: 'Zinc', discountedPrice: 180 });
  expect(stored('niramaya.product_id')).toEqual({ of: '', value: { id: 41, title: 'Zinc' } });
  const requested = store.dispatch(showMedicine(kept));
  selectMedicine(storage, drops);
  await requested;
  expect(stored('medicine_details')).toMatchObject({ title: 'Zinc drops' });
  network.use(...productHandlers.failed());
  await store.dispatch(showMedicine(kept));
  expect(stored('medicine_details')).toEqual(kept);
});

test('the search for an id rejects without a response, like every call', async () => {
  network.use(...productHandlers.offline());
  await expect(aTestStore().store.dispatch(findProductId('Zinc'))).rejects.toMatchObject({ kind: 'offline' });
});

/** A link to the product was opened, and this is the response of the API. */
function openLink(response: () => Response, product: number | string = 41) {
  network.use(http.get(`${SHOP}/api/products`, response));
  const { store, disk } = aTestStore();
  return { disk, ...aMountedHook(store, useSharedProduct, product) };
}

test('the product of a link is requested by its id, shown as in the detail screen, and not stored', async () => {
  const { newest, disk } = openLink(() => HttpResponse.json([aProduct({ id: 4 }), zinc]));
  expect(newest()[0]).toEqual({ view: 'loading' });
  await vi.waitFor(() => expect(newest()[0].view).toBe('ready'));
  expect(newest()[0]).toEqual({
    view: 'ready',
    isStale: false,
    data: { id: 41, medicine: toSelectedMedicine({ ...zinc, image: '/api/pictures/41.svg' }) },
  });
  expect(network.asked()).toEqual(['GET /api/products?id=41']);
  expect(disk.local.size).toBe(0);
});

test('the product of a link without an id is requested by its title, and has to match it exactly', async () => {
  const { newest } = openLink(() => HttpResponse.json([drops, zinc]), 'Zinc');
  await vi.waitFor(() => expect(newest()[0]).toMatchObject({ view: 'ready', data: { id: 41 } }));
  expect(network.asked()).toEqual(['GET /api/products?q=Zinc&_limit=20']);
});

test('an unknown id matches no product, even if the response contains others', async () => {
  const { newest } = openLink(() => HttpResponse.json([aProduct({ id: 4 })]));
  await vi.waitFor(() => expect(newest()[0]).toEqual({ view: 'empty', isStale: false }));
});

test('a failed request can be retried', async () => {
  const { newest } = openLink(() => HttpResponse.json({}, { status: 500 }));
  await vi.waitFor(() => expect(newest()[0]).toMatchObject({ view: 'failed', error: { kind: 'server' } }));
  network.use(http.get(`${SHOP}/api/products`, () => HttpResponse.json([zinc])));
  newest()[1]();
  await vi.waitFor(() => expect(newest()[0]).toMatchObject({ view: 'ready', data: { medicine: { title: 'Zinc' } } }));
  expect(network.asked()).toEqual(['GET /api/products?id=41', 'GET /api/products?id=41']);
});
