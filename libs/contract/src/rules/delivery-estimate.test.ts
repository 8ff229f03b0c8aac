import { expect, it } from 'vitest';
import { estimateDelivery, formatShortDay, likelyDays } from './delivery-estimate.ts';

const now = new Date('2026-02-03T05:00:00Z');

const daysTo = (pinCode: string) => {
  const found = estimateDelivery(pinCode, now);
  const days = (date: Date) => Math.round((date.getTime() - now.getTime()) / 86_400_000);
  return found && [found.region, days(found.earliest), days(found.latest)];
};

it.each([
  ['560001', ['metro', 1, 2]],
  ['584101', ['south', 2, 4]],
  ['682555', ['islands', 6, 10]],
  ['194101', ['mountains', 5, 8]],
])('a parcel to %s: %j', (pinCode, expected) => {
  expect(daysTo(pinCode)).toEqual(expected);
});

it('only a PIN code has an estimate, in every postal zone', () => {
  expect(estimateDelivery('12345', now)).toBeNull();
  for (let zone = 1; zone <= 9; zone += 1) expect(estimateDelivery(`${zone}00001`, now)).not.toBeNull();
});

it('counts days in India', () => {
  expect(formatShortDay(new Date('2026-02-04T18:29:59Z'), 'en-IN')).toBe('Wed, 4 Feb');
  expect(formatShortDay(new Date('2026-02-04T18:30:00Z'), 'en-IN')).toBe('Thu, 5 Feb');
});

it.each([
  ['560001', ['Wed, 4 Feb', 'Thu, 5 Feb']],
  ['', ['Wed, 4 Feb', 'Fri, 13 Feb']],
])('a parcel that leaves now for “%s” likely comes between %j', (pinCode, days) => {
  expect(likelyDays(pinCode, now).map((day) => formatShortDay(day, 'en-IN'))).toEqual(days);
});
