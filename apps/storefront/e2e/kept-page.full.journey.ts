import { expect, expectHydrated, test } from './support/journey.ts';

// Playwright switches the back/forward cache off.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('a page out of the back/forward cache loads again in the language that was chosen meanwhile, with its page of the list', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('kept page', location.pathname);
    });
  });
  await page.goto('/medicines?category=vitamins');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('60 products, page 2 of 6')).toBeVisible();
  // An address that is typed loads the page, and the one before goes into the cache.
  await page.goto('/covid?lang=hi');
  await expectHydrated(page.getByRole('contentinfo').getByRole('link').first());
  await page.evaluate(() => history.back());
  await expect(page.getByText('60 प्रोडक्ट, 6 में से पेज 2')).toBeVisible();
  await expect(page).toHaveURL('/medicines?category=vitamins');
  expect(await page.evaluate(() => sessionStorage.getItem('kept page'))).toBe('/medicines');
});
