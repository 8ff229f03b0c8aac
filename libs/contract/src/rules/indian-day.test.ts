import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginOfIndianDay, formatDeliveryDay, indianDay } from './indian-day.ts';

it.each([
  ['2026-02-04T18:29:59.999Z', '2026-02-04'],
  ['2026-02-04T18:30:00.000Z', '2026-02-05'],
  ['1969-12-31T18:29:59.999Z', '1969-12-31'],
])('%s is %s in India', (moment, day) => {
  expect(indianDay(Date.parse(moment))).toBe(Date.parse(day) / 86_400_000);
});

it('a day begins at midnight in India', () => {
  expect(new Date(beginOfIndianDay(Date.parse('2026-02-05') / 86_400_000)).toISOString()).toBe(
    '2026-02-04T18:30:00.000Z',
  );
});

it('[AMB-08] returns the same day as Intl', () => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
  const [weekday, day, month, year] = [
    part({ weekday: 'long' }),
    part({ day: 'numeric' }),
    part({ month: 'long' }),
    part({ year: 'numeric' }),
  ];
  const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (now) => {
      const named = `${weekday.format(now)}, ${day.format(now)} ${month.format(now)} ${year.format(now)}`;
      expect(formatDeliveryDay(now)).toBe(named);
    }),
    { seed: 1, numRuns: 1000 },
  );
});
