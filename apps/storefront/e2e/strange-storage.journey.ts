import { paths, storedKeys } from '@niramaya/contract';
import { expect, expectLoaded, openPanel, test } from './support/journey.ts';
import { addToCart, openCard, storedCart } from './support/products.ts';

const areas = Object.entries(storedKeys).map(([key, { area }]) => [key, area] as const);

const texts = {
  'torn JSON': '{"v":1,"items":[{"title":"Zi',
  'entries of a newer shop': '{"v":2,"of":"","items":[{"title":"Zinc"}],"value":{"title":"Zinc"}}',
};

for (const [what, text] of Object.entries(texts))
  test(`[STORAGE-03 STORAGE-06] every screen opens with ${what} under every stored key, names the unreadable lists and sells`, async ({
    page,
  }) => {
    // This document has the origin of the shop, and does not contain the shop.
    await page.goto('/robots.txt');
    await page.evaluate(
      ([keys, strange]) => {
        for (const [key, area] of keys) (area === 'local' ? localStorage : sessionStorage).setItem(key, strange);
      },
      [areas, text] as const,
    );
    for (const address of Object.values(paths)) {
      await page.goto(address);
      await expectLoaded(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    }

    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Total Products in Cart (0)');
    const damaged = 'Some of your cart cannot be read: it is damaged. It stays on this device and is not counted.';
    await expect(page.getByText(damaged)).toBeVisible();
    const orders = await openPanel(page, 'My orders');
    await expect(orders.getByText('Your orders cannot be read')).toBeVisible();
    // The panel stays open: closing it goes back in the history, which would cancel the navigation that follows.

    await page.goto('/medicines');
    await openCard(page);
    await addToCart(page);
    expect(await storedCart(page)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('cart_data.unreadable'))).toBe(text);
    const data = await openPanel(page, 'My data');
    await expect(data.getByText('A list that cannot be read').first()).toBeVisible();
  });
