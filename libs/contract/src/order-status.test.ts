import { describe, expect, it } from 'vitest';
import { orderStatus } from './order-status.ts';
import type { Order } from './order.ts';

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

describe('orderStatus', () => {
  // The last likely day is 4 February in India, which ends at 18:30 UTC.
  const byMs = Date.parse('2026-02-04T06:30:00Z');
  const parcel = { ...order, likelyMs: [byMs - 86_400_000, byMs] } as const;

  it.each([
    ['2026-02-02T06:30:00Z', 'expected'],
    ['2026-02-04T18:29:59Z', 'expected'],
    ['2026-02-04T18:30:00Z', 'expectedBefore'],
  ])('at %s it is %s', (now, status) => {
    expect(orderStatus(parcel, Date.parse(now))).toBe(status);
  });

  it('without likely days it has none, and a plan comes in no parcel', () => {
    expect(orderStatus({ ...order, likelyMs: null }, byMs)).toBe('undated');
    expect(orderStatus({ ...order, likelyMs: null, lines: [], planRupees: 275 }, byMs)).toBe('planPaid');
  });
});
