import type { Page } from 'playwright/test';
import { expect, expectLoaded, goOffline, storeBefore, test } from './support/journey.ts';
import { aFilledDevice } from './support/stored.ts';

const screens = [
  '/',
  '/register',
  '/medicines',
  '/medicinesdetails',
  '/cart',
  '/abcd',
  '/symptoms',
  '/careplan',
  '/payment',
  '/offers',
];

/**
 * Describes the sticky or fixed element that covers the focused one, or a focused element outside of the window.
 * Returns null for a focused element in sight, and 'again' for one that has had the focus in this round already. An
 * element that is higher than half of the window counts as in sight.
 */
const coverOfFocus = (page: Page, round: string): Promise<string | null> =>
  page.evaluate((name) => {
    const focused = document.activeElement as HTMLElement;
    if (focused.dataset.focused === name) return 'again';
    focused.dataset.focused = name;
    // A visually hidden checkbox or radio button is drawn by its label.
    const isHidden = focused.clientWidth <= 2 && focused.matches('label *');
    const box = (isHidden ? focused.closest('label')! : focused).getBoundingClientRect();
    if (box.height > innerHeight / 2) return null;
    for (const y of [box.top + 2, box.bottom - 2]) {
      if (y < 0 || y > innerHeight) return `${focused.outerHTML.slice(0, 90)} is at ${y} px of ${innerHeight} px.`;
      const hit = document.elementFromPoint((box.left + box.right) / 2, y);
      for (let at = hit; at && !at.contains(focused); at = at.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(at).position) && !focused.contains(at))
          return `${focused.outerHTML.slice(0, 90)} is below ${at.outerHTML.slice(0, 90)}.`;
    }
    return null;
  }, round);

/** Moves the focus by a key until an element has it for the second time. Returns the covered elements. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const found = await coverOfFocus(page, key);
    if (found === 'again') return covered;
    if (found !== null) covered.push(found);
  }
}

for (const [width, height] of [
  [360, 640],
  [740, 360],
  [1280, 640],
] as const)
  test.describe(`${width} × ${height} px`, () => {
    test.use({ viewport: { width, height } });

    for (const screen of screens)
      test(`${screen}: no fixed element covers the focused element`, async ({ page }) => {
        test.setTimeout(120_000);
        await storeBefore(page, aFilledDevice);
        await page.goto(screen);
        await expectLoaded(page);
        // The notice below the header is one more element that can cover the focus.
        await goOffline(page);
        await expect(page.getByRole('status', { name: 'You are offline' })).toBeAttached();
        for (const key of ['Tab', 'Shift+Tab'] as const) expect.soft(await walk(page, key), key).toEqual([]);
      });
  });
