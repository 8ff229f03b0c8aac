import type { Page } from 'playwright/test';
import { goTo } from './support/chunks.ts';
import { expect, storeBefore, test } from './support/journey.ts';
import { expectEntryOfOverlay, expectEntryOfPage, overlaysOfEntry } from './support/overlays.ts';
import { anOrder } from './support/stored.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open the menu' }).click();

const openOrders = async (page: Page) => {
  await openMenu(page);
  await page.getByRole('dialog').getByRole('button', { name: 'My orders' }).click();
};

test.describe('on a mobile', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(async ({ page }) => {
    await storeBefore(page, anOrder);
    await page.goto('/covid');
  });

  for (const [name, open] of [
    ['Menu', openMenu],
    ['My orders', openOrders],
  ] as const)
    test(`Back closes the overlay, and neither Escape nor a reload leaves a history entry behind: ${name}`, async ({
      page,
    }) => {
      const dialog = page.getByRole('dialog', { name });
      const openAgain = async () => {
        await open(page);
        await expect(dialog).toBeVisible();
        await expectEntryOfOverlay(page);
      };
      const expectClosed = async () => {
        await expect(dialog).toBeHidden();
        await expectEntryOfPage(page);
      };
      await page.goto('/offers');
      await openAgain();
      await page.goBack();
      await expectClosed();
      await expect(page).toHaveURL('/offers');
      await expect(page.locator('body')).not.toBeFocused();
      await openAgain();
      await page.keyboard.press('Escape');
      await expectClosed();
      await page.evaluate(() => history.forward());
      await expectClosed();
      await openAgain();
      await page.reload();
      await expectClosed();
      await page.goBack();
      await expect(page).toHaveURL('/covid');
    });

  test('each filter of the drawer is one step, and Back closes the drawer before it undoes a filter', async ({
    page,
  }) => {
    await page.goto('/medicines');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    for (const [filter, address] of [
      ['Vitamins', '/medicines?category=vitamins'],
      ['5 stars', '/medicines?category=vitamins&rating=5'],
    ] as const) {
      await sheet.getByRole('checkbox', { name: filter }).click();
      await expect(page).toHaveURL(address);
      await expectEntryOfOverlay(page);
    }
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/medicines?category=vitamins&rating=5');
    for (const address of ['/medicines?category=vitamins', '/medicines', '/covid']) {
      await page.goBack();
      await expect(page).toHaveURL(address);
    }
  });

  test('Back closes the receipt above the orders first, and a jump over both closes both', async ({ page }) => {
    await goTo(page, '/offers');
    // An arrival closes an open overlay.
    await expect(page.getByRole('heading', { name: /^QUICK BUY!/ })).toBeFocused();
    const list = page.getByRole('dialog', { name: 'My orders' });
    const receipt = list.getByRole('button', { name: /^Receipt of order/ });
    const openBoth = async () => {
      await openOrders(page);
      await receipt.click();
      await expect(receipt).toBeHidden();
      await expect.poll(() => overlaysOfEntry(page)).toBe(2);
    };
    await openBoth();
    await page.goBack();
    await expect(receipt).toBeVisible();
    await page.goBack();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL('/offers');

    await openBoth();
    await page.evaluate(() => history.go(-3));
    await expect(page).toHaveURL('/covid');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('Escape in a category menu keeps the scroll position of the page', async ({ page }) => {
  await page.goto('/offers');
  const menu = page.getByRole('banner').getByText('Personal Care');
  const entry = page.getByRole('link', { name: 'Skin Care' });
  const place = () => page.evaluate(() => Math.round(scrollY));
  await menu.click();
  await expectEntryOfOverlay(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(place).toBe(300);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expectEntryOfPage(page);
  expect(await place()).toBe(300);
});

test('a filter that is chosen while an overlay closes is applied', async ({ page }) => {
  await page.goto('/covid');
  await page.goto('/medicines');
  await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
  await page.getByRole('banner').getByText('Personal Care').click();
  await expectEntryOfOverlay(page);
  await page.evaluate(() => {
    const { go } = history;
    history.go = (delta) => {
      go.call(history, delta);
      history.go = go;
      document.querySelector<HTMLElement>('main input[type=checkbox]')?.click();
    };
  });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/medicines?category=vitamins');
  await expect(page.getByText('60 products, page 1 of 6')).toBeVisible();
  await expectEntryOfPage(page);
  await page.goBack();
  await expect(page).toHaveURL('/medicines');
  await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
});

test('the history entry of a hash link keeps the position, and Back closes an overlay above it', async ({ page }) => {
  const account = 'Saved, orders and My data';
  // Safari before 26.2 does not fire `scrollend`.
  await page.addInitScript(() => addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true));
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/covid');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  await page.getByRole('banner').getByRole('link', { name: 'Consult doctors', exact: true }).click();
  await page.waitForURL('/consultdoctor');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page).toHaveURL('/consultdoctor#content');
  await expect(page.getByRole('main')).toBeFocused();

  await page.getByRole('button', { name: account }).click();
  await expect(page.getByRole('dialog', { name: account })).toBeVisible();
  await expectEntryOfOverlay(page);
  await page.goBack();
  await expect(page.getByRole('dialog', { name: account })).toBeHidden();
  await expectEntryOfPage(page);
  await expect(page).toHaveURL('/consultdoctor#content');

  await page.goBack();
  await expect(page).toHaveURL('/consultdoctor');
  await page.goBack();
  await expect(page).toHaveURL('/covid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Covid care at home');
});
