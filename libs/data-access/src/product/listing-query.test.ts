import { expect, test } from 'vitest';
import { noFilters } from './filters';
import { listingQuery } from './listing-query';

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
