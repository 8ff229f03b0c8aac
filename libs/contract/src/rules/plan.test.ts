import { expect, it } from 'vitest';
import { beginOfIndianDay, formatDeliveryDay } from './indian-day.ts';
import { lastDayOfPlan } from './plan.ts';

it.each([
  ['2026-02-02T06:30:00Z', 3, 'Friday, 1 May 2026'],
  ['2026-02-02T06:30:00Z', 6, 'Saturday, 1 August 2026'],
  ['2026-01-01T06:30:00Z', 6, 'Tuesday, 30 June 2026'],
  ['2026-11-30T06:30:00Z', 3, 'Sunday, 28 February 2027'],
  ['2026-08-31T06:30:00Z', 6, 'Sunday, 28 February 2027'],
  ['2027-11-30T06:30:00Z', 3, 'Tuesday, 29 February 2028'],
  ['2027-11-29T06:30:00Z', 3, 'Monday, 28 February 2028'],
  // In India it is 1 January already.
  ['2026-12-31T18:30:00Z', 3, 'Wednesday, 31 March 2027'],
] as const)('a plan that was paid at %s for %i months ends on %s', (paidAt, months, last) => {
  const day = lastDayOfPlan(Date.parse(paidAt), months);
  expect(formatDeliveryDay(new Date(beginOfIndianDay(day)))).toBe(last);
});
