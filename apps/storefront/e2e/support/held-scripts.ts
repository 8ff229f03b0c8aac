import type { Page } from 'playwright/test';

/**
 * Holds the scripts of each page that is opened from now on, until the returned function is called: then they go on, or
 * are lost, and those asked for later come as usual. The route stays, because a page that is being opened while a route is
 * taken away may never come.
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
 * Opens a page whose scripts are held, as the fixture's own way would wait for its hydration. Nothing is kept from the
 * page before.
 */
export async function openPrerendered(page: Page, address: string): Promise<void> {
  const opened = page.waitForEvent('domcontentloaded');
  await page.evaluate((to) => {
    localStorage.clear();
    sessionStorage.clear();
    location.assign(to);
  }, address);
  await opened;
}
