import { expect, it, vi } from 'vitest';

it('creates no Intl formatter before the first use, because it would delay the start by 45 ms on a mobile', async () => {
  const made = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')];
  vi.resetModules();
  const { formatRupees, formatDeliveryDay, formatShortDay } = await import('../index.ts');
  formatRupees(1);
  formatDeliveryDay(new Date(), { weekdays: [], months: [] });
  for (const formatter of made) expect(formatter).not.toHaveBeenCalled();
  formatShortDay(new Date(), 'en-IN');
  formatShortDay(new Date(), 'en-IN');
  expect(made[0]).toHaveBeenCalledTimes(1);
});
