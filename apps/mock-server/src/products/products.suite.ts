import { productListSchema, type Product } from '@niramaya/contract';
import { aProduct } from '@niramaya/fixtures';
import { describe, expect, it } from 'vitest';
import { useApi, type Answer } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { saveProducts } from './products.store.ts';

const products = (answer: Answer): Product[] => productListSchema.parse(answer.body);
const total = (answer: Answer): number => Number(answer.headers.get('x-total-count'));
const ids = (answer: Answer): number[] => products(answer).map(({ id }) => id);

export function productsSuite(engine: TestEngine): void {
  describe('products', () => {
    const api = useApi(engine);

    it('[API-01 API-02 API-10] the listing responds with 200 with an array and the total in x-total-count', async () => {
      const answer = await api.get('/products?_page=1&_limit=10');
      expect(answer.status).toBe(200);
      expect(Array.isArray(answer.body)).toBe(true);
      expect(products(answer)).toHaveLength(10);
      expect(answer.headers.get('x-total-count')).toBe('300');
      expect(answer.headers.get('access-control-expose-headers')).toContain('x-total-count');
    });

    it('[API-03 API-04 API-10] repeated filters take any of their values, and different filters all have to be met', async () => {
      const all = products(await api.get('/products'));
      const answer = await api.get(
        '/products?category=vitamins&category=nutrition&rating=4&rating=5&_page=1&_limit=1000',
      );
      const wanted = all.filter(({ category, rating }) => ['vitamins', 'nutrition'].includes(category) && rating >= 4);
      expect(wanted.length).toBeGreaterThan(10);
      expect(products(answer)).toEqual(wanted);
      expect(total(answer)).toBe(wanted.length);
    });

    it.each([
      'category=vitamins',
      'rating=4',
      'category=skinCare&rating=1&rating=2',
      'id=3&id=7&id=9999',
      'category=nothing-of-the-kind',
    ])('[API-10] the total of %s is the number of matches before paging', async (query) => {
      const whole = await api.get(`/products?${query}`);
      const page = await api.get(`/products?${query}&_page=1&_limit=3`);
      expect(total(page)).toBe(products(whole).length);
      expect(products(page)).toEqual(products(whole).slice(0, 3));
    });

    it('[API-05 API-07] _sort=price orders by numeric price in either direction, products of one price by id', async () => {
      const all = products(await api.get('/products'));
      const up = await api.get('/products?_sort=price&_order=asc');
      const down = await api.get('/products?_sort=price&_order=desc');
      expect(products(up)).toEqual(all.toSorted((a, b) => a.price - b.price || a.id - b.id));
      expect(products(down)).toEqual(all.toSorted((a, b) => b.price - a.price || a.id - b.id));
      expect(products(down).map(({ price }) => price)).toEqual(
        products(up)
          .map(({ price }) => price)
          .toReversed(),
      );
    });

    it.each(['/products?_order=desc', '/products?_order=', '/products?_sort=&_order='])(
      '[API-06 API-07] without a sort the order stays that of the ids: %s',
      async (path) => {
        expect(ids(await api.get(path))).toEqual(ids(await api.get('/products')));
      },
    );

    it('[API-05] _sort without _order is ascending', async () => {
      expect(ids(await api.get('/products?_sort=price'))).toEqual(
        ids(await api.get('/products?_sort=price&_order=asc')),
      );
    });

    it('[API-08 API-09] _page and _limit cut the list: page 2 of 10 is items 11 to 20', async () => {
      const all = products(await api.get('/products'));
      expect(products(await api.get('/products?_page=2&_limit=10'))).toEqual(all.slice(10, 20));
      expect(products(await api.get('/products?_page=1&_limit=5'))).toEqual(all.slice(0, 5));
    });

    it('[API-08 API-09] a page alone has ten items, a limit alone means the first page', async () => {
      expect(ids(await api.get('/products?_page=2'))).toEqual(ids(await api.get('/products?_page=2&_limit=10')));
      expect(ids(await api.get('/products?_limit=7'))).toEqual(ids(await api.get('/products?_page=1&_limit=7')));
    });

    it('[API-08 CONST-47] the last page is total by limit, rounded up; the one after it is empty and keeps the total', async () => {
      const last = await api.get('/products?_page=43&_limit=7');
      const after = await api.get('/products?_page=44&_limit=7');
      expect(products(last)).toHaveLength(6);
      expect(products(after)).toEqual([]);
      expect(total(after)).toBe(300);
    });

    it('[API-13 API-15] with no parameters the whole list comes, every item with id, title and image', async () => {
      const answer = await api.get('/products');
      expect(products(answer)).toHaveLength(300);
      expect(total(answer)).toBe(300);
      for (const item of answer.body as Record<string, unknown>[])
        expect(item).toMatchObject({ id: expect.any(Number), title: expect.any(String), image: expect.any(String) });
    });

    it('[API-32 API-33 API-34 API-35 API-36] every product has the seven fields, and the catalogue uses all of their values', async () => {
      const fields = ['id', 'image', 'title', 'discount', 'rating', 'price', 'category'];
      const items = (await api.get('/products')).body as Product[];
      for (const item of items) {
        expect(Object.keys(item)).toEqual(expect.arrayContaining(fields));
        expect(typeof item.rating).toBe('number');
        expect(item.discount).toBeGreaterThanOrEqual(0);
        expect(item.discount).toBeLessThanOrEqual(100);
      }
      expect(new Set(items.map(({ category }) => category))).toEqual(
        new Set(['vitamins', 'nutrition', 'personalCare', 'skinCare', 'ayurveda']),
      );
      expect(new Set(items.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
      expect(new Set(items.map(({ title }) => title)).size).toBe(300);
    });

    it('[API-02] names it does not know are ignored, and an unknown category matches nothing', async () => {
      const paged = await api.get('/products?_page=1&_limit=10');
      expect((await api.get('/products?_page=1&_limit=10&title_like=(a%2B)%2B%24&__proto__=1&_start=5')).body).toEqual(
        paged.body,
      );
      const unknown = await api.get("/products?category=' OR 1=1--");
      expect([unknown.status, unknown.body, total(unknown)]).toEqual([200, [], 0]);
    });

    it('[API-32] one product is answered by its number, and a number that no product has is 404', async () => {
      const [first] = products(await api.get('/products?id=1'));
      expect((await api.get('/products/1')).body).toEqual(first);
      for (const number of ['301', '0', '-1', 'abc', '1.5', '99999999999999999999', '1%00'])
        expect((await api.get(`/products/${number}`)).status).toBe(404);
    });

    it('[API-02] an unchanged list gets a 304 without a body, and HEAD has the headers alone', async () => {
      const first = await api.get('/products?_page=1&_limit=10');
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toMatch(/^W\//);
      const again = await api.get('/products?_page=1&_limit=10', {
        'if-none-match': tag,
        'cache-control': 'max-age=0',
      });
      expect([again.status, again.text]).toEqual([304, '']);
      const head = await api.send('HEAD', '/products?_page=1&_limit=10');
      expect([head.status, head.text, total(head)]).toEqual([200, '', 300]);
    });
  });

  describe('a catalogue of more than a thousand products', () => {
    const api = useApi(engine);

    it('[API-10 API-13] the unpaged list stops at 1000 and still tells the true total; counts follow every change', async () => {
      const { database } = api;
      const extra = Array.from({ length: 900 }, (_, index) => aProduct({ id: 1001 + index, rating: 5, price: 10 }));
      await database.db.transaction().execute((trx) => saveProducts(trx, extra));
      const whole = await api.get('/products');
      expect([products(whole).length, total(whole)]).toEqual([1000, 1200]);
      expect(ids(await api.get('/products?_sort=price&_order=desc&_page=1000&_limit=1'))).toHaveLength(1);

      const vitamins = total(await api.get('/products?category=vitamins&rating=5'));
      await database.db.transaction().execute((trx) => saveProducts(trx, [{ ...extra[0]!, rating: 1 }]));
      expect(total(await api.get('/products?category=vitamins&rating=5'))).toBe(vitamins - 1);
      await database.db.deleteFrom('products').where('id', '>=', 1001).execute();
      expect(total(await api.get('/products'))).toBe(300);
    });
  });
}
