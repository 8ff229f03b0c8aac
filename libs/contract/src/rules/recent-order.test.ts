import { expect, it } from 'vitest';
import { isRecentOrder } from './recent-order.ts';

it.each([
  ['almost three days ago', '2026-02-01T06:30:01Z', true],
  ['three days ago', '2026-02-01T06:30:00Z', false],
  ['an hour ahead, before the clock was set back', '2026-02-04T07:30:00Z', true],
  ['a year ahead, when the clock was wrong', '2027-02-04T06:30:00Z', false],
])('an order placed %s', (_when, placed, isRecent) => {
  expect(isRecentOrder({ placedAtMs: Date.parse(placed) }, Date.parse('2026-02-04T06:30:00Z'))).toBe(isRecent);
});
