import { goTo } from './support/chunks.ts';
import { expect, test } from './support/journey.ts';
import { openCard } from './support/products.ts';

test('[AMB-60] an address with a trailing slash opens the same screen within the page', async ({ page }) => {
  await page.goto('/covid');
  await goTo(page, '/cart/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Total Products in Cart (0)');
  await expect(page).toHaveTitle('Your cart · Niramaya');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cart$/);
});

test('[AMB-29] each page of the list is a history entry, which Back, Forward and a reload restore at its position', async ({
  page,
}) => {
  const place = () => page.evaluate(() => Math.round(scrollY));
  const pageShown = (number: number) => page.getByText(`60 products, page ${number} of 6`);
  const next = page.getByRole('navigation', { name: 'Pages of products' }).getByRole('button', { name: 'Next' });
  const listing = '/medicines?category=vitamins';
  await page.goto('/covid');
  await page.goto(listing);
  await expect(pageShown(1)).toBeVisible();
  await next.click();
  await expect(pageShown(2)).toBeVisible();
  // The scroll position is read at the click, because rows that load late move the button.
  await page.evaluate(() => addEventListener('click', () => Object.assign(window, { left: scrollY }), true));
  await next.click();
  await expect(pageShown(3)).toBeVisible();
  const left = await page.evaluate(() => Math.round((window as unknown as { left: number }).left));
  expect(left).toBeGreaterThan(500);
  await expect.poll(place).toBeLessThan(500);
  await page.goBack();
  await expect(pageShown(2)).toBeVisible();
  await expect.poll(place).toBe(left);
  await page.goForward();
  await expect(pageShown(3)).toBeVisible();

  await test.step('a new screen starts at the top, and Back and a reload restore the list', async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    await openCard(page, 5);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await place()).toBe(0);
    await page.reload();
    await page.goBack();
    for (const reload of [() => page.reload(), () => Promise.resolve()]) {
      await expect(page).toHaveURL(listing);
      await expect(pageShown(3)).toBeVisible();
      await expect.poll(place).toBeGreaterThan(500);
      await reload();
    }
  });

  await page.goBack();
  await page.goBack();
  await expect(pageShown(1)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/covid');
});

test.describe('Back while a page hydrates opens the previous page, which replaces the prerendered one', () => {
  // The address differs from that of the markup.
  test.use({ expectedConsole: /React error #418/ });

  for (const [moment, element] of [
    ['before the first render', '#root'],
    ['between two slices', '#root a'],
  ] as const)
    test(moment, async ({ page }) => {
      await page.goto('/medicines');
      await openCard(page);
      await page.addInitScript((selector) => {
        const look = setInterval(() => {
          const isBegun = Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'));
          if (!isBegun) return;
          clearInterval(look);
          history.back();
        });
      }, element);
      await page.reload();
      await expect(page).toHaveURL('/medicines');
      await expect(page.getByText(/^\d+ products, page 1 of \d+$/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
});
