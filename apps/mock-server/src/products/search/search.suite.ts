import type { Product } from '@niramaya/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../test/api.ts';
import type { TestEngine } from '../../../test/engines.ts';
import { saveProducts } from '../products.store.ts';

const titles = [
  'Dolonix 650 mg Tablet, Strip of 15',
  'Dolonix 500 mg Tablet, Strip of 10',
  'Dolo Rub Gel, Tube of 30 g',
  'Neemila Face Wash, Tube of 100 ml',
  'Neemila Face Cream, Tube of 50 g',
  'Vitavera Vitamin B12 1000mcg Capsule',
  'Vitavera Multivitamin Syrup, Bottle of 200 ml',
  'Crème Soft Balm',
  'नीम फेस वॉश',
  'Cold & Flu Relief "Night" Powder',
];

const products = titles.map((title, index): Product => ({
  id: 5001 + index,
  image: '/pictures/1.svg',
  title,
  discount: 10,
  rating: 1 + (index % 5),
  price: 100 - index,
  category: index % 2 === 0 ? 'skinCare' : 'vitamins',
}));

/** What must be found, best first, by what was typed. Both engines are held to the very same lists. */
const searches: readonly (readonly [typed: string, found: readonly string[]])[] = [
  ['dolonix', ['Dolonix 650 mg Tablet, Strip of 15', 'Dolonix 500 mg Tablet, Strip of 10']],
  ['dolo', ['Dolo Rub Gel, Tube of 30 g', 'Dolonix 650 mg Tablet, Strip of 15', 'Dolonix 500 mg Tablet, Strip of 10']],
  ['DOLONIX 500', ['Dolonix 500 mg Tablet, Strip of 10']],
  ['500mg dolonix', ['Dolonix 500 mg Tablet, Strip of 10']],
  ['dolonex 650', ['Dolonix 650 mg Tablet, Strip of 15']],
  ['dlonix', ['Dolonix 650 mg Tablet, Strip of 15', 'Dolonix 500 mg Tablet, Strip of 10']],
  ['dolnoix', ['Dolonix 650 mg Tablet, Strip of 15', 'Dolonix 500 mg Tablet, Strip of 10']],
  ['neemilla fase wash', ['Neemila Face Wash, Tube of 100 ml']],
  ['wash neemila', ['Neemila Face Wash, Tube of 100 ml']],
  ['creem', ['Crème Soft Balm', 'Neemila Face Cream, Tube of 50 g']],
  ['creme', ['Crème Soft Balm']],
  ['b12', ['Vitavera Vitamin B12 1000mcg Capsule']],
  ['1000 mcg', ['Vitavera Vitamin B12 1000mcg Capsule']],
  ['vitmin', ['Vitavera Vitamin B12 1000mcg Capsule']],
  ['vitamin zzzzzz', ['Vitavera Vitamin B12 1000mcg Capsule']],
  ['multivit', ['Vitavera Multivitamin Syrup, Bottle of 200 ml']],
  ['नीम', ['नीम फेस वॉश']],
  ['"night" AND OR NOT', ['Cold & Flu Relief "Night" Powder']],
];

export function searchSuite(engine: TestEngine): void {
  describe('search', () => {
    const api = useApi(engine, { DEMO: 'false' });

    it('finds what was meant: prefixes, typing errors, words in any order, the best match first', async () => {
      const { database } = api;
      await database.db.transaction().execute((trx) => saveProducts(trx, products));
      for (const [typed, found] of searches) {
        const answer = await api.get(`/products?q=${encodeURIComponent(typed)}`);
        expect([typed, (answer.body as Product[]).map(({ title }) => title)]).toEqual([typed, found]);
        expect(answer.headers.get('x-total-count')).toBe(String(found.length));
      }
    });

    it.each([
      ['zzzzzzzz', 0],
      ['!!!', 0],
      ['%', 0],
      ['*', 0],
      ['😀', 0],
      ['NEAR(', 0],
      // A beginning of 'tablet', and words that nothing resembles.
      ["'; drop table products; --", 2],
      // Nothing has both strengths, so one is enough; a strength is never corrected.
      ['650 750', 1],
    ])('%s is only text to search for', async (typed, found) => {
      const answer = await api.get(`/products?q=${encodeURIComponent(typed)}`);
      expect(answer.status).toBe(200);
      expect(answer.body).toHaveLength(found);
    });

    it('[API-05 API-09 API-10] a search is narrowed by filters, sorted and paged like any list; a blank one is no search', async () => {
      const narrowed = await api.get('/products?q=neemila&category=skinCare');
      expect((narrowed.body as Product[]).map(({ id }) => id)).toEqual([5005]);
      const sorted = await api.get('/products?q=neemila&_sort=price&_order=asc&_page=1&_limit=1');
      expect([(sorted.body as Product[]).map(({ id }) => id), sorted.headers.get('x-total-count')]).toEqual([
        [5005],
        '2',
      ]);
      for (const blank of ['q=', 'q=%20%20'])
        expect((await api.get(`/products?${blank}`)).body).toHaveLength(titles.length);
    });
  });

  describe('search over the demo catalogue', () => {
    const api = useApi(engine);

    it('a product is found by its title with one letter left out of a word', async () => {
      const all = (await api.get('/products')).body as Product[];
      const missed: string[] = [];
      for (const { id, title } of all.filter((_, index) => index % 6 === 0)) {
        const longest = title.match(/\p{L}+/gu)?.toSorted((a, b) => b.length - a.length)[0] ?? '';
        const mistyped = title.replace(longest, longest.slice(0, 2) + longest.slice(3));
        const found = (await api.get(`/products?q=${encodeURIComponent(mistyped)}&_page=1&_limit=3`)).body as Product[];
        if (!found.some((product) => product.id === id)) missed.push(mistyped);
      }
      expect(missed).toEqual([]);
    });
  });
}
