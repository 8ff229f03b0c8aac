import { goTo } from './support/chunks.ts';
import { expect, openPanel, test } from './support/journey.ts';

const refusals: Record<string, () => void> = {
  forbidden: () => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  'missing, as in some web views': () => {
    for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { value: null });
  },
};

for (const [state, refuse] of Object.entries(refusals)) {
  test.describe(`storage ${state}`, () => {
    test.beforeEach(({ context }) => context.addInitScript(refuse));

    test('[STORAGE-10] a searched product opens, survives a reload and is bought, and its order can be read', async ({
      page,
    }) => {
      await page.goto('/careplan');
      await page.getByRole('combobox', { name: /search/i }).fill('dantika clove');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.waitForURL('/medicinesdetails');
      const product = page.getByRole('heading', { level: 1, name: /^Dantika Clove/ });
      await expect(product).toBeVisible();
      await page.reload();
      await expect(product).toBeVisible();
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page.getByRole('link', { name: 'Go to cart' }).first()).toBeVisible();
      // The link asks a guest for a login. The address is open, and a page load would end the cart.
      await goTo(page, '/cart');
      await page.getByRole('button', { name: /^Increase/ }).click();
      await page.getByRole('button', { name: /^Remove/ }).click();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Qty 2').or(page.getByRole('listitem').filter({ hasText: 'Qty2' }))).toBeVisible();
      await expect(page.getByText(/lasts? only until you leave the page/)).toBeVisible();
      await page.getByRole('link', { name: 'Pay Now' }).click();
      await page.getByRole('tab', { name: 'CARDS' }).click();
      await page.getByRole('button', { name: 'Confirm Payment' }).dblclick();
      await page.waitForURL('/');
      const orders = await openPanel(page, 'My orders');
      await expect(orders.getByRole('article')).toHaveCount(1);
      await expect(orders.getByText(/lasts only until you leave the page/)).toBeVisible();
    });
  });
}
