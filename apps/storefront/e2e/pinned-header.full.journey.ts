import type { Page } from 'playwright/test';
import { expect, test } from './support/journey.ts';
import { expectSteady, watchShiftsWithFonts } from './support/shifts.ts';

const bar = (page: Page) => page.getByRole('banner');
const search = (page: Page) => bar(page).getByRole('combobox', { name: /^Search/ });
const cart = (page: Page) => bar(page).getByRole('button', { name: /^Cart/ });
const place = (page: Page) => bar(page).getByRole('combobox', { name: 'Deliver to' });

for (const [width, height, most] of [
  [320, 640, 66],
  [360, 740, 66],
  [1280, 900, 76],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('search and cart stay in a low sticky bar, the delivery location is visible, and nothing shifts', async ({
      page,
    }) => {
      await watchShiftsWithFonts(page);
      await page.goto('/medicines');
      await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
      await expect(place(page)).toBeInViewport({ ratio: 1 });
      await place(page).selectOption('Mumbai');
      await page.evaluate(() => window.scrollTo(0, 1200));
      for (const control of [search(page), cart(page)]) {
        await control.click({ trial: true });
        const { y, height } = (await control.boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + height).toBeLessThanOrEqual(most);
      }
      await expectSteady(page, 'the page was scrolled');
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(place(page)).toHaveValue('Mumbai');
      await expectSteady(page, 'the page was scrolled back');
    });
  });

test('nothing is sticky on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/medicines');
  await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(search(page)).not.toBeInViewport();
});
