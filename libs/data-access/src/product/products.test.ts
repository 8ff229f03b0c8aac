import { aProduct, demoProducts } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { pictureAddress } from '../api/picture-address';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { noFilters, type ListingArgs } from './filters';
import { productsApi } from './products.endpoints';

const network = aNetwork(...productHandlers.ready());
const { getProducts, searchProducts } = productsApi.endpoints;
const firstPage: ListingArgs = { ...noFilters, page: 1, limit: 10 };

test('[API-01 API-02 API-10 STATE-30 STATE-31] the listing call loads page 1 of 10 into the product store', async () => {
  const { dispatch, getState } = aTestStore().store;
  const call = dispatch(getProducts.initiate(firstPage));
  expect(getState().product.isLoading).toBe(true);
  const { data } = await call;
  expect(network.asked()).toEqual(['GET /api/products?_page=1&_limit=10']);
  expect(data?.products).toHaveLength(10);
  const totalCount = demoProducts().length;
  expect(getState().product).toEqual({ products: data?.products, isLoading: false, isError: false, totalCount });
});

test('[STATE-32 ERROR-08] a failed listing call sets the error without a message', async () => {
  network.use(...productHandlers.failed());
  const { store, actions } = aTestStore();
  await store.dispatch(getProducts.initiate(firstPage));
  expect(store.getState().product).toEqual({ products: [], isLoading: false, isError: true, totalCount: 0 });
  expect(actions.find(({ type }) => type === 'product/failed')).toEqual({
    type: 'product/failed',
    payload: undefined,
  });
});

test('a late response to an older request does not replace a newer list', async () => {
  network.use(
    http.get(`${SHOP}/api/products`, async ({ request }) => {
      const page = new URL(request.url).searchParams.get('_page');
      if (page === '1') await delay(50);
      return HttpResponse.json([aProduct({ title: `Of page ${page}` })]);
    }),
  );
  const { dispatch, getState } = aTestStore().store;
  const older = dispatch(getProducts.initiate(firstPage));
  await dispatch(getProducts.initiate({ ...firstPage, page: 2 }));
  await older;
  expect(getState().product.products.map(({ title }) => title)).toEqual(['Of page 2']);
});

test.each([
  ['/pictures/7.svg', '/api/pictures/7.svg'],
  ['pictures/8.svg', '/api/pictures/8.svg'],
  ['data:image/svg+xml,x', 'data:image/svg+xml,x'],
  ['https://cdn.example/9.svg', 'https://cdn.example/9.svg'],
])('the image %s is fetched from %s', (image, address) => {
  expect(pictureAddress(image)).toBe(address);
});

test.each<Record<string, string>>([{}, { 'x-total-count': '' }, { 'x-total-count': '7 of 9' }])(
  'without a readable total in the headers %j, the total is the length of the list',
  async (headers) => {
    network.use(http.get(`${SHOP}/api/products`, () => HttpResponse.json([aProduct()], { headers })));
    const { data } = await aTestStore().store.dispatch(getProducts.initiate(firstPage));
    expect(data?.totalCount).toBe(1);
  },
);

test.each([
  [{ 'x-total-count': '1000', 'x-total-count-relation': 'gte' }, true],
  [{ 'x-total-count': '1000', 'x-total-count-relation': 'eq' }, false],
  [{ 'x-total-count': '1000' }, false],
])('with the headers %j, more than the total match: %j', async (headers, hasMore) => {
  network.use(http.get(`${SHOP}/api/products`, () => HttpResponse.json([aProduct()], { headers })));
  const { data } = await aTestStore().store.dispatch(getProducts.initiate(firstPage));
  expect([data?.totalCount, data?.hasMore]).toEqual([1000, hasMore]);
});

test.each([
  [{}, null],
  [{ 'x-corrected-search': 'acidity%20%E0%A4%A8%E0%A5%80%E0%A4%AE' }, 'acidity नीम'],
  [{ 'x-corrected-search': '%20' }, null],
  [{ 'x-corrected-search': '%E0%A4%A' }, null],
])('with the headers %j, the search has used the text %j', async (headers, corrected) => {
  network.use(http.get(`${SHOP}/api/products`, () => HttpResponse.json([aProduct()], { headers })));
  const { data } = await aTestStore().store.dispatch(getProducts.initiate(firstPage));
  expect(data?.corrected).toBe(corrected);
});

test('the words that the shop does not sell come in a header', async () => {
  const headers = { 'x-unsold-words': '%E0%A4%95%E0%A5%8D%E0%A4%B0%E0%A5%8B%20zincovit' };
  network.use(http.get(`${SHOP}/api/products`, () => HttpResponse.json([aProduct()], { headers })));
  const { data } = await aTestStore().store.dispatch(getProducts.initiate(firstPage));
  expect(data?.unsoldWords).toEqual(['क्रो', 'zincovit']);
});

test('the request of a listing counts a search as well', async () => {
  const { data } = await aTestStore().store.dispatch(
    getProducts.initiate({ ...firstPage, countedSearchText: 'कैल्शियम' }),
  );
  expect(data?.totalCount).toBe(300);
  expect(data?.counted).toBeGreaterThan(0);
  expect((await aTestStore().store.dispatch(getProducts.initiate(firstPage))).data?.counted).toBeNull();
});

test('the search call does not change the listing of the product store', async () => {
  const { dispatch, getState } = aTestStore().store;
  const { data } = await dispatch(searchProducts.initiate());
  expect(data?.products).toHaveLength(demoProducts().length);
  expect(getState().product.products).toEqual([]);
});

test('drops and counts a product that cannot be rendered, and keeps the others', async () => {
  const [zinc, iron] = [aProduct({ id: 1, title: 'Zinc', discount: 33.333333333 }), aProduct({ id: 2 })];
  const bad = [
    { ...iron, price: 1e21 },
    { ...iron, rating: 1e20 },
    { ...iron, discount: -1 },
    { ...iron, id: 2 ** 53 },
    null,
  ];
  network.use(
    http.get(`${SHOP}/api/products`, () => HttpResponse.json([bad[0], { ...zinc, image: 'https:' }, ...bad])),
  );
  const { data } = await aTestStore().store.dispatch(getProducts.initiate(firstPage));
  expect(data).toEqual({
    products: [{ ...zinc, image: '', discount: 33.33 }],
    totalCount: 7,
    hasMore: false,
    unreadableCount: 6,
    corrected: null,
    unsoldWords: [],
    counted: null,
  });
});
