import { expect, it } from 'vitest';
import { isWholeOrder, orderSchema, type Order } from './order.ts';
import { parseOrNull } from './fields.ts';

const zinc = { image: '/1.svg', title: 'Zinc', price: 200, discountedPrice: 180, quantity: 2 };
const order: Order = {
  id: 'NM-7K3F9Q',
  placedAtMs: 1_770_000_000_000,
  by: 'Asha',
  account: 'u1',
  paidBy: { method: 'netBanking', name: 'HDFC' },
  likelyMs: [1_770_100_000_000, 1_770_200_000_000],
  planRupees: 0,
  planMonths: 6,
  totalRupees: 360,
  deliverTo: null,
  lines: [zinc],
};

it('reads a stored order unchanged', () => {
  expect(parseOrNull(orderSchema, JSON.parse(JSON.stringify(order)))).toEqual(order);
});

it('reads an order of an earlier version, without payment, account and days', () => {
  // Earlier versions knew only the plan for six months, so six is the value of an absent `planMonths`.
  const { account: _account, paidBy: _paidBy, likelyMs: _likelyMs, planMonths: _planMonths, ...earlier } = order;
  expect(parseOrNull(orderSchema, earlier)).toEqual({ ...order, account: null, paidBy: null, likelyMs: null });
});

it.each([
  { paidBy: { method: 'gold', name: '' } },
  { paidBy: { method: 'upi' } },
  { likelyMs: [1] },
  { likelyMs: [1, 1e20] },
])('returns null for %j', (part) => {
  const [field = ''] = Object.keys(part);
  expect(parseOrNull(orderSchema, { ...order, ...part })).toEqual({ ...order, [field]: null });
});

it.each([{ placedAtMs: -1 }, { totalRupees: 1e21 }, { planRupees: 1e21 }])('rejects an order with %j', (bad) => {
  expect(parseOrNull(orderSchema, { ...order, ...bad })).toBeNull();
});

it('[STORAGE-04] drops an invalid line, and the order is then incomplete', () => {
  const torn = { ...order, lines: [{ ...zinc, quantity: 2 ** 53 }, zinc] };
  expect(parseOrNull(orderSchema, torn)).toEqual(order);
  expect([order, torn, { id: 'NM-BROKEN' }, null].map(isWholeOrder)).toEqual([true, false, false, false]);
});
