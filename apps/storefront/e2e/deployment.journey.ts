import type { Page, Route } from 'playwright/test';
import { fileOf, saveData } from './support/chunks.ts';
import { expect, expectHydrated, test, toastWith } from './support/journey.ts';
import { addToCart, openCard } from './support/products.ts';

test.use({ expectedConsole: /Failed to load resource|ChunkLoadError|Failed to fetch|An error occurred/ });
test.beforeEach(({ page }) => saveData(page));
// The last page of a test may still be loading files through the routes of `deploy`. A route that answers after the end
// of the test would fail it, because the response has been disposed by then.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

const failed = 'This could not be loaded. Check your connection and try again.';

/** The name of a file in the version that is deployed. */
const renamed = (file: string) => file.replace(/\.js$/, '.v2.js');

/** Counts the documents of the tab, and answers 404 for the files in `gone`. */
async function watch(page: Page, gone: Set<string>) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(
    ({ pathname }) => gone.has(pathname),
    (route) => route.fulfill({ status: 404, body: 'Not found' }),
  );
  return documents;
}

/**
 * Deploys a version in which every script has another name. The scripts of the open page stay, but for those in `gone`.
 */
async function deploy(page: Page, gone: Set<string>) {
  const answer = async (route: Route, url: string) => {
    const response = await route.fetch({ url });
    const body = (await response.text()).replace(
      /(assets\/|\.\/)([\w.-]+-[\w-]{8}\.js)/g,
      (_, at: string, file: string) => at + renamed(file),
    );
    await route.fulfill({ response, body });
  };
  await page.route(
    ({ pathname }) => !/\.|^\/api\//.test(pathname),
    (route) => answer(route, route.request().url()),
  );
  await page.route(
    ({ pathname }) => pathname.endsWith('.v2.js') && !gone.has(pathname),
    (route) => answer(route, route.request().url().replace('.v2.js', '.js')),
  );
}

const openMedicines = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Services', exact: true })
    .getByRole('link', { name: 'Medicines', exact: true })
    .click();

test('a screen of an older version reloads the page once, and the new version sells', async ({ page }) => {
  const gone = new Set([fileOf('MedicinesScreen')]);
  await page.goto('/cart');
  const documents = await watch(page, gone);
  await deploy(page, gone);
  await openMedicines(page);
  await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
  expect(documents).toEqual(['/medicines']);
  await expect(page.locator('script[type=module][src^="/assets/index-"]')).toHaveAttribute('src', /\.v2\.js$/);
  await openCard(page);
  await addToCart(page);
});

test('a screen that the new version lacks too shows its message after one reload, and a reload brings it', async ({
  page,
}) => {
  const gone = new Set([fileOf('MedicinesScreen'), renamed(fileOf('MedicinesScreen'))]);
  await page.goto('/cart');
  const documents = await watch(page, gone);
  await deploy(page, gone);
  await openMedicines(page);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('ChunkLoadError: Loading chunk /medicines failed')).toBeVisible();
  expect(documents).toEqual(['/medicines']);
  gone.clear();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
  expect(documents).toEqual(['/medicines', '/medicines']);
});

test('a panel of an older version reloads the page at Try again, once, and then shows that it could not be loaded', async ({
  page,
}) => {
  const gone = new Set([fileOf('AccountPanel'), renamed(fileOf('AccountPanel'))]);
  await page.goto('/cart');
  const documents = await watch(page, gone);
  await deploy(page, gone);
  const open = page.getByRole('button', { name: 'Saved, orders and My data' });
  const panel = page.getByRole('dialog', { name: 'Saved, orders and My data' });
  const retry = panel.getByRole('button', { name: 'Try again' });

  await open.click();
  await expect(panel.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  expect(documents).toEqual([]);
  await retry.click();
  await expect(panel).toHaveCount(0);
  expect(documents).toEqual(['/cart']);

  await expectHydrated(open);
  await open.click();
  await expect(retry).toBeVisible();
  const refused = page.waitForResponse((response) => response.status() === 404);
  await retry.click();
  await refused;
  await expect(retry).toBeEnabled();
  await expect(panel.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  gone.clear();
  await retry.click();
  await expect(panel.getByRole('list', { name: 'Saved, orders and My data' })).toBeVisible();
  expect(documents).toEqual(['/cart']);
});

test('a panel of an older version reloads no page with typed text, until the text is gone', async ({ page }) => {
  const gone = new Set([fileOf('AccountPanel')]);
  await page.goto('/register');
  const documents = await watch(page, gone);
  await deploy(page, gone);
  const name = page.locator('input[name=username]');
  await name.fill('Asha');
  const open = page.getByRole('button', { name: 'Saved, orders and My data' });
  const panel = page.getByRole('dialog', { name: 'Saved, orders and My data' });
  const retry = panel.getByRole('button', { name: 'Try again' });
  await open.click();
  const asked = page.waitForResponse('**/register');
  await retry.click();
  await asked;
  await expect(retry).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(name).toHaveValue('Asha');
  expect(documents).toEqual([]);

  await name.fill('');
  await open.click();
  await retry.click();
  await expect(panel).toHaveCount(0);
  expect(documents).toEqual(['/register']);
});

test('a missing file of the same version reloads nothing', async ({ page }) => {
  // The empty cart shows a toast by itself, so the file has to be gone before the page opens.
  const documents = await watch(page, new Set([fileOf('Toaster')]));
  await page.goto('/cart');
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  await cart.click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  const current = page.waitForResponse('**/cart');
  await retry.click();
  expect((await current).ok()).toBe(true);
  await expect(retry).toBeEnabled();
  await expect(toastWith(page, 'Please login')).toHaveCount(0);
  expect(documents).toEqual(['/cart']);
});
