import { aLongProduct, aProduct } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { describe, expect, test } from 'vitest';
import { showMedicine } from './product-lists';
import { aNetwork } from '../testing/a-network';
import { aTestStore } from '../testing/a-test-store';
import { findProductId } from './find-product-id';
import { selectMedicine, toSelectedMedicine } from './selected-medicine';

const zinc = aProduct({ id: 41, title: 'Zinc' });
const zincDrops = aProduct({ id: 42, title: 'Zinc drops' });
const network = aNetwork(...productHandlers.ready([zincDrops, zinc]));

describe('the id of a product', () => {
  test('is stored when the product is opened from a list, without a request', async () => {
    const { store, disk } = aTestStore();
    selectMedicine(store.services.storage, zinc);
    expect(JSON.parse(disk.local.get('niramaya.product_id') ?? '')).toEqual({ v: 1, id: 41, title: 'Zinc' });
    expect(await store.dispatch(findProductId('Zinc'))).toBe(41);
    expect(network.asked()).toEqual([]);
  });

  test.each([
    ['the title of another product', '{"v":1,"id":42,"title":"Zinc drops"}'],
    ['an unreadable value', '{"v":1,'],
  ])('comes from the API if the note has %s', async (_what, note) => {
    const { store, disk } = aTestStore();
    disk.local.set('niramaya.product_id', note);
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
  ])('is searched by %s', async (_what, title, requested) => {
    network.use(...productHandlers.ready([aProduct({ id: 43, title })]));
    expect(await aTestStore().store.dispatch(findProductId(title))).toBe(43);
    expect(network.asked()).toEqual([`GET /api/products?${new URLSearchParams({ q: requested, _limit: '20' })}`]);
  });

  test('is stored for a viewed product with the price of today, unless another is chosen or the API fails', async () => {
    const { store, storage, disk } = aTestStore();
    const kept = { ...toSelectedMedicine(zinc), price: 1, discountedPrice: 1 };
    const stored = (key: string) => JSON.parse(disk.local.get(key) ?? '') as unknown;
    await store.dispatch(showMedicine(kept));
    expect(stored('medicine_details')).toMatchObject({ title: 'Zinc', discountedPrice: 180 });
    expect(stored('niramaya.product_id')).toEqual({ v: 1, id: 41, title: 'Zinc' });
    const requested = store.dispatch(showMedicine(kept));
    selectMedicine(storage, zincDrops);
    await requested;
    expect(stored('medicine_details')).toMatchObject({ title: 'Zinc drops' });
    network.use(...productHandlers.failed());
    await store.dispatch(showMedicine(kept));
    expect(stored('medicine_details')).toEqual(kept);
  });

  test('rejects without a response, like every call', async () => {
    network.use(...productHandlers.offline());
    const { store } = aTestStore();
    await expect(store.dispatch(findProductId('Zinc'))).rejects.toMatchObject({ kind: 'offline' });
  });
});
