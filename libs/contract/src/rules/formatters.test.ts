import { expect, it, vi } from 'vitest';

it('no formatter of Intl is made before the first use: it would take a mobile 45 ms of the start', async () => {
  const made = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')];
  vi.resetModules();
  const { formatRupees, formatDeliveryDay, formatShortDay } = await import('../index.ts');
  formatRupees(1);
  formatDeliveryDay(new Date());
  for (const formatter of made) expect(formatter).not.toHaveBeenCalled();
  formatShortDay(new Date());
  formatShortDay(new Date());
  expect(made[0]).toHaveBeenCalledTimes(1);
});
