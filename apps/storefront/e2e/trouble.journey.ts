import { expect, storeBefore, test, toastWith } from './support/journey.ts';

test.describe('the API away', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('[STATE-45 ERROR-07 STATE-46] the listing shows a message, and Retry brings it back', async ({ page }) => {
    let isDown = true;
    await page.route('**/api/products?*', (route) => (isDown ? route.abort() : route.continue()));
    await page.goto('/medicines');
    await expect(page.getByText('...Error', { exact: true })).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: /try again|retry/i }).click();
    await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
    await expect(page.getByText('...Error', { exact: true })).toBeHidden();
  });

  test('[ERROR-37] a search that fails leaves the page as it is', async ({ page }) => {
    await page.goto('/cart');
    await page.route('**/api/products', (route) => route.abort());
    await page.getByRole('combobox', { name: /search/i }).fill('soap');
    await expect(
      page.getByText('The search did not go through. Check your connection and type again.').first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('corrupt storage', () => {
  const rubbish = ['{', 'null', '[]', '[{"title":1}]', '"text"', '{"__proto__":{"x":1}}', '\u0000'];
  for (const value of rubbish) {
    test(`[STORAGE-03 STORAGE-06] the shop opens whatever the keys hold: ${JSON.stringify(value)}`, async ({
      page,
    }) => {
      await storeBefore(page, { cart_data: value, medicine_details: value, threemonth: value });
      await page.goto('/cart');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Total Products in Cart (0)');
      await expect(toastWith(page, 'no item')).toBeVisible();
      await page.goto('/medicinesdetails');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('[STORAGE-10] storage that is forbidden keeps the cart for as long as the page is open', async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/medicines');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await expect(toastWith(page, 'Added successfully')).toBeVisible();
  });
});

test.describe('a part that does not arrive', () => {
  test.use({ expectedConsole: /Failed to load resource|ChunkLoadError|Failed to fetch|An error occurred/ });

  test('[ERROR-22 ERROR-23] the screen shows a message and a reload recovers', async ({ page }) => {
    await page.goto('/cart');
    await page.route('**/assets/MedicinesScreen-*.js', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Services', exact: true })
      .getByRole('link', { name: 'Medicines', exact: true })
      .click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText(/ChunkLoadError: Loading chunk \/medicines failed/)).toBeVisible();
    await page.unroute('**/assets/MedicinesScreen-*.js');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
  });
});
