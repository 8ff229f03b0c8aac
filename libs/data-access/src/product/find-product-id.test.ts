import { aLongProduct, aProduct } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { setupServer } from 'msw/node';
import { describe, expect, test } from 'vitest';
import { showMedicine } from './shelf';
import { aNetwork } from '../testing/a-network';
import { aTestStore } from '../testing/a-test-store';
import { findProductId } from './find-product-id';
import { selectMedicine, toSelectedMedicine } from './selected-medicine';

const zinc = aProduct({ id: 41, title: 'Zinc' });
const zincDrops = aProduct({ id: 42, title: 'Zinc drops' });
const server = setupServer(...productHandlers.ready([zincDrops, zinc]));
const network = aNetwork(server);

describe('the number of a product, for its link', () => {
  test('it is noted when the product is opened from a list, and no call is made', async () => {
    const { store, disk } = aTestStore();
    selectMedicine(store.services.storage, zinc);
    expect(JSON.parse(disk.local.get('niramaya.product_id') ?? '')).toEqual({ v: 1, id: 41, title: 'Zinc' });
    expect(await store.dispatch(findProductId('Zinc'))).toBe(41);
    expect(network.asked()).toEqual([]);
  });

  test('of another product than the one noted the API is asked, by its title', async () => {
    const { store } = aTestStore();
    selectMedicine(store.services.storage, zincDrops);
    expect(await store.dispatch(findProductId('Zinc'))).toBe(41);
    expect(network.asked()).toEqual(['GET /api/products?q=Zinc&_limit=20']);
  });

  test('of a product that came from what was viewed it is noted with the price of today', async () => {
    const { store, disk } = aTestStore();
    const kept = { ...toSelectedMedicine(zinc), price: 1, discountedPrice: 1 };
    await store.dispatch(showMedicine(kept));
    expect(JSON.parse(disk.local.get('medicine_details') ?? '')).toMatchObject({ title: 'Zinc', discountedPrice: 180 });
    expect(JSON.parse(disk.local.get('niramaya.product_id') ?? '')).toEqual({ v: 1, id: 41, title: 'Zinc' });
  });

  test('a product that was viewed stays as it was kept if the API does not respond, and if another is chosen meanwhile', async () => {
    const { store, disk } = aTestStore();
    const kept = { ...toSelectedMedicine(zinc), price: 1, discountedPrice: 1 };
    const shown = () => JSON.parse(disk.local.get('medicine_details') ?? '') as unknown;
    const asked = store.dispatch(showMedicine(kept));
    selectMedicine(store.services.storage, zincDrops);
    await asked;
    expect(shown()).toMatchObject({ title: 'Zinc drops' });
    server.use(...productHandlers.failed());
    await store.dispatch(showMedicine(kept));
    expect(shown()).toEqual(kept);
  });

  test.each(['{"v":1,', '[]', '{"v":2,"id":41,"title":"Zinc"}', '{"v":1,"id":"41","title":"Zinc"}'])(
    'a note that cannot be read is none: %s',
    async (note) => {
      const { store, disk } = aTestStore();
      disk.local.set('niramaya.product_id', note);
      expect(await store.dispatch(findProductId('Zinc'))).toBe(41);
      expect(network.asked()).toHaveLength(1);
    },
  );

  test('a product that has left the catalogue has none', async () => {
    const { store } = aTestStore();
    expect(await store.dispatch(findProductId('Zinc syrup'))).toBeNull();
  });

  test('of a title longer than a search may be, the whole words that fit are asked', async () => {
    const long = aLongProduct({ id: 43 });
    server.use(...productHandlers.ready([long]));
    const { store } = aTestStore();
    expect(await store.dispatch(findProductId(long.title))).toBe(43);
    const asked = new URLSearchParams(network.asked()[0]?.split('?')[1]).get('q');
    expect(asked).toBe('Praanvit Daily Multivitamin, Multimineral and Antioxidant with Panax Ginseng, Ashwagandha and');
  });

  test('a title of one word, longer than a search may be, is asked as far as the API takes it', async () => {
    const title = `${'a'.repeat(100)}b`;
    server.use(...productHandlers.ready([aProduct({ id: 44, title })]));
    const { store } = aTestStore();
    expect(await store.dispatch(findProductId(title))).toBe(44);
    expect(network.asked()).toEqual([`GET /api/products?q=${'a'.repeat(100)}&_limit=20`]);
  });

  test('a title of 100 letters is asked whole, one letter more leaves its last word out', async () => {
    server.use(...productHandlers.ready([]));
    const { store } = aTestStore();
    await store.dispatch(findProductId(`${'a'.repeat(97)} bb`));
    await store.dispatch(findProductId(`${'a'.repeat(97)} bbb`));
    expect(network.asked()).toEqual([
      `GET /api/products?q=${'a'.repeat(97)}+bb&_limit=20`,
      `GET /api/products?q=${'a'.repeat(97)}&_limit=20`,
    ]);
  });

  test('of several that are found, the one of exactly this title is meant', async () => {
    const { store } = aTestStore();
    expect(await store.dispatch(findProductId('Zinc drops'))).toBe(42);
    expect(await store.dispatch(findProductId('Zinc'))).toBe(41);
  });

  test('without an answer it fails as every call does', async () => {
    server.use(...productHandlers.offline());
    const { store } = aTestStore();
    await expect(store.dispatch(findProductId('Zinc'))).rejects.toMatchObject({ kind: 'offline' });
  });
});
