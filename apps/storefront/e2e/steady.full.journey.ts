import { goTo } from './support/chunks.ts';
import { responsesOf } from './support/responses.ts';
import { expect, storeBefore, test, toastWith } from './support/journey.ts';
import { addToCart, cards, openCard } from './support/products.ts';
import { expectSteady, movedSince, watchShiftsWithFonts } from './support/shifts.ts';
import { aLine, anOrder } from './support/stored.ts';

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({
      viewport: { width, height: width === 360 ? 740 : 900 },
      // Some responses fail on purpose, and the browser logs them.
      expectedConsole: /Failed to load resource/,
    });
    test.beforeEach(({ page }) => watchShiftsWithFonts(page));

    test('nothing shifts in the listing: slow, filtered, sorted, paged, failed, added to the cart and searched', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const products = await responsesOf(page, String.raw`*/api/products\?*`);
      /** Acts, and checks while the response is held and after it has come. */
      const slowly = async (what: string, act: () => Promise<unknown>, status: string) => {
        products.hold();
        await act();
        await expectSteady(page, `${what}: waiting`);
        await products.letGo();
        await expect(page.getByText(status)).toBeVisible();
        await expectSteady(page, `${what}: there`);
      };
      const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();
      const order = () => page.getByLabel('Sort by').selectOption('Price low to high');

      await slowly('the list', () => page.goto('/medicines'), '300 products, page 1 of 30');
      if (width === 360) await page.getByRole('button', { name: 'Filters' }).click();
      const vitamins = page.getByRole('checkbox', { name: 'Vitamins' });
      await slowly('a filter', () => vitamins.click(), '60 products, page 1 of 6');
      if (width === 360) await page.getByRole('button', { name: /^Show \d+ results/ }).click();
      await slowly('another order', order, '60 products, page 1 of 6');
      await slowly('the next page', next, '60 products, page 2 of 6');
      products.fail();
      await next();
      await expect(page.getByText('...Error', { exact: true })).toBeVisible();
      await expectSteady(page, 'a page has failed');
      const retry = () => page.getByRole('button', { name: /try again|retry/i }).click();
      await slowly('the failed page', retry, '60 products, page 3 of 6');

      await cards(page).first().getByRole('button', { name: /^Add/ }).click();
      await expect(toastWith(page, 'Added successfully')).toBeVisible();
      await expectSteady(page, 'a product is in the cart');
      for (const [card, name] of [
        [0, /^Save/],
        [0, /^Compare/],
        [8, /^Compare/],
      ] as const)
        await cards(page).nth(card).getByRole('button', { name }).click();
      await expectSteady(page, 'one is saved, two are compared');
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expectSteady(page, 'none are compared');

      const search = page.getByRole('combobox', { name: /search/i });
      await search.fill('zinc');
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectSteady(page, 'the list of the search has come');
      await search.fill('zincovit');
      await expect(page.getByRole('listbox')).toContainText('No product matches');
      await expectSteady(page, 'more was typed');
      await page.keyboard.press('Escape');
      await expectSteady(page, 'the search is closed');
    });

    test('nothing shifts from the listing to a product, to the cart, and back', async ({ page }) => {
      await page.goto('/medicines?category=vitamins&rating=1&order=asc');
      const name = (await cards(page).first().getByRole('heading').textContent()) ?? '';
      await openCard(page);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectSteady(page, 'the product is open');
      await addToCart(page);
      await expectSteady(page, 'it is in the cart');
      await page.goBack();
      await expect(page.getByText(/products?, page 1/)).toBeVisible();
      await expectSteady(page, 'back in the listing');
    });

    test('nothing shifts in the cart: increase, decrease, remove and undo', async ({ page }) => {
      await storeBefore(page, { cart_data: JSON.stringify(['Zinc', 'Iron', 'Calcium'].map(aLine)) });
      await page.goto('/cart');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('Total Products in Cart (3)');
      await expectSteady(page, 'the cart is open');
      await page.getByRole('button', { name: 'Increase quantity of Iron' }).click();
      await expectSteady(page, 'one more');
      await page.getByRole('button', { name: 'Decrease quantity of Iron' }).click();
      await expectSteady(page, 'one fewer');
      const remove = page.getByRole('button', { name: 'Remove Iron' });
      await heading.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().bottom + 8));
      await remove.hover();
      await expect(heading).not.toBeInViewport();
      const place = await page.evaluate(() => window.scrollY);
      await remove.click();
      await expect(heading).toHaveText('Total Products in Cart (2)');
      await expect(heading).toBeFocused();
      await expectSteady(page, 'it is out');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(heading).toHaveText('Total Products in Cart (3)');
      await expectSteady(page, 'it is back');
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    });

    test('nothing shifts when the care plan has the notice about a paid product', async ({ page }) => {
      await storeBefore(page, { ...anOrder, cart_data: JSON.stringify([aLine('Calmag')]) });
      await page.goto('/careplan');
      await expect(page.getByRole('region', { name: 'Already paid for' })).toBeVisible();
      await expectSteady(page, 'the notice is there');
    });

    test('nothing shifts when a step of a consultation has a note after a page load', async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('niramaya.symptoms', '{"of":"","value":["Cough"]}'));
      for (const path of ['/symptoms', '/doctor_final']) {
        await page.goto(path);
        await expect(page.getByText(/^The page was loaded again/)).toBeVisible();
        await expect(page.getByText(/You picked: Cough/)).toBeVisible();
        await expectSteady(page, path);
      }
    });

    test('nothing shifts when a paid product is marked in the cart', async ({ page }) => {
      await storeBefore(page, { ...anOrder, cart_data: JSON.stringify(['Zinc', 'Calmag', 'Iron'].map(aLine)) });
      await page.goto('/cart');
      await expect(page.getByRole('button', { name: 'Take it out: Calmag' })).toBeVisible();
      await expectSteady(page, 'the mark is there');
    });

    test('nothing shifts when home begins with the confirmation of a payment, nor when it is loaded again', async ({
      page,
    }) => {
      await storeBefore(page, { cart_data: JSON.stringify(['Zinc', 'Iron'].map(aLine)) });
      await page.goto('/payment');
      await page.getByRole('tab', { name: 'CARDS' }).click();
      // The shifts of the payment screen do not count here.
      await movedSince(page);
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      const receipt = page.getByRole('button', { name: 'Receipt', exact: true });
      await page.waitForURL('/');
      await expect(receipt).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSteady(page, 'it is paid');
      await page.reload();
      await expect(receipt).toBeVisible();
      await expectSteady(page, 'it is loaded again');
    });

    test('nothing shifts in the cart after a payment, whose products are marked', async ({ page }) => {
      await storeBefore(page, { cart_data: JSON.stringify(['Zinc', 'Iron'].map(aLine)) });
      await page.goto('/payment');
      await page.getByRole('tab', { name: 'CARDS' }).click();
      await page.getByRole('button', { name: 'Confirm Payment' }).click();
      await page.waitForURL('/');
      await expect(page.getByRole('button', { name: 'Receipt', exact: true })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
      // The shifts of the payment screen do not count here.
      await movedSince(page);
      await goTo(page, '/cart');
      await page.waitForURL('/cart');
      await expect(page.getByRole('button', { name: 'Take it out: Iron' })).toBeVisible();
      await expectSteady(page, 'the marks are there');
    });
  });
}
