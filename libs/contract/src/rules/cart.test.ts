import { describe, expect, it } from 'vitest';
import { cartTotals, paymentTotal } from './cart.ts';

describe('cartTotals', () => {
  it('[CART-09] the subtotal adds discounted price times quantity', () => {
    const totals = cartTotals([
      { discountedPrice: 180, quantity: 2 },
      { discountedPrice: 99.5, quantity: 1 },
    ]);
    expect(totals.subtotal).toBe(459.5);
  });

  it('[CART-09] the sum is exact where adding rupees would not be', () => {
    const lines = [0.1, 0.2, 0.7].map((discountedPrice) => ({ discountedPrice, quantity: 3 }));
    expect(cartTotals(lines).subtotal).toBe(3);
  });

  it('[CART-10 CONST-19] shipping is 0 whatever the cart holds', () => {
    expect(cartTotals([]).shipping).toBe(0);
    expect(cartTotals([{ discountedPrice: 9_999, quantity: 40 }]).shipping).toBe(0);
  });

  it('[CART-11] the total is the subtotal and the shipping', () => {
    expect(cartTotals([{ discountedPrice: 287.93, quantity: 3 }])).toMatchObject({ subtotal: 863.79, total: 863.79 });
  });

  it('[AMB-19] the count is the number of rows, not of units', () => {
    const lines = [
      { discountedPrice: 10, quantity: 5 },
      { discountedPrice: 20, quantity: 1 },
    ];
    expect(cartTotals(lines).count).toBe(2);
  });

  it('an empty cart is all zeros', () => {
    expect(cartTotals([])).toEqual({ subtotal: 0, shipping: 0, total: 0, count: 0 });
  });
});

describe('paymentTotal', () => {
  it.each([
    ['a cart wins over a stored plan', 459.5, { months: 6, rupees: 275 }, 459.5],
    ['an empty cart with the 6-month plan', 0, { months: 6, rupees: 275 }, 275],
    ['an empty cart with the 3-month plan', 0, { months: 3, rupees: 165 }, 165],
    ['an empty cart without a plan', 0, null, 0],
  ] as const)('[CONST-54 AMB-32] %s', (_name, cart, plan, total) => {
    expect(paymentTotal(cart, plan)).toBe(total);
  });
});
