import type { Page } from 'playwright/test';

/**
 * Holds the scripts of each page that is opened from now on, until the test calls the returned function. The held
 * scripts then continue or fail, and later scripts load as usual. The route is not removed. Removing a route while a
 * page is being opened can block that page for ever.
 */
export async function holdScripts(page: Page, { isLost = false } = {}): Promise<() => void> {
  let areHeld = true;
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!areHeld) return route.fallback();
    await gone;
    await (isLost ? route.abort() : route.fallback());
  });
  return () => {
    areHeld = false;
    letGo();
  };
}

/**
 * Opens a page whose scripts are held. The fixture's `page.goto` would wait for its hydration. It clears the storage of
 * the previous page.
 */
export async function openPrerendered(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    localStorage.clear();
    sessionStorage.clear();
    location.assign(to);
  }, address);
  // Held scripts also hold the event `DOMContentLoaded`.
  await page.waitForURL(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
}
