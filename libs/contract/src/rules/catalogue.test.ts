import { expect, it } from 'vitest';
import { isEmiAvailable, pageCount } from './catalogue.ts';

it.each([
  [0, 10, 0],
  [10, 10, 1],
  [11, 10, 2],
])('[CONST-47] %d items at %d a page are %d pages', (total, limit, pages) => {
  expect(pageCount(total, limit)).toBe(pages);
});

it('[VALID-23 VALID-24] a product has EMI from a rating of 3, and none below', () => {
  expect([isEmiAvailable(3), isEmiAvailable(2.9)]).toEqual([true, false]);
});
