import { expect, it } from 'vitest';
import { refillList, refillMonth } from './refill.ts';

const zinc = { image: '/1.svg', title: 'Zinc', price: 200, discountedPrice: 180, quantity: 2 };
const neem = { ...zinc, title: 'Neem', quantity: 1 };
// 4 February 2026 in India, by the clock of Greenwich still the 3rd.
const fourthMs = Date.parse('2026-02-03T20:00:00Z');
const fourth = Date.parse('2026-02-04') / 86_400_000;

it('lists each product once, as last ordered, due after the usual thirty days', () => {
  const earlier = { placedAtMs: fourthMs - 20 * 86_400_000, lines: [{ ...zinc, quantity: 9 }, neem] };
  const { listed } = refillList([{ placedAtMs: fourthMs, lines: [zinc] }, earlier], []);
  expect(listed).toEqual([
    { line: neem, orderedDay: fourth - 20, days: 30, dueDay: fourth + 10 },
    { line: zinc, orderedDay: fourth, days: 30, dueDay: fourth + 30 },
  ]);
});

it('counts the days that the shopper has set, and omits unwanted products', () => {
  const order = { placedAtMs: fourthMs, lines: [zinc, neem] };
  const choices = [
    { title: 'Zinc', days: 15 },
    { title: 'Neem', days: null },
  ];
  const { listed, leftOut } = refillList([order], choices);
  expect(listed.map(({ line, dueDay }) => [line.title, dueDay - fourth])).toEqual([['Zinc', 15]]);
  expect(leftOut).toEqual(['Neem']);
});

it.each([
  ['2026-02-04', 'now'],
  ['2026-02-05', '2026-02'],
  ['2026-03-01', '2026-03'],
])('on 4 February 2026 a product that is due on %s is listed under %s', (day, month) => {
  expect(refillMonth(Date.parse(day) / 86_400_000, fourth)).toBe(month);
});
