import { expect, storeBefore, test } from './support/journey.ts';
import { expectInReach } from './support/reflow.ts';
import { expectSteady, watchShifts } from './support/shifts.ts';

const names = ['Zinc', 'Iron', 'Calcium', 'Magnesium', 'Biotin', 'Omega'];
const cart = names.map((title, at) => ({
  image: `/api/pictures/${at + 1}.svg`,
  title,
  price: 200,
  discountedPrice: 180.5,
  quantity: at + 1,
}));

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
      // It fetches the code of the payment. Otherwise the click shows the loading screen first, and the footer moves.
      await payNow.hover();
      await expect(page.getByText('₹3,790.50').last()).toBeInViewport({ ratio: 1 });
      const remove = page.getByRole('button', { name: 'Remove Magnesium' });
      await remove.scrollIntoViewIfNeeded();
      await expectInReach(payNow);
      // A trial click scrolls to an element that the bar covers.
      await remove.click({ trial: true });
      await expectInReach(remove);
      await expectSteady(page, 'the cart was read');
      await payNow.click();

      await expect(page).toHaveURL('/payment');
      const confirm = page.getByRole('button', { name: 'Confirm Payment' });
      await expectInReach(confirm);
      const redeem = page.getByRole('checkbox', { name: 'Redeem my coins' });
      await redeem.scrollIntoViewIfNeeded();
      await expectInReach(confirm);
      await redeem.click({ trial: true });
      await expectInReach(redeem);
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
