import { expect, expectHydrated, test } from './support/journey.ts';
import { responsesOf } from './support/responses.ts';
import { expectSteady, movedSince, watchShifts } from './support/shifts.ts';

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    for (const screen of ['/', '/medicines', '/cart', '/offers'])
      test(`fonts that load after ${screen} has been painted shift nothing`, async ({ page }) => {
        const fonts = await responsesOf(page, '*.woff2');
        fonts.hold();
        await watchShifts(page);
        await page.goto(screen, { waitUntil: 'commit' });
        await expectHydrated(page.getByRole('main'));
        // The shifts of the load itself are read here, so that they do not count below.
        await movedSince(page);
        // The list of the search adds elements with styles that the page did not have at its first paint.
        await page.getByRole('combobox', { name: /search/i }).fill('zinc');
        await expect(page.getByRole('listbox')).toBeVisible();
        await page.keyboard.press('Escape');
        await fonts.letGo();
        await page.evaluate(() => document.fonts.ready);
        await expectSteady(page, 'the fonts are there');
      });

    test('a page whose ₹ font loads before its text font does not shift when the text font times out', async ({
      page,
    }) => {
      await page.route('**/anek-latin*.woff2', () => undefined);
      await watchShifts(page);
      await page.goto('/medicines', { waitUntil: 'commit' });
      await expectHydrated(page.getByRole('main'));
      const loaded = () =>
        page.evaluate(() => {
          const faces = [...document.fonts].filter(({ family, status }) => /Latin/.test(family) && status === 'loaded');
          return faces.map(({ unicodeRange }) => unicodeRange);
        });
      await expect.poll(loaded).toEqual(['U+20B9']);
      // A font with `font-display: optional` has about 100 ms, then the page keeps the fallback font.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
      await expectSteady(page, 'the sign of the rupee is there, and no letter');
    });
  });
}
