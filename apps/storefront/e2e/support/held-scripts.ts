import { expect, type Page } from 'playwright/test';

/** Holds all scripts until the returned function is called; removing the route can block a page. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
}

/** Opens a page whose scripts are held: `page.goto` waits for its hydration. */
export async function openPrerendered(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    localStorage.clear();
    sessionStorage.clear();
    location.assign(to);
  }, address);
  await expect(page).toHaveURL(address);
  await page.getByRole('contentinfo').waitFor();
}
