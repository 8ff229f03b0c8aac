import { expect, it } from 'vitest';
import { formatDeliveryDay } from './delivery.ts';

it('[AMB-08] shows the weekday, the day, the month and the year', () => {
  expect(formatDeliveryDay(new Date('2026-02-01T06:00:00Z'))).toBe('Sunday, 1 February 2026');
});

it('[AMB-08] counts the day in India, where it begins five and a half hours before Greenwich', () => {
  expect(formatDeliveryDay(new Date('2026-01-31T18:29:59Z'))).toBe('Saturday, 31 January 2026');
  expect(formatDeliveryDay(new Date('2026-01-31T18:30:00Z'))).toBe('Sunday, 1 February 2026');
});
