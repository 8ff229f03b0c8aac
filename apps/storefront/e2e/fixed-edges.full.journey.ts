import type { Page } from 'playwright/test';
import { expect, storeBefore, test } from './support/journey.ts';
import { expectInReach } from './support/reflow.ts';
import { aFilledDevice } from './support/stored.ts';

const setOnline = (page: Page, online: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  }, online);

test.use({ viewport: { width: 360, height: 640 } });

for (const [path, steps] of [
  ['/cart', ['Pay Now']],
  ['/payment', ['Confirm Payment']],
  ['/medicines', ['Go to cart']],
  ['/medicinesdetails', ['Go to cart', 'Add to Cart']],
] as const)
  test(`${path}: the offline notice covers neither the next step nor the end of the page`, async ({ page }) => {
    await storeBefore(page, aFilledDevice);
    await page.goto(path);
    const main = page.getByRole('main');
    const next = steps.map((name) => main.getByRole('link', { name }).or(main.getByRole('button', { name })).last());
    for (const step of next) await expectInReach(step);
    const notice = page.getByRole('status', { name: 'You are offline' });
    const close = notice.getByRole('button', { name: 'Close' });
    await setOnline(page, false);
    await expect(notice).toContainText('Your cart and the pages you have seen still open.');
    for (const control of [close, ...next]) await expectInReach(control);

    const last = page.getByRole('contentinfo').getByText(/^© 2023/);
    const scrollToEnd = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await scrollToEnd();
    // The last sections render when they are near.
    await expect(async () => {
      await scrollToEnd();
      await expectInReach(last, 1_000);
    }).toPass();
    await expectInReach(close);
  });
