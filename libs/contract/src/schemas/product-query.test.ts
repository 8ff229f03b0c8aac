import { describe, expect, it } from 'vitest';
import { productQuerySchema } from './product-query.ts';

const nothing = { category: [], rating: [], id: [] };

describe('productQuerySchema', () => {
  it('[API-03 API-04] accepts a filter several times, once or not at all', () => {
    expect(productQuerySchema.parse({ category: ['vitamins', 'nutrition'], rating: '4' })).toEqual({
      category: ['vitamins', 'nutrition'],
      rating: [4],
      id: [],
    });
  });

  it('[API-05 API-07 API-08 API-09] accepts sort, order, page and limit only once', () => {
    expect(productQuerySchema.parse({ _sort: 'price', _order: 'desc', _page: '2', _limit: '10' })).toEqual({
      ...nothing,
      _sort: 'price',
      _order: 'desc',
      _page: 2,
      _limit: 10,
    });
  });

  it('[API-06 API-07] treats an empty sort or order as missing', () => {
    expect(productQuerySchema.parse({ _sort: '', _order: '' })).toEqual(nothing);
  });

  it('[API-02 API-13] drops unknown names, and selects all products without parameters', () => {
    expect(productQuerySchema.parse({ title_like: '(a+)+$', page: '2' })).toEqual(nothing);
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
});
