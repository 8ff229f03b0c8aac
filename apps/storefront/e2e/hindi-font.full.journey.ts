import { chooseHindi } from './support/hindi.ts';
import { expect, expectHydrated, test } from './support/journey.ts';
import { responsesOf } from './support/responses.ts';
import { expectSteady, watchShiftsWithFonts } from './support/shifts.ts';

// The pinned Chromium has no font with Devanagari.
for (const [path, width, height] of [
  ['/', 412, 823],
  ['/cart', 412, 823],
  // The prerendered page has the steps of a consultation, and hides them until it is known that there is none.
  ['/careplan', 412, 823],
  ['/careplan', 1280, 900],
] as const)
  test(`${path} in Hindi keeps its lines at ${width} px on a device without Devanagari when its font comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
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
