import type { Locator, Page } from 'playwright/test';
import { expect, expectHydrated, expectLoaded, goOffline, storeBefore, test } from './support/journey.ts';
import { cards, openCard } from './support/products.ts';
import { aLine } from './support/stored.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/**
 * Clicks a button, and returns the scroll position of that moment, because Playwright may scroll to the button first.
 */
async function clickAt(page: Page, button: Locator): Promise<number> {
  await expectHydrated(button);
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { clickedAt: scrollY }), { capture: true, once: true }),
  );
  await button.click();
  return page.evaluate(() => Math.round((window as unknown as { clickedAt: number }).clickedAt));
}

/** Scrolls to the end, and waits until parts that load late no longer move it. */
async function scrollToEnd(page: Page) {
  await expectLoaded(page);
  const distance = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return Math.round(document.documentElement.scrollHeight - innerHeight - scrollY);
    });
  await expect.poll(distance).toBe(0);
}

test.describe('the screen stays where it is', () => {
  test('a removed line of the cart focuses the heading above the screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await storeBefore(page, { cart_data: JSON.stringify(['Zinc', 'Iron', 'Calcium', 'Magnesium'].map(aLine)) });
    await page.goto('/cart');
    const clickedAt = await clickAt(page, page.getByRole('button', { name: 'Remove Magnesium' }));
    const heading = page.getByRole('heading', { level: 1, name: 'Total Products in Cart (3)' });
    await expect(heading).toBeFocused();
    await expect(heading).not.toBeInViewport();
    expect(await place(page)).toBe(clickedAt);
  });

  test('Back returns to the place in the list, and the heading above it has the focus', async ({ page }) => {
    await page.goto('/medicines');
    const clickedAt = await clickAt(page, cards(page).nth(8).getByRole('link').first());
    await page.waitForURL('/medicinesdetails');
    expect(clickedAt).toBeGreaterThan(200);
    await page.goBack();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect.poll(() => place(page)).toBe(clickedAt);
  });

  // The browser restores the position as soon as the entry changes, and the list appears later, because a reload has
  // forgotten its code. So the focus of the heading comes last here, and could scroll.
  test('Back after a reload returns to the place in the list, too', async ({ page }) => {
    await page.goto('/medicines');
    const card = cards(page).nth(8);
    await card.scrollIntoViewIfNeeded();
    // The entry has the position only once the page has stopped to scroll.
    const storedPx = () => page.evaluate(() => (history.state as { scrollY?: number } | null)?.scrollY);
    await expect.poll(storedPx).toBeGreaterThan(200);
    await card.getByRole('link').first().click();
    await page.waitForURL('/medicinesdetails');
    await page.reload();
    await expectHydrated(page.getByRole('button', { name: 'Add to Cart' }).first());
    await page.goBack();
    const heading = page.getByRole('heading', { level: 1, name: 'Medicines and health products' });
    await expect(heading).toBeFocused();
    // While the list loads, the page above the card has another height, so the scroll position may differ by some px.
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(heading).not.toBeInViewport();
  });

  test('a closed notice focuses the main element, at the end of the page', async ({ page }) => {
    await page.goto('/offers');
    await scrollToEnd(page);
    await goOffline(page);
    const notice = page.getByRole('status', { name: 'You are offline' });
    await expect(notice).toBeVisible();
    await scrollToEnd(page);
    const before = await clickAt(page, notice.getByRole('button'));
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    // The notice has made the page longer.
    expect(before - (await place(page))).toBeLessThan(200);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });

  test('a cleared comparison focuses the results, at the end of the page', async ({ page }) => {
    await page.goto('/medicines');
    await cards(page)
      .first()
      .getByRole('button', { name: /^Compare/ })
      .click();
    await scrollToEnd(page);
    const clickedAt = await clickAt(page, page.getByRole('button', { name: /^Clear/ }).last());
    await expect(page.getByRole('main').locator('section[tabindex="-1"]')).toBeFocused();
    expect(Math.abs((await place(page)) - clickedAt)).toBeLessThan(200);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });
});

test.describe('the screen moves to what has the focus', () => {
  test.use({ viewport: { width: 360, height: 560 } });

  const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

  test('a missing name at Register, below whose field the button is', async ({ page }) => {
    await page.goto('/register');
    const username = page.getByLabel(/^Username/);
    await expectHydrated(username);
    await username.fill('   ');
    await page.locator('input[name=email]').fill('asha@example.com');
    await page.locator('input[name=password]').fill('correct horse');
    await page.locator('input[name=confirmpassword]').fill('correct horse');
    const clickedAt = await clickAt(page, submit(page, 'Register'));
    expect(clickedAt).toBeGreaterThan(100);
    await expect(username).toBeFocused();
    await expect(username).toBeInViewport({ ratio: 1 });
  });

  test('a product of another product, whose heading is at the top', async ({ page }) => {
    await page.goto('/medicines');
    for (const at of [0, 1, 2]) {
      await openCard(page, at);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL('/medicines');
    }
    await openCard(page, 3);
    const link = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link').first();
    const title = (await link.textContent()) ?? '';
    expect(await clickAt(page, link)).toBeGreaterThan(300);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await place(page)).toBe(0);
  });
});
