import type { Order } from '@niramaya/contract';
import { aCartItem } from '@niramaya/fixtures';

/** Returns an order of a guest. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  id: 'NM-7K3F9Q',
  placedAtMs: Date.parse('2026-02-04T06:30:00Z'),
  by: '',
  account: '',
  paidBy: { method: 'netBanking', name: 'HDFC' },
  likelyMs: [Date.parse('2026-02-05T06:30:00Z'), Date.parse('2026-02-06T06:30:00Z')],
  lines: [aCartItem({ quantity: 2 }), aCartItem({ title: 'Neemila Face Wash' })],
  planRupees: 0,
  planMonths: 6,
  totalRupees: 494.55,
  deliverTo: null,
  ...overrides,
});

/** Stores the order, and the cart as it is after the payment. */
export const keep = (order: Order, cart: readonly unknown[] = order.lines) => {
  localStorage.setItem('niramaya.orders', JSON.stringify({ v: 1, items: [order] }));
  localStorage.setItem('cart_data', JSON.stringify(cart));
};
