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
  ['110 001', ['metro', 1, 2]],
  ['584101', ['south', 2, 4]],
  ['462001', ['central', 2, 4]],
  ['422001', ['maharashtra', 2, 3]],
  ['781001', ['northEast', 5, 8]],
  ['744101', ['islands', 6, 10]],
  ['682555', ['islands', 6, 10]],
  ['682001', ['deepSouth', 3, 5]],
  ['194101', ['mountains', 5, 8]],
  ['900056', ['armyPost', 6, 10]],
])('a parcel to %s: %j', (pinCode, expected) => {
  expect(daysTo(pinCode)).toEqual(expected);
});

it.each(['', '12345', '1234567', '012345', 'abcdef', '56000 l'])('%j is no PIN code and has no estimate', (text) => {
  expect(estimateDelivery(text, now)).toBeNull();
});

it('every postal zone has an estimate', () => {
  for (let zone = 1; zone <= 9; zone += 1) expect(estimateDelivery(`${zone}00001`, now)).not.toBeNull();
});

it('a day is counted in India', () => {
  expect(formatShortDay(new Date('2026-02-04T18:29:59Z'))).toBe('Wed, 4 Feb');
  expect(formatShortDay(new Date('2026-02-04T18:30:00Z'))).toBe('Thu, 5 Feb');
});

it.each([
  ['560001', ['Wed, 4 Feb', 'Thu, 5 Feb']],
  ['', ['Wed, 4 Feb', 'Fri, 13 Feb']],
])('a parcel that leaves now for “%s” likely comes between %j', (pinCode, days) => {
  expect(likelyDays(pinCode, now).map(formatShortDay)).toEqual(days);
});
