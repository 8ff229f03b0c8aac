import type { Order } from '@niramaya/contract';
import { aCartItem } from '@niramaya/fixtures';

export const calmag = aCartItem({ quantity: 2 });
export const neem = aCartItem({
  title: 'Neemila Face Wash, Tube of 100 ml',
  image: '/api/pictures/2.svg',
  price: 149.5,
  discountedPrice: 134.55,
});

/** Returns an order of a guest. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  id: 'NM-7K3F9Q',
  placedAtMs: Date.parse('2026-02-02T06:30:00Z'),
  by: '',
  account: '',
  paidBy: { method: 'wallets', name: 'PhonePe' },
  likelyMs: [Date.parse('2026-02-05T06:30:00Z'), Date.parse('2026-02-06T06:30:00Z')],
  lines: [calmag, neem],
  planRupees: 0,
  planMonths: 6,
  totalRupees: 494.55,
  deliverTo: null,
  ...overrides,
});

/** Returns a `beforeEach` that stores these orders. */
export const seedOrders =
  (...orders: Order[]) =>
  () =>
    localStorage.setItem('niramaya.orders', JSON.stringify({ v: 1, items: orders }));

/** Returns the stored cart. */
export const cart = () => JSON.parse(localStorage.getItem('cart_data') ?? '[]') as unknown[];
