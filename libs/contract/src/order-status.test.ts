import { describe, expect, it } from 'vitest';
import { orderStatus } from './order-status.ts';

describe('orderStatus', () => {
  // The last likely day is 4 February in India, which ends at 18:30 UTC.
  const byMs = Date.parse('2026-02-04T06:30:00Z');
  const parcel = { planRupees: 0, likelyMs: [byMs - 86_400_000, byMs] } as const;

  it.each([
    ['2026-02-02T06:30:00Z', 'expected'],
    ['2026-02-04T18:29:59Z', 'expected'],
    ['2026-02-04T18:30:00Z', 'expectedBefore'],
  ])('at %s it is %s', (now, status) => {
    expect(orderStatus(parcel, Date.parse(now))).toBe(status);
  });

  it('without likely days it has none, and a plan comes in no parcel', () => {
    expect(orderStatus({ planRupees: 0, likelyMs: null }, byMs)).toBe('undated');
    expect(orderStatus({ planRupees: 275, likelyMs: null }, byMs)).toBe('planPaid');
  });
});
