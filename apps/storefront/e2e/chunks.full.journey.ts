import type { Locator, Page } from 'playwright/test';
import { fileOf, goTo, saveData } from './support/chunks.ts';
import { expect, expectHydrated, login, register, storeBefore, test, toastWith } from './support/journey.ts';
import { zinc } from './support/stored.ts';

test.use({ expectedConsole: /Failed to load resource|ChunkLoadError|Failed to fetch|An error occurred/ });
test.beforeEach(({ page }) => saveData(page));

const failed = 'This could not be loaded. Check your connection and try again.';

interface Use {
  readonly open: (page: Page) => Promise<unknown>;
  /** Returns the part of the page that shows the error message. */
  readonly place: (page: Page) => Locator;
  readonly content: (page: Page) => Locator;
}

/** The uses of a chunk, one for each place: a drawer, the page, a dialog and a block. */
const uses: Record<string, Use> = {
  AccountPanel: {
    open: (page) => page.getByRole('button', { name: 'Saved, orders and My data' }).click(),
    place: (page) => page.getByRole('dialog', { name: 'Saved, orders and My data' }),
    content: (page) => page.getByRole('dialog').getByRole('list', { name: 'Saved, orders and My data' }),
  },
  Toaster: {
    open: (page) => page.getByRole('button', { name: /^Cart/ }).click(),
    place: (page) => page.locator('body'),
    content: (page) => toastWith(page, 'Please login'),
  },
  PolicyDialog: {
    open: (page) => page.getByRole('button', { name: 'Terms of use' }).click(),
    place: (page) => page.getByRole('dialog', { name: failed }),
    content: (page) => page.getByRole('dialog', { name: 'Terms of use' }),
  },
  RecentBlock: {
    open: (page) => goTo(page, '/'),
    place: (page) => page.getByRole('main'),
    content: (page) => page.getByRole('region', { name: 'Recently viewed' }),
  },
};

for (const [chunk, { open, place, content }] of Object.entries(uses)) {
  test(`[AMB-59] ${chunk} that fails to load shows a message in its place, and a retry loads it`, async ({ page }) => {
    await storeBefore(page, { 'niramaya.viewed': JSON.stringify({ of: '', v: 1, items: [zinc] }) });
    const file = `**${fileOf(chunk)}`;
    await page.route(file, (route) => route.abort());
    await page.goto('/cart');
    await open(page);
    await expect(place(page).getByRole('alert').filter({ hasText: failed })).toBeVisible();

    await page.unroute(file);
    await place(page).getByRole('button', { name: 'Try again' }).click();
    await expect(content(page)).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
  });
}

test('[ERROR-22 ERROR-23] a screen that fails to load shows a message, and a reload loads it', async ({ page }) => {
  const file = '**/assets/*Screen-*.js';
  await page.goto('/covid');
  await expectHydrated(page.getByRole('main'));
  await page.route(file, (route) => route.abort());
  await goTo(page, '/offers');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('ChunkLoadError: Loading chunk /offers failed')).toBeVisible();
  await page.unroute(file);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});

test('[AMB-59 ERROR-23] a sign-in without the code of the provider shows a message, and another click retries', async ({
  page,
}) => {
  const shopper = await register(page);
  const file = `**${fileOf('firebase')}`;
  await page.route(file, (route) => route.abort());
  await login(page, shopper);
  await expect(toastWith(page, 'Loading chunk identity failed')).toBeVisible();
  await page.unroute(file);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/');
});
