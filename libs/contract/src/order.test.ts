import { describe, expect, it } from 'vitest';
import { isRecentOrder, isSamePurchase, isWholeOrder, orderSchema, type Order } from './order.ts';
import { parseOrNull } from './schemas/fields.ts';

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

describe('isSamePurchase', () => {
  const plan = { ...order, lines: [], planRupees: 165, planMonths: 3 } as const;
  const three = { months: 3, rupees: 165 } as const;
  const six = { months: 6, rupees: 275 } as const;

  it.each([
    ['the same line', order, [zinc], null, true],
    ['the same line with a plan beside it, which the cart goes before', order, [zinc], six, true],
    ['one more of it', order, [{ ...zinc, quantity: 3 }], null, false],
    ['one more line', order, [zinc, { ...zinc, title: 'Iron' }], null, false],
    ['one of the two that were ordered', { ...order, lines: [zinc, { ...zinc, title: 'Iron' }] }, [zinc], null, false],
    ['another line', order, [{ ...zinc, title: 'Iron' }], null, false],
    ['nothing any more', order, [], null, false],
    ['the same plan', plan, [], three, true],
    ['another plan', plan, [], six, false],
    ['no plan any more', plan, [], null, false],
    ['a cart instead of the plan', plan, [zinc], three, false],
  ])('%s', (_what, before, lines, chosen, isSame) => {
    expect(isSamePurchase(before, lines, chosen)).toBe(isSame);
  });
});

it.each([
  ['a second ago', '2026-02-04T06:29:59Z', true],
  ['almost three days ago', '2026-02-01T06:30:01Z', true],
  ['three days ago', '2026-02-01T06:30:00Z', false],
  ['a week ago', '2026-01-28T06:30:00Z', false],
  ['an hour ahead, before the clock was set back', '2026-02-04T07:30:00Z', true],
  ['a year ahead, when the clock was wrong', '2027-02-04T06:30:00Z', false],
])('an order placed %s', (_when, placed, isRecent) => {
  expect(isRecentOrder({ placedAtMs: Date.parse(placed) }, Date.parse('2026-02-04T06:30:00Z'))).toBe(isRecent);
});
