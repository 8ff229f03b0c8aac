import { aProduct, demoProducts } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { describe, expect, test } from 'vitest';
import { aNetwork } from '../testing/a-network';
import { aTestStore, SHOP } from '../testing/a-test-store';
import { noFilters } from './filters';
import type { ListingArgs } from './listing-query';
import { productsApi } from './products.endpoints';

const server = setupServer(...productHandlers.ready());
const network = aNetwork(server);
const { getProducts, searchProducts, findProducts } = productsApi.endpoints;
const firstPage: ListingArgs = { ...noFilters, page: 1, limit: 10 };

function setUp() {
  const { store, actions } = aTestStore();
  return { dispatch: store.dispatch, product: () => store.getState().product, actions };
}

describe('the listing call', () => {
  test('[API-01 API-02 API-10 STATE-31 AMB-31] it asks for page 1 of 10 and its answer reaches the product store', async () => {
    const { dispatch, product } = setUp();
    const { data } = await dispatch(getProducts.initiate(firstPage));
    expect(network.asked()).toEqual(['GET /api/products?_page=1&_limit=10']);
    expect(data?.products).toHaveLength(10);
    expect(data?.totalCount).toBe(demoProducts().length);
    expect(product()).toEqual({
      products: data?.products,
      isLoading: false,
      isError: false,
      totalCount: demoProducts().length,
    });
  });

  test('[API-11 API-12] another filter or page is another request', async () => {
    const { dispatch } = setUp();
    await dispatch(getProducts.initiate(firstPage));
    await dispatch(getProducts.initiate({ ...firstPage, categories: ['vitamins'] }));
    await dispatch(getProducts.initiate({ ...firstPage, page: 2 }));
    expect(network.asked()).toEqual([
      'GET /api/products?_page=1&_limit=10',
      'GET /api/products?category=vitamins&_page=1&_limit=10',
      'GET /api/products?_page=2&_limit=10',
    ]);
  });

  test('[STATE-30] a request sets loading', async () => {
    const { dispatch, product } = setUp();
    const call = dispatch(getProducts.initiate(firstPage));
    expect(product().isLoading).toBe(true);
    await call;
    expect(product().isLoading).toBe(false);
  });

  test('[STATE-32 ERROR-08] a failure sets the error and carries no message', async () => {
    server.use(...productHandlers.failed());
    const { dispatch, product, actions } = setUp();
    await dispatch(getProducts.initiate(firstPage));
    expect(product()).toEqual({ products: [], isLoading: false, isError: true, totalCount: 0 });
    expect(actions.find(({ type }) => type === 'product/failed')).toEqual({
      type: 'product/failed',
      payload: undefined,
    });
  });

  test('a late answer of an older request does not replace a newer list', async () => {
    server.use(
      http.get(`${SHOP}/api/products`, async ({ request }) => {
        const page = new URL(request.url).searchParams.get('_page');
        if (page === '1') await delay(50);
        return HttpResponse.json([aProduct({ title: `Of page ${page}` })]);
      }),
    );
    const { dispatch, product } = setUp();
    const older = dispatch(getProducts.initiate(firstPage));
    await dispatch(getProducts.initiate({ ...firstPage, page: 2 }));
    await older;
    expect(product().products.map(({ title }) => title)).toEqual(['Of page 2']);
  });

  test('pictures get their address under `/api`; one that has its place already keeps it', async () => {
    server.use(
      http.get(`${SHOP}/api/products`, () =>
        HttpResponse.json([
          aProduct({ image: '/pictures/7.svg' }),
          aProduct({ image: 'pictures/8.svg' }),
          aProduct({ image: 'data:image/svg+xml,x' }),
          aProduct({ image: 'https://cdn.example/9.svg' }),
        ]),
      ),
    );
    const { data } = await setUp().dispatch(getProducts.initiate(firstPage));
    expect(data?.products.map(({ image }) => image)).toEqual([
      '/api/pictures/7.svg',
      '/api/pictures/8.svg',
      'data:image/svg+xml,x',
      'https://cdn.example/9.svg',
    ]);
  });

  test.each(['', 'many', '-1', '7 of 9', 'x7'])(
    'a total of %j is no total: the list itself is counted',
    async (total) => {
      server.use(
        http.get(`${SHOP}/api/products`, () =>
          HttpResponse.json([aProduct()], { headers: { 'x-total-count': total } }),
        ),
      );
      const { data } = await setUp().dispatch(getProducts.initiate(firstPage));
      expect(data?.totalCount).toBe(1);
    },
  );

  test('without a total the list itself is counted', async () => {
    server.use(http.get(`${SHOP}/api/products`, () => HttpResponse.json([aProduct(), aProduct({ id: 2 })])));
    const { data } = await setUp().dispatch(getProducts.initiate(firstPage));
    expect(data?.totalCount).toBe(2);
  });

  test('an answer that is no list is a failed call', async () => {
    server.use(http.get(`${SHOP}/api/products`, () => HttpResponse.json({ products: [] })));
    const { dispatch, product } = setUp();
    expect((await dispatch(getProducts.initiate(firstPage))).isError).toBe(true);
    expect(product().isError).toBe(true);
  });
});

describe('the search call', () => {
  test('[API-13] it has no parameters and answers the whole list', async () => {
    const { data } = await setUp().dispatch(searchProducts.initiate());
    expect(network.asked()).toEqual(['GET /api/products']);
    expect(data?.products).toHaveLength(demoProducts().length);
  });

  test('it leaves the listing of the product store alone', async () => {
    const { dispatch, product } = setUp();
    await dispatch(searchProducts.initiate());
    expect(product().products).toEqual([]);
  });

  test('where the whole list is too long for one answer, titles are asked for by text', async () => {
    await setUp().dispatch(findProducts.initiate('zinc & more'));
    expect(network.asked()).toEqual(['GET /api/products?q=zinc+%26+more&_limit=20']);
  });

  test('a text longer than the API takes is asked with its first 100 letters', async () => {
    await setUp().dispatch(findProducts.initiate(`${'a'.repeat(100)}b`));
    expect(network.asked()).toEqual([`GET /api/products?q=${'a'.repeat(100)}&_limit=20`]);
  });
});

test('a product that cannot be rendered is left out and counted, and the others stay', async () => {
  const [zinc, iron] = [aProduct({ id: 1, title: 'Zinc', discount: 33.333333333 }), aProduct({ id: 2 })];
  const bad = [
    { ...iron, price: 1e21 },
    { ...iron, rating: 1e20 },
    { ...iron, discount: -1 },
    { ...iron, id: 2 ** 53 },
    null,
  ];
  server.use(http.get(`${SHOP}/api/products`, () => HttpResponse.json([bad[0], { ...zinc, image: 'https:' }, ...bad])));
  const { data } = await setUp().dispatch(getProducts.initiate(firstPage));
  expect(data).toEqual({ products: [{ ...zinc, image: '', discount: 33.33 }], totalCount: 7, unread: 6 });
});
