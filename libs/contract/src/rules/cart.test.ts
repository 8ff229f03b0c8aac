import { describe, expect, it } from 'vitest';
import { cartTotals, mergeLines, offerAsCartItem, paymentTotal } from './cart.ts';

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

describe('two lines of one title', () => {
  const item = {
    image: '/api/pictures/7.svg',
    title: 'Zinc 50 mg Tablets, strip of 15',
    price: 200,
    discountedPrice: 180,
    quantity: 1,
  };

  it('[VALID-17] are one line, whose packs are added up and which keeps its place', () => {
    const iron = { ...item, title: 'Iron' };
    expect(mergeLines([item, iron, { ...item, quantity: 2 }])).toEqual([{ ...item, quantity: 3 }, iron]);
  });

  it('have the lower price of the two, with its MRP', () => {
    const cheaper = { ...item, price: 150, discountedPrice: 100 };
    const merged = [{ ...cheaper, quantity: 2 }];
    expect([mergeLines([item, cheaper]), mergeLines([cheaper, item])]).toEqual([merged, merged]);
  });

  it('have no more packs together than can be read again', () => {
    expect(mergeLines([{ ...item, quantity: 1_000_000 }, item])).toEqual([{ ...item, quantity: 1_000_000 }]);
  });
});

it('[STORAGE-04] in the cart an offer is a line of its own, beside that of one pack', () => {
  expect(
    offerAsCartItem({
      id: 1,
      image: '/1.svg',
      title: 'Zinc',
      status: 'Pack of 2',
      strike: 400,
      off: '25% off',
      price: 300,
    }),
  ).toEqual({
    image: '/1.svg',
    title: 'Zinc (Pack of 2)',
    price: 400,
    discountedPrice: 300,
  });
});
