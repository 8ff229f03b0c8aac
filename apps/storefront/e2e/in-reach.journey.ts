import type { Locator } from 'playwright/test';
import { expect, storeBefore, test } from './support/journey.ts';
import { expectSteady, watchShifts } from './support/shifts.ts';

const names = ['Zinc', 'Iron', 'Calcium', 'Magnesium', 'Biotin', 'Omega'];
const cart = names.map((title, at) => ({
  image: `/api/pictures/${at + 1}.svg`,
  title,
  price: 200,
  discountedPrice: 180.5,
  quantity: at + 1,
}));

/** Expects that a control is completely in the viewport and that a click would hit it. */
async function expectInReach(control: Locator) {
  await expect(control).toBeInViewport({ ratio: 1 });
  await control.click({ trial: true });
}

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [768, 900],
] as const)
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      await watchShifts(page);
      // From here on the fonts are in the browser's cache.
      await page.goto('/covid');
      await page.evaluate(() => document.fonts.ready);
      await storeBefore(page, { cart_data: JSON.stringify(cart) });
    });

    test('[CART-12 PAYMENT-31] the sum and the next step are in reach on cart and payment, wherever one has scrolled to', async ({
      page,
    }) => {
      await page.goto('/cart');
      const payNow = page.getByRole('link', { name: 'Pay Now' });
      await expectInReach(payNow);
      await expect(page.getByText('₹3,790.50').last()).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Remove Magnesium' }).scrollIntoViewIfNeeded();
      await expectInReach(payNow);
      await expectInReach(page.getByRole('button', { name: 'Remove Magnesium' }));
      await expectSteady(page, 'the cart was read');
      await payNow.click();

      await expect(page).toHaveURL('/payment');
      const confirm = page.getByRole('button', { name: 'Confirm Payment' });
      await expectInReach(confirm);
      await page.getByRole('checkbox', { name: 'Redeem my coins' }).scrollIntoViewIfNeeded();
      await expectInReach(confirm);
      await expectInReach(page.getByRole('checkbox', { name: 'Redeem my coins' }));
      await expectSteady(page, 'the summary was read');
    });

    test('the payment opened by its address keeps the room of what is paid for, and nothing moves', async ({
      page,
    }) => {
      await page.goto('/payment');
      const lines = page.getByRole('region', { name: 'Summary' }).getByRole('listitem');
      await expect(lines).toHaveText([
        '1 ×Zinc₹180.50',
        '2 ×Iron₹361.00',
        '3 ×Calcium₹541.50',
        '4 ×Magnesium₹722.00',
        'and 2 more',
      ]);
      await expectInReach(page.getByRole('button', { name: 'Confirm Payment' }));
      await expectSteady(page, 'the cart was read');
    });
  });
