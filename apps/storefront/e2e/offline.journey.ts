import type { Page } from 'playwright/test';
import { saveData } from './support/chunks.ts';
import { aShopper, expect, expectHydrated, test } from './support/journey.ts';

/** Waits for the service worker, then for the address in its cache. */
async function untilKept(page: Page, address: string) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const isKept = () => page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, address);
  await expect.poll(isKept).toBe(true);
}

const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** The heading in the place of a screen whose code is not on the device. */
const missing = { level: 1, name: 'This page has not been opened yet.' } as const;

test.describe('with the service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    // The browser logs 'resource mismatch' about a page that the service worker takes over while it loads.
    expectedConsole:
      /Failed to load resource|net::ERR_INTERNET_DISCONNECTED|service worker resource mismatch|ChunkLoadError/,
  });

  test('a visited screen opens offline and shows a message; an unvisited one shows that it is missing', async ({
    page,
    context,
  }) => {
    await page.goto('/medicines');
    await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
    const link = page.getByRole('link', { name: /cart/i }).first();
    // A new document would lose the message to the service worker.
    await expectHydrated(link);
    await link.click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilKept(page, '/medicines');
    await untilKept(page, '/cart');

    await context.setOffline(true);
    await expect(page.getByRole('status', { name: 'You are offline' })).toBeVisible();
    await page.goto('/medicines');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByText('...Error', { exact: true })).toBeVisible();
    await page.goto('/offers');
    await expect(page.getByText('This page was not opened before')).toBeVisible();

    await expect(page.getByRole('link')).toHaveText(['Try again', 'Open your cart']);
    for (const link of await page.getByRole('link').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('link', { name: 'Open your cart' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL('/cart');
    await page.goto('/offers');
    await expect(page.getByRole('link', { name: 'Open your cart' })).toBeVisible();
    await context.setOffline(false);
    // The page loads again by itself.
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('status', { name: 'You are offline' })).toBeHidden();
  });

  test('nothing of a consultation, an account or any other API call is cached', async ({ page }) => {
    await page.goto('/medicines');
    await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
    await untilKept(page, '/medicines');
    const response = page.waitForResponse(/\/api\/consult$/);
    await page.goto('/abcd');
    expect((await response).fromServiceWorker()).toBe(false);
    await untilKept(page, '/abcd');
    const kept = await everythingKept(page);
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((address) => !/^\/(assets\/|favicon|api\/pictures\/|medicines$|abcd$)/.test(address))).toEqual(
      [],
    );
  });

  test('a new version is offered, and loaded only on request', async ({ page }) => {
    await page.goto('/cart');
    await untilKept(page, '/cart');
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    // The browser takes the same service worker from another address for a newer version.
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?newer').then(() => undefined));
    await expect(page.getByText('A new version of the shop is ready')).toBeVisible();
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    const reload = page.waitForEvent('load');
    // The press lasts as long as that of a finger, because the first use of a page loads code.
    await page.getByRole('button', { name: 'Update now' }).click({ delay: 150 });
    await reload;
    expect(await page.evaluate(() => 'samePage' in window)).toBe(false);
    const script = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    await expect.poll(script).toMatch(/newer$/);
  });

  test('Update now asks before it loses the text of a form', async ({ page }) => {
    await page.goto('/register');
    await untilKept(page, '/register');
    const name = page.locator('input[name=username]');
    await name.fill('Asha');
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?newer').then(() => undefined));
    const update = page.getByRole('button', { name: 'Update now' });
    await update.click();
    const question = page.getByRole('dialog', { name: 'Update now?' });
    await question.getByRole('button', { name: 'Later' }).click();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue('Asha');
    await update.click();
    await question.getByRole('button', { name: 'Update now' }).click();
    await expect(name).toHaveValue('');
    await expect(update).toBeHidden();
  });

  test('Update now works in a second tab after the first has updated', async ({ page, context }) => {
    await page.goto('/cart');
    await untilKept(page, '/cart');
    const second = await context.newPage();
    await second.goto('/offers');
    await expect.poll(() => second.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?newer').then(() => undefined));
    const update = (tab: Page) => tab.getByRole('button', { name: 'Update now' });
    await second.getByRole('button', { name: 'Later' }).click();
    await expect(update(second)).toBeHidden();
    for (const tab of [page, second]) {
      await tab.evaluate(() => Object.assign(window, { samePage: true }));
      // The second tab offers the reload again, once the version has changed under it.
      await expect(update(tab)).toBeVisible();
      await update(tab).click();
      await expect.poll(() => tab.evaluate(() => 'samePage' in window).catch(() => true)).toBe(false);
      await expect(update(tab)).toBeHidden();
    }
  });

  test('keeps the patient of a consultation, at the top of the page', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await saveData(page);
    await page.goto('/abcd');
    const phone = page.getByRole('textbox', { name: 'Patient phone number' });
    const proceed = page.getByRole('main').getByText('Proceed', { exact: true });
    await expectHydrated(proceed);
    await untilKept(page, '/abcd');
    await phone.fill('98765 43210');
    await context.setOffline(true);
    await proceed.click();
    const heading = page.getByRole('heading', missing);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await context.setOffline(false);
    await expect(
      page.getByRole('list', { name: 'Steps of your consultation' }).locator('[aria-current=step]'),
    ).toHaveText(/Symptoms$/);
    await page.goBack();
    await expect(phone).toHaveValue('98765 43210');
  });
});

