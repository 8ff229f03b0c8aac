import { expect, it } from 'vitest';
import { millisecondsOfADay } from './indian-day.ts';
import { lastDayOfPlan } from './plan.ts';

it.each([
  ['2026-02-02T06:30:00Z', 3, '2026-05-01'],
  ['2026-02-02T06:30:00Z', 6, '2026-08-01'],
  ['2026-01-01T06:30:00Z', 6, '2026-06-30'],
  ['2026-11-30T06:30:00Z', 3, '2027-02-28'],
  ['2026-08-31T06:30:00Z', 6, '2027-02-28'],
  ['2027-11-30T06:30:00Z', 3, '2028-02-29'],
  ['2027-11-29T06:30:00Z', 3, '2028-02-28'],
  // In India it is 1 January already.
  ['2026-12-31T18:30:00Z', 3, '2027-03-31'],
] as const)('a plan that was paid at %s for %i months ends on %s', (paidAt, months, last) => {
  const day = lastDayOfPlan(Date.parse(paidAt), months);
  expect(new Date(day * millisecondsOfADay).toISOString().slice(0, 10)).toBe(last);
});
