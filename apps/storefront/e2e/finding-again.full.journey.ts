import { expect, expectHydrated, test } from './support/journey.ts';

test.describe('on a mobile', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what the list is narrowed to is chosen above it, and a chip keeps its place when it is tapped twice', async ({
    page,
  }) => {
    await page.goto('/medicines?category=skinCare&rating=4');
    await expect(page.getByText('20 products, page 1 of 2')).toBeVisible();
    const row = page.getByRole('group', { name: 'Filters' });
    const chosen = row.getByRole('button', { pressed: true });
    await expect(chosen).toHaveText(['Skin care', '4 stars']);

    await row.getByRole('button', { name: 'Vitamins' }).press('Enter');
    await expect(page.getByText('40 products, page 1 of 4')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Vitamins' })).toBeFocused();

    await row.getByRole('button', { name: '4 stars' }).press('Enter');
    await expect(page.getByText('120 products, page 1 of 12')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '120 products' })).toBeVisible();
    await expect(page).toHaveURL('/medicines?category=vitamins&category=skinCare');

    const nutrition = row.getByRole('button', { name: 'Nutrition' });
    await nutrition.scrollIntoViewIfNeeded();
    const place = await nutrition.boundingBox();
    await nutrition.dblclick();
    await expect(page.getByText('180 products, page 1 of 18')).toBeVisible();
    await expect(chosen).toHaveText(['Vitamins', 'Nutrition', 'Skin care']);
    expect(await nutrition.boundingBox()).toEqual(place);
  });
});

test('a double click on an applied filter drops that one alone', async ({ page }) => {
  await page.goto('/medicines?category=vitamins&category=skinCare&rating=4');
  await expect(page.getByText('40 products, page 1 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Vitamins' }).dblclick();
  await expect(page.getByText('20 products, page 1 of 2')).toBeVisible();
  await expect(page).toHaveURL('/medicines?category=skinCare&rating=4');
});

test('a list sorted by price says that it is by MRP', async ({ page }) => {
  await page.goto('/medicines');
  const order = page.getByLabel('Sort by');
  // A choice before hydration is lost.
  await expectHydrated(order);
  await order.selectOption('Price high to low');
  await expect(page.getByRole('status').filter({ hasText: '300 products' })).toHaveText(
    '300 products, page 1 of 30 · Sorted by MRP, highest first',
  );
});

test('an empty result says what to drop, and one click drops it', async ({ page }) => {
  await page.route('**/api/products?*', (route) =>
    route.request().url().includes('rating=')
      ? route.fulfill({ json: [], headers: { 'x-total-count': '0' } })
      : route.continue(),
  );
  await page.goto('/medicines?category=ayurveda&rating=1&rating=2&order=asc');
  await expect(page.getByRole('heading', { name: 'Nothing matches all of these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Drop “1 star or 2 stars”' }).press('Enter');
  await expect(page.getByText('60 products, page 1 of 6')).toBeVisible();
  await expect(page).toHaveURL('/medicines?category=ayurveda&order=asc');
});

test('others of the shelf are there after a reload, and a heart shows that it was clicked', async ({ page }) => {
  const others = page.getByRole('region', { name: 'Others in Vitamins, by price' }).getByRole('article');
  await page.goto('/medicines?category=vitamins');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(others).toHaveCount(4);
  const before = await others.allTextContents();
  await page.reload();
  await expect(others).toHaveCount(4);
  expect(await others.allTextContents()).toEqual(before);
  const heart = others.first().getByRole('button', { name: /^Save/ });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/not medical substitutes/)).toBeVisible();
});

test('a PIN code is typed once for all products, and a wrong one is named at once', async ({ page, context }) => {
  await page.goto('/medicines');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  const field = page.getByRole('textbox', { name: 'PIN code' });
  await field.fill('012345');
  await expect(page.getByText('A PIN code has six digits and does not begin with 0.')).toBeVisible();
  await field.fill('744101');
  await expect(page.getByText('An estimate for the islands, not a promise.')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/medicines');
  await other.getByRole('main').getByRole('article').nth(1).getByRole('link').click();
  await expect(other.getByRole('textbox', { name: 'PIN code' })).toHaveValue('744101');
});