test.describe('a screen that the device has not stored', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch/ });
  // Otherwise the shop may have prefetched the screen before the connection is lost.
  test.beforeEach(({ page }) => saveData(page));

  test('shows in the frame of the shop that it is missing, and opens by itself when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/covid');
    const link = page
      .getByRole('navigation', { name: 'Services', exact: true })
      .getByRole('link', { name: 'Consult doctors' });
    await expectHydrated(link);
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await context.setOffline(true);
    await link.click();
    const heading = page.getByRole('main').getByRole('heading', missing);
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL('/consultdoctor');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(heading).toBeVisible();

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/covid');
    await expect(heading).toHaveCount(0);
    await link.click();
    await expect(heading).toBeFocused();

    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Start New Consultation' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });

  test('opens at the next visit if the connection came back elsewhere', async ({ page, context }) => {
    await page.goto('/covid');
    const link = page
      .getByRole('navigation', { name: 'Services', exact: true })
      .getByRole('link', { name: 'Consult doctors' });
    await expectHydrated(link);
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('heading', missing)).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/covid');
    await context.setOffline(false);
    await expect(page.getByRole('status', { name: 'You are offline' })).toBeHidden();
    // A click without a pointer prefetches nothing.
    await link.dispatchEvent('click');
    await expect(page.getByRole('button', { name: 'Start New Consultation' })).toBeVisible();
  });
});

test.describe('a sign-in whose code the device has not stored', () => {
  test.use({ expectedConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch/ });
  // Otherwise the shop may have prefetched the code before the connection is lost.
  test.beforeEach(({ page }) => saveData(page));

  test('[ERROR-10] asks for the connection, then for another press, which creates the account and signs in', async ({
    page,
    context,
  }) => {
    const shopper = aShopper();
    const main = page.getByRole('main');
    const missing = main.getByText('We could not reach our server. Check your connection and try again.');

    await page.goto('/register');
    const submit = main.getByRole('button', { name: 'Register' });
    await expectHydrated(submit);
    for (const name of ['username', 'email', 'password'] as const)
      await page.locator(`input[name=${name}]`).fill(shopper[name]);
    await page.locator('input[name=confirmpassword]').fill(shopper.password);
    await context.setOffline(true);
    await submit.click();
    await expect(missing).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByText('Connected again. Press Register.')).toBeVisible();
    await expect(missing).toHaveCount(0);
    await submit.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your account is ready' })).toBeVisible();

    // The next document has not loaded the code either.
    await page.goto('/login');
    const logIn = main.getByRole('button', { name: 'Login' });
    await expectHydrated(logIn);
    await page.locator('input[name=email]').fill(shopper.email);
    await page.locator('input[name=password]').fill(shopper.password);
    await context.setOffline(true);
    await logIn.click();
    await expect(missing).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByText('Connected again. Press Login.')).toBeVisible();
    await logIn.click();
    await page.waitForURL('/');
  });
});
