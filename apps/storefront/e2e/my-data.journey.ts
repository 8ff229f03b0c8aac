import type { Page } from 'playwright/test';
import { expect, login, register, signUp, test, toastWith } from './support/journey.ts';
import { openCard } from './support/products.ts';

test('[AUTH-12 STATE-14] My data lists every key that a walk through the shop stores, and erases all of them', async ({
  page,
}) => {
  const bar = page.getByRole('banner');

  await test.step('a guest is refused at the cart, signs in, and is one click away from it', async () => {
    const shopper = await register(page);
    await bar.getByRole('button', { name: /^Cart/ }).click();
    await expect(toastWith(page, 'Please login')).toBeVisible();
    await login(page, shopper);
    await page.waitForURL('/');
    await page.getByRole('link', { name: 'Continue to your cart' }).click();
    await page.waitForURL('/cart');
    expect(await page.evaluate(() => sessionStorage.getItem('niramaya.intent'))).toBeNull();
  });

  await test.step('walk the shop', async () => {
    // The pointer leaves the toasts, because a toast under the pointer stays, and would cover the bar.
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.locator('[data-scope=toast][data-part=root]')).toHaveCount(0);
    await bar.getByRole('combobox', { name: 'Deliver to' }).selectOption('Mumbai');
    await bar.getByRole('button', { name: 'Switch to dark colours' }).click();
    await page.goto('/medicines');
    await openCard(page);
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.goto('/careplan');
    await page.getByRole('radio', { name: /6 months/i }).check();
    await page.goto('/abcd');
    await page.goto('/symptoms');
    await page.getByRole('main').getByRole('button', { pressed: false }).first().click();
    await page.goto('/payment');
    await page.getByRole('tab', { name: 'CARDS' }).click();
    await page.getByRole('button', { name: 'Confirm Payment' }).click();
    await page.waitForURL('/');
    // A new screen closes overlays, and appears after its address.
    await expect(page.getByRole('heading', { level: 1, name: 'Everyday health, looked after' })).toBeVisible();
  });

  const keys = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
  await page.getByRole('contentinfo').getByRole('button', { name: 'My data' }).click();
  const sheet = page.getByRole('dialog', { name: 'My data' });

  await test.step('every key is listed with its purpose', async () => {
    const left = await keys();
    expect(left).toEqual(
      expect.arrayContaining(['cart_data', 'niramaya.city', 'niramaya.orders', 'niramaya.symptoms', 'validkey']),
    );
    await expect(sheet.getByRole('list', { name: 'Stored here' })).toBeVisible();
    expect(await sheet.locator('code').allTextContents()).toEqual(expect.arrayContaining(left));
    await expect(sheet.getByRole('heading', { name: 'Something else' })).toHaveCount(0);
    const file = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Download a copy' }).click();
    expect((await file).suggestedFilename()).toBe('niramaya-my-data.json');
  });

  await test.step('everything can be erased, including the session', async () => {
    await sheet.getByRole('button', { name: 'Erase everything' }).click();
    await sheet.getByRole('button', { name: 'Yes, erase' }).click();
    await expect(sheet.getByText(/^Everything was erased/)).toBeVisible();
    expect(await keys()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

/** Returns all that the browser stores for the shop. It reads the browser itself, not the list in the panel. */
const storedByBrowser = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }));

const openMyData = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'My data' }).click();
  return page.getByRole('dialog', { name: 'My data' });
};

/**
 * Requests all stored files three times, and does not wait for them. Workbox looks for old files in the background
 * after each, and opens their cache for it.
 */
const keepWorkerBusy = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    for (let round = 0; round < 3; round += 1)
      for (const { url } of requests)
        void fetch(url).then(
          (response) => response.blob(),
          () => undefined,
        );
  });

const nothing = { workers: 0, caches: [], databases: [], keys: [] };

test.describe('with the service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    // The browser logs this message about a page that the service worker takes over while it loads.
    expectedConsole: /service worker resource mismatch/,
  });

  test('everything is erased: caches, databases and the worker, which the open page does not bring back', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/medicines');
    await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // A page that was loaded with the worker keeps its pictures too.
    await page.reload();
    await expect
      .poll(async () => (await storedByBrowser(page)).caches.toSorted())
      .toEqual(['niramaya-assets', 'niramaya-pages', 'niramaya-pictures']);
    expect((await storedByBrowser(page)).databases).toEqual(['workbox-expiration']);

    const sheet = await openMyData(page);
    await sheet.getByText(/^Parts of the shop for a weak network/).click();
    await expect(sheet.getByRole('heading', { name: 'The helper for a weak network' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Erase everything' }).click();
    await keepWorkerBusy(page);
    await sheet.getByRole('button', { name: 'Yes, erase' }).click();
    await expect(sheet.getByText(/^Everything was erased from this device\./)).toBeVisible();
    expect(await storedByBrowser(page)).toEqual(nothing);

    await test.step('the open page fetches more through the worker, which keeps nothing of it', async () => {
      await page.keyboard.press('Escape');
      const picture = page.waitForResponse(/\/api\/pictures\/.*svg$/);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      expect((await picture).fromServiceWorker()).toBe(true);
      await expect(page.getByText('300 products, page 2 of 30')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await storedByBrowser(page)).toEqual({ ...nothing, keys: expect.any(Array) });
    });

    await test.step('the next page that is loaded starts it again', async () => {
      await page.reload();
      await expect.poll(async () => (await storedByBrowser(page)).workers).toBe(1);
      await expect.poll(async () => (await storedByBrowser(page)).caches).toContain('niramaya-assets');
    });
  });
});

test('a database that another tab holds open is listed as not erased, until that tab is closed', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/cart');
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('niramaya.prescriptions', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('prescriptions', { keyPath: 'id' });
        opening.onsuccess = () => {
          Object.assign(window, { held: opening.result });
          resolve();
        };
      }),
  );
  const sheet = await openMyData(page);
  const erase = async () => {
    await sheet.getByRole('button', { name: 'Erase everything' }).click();
    await sheet.getByRole('button', { name: 'Yes, erase' }).click();
  };
  await erase();
  await expect(
    sheet.getByText(
      /^Not erased yet, still on this device: Your prescriptions\. Another tab of the shop holds it open\. Close the other tabs of the shop, and press again\. 1 thing is kept/,
    ),
  ).toBeVisible();
  await expect(sheet.getByText('cannot be read now')).toBeVisible();
  await other.close();
  await expect.poll(async () => (await storedByBrowser(page)).databases).toEqual([]);
});
