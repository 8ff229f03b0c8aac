import { expect, it } from 'vitest';
import { policy } from './policy.ts';

it('[CONST-46] a page of the product list holds 10', () => {
  expect(policy.pageSize).toBe(10);
});

it('[CONST-05 CONST-06 CONST-07 CONST-08 CONST-09] banner, search, dropdown, mobile number and carousel', () => {
  expect(policy).toMatchObject({
    bannerIntervalMs: 5000,
    searchDelayMs: 1000,
    searchDropdownHeightPx: 400,
    phoneMaxLength: 10,
    carouselSpeedMs: 500,
  });
});

it('[CONST-10] the carousel steps at 1024, 600 and 480 px', () => {
  expect(policy.carouselBreakpointsPx).toEqual({ three: 1024, two: 600, one: 480 });
});

it('[CONST-14 CONST-15 CONST-16 CONST-17 CONST-18] how long toasts stay, and how many there may be', () => {
  expect(policy.toastDurationMs).toEqual({ success: 2000, error: 4000, blank: 4000, default: 5000 });
  expect(policy.maxToasts).toBe(20);
});

it('[CONST-55 CONST-56 CONST-57] the fixed figures of the payment summary', () => {
  expect(policy).toMatchObject({ priceDiscountRupees: 350, gstRupees: 350, coins: 17 });
});
