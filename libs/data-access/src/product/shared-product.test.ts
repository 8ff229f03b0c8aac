import { aProduct } from '@niramaya/fixtures';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { toSelectedMedicine } from './selected-medicine';
import { useSharedProduct } from './shared-product';

const network = aNetwork();
const zinc = aProduct({ id: 41, title: 'Zinc', image: '/pictures/41.svg', price: 200, discount: 10 });

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
  const drops = aProduct({ id: 42, title: 'Zinc drops' });
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
