import type { Route } from 'playwright/test';
import { expect, test } from './support/journey.ts';
import { expectSteady, movedSince, watchShifts } from './support/shifts.ts';

for (const width of [360, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } });

    for (const screen of ['/', '/medicines', '/cart', '/offers'])
      test(`fonts that come after ${screen} has been painted move nothing`, async ({ page }) => {
        const held: Route[] = [];
        await page.route('**/*.woff2', (route) => void held.push(route));
        const sheets: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'stylesheet') sheets.push(request.url());
        });
        await watchShifts(page);
        await page.goto(screen, { waitUntil: 'commit' });
        // The regions of the messages are there in a living page alone.
        await page.locator('body > section').first().waitFor({ state: 'attached' });
        await movedSince(page);
        // Brings parts that were not there before, with whatever styles they have.
        await page.getByRole('combobox', { name: /search/i }).fill('zinc');
        await expect(page.getByRole('listbox')).toBeVisible();
        await page.keyboard.press('Escape');
        expect(held.length).toBeGreaterThan(0);
        await Promise.all(held.splice(0).map((route) => route.continue()));
        await page.evaluate(() => document.fonts.ready);
        await expectSteady(page, 'the fonts are there');
        // The one that comes late has no font of its own, which would be swapped in anew.
        const texts = await Promise.all(sheets.map(async (url) => (await page.request.get(url)).text()));
        expect(texts).toHaveLength(1);
        expect(texts.join('')).not.toContain('@font-face');
      });
  });
}
