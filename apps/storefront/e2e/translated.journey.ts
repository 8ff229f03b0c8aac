import type { Page } from 'playwright/test';
import { aShopper, expect, login, register, test, toastWith } from './support/journey.ts';
import { staleTexts, translatePages } from './support/translation.ts';

// React renders a section again that was translated before hydration (error 418).
test.use({ expectedConsole: /Minified React error #418/ });

test.beforeEach(({ page }) => translatePages(page));
test.afterEach(async ({ page }) => expect(await staleTexts(page)).toEqual([]));

const cart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });

test('a shopper signs up, buys and pays on machine-translated pages, with the right numbers', async ({ page }) => {
  const shopper = aShopper();
  await register(page, shopper);
  await expect(toastWith(page, 'Account created successfully !')).toBeVisible();
  await login(page, shopper);
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByText(shopper.username)).toBeVisible();

  await page.goto('/medicines');
  const cards = page.getByRole('main').getByRole('article');
  for (const at of [0, 1]) {
    await cards.nth(at).getByRole('button', { name: /^Add/ }).click();
    await expect(cart(page)).toHaveText(String(at + 1));
  }
  await cards
    .first()
    .getByRole('button', { name: /^Increase/ })
    .click();
  await expect(cards.first().getByRole('link', { name: /^2 In cart/ })).toHaveText('2');
  await cards.first().getByRole('link').first().click();
  await expect(page.getByText('In your cart: 2')).toBeVisible();
  await page.getByRole('button', { name: /^Decrease/ }).click();
  await expect(page.getByText('In your cart: 1')).toBeVisible();

  await cart(page).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Total Products in Cart (2)');
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click();
  await expect(page.getByRole('main').getByText('Qty 2')).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await expect(heading).toHaveText('Total Products in Cart (1)');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(heading).toHaveText('Total Products in Cart (2)');
  const total = await page.getByRole('definition').last().textContent();

  await page.getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText(String(total));
  await page.getByRole('button', { name: 'Confirm Payment' }).click();
  await expect(toastWith(page, 'payment Successfull')).toBeVisible();
  await page.getByRole('button', { name: 'Receipt' }).click();
  await expect(page.getByRole('dialog', { name: 'My orders' })).toContainText(String(total));
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
