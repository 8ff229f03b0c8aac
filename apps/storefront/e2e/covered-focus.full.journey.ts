import type { Page } from 'playwright/test';
import { expect, storeBefore, test } from './support/journey.ts';
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

/** Describes the element over the focused one, or null; 'again' for a second visit. */
const coverOfFocus = (page: Page, round: string): Promise<string | null> =>
  page.evaluate((name) => {
    const focused = document.activeElement as HTMLElement;
    if (focused.dataset.focused === name) return 'again';
    focused.dataset.focused = name;
    if (focused === document.body) return null;
    const own = focused.getBoundingClientRect();
    const box = own.width > 2 ? own : focused.closest('label')?.getBoundingClientRect();
    if (!box || box.height > innerHeight / 2) return null;
    const words = `“${(focused.ariaLabel || focused.textContent || focused.tagName).trim().slice(0, 40)}”`;
    if (box.top < -1 || box.bottom > innerHeight + 1)
      return `${words} is at ${Math.round(box.top)} to ${Math.round(box.bottom)} px of ${innerHeight} px.`;
    const pinOf = (element: Element | null) => {
      for (let at = element; at; at = at.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    // The corners may be round.
    for (const point of [
      [x, y],
      [x, box.top + 2],
      [x, box.bottom - 2],
      [box.left + 2, y],
      [box.right - 2, y],
    ] as const) {
      const pin = pinOf(document.elementFromPoint(...point));
      if (pin && !pin.contains(focused) && !focused.contains(pin))
        return `${words} is below ${pin.outerHTML.slice(0, 90)}.`;
    }
    return null;
  }, round);

/** Returns the covered elements of a whole round. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  for (let step = 0; step < 400; step++) {
    await page.keyboard.press(key);
    const found = await coverOfFocus(page, key);
    if (found === 'again') break;
    if (found !== null) covered.push(found);
  }
  return covered;
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
        await expect(page.locator('main h1').first()).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await page.evaluate(() => {
          Object.defineProperty(navigator, 'onLine', { value: false });
          dispatchEvent(new Event('offline'));
        });
        await expect(page.getByRole('status', { name: 'You are offline' })).toBeAttached();
        for (const key of ['Tab', 'Shift+Tab'] as const) expect.soft(await walk(page, key), key).toEqual([]);
      });
  });
