import { describe, expect, it } from 'vitest';
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

describe('orderSchema', () => {
  it('reads what was written', () => {
    expect(parseOrNull(orderSchema, JSON.parse(JSON.stringify(order)))).toEqual(order);
  });

  it('reads an order of an earlier version, which does not say how it was paid, nor by which account', () => {
    const { account: _account, paidBy: _paidBy, likelyMs: _likelyMs, planMonths: _planMonths, ...earlier } = order;
    expect(parseOrNull(orderSchema, earlier)).toEqual({
      ...order,
      account: null,
      paidBy: null,
      likelyMs: null,
      planMonths: 6,
    });
  });

  it.each([{ method: 'gold', name: '' }, { method: 'upi' }, 'upi', 7])('%j is no way to pay', (paidBy) => {
    expect(parseOrNull(orderSchema, { ...order, paidBy })?.paidBy).toBeNull();
  });

  it.each([
    { placedAtMs: 1e20 },
    { placedAtMs: -1 },
    { totalRupees: 1e21 },
    { planRupees: 1e21 },
    { by: 'a'.repeat(2001) },
  ])('refuses an order with %j', (bad) => {
    expect(parseOrNull(orderSchema, { ...order, ...bad })).toBeNull();
  });

  it('[STORAGE-04] leaves out a line that cannot be read, and the order is then not whole', () => {
    const torn = { ...order, lines: [{ ...zinc, quantity: 2 ** 53 }, zinc] };
    expect(parseOrNull(orderSchema, torn)).toEqual(order);
    expect([order, torn, { ...order, placedAtMs: 1e20 }, { id: 'NM-BROKEN' }, null, 7].map(isWholeOrder)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([[[1]], [['x', 2]], [[1, 1e20]], 'soon', 7])('%j are no days', (likelyMs) => {
    expect(parseOrNull(orderSchema, { ...order, likelyMs })?.likelyMs).toBeNull();
  });
});
