import type { Page } from 'playwright/test';
import { fileOf } from './support/chunks.ts';
import { expect, test } from './support/journey.ts';
import { addToCart, cards } from './support/products.ts';

const travelling = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
      .filter((name) => name.includes('product-picture')),
  );

async function openProduct(page: Page) {
  const whatMoves = page.waitForResponse((response) => response.url().endsWith(fileOf('movesOnChange')));
  await page.goto('/medicines');
  const link = cards(page).first().getByRole('heading').getByRole('link');
  // The first use of the page fetches the code that moves the picture.
  await link.hover();
  await page.keyboard.press('Shift');
  await (await whatMoves).finished();
  await page.evaluate(() => {
    const { startViewTransition } = document;
    document.startViewTransition = function hold(...how) {
      const transition = startViewTransition.apply(this, how);
      void transition.ready.then(() => document.getAnimations().forEach((animation) => animation.pause()));
      return transition;
    };
  });
  await link.click();
  await expect(page).toHaveURL('/medicinesdetails');
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the image of a product moves to its screen, and a click during the transition counts', async ({ page }) => {
    await openProduct(page);
    await expect.poll(() => travelling(page)).toContain('::view-transition-group(product-picture)');
    await addToCart(page);
  });
});

test('a product opens at once without motion', async ({ page }) => {
  await openProduct(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await travelling(page)).toEqual([]);
});
