import type { Page } from 'playwright/test';
import { expect, storeBefore, test, toastWith } from './support/journey.ts';
import { expectSteady, watchShifts } from './support/shifts.ts';

const quantities = () =>
  (JSON.parse(localStorage.getItem('cart_data') ?? '[]') as { quantity: number }[]).map(({ quantity }) => quantity);

/** Waits until a click is one of its own: one within 500 ms belongs to the click before it. */
async function untilClicksCount(page: Page): Promise<void> {
  const clickedAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 500, clickedAt);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what was added is counted where it stands, and a bar leads to the cart', async ({ page }) => {
    await watchShifts(page);
    await page.goto('/medicines');
    await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
    const card = page.getByRole('main').getByRole('article').first();
    const bar = page.getByRole('region', { name: 'Your cart' });
    await card.scrollIntoViewIfNeeded();
    await expectSteady(page, 'the listing is there');
    await card.getByRole('button', { name: /^Add/ }).tap();
    await expect(toastWith(page, 'Added successfully')).toBeVisible();
    await expect(bar).toContainText('1 product');
    await expectSteady(page, 'a product is in the cart');
    const more = card.getByRole('button', { name: /^Increase/ });
    await untilClicksCount(page);
    await more.tap();
    await more.tap();
    await expect(card.getByRole('link', { name: /^3 In cart/ })).toBeVisible();
    expect(await page.evaluate(quantities)).toEqual([3]);
    await expectSteady(page, 'there are three');

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = page.getByRole('navigation', { name: 'Pages of products' });
    const [ofBar, ofPages] = [await bar.boundingBox(), await last.boundingBox()];
    expect(ofPages!.y + ofPages!.height).toBeLessThanOrEqual(ofBar!.y);

    await bar.getByRole('link', { name: 'Go to cart' }).tap();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('main').getByText('Qty 3')).toBeVisible();
  });
});

test('by keyboard, from one to two and back to none, in the list and on the page of the product', async ({ page }) => {
  await page.goto('/medicines');
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('button', { name: /^Add/ }).press('Enter');
  await expect(card.getByRole('link', { name: /^1 In cart/ })).toBeFocused();
  await untilClicksCount(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('link', { name: /^2 In cart/ })).toBeVisible();
  await card.getByRole('link').first().click();
  await expect(page.getByText('In your cart: 2')).toBeVisible();
  await page.getByRole('button', { name: /^Decrease/ }).press('Enter');
  await expect(page.getByText('In your cart: 1')).toBeVisible();
  await page.getByRole('button', { name: /^Remove .* from the cart/ }).press('Enter');
  await expect(page.getByText(/In your cart/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeFocused();
  expect(await page.evaluate(quantities)).toEqual([]);
});

test('a cart from before is counted at once', async ({ page }) => {
  const line = { image: '/api/pictures/1.svg', price: 124, discountedPrice: 124, quantity: 4 };
  await storeBefore(page, { cart_data: JSON.stringify([{ ...line, title: 'Calmag D3 500 mg Tablet, Strip of 15' }]) });
  await watchShifts(page);
  await page.goto('/medicines');
  await expect(page.getByRole('link', { name: '4 In cart Calmag D3 500 mg Tablet, Strip of 15' })).toBeVisible();
  await expectSteady(page, 'the card of what is in the cart is there');
});
