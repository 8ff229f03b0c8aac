import { expect, test } from './support/journey.ts';
import { expectEntryOfOverlay, expectEntryOfPage } from './support/overlays.ts';

const account = 'Yours on this device';

test('the history entry of a hash link keeps the position, and Back closes an overlay above it', async ({ page }) => {
  // Safari before 26.2 does not fire `scrollend`.
  await page.addInitScript(() => addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true));
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/covid');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.getByRole('banner').getByRole('link', { name: 'Consult doctors', exact: true }).click();
  await page.waitForURL('/consultdoctor');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await skip.focus();
  await skip.press('Enter');
  await expect(page).toHaveURL('/consultdoctor#content');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('button', { name: account }).click();
  await expect(page.getByRole('dialog', { name: account })).toBeVisible();
  await expectEntryOfOverlay(page);
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: account })).toBeHidden();
  await expectEntryOfPage(page);
  await expect(page).toHaveURL('/consultdoctor#content');

  await page.goBack();
  await expect(page).toHaveURL('/consultdoctor');
  await page.goBack();
  await expect(page).toHaveURL('/covid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Covid care at home');
});

test('a page from the back/forward cache shows the changes of another page', async ({ page }) => {
  await page.goto('/offers');
  const html = page.locator('html');
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  await expect(html).toHaveClass(/light/);
  await expect(cart).toHaveAccessibleName('Cart');
  // A cached page receives no events.
  await page.evaluate(() => {
    localStorage.setItem('niramaya.theme', 'dark');
    localStorage.setItem('niramaya.city', 'Mumbai');
    localStorage.setItem(
      'cart_data',
      JSON.stringify([{ image: '/1.svg', title: 'Zinc', price: 200, discountedPrice: 180, quantity: 2 }]),
    );
    Object.defineProperty(navigator, 'onLine', { value: false });
  });
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(html).toHaveClass(/dark/);
  await expect(page.getByRole('combobox', { name: 'Deliver to' })).toHaveValue('Mumbai');
  await expect(cart).toHaveAccessibleName('Cart, 1 product');
  await expect(page.getByRole('status', { name: 'You are offline' })).toBeVisible();
});
