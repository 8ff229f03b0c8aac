import { expect, it } from 'vitest';
import { isEmiAvailable, pageCount } from './catalogue.ts';

it('[CONST-47] the last of the pages may be partly filled', () => {
  expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([0, 1, 2]);
});

it('[VALID-23 VALID-24] a product has EMI from a rating of 3, and none below', () => {
  expect([isEmiAvailable(3), isEmiAvailable(2.9)]).toEqual([true, false]);
});
