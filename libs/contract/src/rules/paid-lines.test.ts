import { expect, it } from 'vitest';
import { linesPaidBy, paidLines } from './paid-lines.ts';

const now = Date.parse('2026-02-04T06:30:00Z');
const zinc = { image: '/1.svg', title: 'Zinc', price: 200, discountedPrice: 180, quantity: 2 };
const iron = { ...zinc, title: 'Iron' };
const tea = { ...zinc, title: 'Tea' };
const newer = { id: 'NM-NEWER2', placedAtMs: Date.parse('2026-02-03T06:30:00Z'), lines: [zinc] };
const older = {
  id: 'NM-OLDER2',
  placedAtMs: Date.parse('2026-02-02T06:30:00Z'),
  lines: [
    { ...zinc, quantity: 9 },
    { ...iron, quantity: 1 },
  ],
};

it('are the lines whose title is in an order, each with its newest order, and the packs of the line that it paid for', () => {
  expect(paidLines([{ ...zinc, quantity: 1 }, tea, iron], [newer, older], now)).toEqual([
    { line: { ...zinc, quantity: 1 }, order: newer, paidQuantity: 1 },
    { line: iron, order: older, paidQuantity: 1 },
  ]);
});

it('are none of a cart whose products no order has', () => {
  expect(paidLines([tea], [newer, older], now)).toEqual([]);
});

it('[AMB-67] are not those of an order that is three days old', () => {
  const placedAtMs = Date.parse('2026-02-01T06:30:00Z');
  expect(paidLines([zinc], [{ ...newer, placedAtMs: placedAtMs + 1 }], now)).toHaveLength(1);
  expect(paidLines([zinc], [{ ...newer, placedAtMs }], now)).toEqual([]);
  expect(linesPaidBy([{ ...newer, placedAtMs }], [zinc])).toHaveLength(1);
});

it('are not the products that were taken out of the cart since', () => {
  const lines = [zinc, iron];
  expect(paidLines(lines, [{ ...newer, lines, takenOut: ['Zinc'] }], now).map(({ line }) => line)).toEqual([iron]);
});
