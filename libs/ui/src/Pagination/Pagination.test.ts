import { expect, it } from 'vitest';
import { pageItems } from './Pagination';

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 8, '1 gap 4 5 6 7 8'],
  [5, 9, '1 gap 4 5 6 gap 9'],
])('[CATALOGUE-09] page %i of %i shows %s', (page, pageCount, shown) => {
  expect(pageItems(page, pageCount).join(' ')).toBe(shown);
});
