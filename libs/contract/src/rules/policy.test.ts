import { expect, it } from 'vitest';
import { policy } from './policy.ts';

it('[CONST-46] a page of the product list holds 10', () => {
  expect(policy.pageSize).toBe(10);
});

it('[CONST-06 CONST-08] delays the search by a second and limits a mobile number to ten digits', () => {
  expect(policy).toMatchObject({ searchDelayMs: 1000, phoneMaxLength: 10 });
});

it('[CONST-55 CONST-56 CONST-57] the fixed figures of the payment summary', () => {
  expect(policy).toMatchObject({ priceDiscountRupees: 350, gstRupees: 350, coins: 17 });
});
