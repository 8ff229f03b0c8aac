import type { Page } from 'playwright/test';
import { countCalls, expect, expectHydrated, test, toastWith } from './support/journey.ts';

const details = '/medicinesdetails';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const titleOf = async (page: Page, at: number) => (await cards(page).nth(at).getByRole('heading').textContent()) ?? '';
const cartOf = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart_data') ?? '[]') as { title: string }[]).map((line) => line.title),
  );

/** Opens a card of the listing in the same tab, and returns its title. */
async function openCard(page: Page, at: number): Promise<string> {
  await page.goto('/medicines');
  const title = await titleOf(page, at);
  await cards(page).nth(at).getByRole('link').first().click();
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL(details);
  return title;
}

async function add(page: Page) {
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(toastWith(page, 'Added successfully')).toBeVisible();
}

test('a click with Ctrl or Command on a card is left to the browser', async ({ page }) => {
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

test('[CATALOGUE-08 STORAGE-09] the link of a card opens its product in a new tab, also on an empty device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const first = await openCard(page, 0);
  await page.goto('/medicines');
  const [third, fourth] = [await titleOf(page, 2), await titleOf(page, 3)];
  const link = (at: number) => cards(page).nth(at).getByRole('link').first();
  // The browser opens the address of the link, with a middle click as from the context menu.
  for (const [at, title] of [
    [2, third],
    [3, fourth],
  ] as const) {
    const tab = await context.newPage();
    await tab.goto((await link(at).getAttribute('href')) ?? '');
    await expect(heading(tab, title)).toBeVisible();
  }
  await expect(page).toHaveURL('/medicines');

  await test.step('a copied link, on a device that stores nothing', async () => {
    const stranger = await (await browser.newContext({ baseURL })).newPage();
    await stranger.goto((await link(2).getAttribute('href')) ?? '');
    await expect(heading(stranger, third)).toBeVisible();
    await add(stranger);
    expect(await cartOf(stranger)).toEqual([third]);
  });

  await test.step('so does the link of a viewed product, which has no id', async () => {
    await page.goto('/');
    const recent = page.getByRole('region', { name: 'Recently viewed' });
    const address = await recent.getByRole('link', { name: first }).getAttribute('href');
    const stranger = await (await browser.newContext({ baseURL })).newPage();
    await stranger.goto(address ?? '');
    await expect(heading(stranger, first)).toBeVisible();
    await expect(stranger.locator('link[rel=canonical]')).toHaveAttribute('href', /\/medicinesdetails\?id=\d+$/);
  });
});

test('[STORAGE-06 STORAGE-09 DETAIL-08] two tabs have two products, and each puts its own in the cart', async ({
  page,
  context,
}) => {
  const first = await openCard(page, 0);
  const other = await context.newPage();
  const second = await openCard(other, 1);
  await expect(heading(page, first)).toBeVisible();
  await add(page);
  await add(other);
  expect(await cartOf(page)).toEqual([first, second]);

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

  await test.step('an entry without a state, as a typed address has, shows the product of its tab', async () => {
    await page.goto(details);
    await expect(heading(page, first)).toBeVisible();
    await page.evaluate(() => history.replaceState('foreign', ''));
    await page.reload();
    await expect(heading(page, first)).toBeVisible();
  });

  await test.step('a duplicated tab shows the product of its original', async () => {
    const duplicate = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(window.location.href));
    await expect(heading(await duplicate, first)).toBeVisible();
  });

  await test.step('a new tab shows the product that was chosen last, and keeps it', async () => {
    const third = await context.newPage();
    await third.goto(details);
    await expect(heading(third, second)).toBeVisible();
    await openCard(page, 4);
    await third.reload();
    await expect(heading(third, second)).toBeVisible();
  });
});

test('[STORAGE-09] Back and Forward lead over three products, and a reload keeps each', async ({ page }) => {
  await page.goto('/medicines?category=vitamins');
  const first = await titleOf(page, 0);
  // The second half of a double click finds its product open already, and adds no entry.
  await cards(page).first().getByRole('link').first().dblclick();
  await expect(heading(page, first)).toBeVisible();
  const titles = [first];
  for (const at of [1, 2]) {
    const title = await titleOf(page, at);
    await cards(page).nth(at).getByRole('link').first().click();
    await expect(heading(page, title)).toBeFocused();
    await expect(page).toHaveURL(details);
    titles.push(title);
  }
  await test.step('the search opens a fourth one, as a new page', async () => {
    await page.getByRole('combobox', { name: /search/i }).fill('dantika clove');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.getByRole('heading', { level: 1, name: /^Dantika Clove/ })).toBeVisible();
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
  await add(page);
  expect(await cartOf(page)).toEqual([titles[1]]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/medicines?category=vitamins');
});

test('[STORAGE-10] where the browser refuses storage, each entry keeps its product, through a reload too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const title = await openCard(page, 0);
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
});
