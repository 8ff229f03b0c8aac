import { describe, expect, it } from 'vitest';
import type { Order } from '../schemas/order.ts';
import { isSamePurchase, orderStatus } from './order.ts';

describe('orderStatus', () => {
  // The last likely day is 4 February in India, which ends at 18:30 UTC.
  const byMs = Date.parse('2026-02-04T06:30:00Z');
  const empty = { planRupees: 0, likelyMs: null, lines: [], totalRupees: 0, deliverTo: null };
  const parcel = { ...empty, likelyMs: [byMs - 86_400_000, byMs] satisfies Order['likelyMs'], totalRupees: 360 };

  it.each([
    ['2026-02-04T18:29:59Z', 'expected'],
    ['2026-02-04T18:30:00Z', 'expectedBefore'],
  ])('at %s it is %s', (now, status) => {
    expect(orderStatus(parcel, Date.parse(now))).toBe(status);
  });

  it('has no status without likely days, nor for a plan', () => {
    expect(orderStatus({ ...empty, totalRupees: 360 }, byMs)).toBe('undated');
    expect(orderStatus({ ...empty, planRupees: 275, totalRupees: 275 }, byMs)).toBe('planPaid');
  });

  it('misses the address of products, on every day, and asks for none without products', () => {
    const zinc = { image: '/1.svg', title: 'Zinc', price: 200, discountedPrice: 180, quantity: 2 };
    const deliverTo = { name: 'Asha Rao', address: '12, MG Road', pinCode: '560001', phone: '9876543210' };
    const products = { ...parcel, lines: [zinc] };
    expect(orderStatus(products, byMs)).toBe('addressMissing');
    expect(orderStatus(products, byMs + 10 * 86_400_000)).toBe('addressMissing');
    expect(orderStatus({ ...products, deliverTo }, byMs)).toBe('expected');
    expect(orderStatus({ ...products, likelyMs: null }, byMs)).toBe('undated');
  });

  it('is consulting for an order of nothing, which only a consultation places', () => {
    expect(orderStatus(empty, byMs)).toBe('consulting');
  });
});

describe('isSamePurchase', () => {
  const zinc = { image: '/1.svg', title: 'Zinc', price: 200, discountedPrice: 180, quantity: 2 };
  const order = { planRupees: 0, planMonths: 6, lines: [zinc] } as const;
  const iron = { ...zinc, title: 'Iron' };
  const plan = { planRupees: 165, planMonths: 3, lines: [] } as const;
  const three = { months: 3, rupees: 165 } as const;
  const six = { months: 6, rupees: 275 } as const;

  it.each([
    ['the same line', order, [zinc], null, true],
    ['the same line and a plan, over which the cart has priority', order, [zinc], six, true],
    ['one more of it', order, [{ ...zinc, quantity: 3 }], null, false],
    ['one of the two that were ordered', { ...order, lines: [zinc, iron] }, [zinc], null, false],
    ['both lines in another order', { ...order, lines: [zinc, iron] }, [iron, zinc], null, true],
    ['another second line', { ...order, lines: [zinc, iron] }, [zinc, { ...zinc, title: 'Tea' }], null, false],
    ['an empty cart', order, [], null, false],
    ['the same plan', plan, [], three, true],
    ['another plan', plan, [], six, false],
    ['no plan', plan, [], null, false],
    ['a cart instead of the plan', plan, [zinc], three, false],
  ])('%s', (_what, before, lines, chosen, isSame) => {
    expect(isSamePurchase(before, lines, chosen)).toBe(isSame);
  });
});
