import type { Page } from 'playwright/test';
import { countCalls, expect, expectHydrated, test } from './support/journey.ts';
import { newTabOf } from './support/new-tab.ts';

const chosen = (page: Page) => page.getByRole('region', { name: 'The offer that you chose' });
const name = 'Calmag D3 500 mg Tablet, Strip of 30';

test('[OFFERS-04 API-01] VIEW opens the listing with its offer first, without another call, and a reload and Back restore it', async ({
  page,
}) => {
  await page.goto('/offers');
  await page.getByRole('link', { name: `VIEW ${name}` }).focus();
  const calls = countCalls(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/medicines');
  await expect(chosen(page).getByRole('heading', { level: 3 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 2, name: 'All products' })).toBeVisible();
  await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
  expect(calls).toEqual(['GET /products?_page=1&_limit=10']);
  const first = page.getByRole('list', { name: 'Products' }).getByRole('article').first();
  const [above, below] = [await chosen(page).boundingBox(), await first.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);

  await test.step('a filter and another page drop the offer', async () => {
    await page.reload();
    await expect(chosen(page)).toBeVisible();
    await page.getByLabel('Vitamins').check();
    await expect(page).toHaveURL('/medicines?category=vitamins');
    await expect(chosen(page)).toHaveCount(0);
    await page.goBack();
    await expect(chosen(page)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('300 products, page 2 of 30')).toBeVisible();
    await expect(chosen(page)).toHaveCount(0);
  });

  await test.step('the product opens, and Back returns to its offer', async () => {
    await page.goBack();
    await chosen(page)
      .getByRole('button', { name: /^See details of/ })
      .click();
    await expect(page).toHaveURL('/medicinesdetails');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(/^In the offer that you chose: ₹/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^In the offer that you chose: ₹/)).toBeVisible();
    await page.goBack();
    await expect(chosen(page)).toBeVisible();
  });
});

test('a middle click on VIEW opens a tab with the offer, and filters and pages drop it', async ({ page }) => {
  await page.goto('/offers');
  const link = page.getByRole('link', { name: `VIEW ${name}` });
  await expectHydrated(link);
  const tab = await newTabOf(link, 'auxclick');
  await expect(chosen(tab).getByRole('heading', { level: 3 })).toHaveText(name);
  await tab.reload();
  await expect(chosen(tab)).toBeVisible();
  await expect(tab.getByText('300 products, page 1 of 30')).toBeVisible();
  await tab.getByRole('button', { name: 'Next' }).click();
  await expect(tab.getByText('300 products, page 2 of 30')).toBeVisible();
  await expect(chosen(tab)).toHaveCount(0);
  await expect(tab).toHaveURL('/medicines');
});
