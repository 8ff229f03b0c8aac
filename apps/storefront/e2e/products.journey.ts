import type { Page } from 'playwright/test';
import { countCalls, expect, expectHydrated, test, toastWith } from './support/journey.ts';
import { addToCart, cards, openCard, storedCart } from './support/products.ts';

const details = '/medicinesdetails';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const titleOf = async (page: Page, at: number) => (await cards(page).nth(at).getByRole('heading').textContent()) ?? '';

async function openProduct(page: Page, at: number): Promise<string> {
  await page.goto('/medicines');
  const title = await titleOf(page, at);
  await openCard(page, at);
  await expect(heading(page, title)).toBeVisible();
  return title;
}

test('[STORAGE-09 ROUTE-05] a listed product is shared, and opens on an empty device', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = await openProduct(page, 2);
  const calls = countCalls(page);
  await page.getByRole('main').getByRole('button', { name: 'Share' }).press('Enter');
  await expect(toastWith(page, 'Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/medicinesdetails\?id=\d+$/);
  expect(calls).toEqual([]);

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const sent = countCalls(page);
  await page.goto(link);
  await expect(heading(page, title)).toBeVisible();
  expect(sent).toEqual([`GET /products?id=${new URL(link).searchParams.get('id')}`]);
  await expect(page).toHaveTitle(`${title} · Niramaya`);
  await addToCart(page);
  expect(await page.evaluate(() => localStorage.getItem('medicine_details'))).toBeNull();
});

test('[STORAGE-06] a shared link keeps the product of the other tab, and the document head follows each address', async ({
  page,
  context,
}) => {
  // The shelf of viewed products is shown from two products on.
  await openProduct(page, 5);
  const chosen = await openProduct(page, 3);
  const second = await context.newPage();
  const expectHead = async (title: string, canonical: RegExp) => {
    await expect(second).toHaveTitle(`${title} · Niramaya`);
    await expect(second.locator('link[rel=canonical]')).toHaveAttribute('href', canonical);
  };
  await second.goto('/medicinesdetails?id=1');
  const other = 'Calmag D3 500 mg Tablet, Strip of 15';
  await expectHead(other, /\/medicinesdetails\?id=1$/);
  await expect(heading(page, chosen)).toBeVisible();

  await second.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: chosen }).click();
  await expect(second).toHaveURL(details);
  await expect(heading(second, chosen)).toBeFocused();
  await expectHead(chosen, /\/medicinesdetails$/);
  const services = second.getByRole('navigation', { name: 'Services', exact: true });
  await services.getByRole('link', { name: 'Medicines', exact: true }).click();
  await expectHead('Medicines and health products', /^https?:\/\/[^/]+\/medicines$/);
  await second.goBack();
  await expectHead(chosen, /\/medicinesdetails$/);
  await second.goBack();
  await expectHead(other, /\/medicinesdetails\?id=1$/);
});

test('the browser handles a click on a card with Ctrl or Command', async ({ page }) => {
  await page.goto('/medicines');
  const link = cards(page).first().getByRole('link').first();
  await expectHydrated(link);
  const isLeft = (key: 'ctrlKey' | 'metaKey') =>
    link.evaluate((element, name) => {
      let isPrevented = true;
      const stay = (event: Event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', stay, { once: true });
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [name]: true }));
      return !isPrevented;
    }, key);
  expect(await isLeft('ctrlKey')).toBe(true);
  expect(await isLeft('metaKey')).toBe(true);
  await expect(page).toHaveURL('/medicines');
});

test('[STORAGE-03 STORAGE-06 STORAGE-09 DETAIL-08 AMB-68] two tabs have two products, also after a reload, and each adds its own to the cart', async ({
  page,
  context,
}) => {
  const first = await openProduct(page, 0);
  const other = await context.newPage();
  const second = await openProduct(other, 1);
  await expect(heading(page, first)).toBeVisible();
  await addToCart(page);
  await addToCart(other);
  expect(await storedCart(page)).toMatchObject([{ title: first }, { title: second }]);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 2 products' })).toBeVisible();

  for (const [tab, title] of [
    [page, first],
    [other, second],
  ] as const) {
    const calls = countCalls(tab);
    await tab.reload();
    await expect(heading(tab, title)).toBeVisible();
    await expect(tab).toHaveURL(details);
    expect(calls).toEqual([]);
  }

  await test.step('an entry without a product shows the stored one, in each tab and in a new one', async () => {
    for (const tab of [page, other, await context.newPage()]) {
      // The browser reloads an entry that already has the address.
      await tab.goto('/cart');
      await tab.goto(details);
      await expect(heading(tab, second)).toBeVisible();
    }
  });

  await test.step('the entry before keeps its own product', async () => {
    await page.goBack();
    await page.goBack();
    await expect(heading(page, first)).toBeVisible();
  });
});

test('[STORAGE-09 SHELL-29] Back and Forward go through three products and one of the search, and a reload keeps each', async ({
  page,
}) => {
  await page.goto('/medicines?category=vitamins');
  const first = await titleOf(page, 0);
  // The second click of a double-click adds no entry.
  await cards(page).first().getByRole('link').first().dblclick();
  await expect(heading(page, first)).toBeVisible();
  const titles = [first];
  for (const at of [1, 2]) {
    const title = await titleOf(page, at);
    await openCard(page, at);
    await expect(heading(page, title)).toBeFocused();
    titles.push(title);
  }
  await test.step('the search opens a fourth product, as a new page', async () => {
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await page.getByRole('combobox', { name: /search/i }).fill('dantika clove');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Dantika Clove/ })).toBeFocused();
    await expect(page).toHaveURL(details);
    expect(await page.evaluate(() => 'samePage' in window)).toBe(false);
  });
  for (const title of titles.toReversed()) {
    await page.goBack();
    await expect(heading(page, title)).toBeVisible();
  }
  await page.reload();
  await expect(heading(page, first)).toBeVisible();
  await page.goForward();
  await expect(heading(page, titles[1] ?? '')).toBeVisible();
  await page.reload();
  await expect(heading(page, titles[1] ?? '')).toBeVisible();
  await addToCart(page);
  expect(await storedCart(page)).toMatchObject([{ title: titles[1] }]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/medicines?category=vitamins');
});

test('Down and Enter before the suggestions have come open the first match, at its heading', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: /search/i });
  await expectHydrated(field);
  await field.fill('dantika clove');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Dantika Clove/ })).toBeFocused();
  await expect(page).toHaveURL(details);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a reload of a product keeps the place on its page', async ({ page }) => {
    await openProduct(page, 0);
    const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(scrollTop).toBe(900);
    await page.reload();
    await expectHydrated(page.getByRole('main').getByRole('button', { name: 'Share' }));
    // The page above may grow by a line while it loads.
    expect(Math.abs((await scrollTop()) - 900)).toBeLessThan(40);
  });
});
