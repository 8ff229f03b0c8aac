import { describe, expect, it } from 'vitest';
import {
  cartTotals,
  cheaperOfferIn,
  cheaperOfferOf,
  lineAsOffer,
  mergeLines,
  offerAsCartItem,
  paymentTotal,
} from './cart.ts';

it('[CART-09 CART-10 CART-11 CONST-19 AMB-19] returns exact totals without shipping, and the number of lines', () => {
  const lines = [0.1, 0.2, 0.7].map((discountedPrice) => ({ discountedPrice, quantity: 3 }));
  expect(cartTotals(lines)).toEqual({ subtotal: 3, shipping: 0, total: 3, count: 3 });
  expect(cartTotals([])).toEqual({ subtotal: 0, shipping: 0, total: 0, count: 0 });
});

it.each([
  ['a cart wins over a stored plan', 459.5, { months: 6, rupees: 275 }, 459.5],
  ['an empty cart with the 6-month plan', 0, { months: 6, rupees: 275 }, 275],
  ['an empty cart without a plan', 0, null, 0],
] as const)('[CONST-54 AMB-32] the payment total: %s', (_name, cart, plan, total) => {
  expect(paymentTotal(cart, plan)).toBe(total);
});

describe('lines of one title', () => {
  const item = { image: '/7.svg', title: 'Zinc', price: 200, discountedPrice: 180, quantity: 1 };

  it('[VALID-17] merge at the position of the first, at the lower price', () => {
    const iron = { ...item, title: 'Iron' };
    const cheaper = { ...item, price: 150, discountedPrice: 100, quantity: 2 };
    const merged = [{ ...cheaper, quantity: 3 }, iron];
    expect([mergeLines([item, iron, cheaper]), mergeLines([cheaper, iron, item])]).toEqual([merged, merged]);
  });

  it('have together at most as many packs as the schema accepts', () => {
    expect(mergeLines([{ ...item, quantity: 1_000_000 }, item])).toEqual([{ ...item, quantity: 1_000_000 }]);
  });
});

it('[STORAGE-04] an offer is a separate line from that of one pack', () => {
  const offer = { id: 1, image: '/1.svg', title: 'Zinc', status: 'Pack of 2', strike: 400, off: '25% off', price: 300 };
  const line = { image: '/1.svg', title: 'Zinc (Pack of 2)', price: 400, discountedPrice: 300 };
  expect(offerAsCartItem(offer)).toEqual(line);
});

it.each([
  ['a single pack', 'Whey (Pack of 1)', 1699.15, { rupees: 1699.15, packs: null }],
  ['two packs, each cheaper', 'Whey (Pack of 2)', 3000, { rupees: 3000, packs: 'Pack of 2' }],
  ['two packs, each as dear', 'Whey (Pack of 2)', 3998, null],
  ['another product', 'Whey Gold (Pack of 1)', 100, null],
  ['the same title without packs', 'Whey (Vanilla)', 100, null],
])('finds the cheaper offer of a product in the cart: %s', (_, title, discountedPrice, expected) => {
  const product = { image: '/1.svg', title: 'Whey', price: 1999, discountedPrice: 1999, quantity: 1 };
  expect(cheaperOfferIn([product, { ...product, title, discountedPrice }], product)).toEqual(expected);
});

describe('the offer of a product in the cart', () => {
  const whey = { image: '/1.svg', title: 'Whey', price: 1999, discountedPrice: 1999, quantity: 3 };
  const offer = {
    id: 1,
    image: '/1.svg',
    title: 'Whey',
    status: 'Pack of 2',
    strike: 3998,
    off: '15% off',
    price: 3398,
  };

  it.each([
    ['is cheaper per pack', offer, [whey], offer],
    ['is as dear per pack', { ...offer, price: 3998 }, [whey], null],
    ['is in the cart already', offer, [whey, { ...whey, title: 'Whey (Pack of 2)' }], null],
    ['is of another product', { ...offer, title: 'Whey Gold' }, [whey], null],
  ])('%s', (_, one, items, expected) => {
    expect(cheaperOfferOf([one], items, whey)).toEqual(expected);
  });

  it('is the one with the cheapest packs', () => {
    const cheaper = { ...offer, id: 2, status: 'Pack of 3', price: 4500 };
    expect(cheaperOfferOf([offer, cheaper], [whey], whey)).toEqual(cheaper);
  });

  it('takes the place of the product with at least as many packs', () => {
    const line = { image: '/1.svg', title: 'Whey (Pack of 2)', price: 3998, discountedPrice: 3398, quantity: 2 };
    expect(lineAsOffer(whey, offer)).toEqual(line);
  });
});
