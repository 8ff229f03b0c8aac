import { expect, goOffline, storeBefore, test } from './support/journey.ts';
import { expectInReach } from './support/reflow.ts';
import { aFilledDevice } from './support/stored.ts';

test.use({ viewport: { width: 360, height: 640 } });

for (const [path, steps] of [
  ['/cart', ['Pay Now']],
  ['/payment', ['Confirm Payment']],
  ['/medicines', ['Go to cart']],
  ['/medicinesdetails', ['Add to Cart']],
] as const)
  test(`${path}: the offline notice covers no control, at either end of the page`, async ({ page }) => {
    await storeBefore(page, aFilledDevice);
    await page.goto(path);
    const main = page.getByRole('main');
    const next = steps.map((name) => main.getByRole('link', { name }).or(main.getByRole('button', { name })).last());
    for (const step of next) await expectInReach(step);
    const notice = page.getByRole('status', { name: 'You are offline' });
    const close = notice.getByRole('button', { name: 'Close' });
    await goOffline(page);
    await expect(notice).toContainText('Your cart is kept on this device.');
    for (const control of [close, ...next]) await expectInReach(control);

    const last = page.getByRole('contentinfo').getByText(/^© 2023/);
    // The last sections render when they are near.
    await expect(async () => {
      await page.keyboard.press('End');
      await expectInReach(last, 1_000);
    }).toPass();
    await expectInReach(close);
  });
