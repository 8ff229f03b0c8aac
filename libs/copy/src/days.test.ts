import { expect, test } from 'vitest';
import { dayOfMonth as englishDayOfMonth } from './en/day-of-month.ts';
import { longDay as englishDay } from './en/long-day.ts';
import { dayOfMonth as hindiDayOfMonth } from './hi/day-of-month.ts';
import { longDay as hindiDay } from './hi/long-day.ts';
import { shortDay } from './hi/short-day.ts';

/** Moments over forty years, at all hours of the day: the step is prime to a day. */
const moments = Array.from({ length: 4_000 }, (_, at) => new Date(Date.UTC(2020, 0, 1) + at * 87 * 3_600_000));

test.each([
  ['en-IN', englishDay],
  ['hi-IN', hindiDay],
])('[AMB-08] the day of a delivery has the names of Intl in %s', (locale, longDay) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', ...options });
  const [weekday, day, month, year] = [
    part({ weekday: 'long' }),
    part({ day: 'numeric' }),
    part({ month: 'long' }),
    part({ year: 'numeric' }),
  ];
  const named = (now: Date) => `${weekday.format(now)}, ${day.format(now)} ${month.format(now)} ${year.format(now)}`;
  expect(moments.map(longDay)).toEqual(moments.map(named));
});

test('the day of a delivery is in Hindi with Latin digits', () => {
  expect(hindiDay(new Date('2026-11-22T06:00:00Z'))).toBe('रविवार, 22 नवंबर 2026');
});

test.each([
  ['2026-11-22T06:00:00Z', 'रवि, 22 नवंबर'],
  ['2026-02-03T06:00:00Z', 'मंगल, 3 फ़रवरी'],
])('the short day of %s has the whole month in Hindi: %s', (moment, day) => {
  expect(shortDay(new Date(moment))).toBe(day);
});

test.each([
  ['2026-11-29T18:29:59Z', '29 November', '29 नवंबर'],
  ['2026-11-29T18:30:00Z', '30 November', '30 नवंबर'],
])('the day of the month of %s is that of India: %s, %s', (moment, english, hindi) => {
  expect(englishDayOfMonth(new Date(moment))).toBe(english);
  expect(hindiDayOfMonth(new Date(moment))).toBe(hindi);
});
