import type { Page } from 'playwright/test';
import { fileOf } from './support/chunks.ts';
import { unfold } from './support/footer.ts';
import { expect, expectHydrated, test } from './support/journey.ts';
import { expectEntryOfOverlay, expectEntryOfPage, overlaysOfEntry } from './support/overlays.ts';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Open the menu' }).click();

const openings: readonly { name: string; path: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'Menu', path: '/offers', open: openMenu },
  {
    name: 'My orders',
    path: '/cart',
    open: async (page) => {
      await openMenu(page);
      await page.getByRole('dialog').getByRole('button', { name: 'My orders' }).click();
    },
  },
  {
    name: 'Filters',
    path: '/medicines?category=vitamins',
    open: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
  },
  {
    name: 'Add a family member',
    path: '/abcd',
    open: (page) => page.getByRole('button', { name: /Add New Member/ }).click(),
  },
];

test.describe('on a mobile', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { name, path, open } of openings) {
    test(`Back closes the overlay, and Escape leaves no history entry behind: ${name}`, async ({ page }) => {
      const dialog = page.getByRole('dialog', { name });
      await page.goto(path);
      const before = path === '/covid' ? '/careplan' : '/covid';
      await page.goto(before);
      await page.goto(path);

      await open(page);
      await expect(dialog).toBeVisible();
      await expectEntryOfOverlay(page);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(page.locator('body')).not.toBeFocused();
      await expectEntryOfPage(page);

      await open(page);
      await expect(dialog).toBeVisible();
      await expectEntryOfOverlay(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectEntryOfPage(page);

      await page.evaluate(() => history.forward());
      await expectEntryOfPage(page);
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(before);
    });
  }

  test('a dialog that loads late returns the focus to the card that opened it', async ({ page }) => {
    const file = `**${fileOf('CheckupDialog')}`;
    await page.route(file, async (route) => {
      await expect(page.getByRole('status').filter({ hasText: 'One moment' })).toBeVisible();
      await track;
      // An idle list becomes a carousel at one of its next checks, every 100 ms.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      await route.continue();
    });
    const track = page.waitForResponse(`**${fileOf('SlickTrack')}`);
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'See what is included: Full Body Checkup' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Full Body Checkup' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('a link in an overlay opens its page, and Back returns to the page below the overlay', async ({ page }) => {
    await page.goto('/covid');
    await page.goto('/offers');
    await openMenu(page);
    await expectEntryOfOverlay(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Medicines', exact: true }).click();
    await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/offers');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL('/medicines');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/covid');
  });

  test('each filter of the drawer is one step, and Back closes the drawer before it undoes a filter', async ({
    page,
  }) => {
    await page.goto('/covid');
    await page.goto('/medicines');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: 'Vitamins' }).click();
    await expect(page).toHaveURL('/medicines?category=vitamins');
    await expectEntryOfOverlay(page);
    await sheet.getByRole('checkbox', { name: '5 stars' }).click();
    await expect(page).toHaveURL('/medicines?category=vitamins&rating=5');
    await expectEntryOfOverlay(page);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL('/medicines?category=vitamins&rating=5');
    await page.goBack();
    await expect(page).toHaveURL('/medicines?category=vitamins');
    await page.goBack();
    await expect(page).toHaveURL('/medicines');
    await page.goBack();
    await expect(page).toHaveURL('/covid');
  });

  test('Back closes the upper of two overlays first, and a jump over both closes both', async ({ page }) => {
    await page.goto('/covid');
    // Before hydration, the footer's link opens a new document.
    await unfold(page, 'Information');
    const offers = page.getByRole('link', { name: 'Offers', exact: true }).first();
    await expectHydrated(offers);
    await offers.click();
    await expect(page).toHaveURL('/offers');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const policy = page.getByRole('dialog', { name: 'Privacy policy' });
    const openBoth = async () => {
      await openMenu(page);
      await expect(menu).toBeVisible();
      await page
        .getByRole('contentinfo', { includeHidden: true })
        .locator('button', { hasText: 'Privacy policy' })
        .evaluate((button: HTMLElement) => button.click());
      await expect(policy).toBeVisible();
      await expect.poll(() => overlaysOfEntry(page)).toBe(2);
    };
    await openBoth();
    await page.goBack();
    await expect(policy).toBeHidden();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/offers');

    await openBoth();
    await page.keyboard.press('Escape');
    await expectEntryOfOverlay(page);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expectEntryOfPage(page);

    await openBoth();
    await page.evaluate(() => history.go(-3));
    await expect(page).toHaveURL('/covid');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('an overlay that is open during a reload leaves no history entry behind', async ({ page }) => {
    await page.goto('/covid');
    await page.goto('/offers');
    await openMenu(page);
    await expectEntryOfOverlay(page);
    await page.reload();
    await expectEntryOfPage(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    await openMenu(page);
    await expectEntryOfOverlay(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/covid');
  });

  test('Back closes a menu that was opened while the page was loading', async ({ page }) => {
    await page.goto('/covid');
    // Does not wait for hydration.
    await page.evaluate(() => window.location.assign('/offers'));
    await page.waitForURL('/offers', { waitUntil: 'commit' });
    await openMenu(page);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectEntryOfOverlay(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/offers');
    await page.goBack();
    await expect(page).toHaveURL('/covid');
  });

  test('a link that is clicked while an overlay closes opens its page', async ({ page }) => {
    await page.goto('/covid');
    await openMenu(page);
    // The entry exists before the dialog is in the page.
    await expect(page.locator('[role=dialog] [data-part=close-trigger]')).toBeVisible();
    await expectEntryOfOverlay(page);
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const { go } = history;
          history.go = (delta) => {
            go.call(history, delta);
            history.go = go;
            document.querySelector<HTMLElement>('footer a[href="/offers"]')?.click();
            done();
          };
          document.querySelector<HTMLElement>('[role=dialog] [data-part=close-trigger]')?.click();
        }),
    );
    await expect(page).toHaveURL('/offers');
    await expectEntryOfPage(page);
    // The address changes before the screen.
    await expect(page.getByRole('heading', { level: 1, name: /offers/ })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/covid');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('Back closes a category menu and keeps the scroll position of the page', async ({ page }) => {
  await page.goto('/covid');
  await page.goto('/offers');
  const menu = page.getByRole('banner').getByText('Personal Care');
  const entry = page.getByRole('link', { name: 'Skin Care' });
  const place = () => page.evaluate(() => Math.round(scrollY));
  await menu.click();
  await expectEntryOfOverlay(page);
  await page.goBack();
  await expect(entry).toBeHidden();
  await expect(page).toHaveURL('/offers');

  await menu.click();
  await expectEntryOfOverlay(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(place).toBe(300);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expectEntryOfPage(page);
  expect(await place()).toBe(300);

  await page.evaluate(() => window.scrollTo(0, 0));
  await menu.click();
  await entry.click();
  await expect(page).toHaveURL('/medicines');
  await page.goBack();
  await expect(page).toHaveURL('/offers');
  await page.goBack();
  await expect(page).toHaveURL('/covid');
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
