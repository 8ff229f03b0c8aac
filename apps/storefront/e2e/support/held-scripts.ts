import type { Page } from 'playwright/test';

/** Holds the scripts of each page that is opened from now on, until the returned function is called. */
export async function holdScripts(page: Page, { isLost = false } = {}): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gone;
    await (isLost ? route.abort() : route.continue());
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
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
