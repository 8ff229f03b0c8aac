import { chooseHindi } from './support/hindi.ts';
import { expect, expectHydrated, test } from './support/journey.ts';
import { responsesOf } from './support/responses.ts';
import { expectSteady, watchShiftsWithFonts } from './support/shifts.ts';

test.use({ viewport: { width: 412, height: 823 } });

// The pinned Chromium has no font with Devanagari.
for (const path of ['/', '/cart'])
  test(`${path} in Hindi keeps its lines on a device without Devanagari when its font comes`, async ({ page }) => {
    // The first page is in English, so that the browser has the Latin letters in its cache, and no others.
    await watchShiftsWithFonts(page);
    await chooseHindi(page);
    const font = await responsesOf(page, '*/anek-devanagari*.woff2');
    font.hold();
    await page.goto(path, { waitUntil: 'commit' });
    await expectHydrated(page.getByRole('main').getByRole('link').first());
    await font.letGo();
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    await expectSteady(page, path);
  });
