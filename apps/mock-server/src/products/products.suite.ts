import {
  plainLists,
  productListSchema,
  translatedProduct,
  type CatalogueProduct,
  type PlainList,
  type Product,
} from '@niramaya/contract';
import { aProduct, demoCatalogue, demoLists, demoProducts } from '@niramaya/fixtures';
import { describe, expect, it } from 'vitest';
import { useApi, type ApiResponse } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { saveProducts } from './products.store.ts';

const products = (response: ApiResponse): Product[] => productListSchema.parse(response.body);

/** Returns the total of the header. A response without this header fails the test, because null would read as 0. */
const total = (response: ApiResponse): number => {
  const header = response.headers.get('x-total-count');
  expect(header).toMatch(/^\d+$/);
  return Number(header);
};

/** Returns the ids of the products in a response, in their order. */
const listedIds = (response: ApiResponse): number[] => products(response).map(({ id }) => id);

/** The tests of the product routes and of the plain lists, on the database of `engine`. */
export function productsSuite(engine: TestEngine): void {
  describe('products', () => {
    const api = useApi(engine);
    const list = (query: string) => api.get(`/products${query}`);

    it('[API-13 API-32 API-33 API-34 API-35] are the whole demo catalogue without parameters', async () => {
      const response = await list('');
      expect(response.body).toEqual(demoProducts());
      expect(total(response)).toBe(300);
    });

    it('[API-03 API-04 API-10] match every filter, with any of its values', async () => {
      const response = await list('?category=vitamins&category=nutrition&rating=4&rating=5&_page=1&_limit=1000');
      const wanted = demoProducts().filter(
        ({ category, rating }) => ['vitamins', 'nutrition'].includes(category) && rating >= 4,
      );
      expect(wanted.length).toBeGreaterThan(10);
      expect(products(response)).toEqual(wanted);
      expect(total(response)).toBe(wanted.length);
    });

    it.each([
      ['category=vitamins', 60],
      ['id=3&id=7&id=9999', 2],
      ["category=' OR 1=1--", 0],
    ])('[API-02 API-10] for %s have the total before paging', async (query, matches) => {
      const whole = await list(`?${query}`);
      const page = await list(`?${query}&_page=1&_limit=3`);
      expect([products(whole).length, total(whole), total(page)]).toEqual([matches, matches, matches]);
      expect(products(page)).toEqual(products(whole).slice(0, 3));
    });

    it('[API-05 API-07] are sorted by price in both directions, then by id', async () => {
      const ascending = demoProducts().toSorted((a, b) => a.price - b.price || a.id - b.id);
      expect(products(await list('?_sort=price&_order=asc'))).toEqual(ascending);
      expect(products(await list('?_sort=price'))).toEqual(ascending);
      expect(products(await list('?_sort=price&_order=desc'))).toEqual(
        demoProducts().toSorted((a, b) => b.price - a.price || a.id - b.id),
      );
    });

    // An order without a field, empty parameters and those that the API does not know have no effect.
    it.each(['?_order=desc', '?_sort=&_order=', '?title_like=(a%2B)%2B%24&__proto__=1&_start=5'])(
      '[API-02 API-06 API-07] are all listed in the order of their ids for %s, which has no effect',
      async (query) => {
        expect(listedIds(await list(query))).toEqual(demoProducts().map(({ id }) => id));
      },
    );

    it.each([
      ['?_page=2&_limit=10', 11, 20],
      ['?_page=2', 11, 20],
      ['?_limit=7', 1, 7],
      ['?_page=43&_limit=7', 295, 300],
    ])('[API-01 API-08 API-09 API-10 CONST-47] for %s are those from %i to %i', async (query, first, last) => {
      const response = await list(query);
      expect(response.status).toBe(200);
      expect(listedIds(response)).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
      expect(total(response)).toBe(300);
    });

    it('[API-08 API-10] are none on a page beyond the last, whose total is that of the whole list', async () => {
      const response = await list('?_page=44&_limit=7');
      expect([response.status, response.body, total(response)]).toEqual([200, [], 300]);
    });

    it('[API-32] are found by id, and any other id gets 404', async () => {
      expect((await list('/1')).body).toEqual(translatedProduct(demoCatalogue()[0]!, 'en'));
      for (const number of ['301', '0', '-1', 'abc', '1.5', '99999999999999999999', '1%00'])
        expect([number, (await list(`/${number}`)).status]).toEqual([number, 404]);
    });

    it('[API-32] have facts one by one, and the list has the seven fields of the requirements alone', async () => {
      expect((await list('/1')).body).toMatchObject({
        title: 'Calmag D3 500 mg Tablet, Strip of 15',
        facts: {
          per: 'Each tablet',
          contents: [
            { name: 'Calcium', amount: '500 mg' },
            { name: 'Vitamin D3', amount: '250 IU' },
          ],
          note: 'Demonstration text; read the pack and ask a pharmacist.',
        },
      });
      const fields = ['id', 'image', 'title', 'discount', 'rating', 'price', 'category'];
      for (const query of ['', '?q=calmag&_page=1', '?id=1', '?category=vitamins&_sort=price&_limit=3'])
        for (const product of products(await list(query)))
          expect([query, Object.keys(product)]).toEqual([query, fields]);
    });

    it('have their facts in the language of the address, and their contents as on the pack', async () => {
      const named = (response: ApiResponse) => response.headers.get('content-language');
      const hindi = await list('/1?lang=hi');
      expect(hindi.body).toMatchObject({
        title: 'Calmag D3 500 mg Tablet, Strip of 15',
        facts: {
          per: 'हर गोली में',
          contents: [
            { name: 'Calcium', amount: '500 mg' },
            { name: 'Vitamin D3', amount: '250 IU' },
          ],
          note: 'यह डेमो के लिए लिखी जानकारी है। पैक पर पढ़ें और फ़ार्मासिस्ट से पूछें।',
          language: 'hi',
        },
      });
      const english = await list('/1');
      expect([named(english), named(hindi), named(await list('/1?lang=en'))]).toEqual([null, 'hi', 'en']);
      expect(english.text).not.toMatch(/translations|language|[\u0900-\u097f]/);
      for (const others of ['lang=en', 'lang=ta', 'lang=hi&lang=hi', 'language=hi'])
        expect([others, (await list(`/1?${others}`)).text]).toEqual([others, english.text]);
      // Neither the cookie nor the browser chooses, because caches know a response by its address.
      const preferring = { cookie: 'niramaya-language=hi', 'accept-language': 'hi' };
      expect((await api.get('/products/1', preferring)).text).toBe(english.text);
    });

    it('have an ETag for each language', async () => {
      const ifEnglish = {
        'if-none-match': (await list('/1')).headers.get('etag') ?? '',
        'cache-control': 'max-age=0',
      };
      expect((await api.get('/products/1', ifEnglish)).status).toBe(304);
      expect((await api.get('/products/1?lang=hi', ifEnglish)).status).toBe(200);
    });

    it('have their English facts in a language into which they are not translated', async () => {
      const { db } = api.database;
      const own = aProduct({ id: 9_002, title: 'Own syrup' });
      const facts = { uses: 'a', per: 'b', contents: [], howToUse: 'c', askFirst: 'd', storage: 'e' };
      await db.transaction().execute((trx) => saveProducts(trx, [{ ...own, facts }]));
      const { body, headers } = await list('/9002?lang=hi');
      expect([body, headers.get('content-language')]).toEqual([{ ...own, facts }, 'en']);
      await db.deleteFrom('products').where('id', '=', 9_002).execute();
    });

    it('have no facts if the shop has given none, and facts that are no JSON are refused', async () => {
      const { db } = api.database;
      const own = aProduct({ id: 9_001, title: 'Own ointment' });
      const facts = { uses: 'a', per: 'b', contents: [], howToUse: 'c', askFirst: 'd', storage: 'e' };
      const save = (product: CatalogueProduct) => db.transaction().execute((trx) => saveProducts(trx, [product]));
      await save({ ...own, facts });
      expect((await list('/9001')).body).toEqual({ ...own, facts });
      await save(own);
      expect((await list('/9001')).body).toEqual(own);
      const broken = db.updateTable('products').set({ facts: '{"uses":' }).where('id', '=', 9_001).execute();
      await expect(broken).rejects.toThrow(/constraint|json/i);
      await db.deleteFrom('products').where('id', '=', 9_001).execute();
    });

    it('[API-02] get 304 without a body if unchanged, and only headers for HEAD', async () => {
      const query = '?_page=1&_limit=10';
      const tag = (await list(query)).headers.get('etag') ?? '';
      expect(tag).toMatch(/^W\//);
      const again = await api.get(`/products${query}`, { 'if-none-match': tag, 'cache-control': 'max-age=0' });
      expect([again.status, again.text]).toEqual([304, '']);
      const head = await api.send('HEAD', `/products${query}`);
      expect([head.status, head.text, total(head)]).toEqual([200, '', 300]);
    });
  });

  describe('plain lists', () => {
    const api = useApi(engine);

    it.each(Object.keys(plainLists) as PlainList[])(
      '[API-16 API-17 API-25 API-26 API-37] %s has the records of the demo shop, in their order',
      async (list) => {
        expect((await api.get(plainLists[list].path)).body).toEqual(demoLists[list]());
      },
    );
  });

  describe('a catalogue of more than a thousand products', () => {
    const api = useApi(engine);
    const list = (query: string) => api.get(`/products${query}`);

    it('[API-05 API-08 API-10] has deep pages in order, and a search counts and lists a thousand matches', async () => {
      const { db } = api.database;
      const matches = Array.from({ length: 3_200 }, (_, index) =>
        aProduct({
          id: 10_001 + index,
          title: `Zubrowka ${index}`,
          category: index < 1_000 ? 'vitamins' : 'skinCare',
          rating: 4,
          // The cheapest have the highest ids. SQLite skips the products before a deep page in steps of 2,500
          // (`PRODUCTS_A_STEP`). In both orders by price, the last product of the first step and the product after it
          // have the same price.
          price: 10_000 - Math.floor((index + 1) / 2),
        }),
      );
      await db.transaction().execute((trx) => saveProducts(trx, matches));
      const search = async (query: string) => {
        const response = await list(`?q=zubrowka${query}`);
        return [response.headers.get('x-total-count-relation'), total(response), listedIds(response)];
      };
      expect(await search('&_page=334&_limit=3')).toEqual(['gte', 1000, [11_000]]);
      expect(await search('&_page=335&_limit=3')).toEqual(['gte', 1000, []]);
      expect(await search('&_sort=price&_limit=2')).toEqual(['gte', 1000, [13_200, 13_198]]);
      expect(await search('&_sort=price&_order=desc&_limit=2')).toEqual(['gte', 1000, [10_001, 10_002]]);
      expect(await search('&category=skinCare&_sort=price&_limit=1')).toEqual(['gte', 1000, [13_200]]);
      expect(await search('&category=skinCare&_page=1000&_limit=1')).toEqual(['gte', 1000, [12_000]]);
      expect(await search('&category=vitamins&_page=500&_limit=2')).toEqual(['eq', 1000, [10_999, 11_000]]);
      expect(await search('&category=vitamins&rating=1&rating=2')).toEqual(['eq', 0, []]);

      const all = [...demoProducts(), ...matches];
      const idsOf = (some: readonly Product[]) => some.map(({ id }) => id);
      // This filter selects all products. SQLite skips in steps only in a list with a filter.
      const anyRating = '?rating=1&rating=2&rating=3&rating=4&rating=5';
      for (const filter of ['?', anyRating])
        expect(listedIds(await list(`${filter}&_page=1001&_limit=3`))).toEqual(idsOf(all.slice(3_000, 3_003)));
      const cheapestFirst = all.toSorted((a, b) => a.price - b.price || a.id - b.id);
      expect(listedIds(await list(`${anyRating}&_sort=price&_page=668&_limit=5`))).toEqual(
        idsOf(cheapestFirst.slice(3_335, 3_340)),
      );
      const dearestFirst = all.toSorted((a, b) => b.price - a.price || a.id - b.id);
      const dearest = await list(`${anyRating}&_sort=price&_order=desc&_page=2555&_limit=1`);
      expect(listedIds(dearest)).toEqual(idsOf(dearestFirst.slice(2_554, 2_555)));
      const beyond = await list(`${anyRating}&_sort=price&_page=3501&_limit=1`);
      expect([total(beyond), listedIds(beyond)]).toEqual([3500, []]);
      await db.deleteFrom('products').where('id', '>=', 10_001).execute();
    });

    it('[API-10 API-13] lists a thousand with the true total, and its counts follow every change', async () => {
      const { db } = api.database;
      const totalOf = async (query: string) => total(await api.get(`/products${query}`));
      const extra = Array.from({ length: 900 }, (_, index) => aProduct({ id: 1001 + index, rating: 5, price: 10 }));
      await db.transaction().execute((trx) => saveProducts(trx, extra));
      const whole = await api.get('/products');
      expect([products(whole).length, total(whole)]).toEqual([1000, 1200]);
      // A page after 999 products is read only if the stored total is larger than that.
      expect(listedIds(await api.get('/products?_sort=price&_order=desc&_page=1000&_limit=1'))).toHaveLength(1);

      const vitamins = await totalOf('?category=vitamins&rating=5');
      await db.transaction().execute((trx) => saveProducts(trx, [{ ...extra[0]!, rating: 1 }]));
      expect(await totalOf('?category=vitamins&rating=5')).toBe(vitamins - 1);
      await db.deleteFrom('products').where('id', '>=', 1001).execute();
      expect(await totalOf('')).toBe(300);
    });
  });
}
