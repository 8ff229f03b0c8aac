import fc from 'fast-check';
import { PRODUCT_CATEGORIES, PRODUCT_RATINGS, productQuerySchema } from '@niramaya/contract';
import { expect, test } from 'vitest';
import { listingQuery, noFilters, readFilters, searchQuery, searchText, searchTextOf, writeFilters } from './filters';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('[STATE-51 STATE-52 STATE-53 CONST-52 CONST-53] filters in the address are written by name, repeated, and omitted if empty', () => {
  const all = { text: 'dolo 650', categories: ['vitamins', 'nutrition'], ratings: [4, 5], order: 'asc' } as const;
  const query = 'q=dolo+650&category=vitamins&category=nutrition&rating=4&rating=5&order=asc';
  expect(writeFilters(all).toString()).toBe(query);
  expect(writeFilters({ ...noFilters, order: 'desc' }).toString()).toBe('order=desc');
  expect(writeFilters(noFilters).toString()).toBe('');
});

test('filters lose unknown and repeated values', () => {
  const query = 'category=pets&category=ayurveda&category=ayurveda&rating=0&rating=4.0&rating=2&order=up&page=3&q=%20';
  expect(read(query)).toEqual({ text: '', categories: ['ayurveda'], ratings: [2], order: null });
});

test('filters are parsed as they were written', () => {
  const filters = fc.record({
    text: fc.string({ unit: 'grapheme', maxLength: 30 }).map(searchText),
    categories: fc.subarray([...PRODUCT_CATEGORIES]),
    ratings: fc.subarray([...PRODUCT_RATINGS]),
    order: fc.constantFrom('asc' as const, 'desc' as const, null),
  });
  const readsBack = fc.property(filters, (chosen) => {
    expect(readFilters(writeFilters(chosen))).toEqual(chosen);
  });
  fc.assert(readsBack);
});

test('filters have only known values, for any address', () => {
  const name = fc.constantFrom('q', 'category', 'rating', 'order', '__proto__');
  const anyText = fc.string({ unit: 'binary', maxLength: 150 });
  const isSafe = fc.property(fc.array(fc.tuple(name, anyText)), anyText, (pairs, typed) => {
    const { categories, ratings, order } = readFilters(new URLSearchParams(pairs));
    expect(categories.every((category) => PRODUCT_CATEGORIES.includes(category))).toBe(true);
    expect(ratings.every((rating) => PRODUCT_RATINGS.includes(rating))).toBe(true);
    expect(['asc', 'desc', null]).toContain(order);
    expect(productQuerySchema.safeParse({ q: searchText(typed) }).success).toBe(true);
  });
  fc.assert(isSafe);
});

const firstPage = { ...noFilters, page: 1, limit: 10 };

test('[API-06 API-08 API-09 AMB-57 CONST-51] sends neither `_sort` nor `_order` without an order', () => {
  expect(listingQuery(firstPage)).toBe('?_page=1&_limit=10');
});

test('[API-03 API-04 API-05 CONST-52 CONST-53] sends an order with `_sort`, and each filter value as its own parameter', () => {
  const narrowed = { text: 'zinc & c', categories: ['vitamins'], ratings: [4, 5], order: 'asc' } as const;
  expect(listingQuery({ ...firstPage, ...narrowed })).toBe(
    '?q=zinc+%26+c&category=vitamins&rating=4&rating=5&_sort=price&_order=asc&_page=1&_limit=10',
  );
  expect(listingQuery({ ...firstPage, order: 'desc', page: 3 })).toBe('?_sort=price&_order=desc&_page=3&_limit=10');
});

test('a search text is one line without spaces around it, of up to a hundred whole characters', () => {
  expect(['  zinc 50 mg ', 'zinc\n50\tmg\u0000', ' \n '].map(searchText)).toEqual(['zinc 50 mg', 'zinc 50 mg', '']);
  expect(searchText('a'.repeat(101))).toBe('a'.repeat(100));
  expect(searchText(`${'a'.repeat(99)}😀`)).toBe('a'.repeat(99));
});

test('the address of a search contains its text', () => {
  expect(searchQuery('zinc & c')).toBe('q=zinc+%26+c');
  expect(searchTextOf(new URLSearchParams(searchQuery('पेट दर्द')))).toBe('पेट दर्द');
  expect(searchTextOf(new URLSearchParams('category=vitamins'))).toBe('');
});
