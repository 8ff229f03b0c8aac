import type { Page } from 'playwright/test';
import { expect, toastWith } from './journey.ts';

/** Returns the cards of the products in the main part of the page. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** Opens the details of the product of a card, which has the number `at` in the list, from 0. */
export async function openCard(page: Page, at = 0) {
  await cards(page).nth(at).getByRole('link').first().click();
  await page.waitForURL('/medicinesdetails');
}

/** Adds the first product of the page to the cart, and waits for the toast. */
export async function addToCart(page: Page) {
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(toastWith(page, 'Added successfully')).toBeVisible();
}

/** Returns the lines of the cart, as stored. */
export const storedCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart_data') ?? '[]') as unknown[]);
