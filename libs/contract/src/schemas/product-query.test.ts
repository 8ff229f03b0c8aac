import { expect, it } from 'vitest';
import { productQuerySchema } from './product-query.ts';

const nothing = { category: [], rating: [], id: [] };

it.each([
  [
    '[API-03 API-04] a filter several times, once or not at all',
    { category: ['vitamins', 'nutrition'], rating: '4' },
    { category: ['vitamins', 'nutrition'], rating: [4] },
  ],
  [
    '[API-05 API-07 API-08 API-09] sort, order, page and limit',
    { _sort: 'price', _order: 'desc', _page: '2', _limit: '10' },
    { _sort: 'price', _order: 'desc', _page: 2, _limit: 10 },
  ],
  ['[API-06 API-07] an empty sort or order as missing', { _sort: '', _order: '' }, {}],
  ['[API-02 API-13] all products, without unknown names', { title_like: '(a+)+$', page: '2' }, {}],
])('reads %s', (_what, query, read) => {
  expect(productQuerySchema.parse(query)).toEqual({ ...nothing, ...read });
});

it.each([
  { _page: '0' },
  { _page: '1.5' },
  { _page: ['1', '2'] },
  { _limit: '1001' },
  { rating: ['4', 'x'] },
  { rating: Array<string>(21).fill('1') },
  { category: 'a\0' },
  { q: 'a'.repeat(101) },
  { q: 'a\nb' },
  { _sort: '__proto__' },
  { id: '0' },
])('rejects %j', (query) => {
  expect(productQuerySchema.safeParse(query).success).toBe(false);
});
