import { expect, test } from 'vitest';
import { noFilters } from './filters';
import { listingQuery } from './listing-query';

const firstPage = { ...noFilters, page: 1, limit: 10 };

test('[API-06 API-08 API-09 AMB-57 CONST-51] without an order neither `_sort` nor `_order` is sent', () => {
  expect(listingQuery(firstPage)).toBe('?_page=1&_limit=10');
});

test('[API-05 API-06 API-07 CONST-52 CONST-53] with an order both are', () => {
  expect(listingQuery({ ...firstPage, order: 'asc' })).toBe('?_sort=price&_order=asc&_page=1&_limit=10');
  expect(listingQuery({ ...firstPage, order: 'desc', page: 3 })).toBe('?_sort=price&_order=desc&_page=3&_limit=10');
});

test('a search is sent as `q`, with everything that narrows it', () => {
  expect(listingQuery({ ...firstPage, text: 'zinc & c', ratings: [4], order: 'asc' })).toBe(
    '?q=zinc+%26+c&rating=4&_sort=price&_order=asc&_page=1&_limit=10',
  );
});

test('[API-03 API-04] category and rating may occur several times', () => {
  expect(listingQuery({ ...firstPage, categories: ['vitamins', 'nutrition'], ratings: [4, 5] })).toBe(
    '?category=vitamins&category=nutrition&rating=4&rating=5&_page=1&_limit=10',
  );
});
