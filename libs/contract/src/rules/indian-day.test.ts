import { expect, it } from 'vitest';
import { beginOfIndianDay, indianDay } from './indian-day.ts';

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
