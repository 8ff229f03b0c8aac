import { expect, type Page } from 'playwright/test';

/** Opens a page with all scripts held until the returned function is called; removing the route can block a page. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  await page.goto('/covid');
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gone;
    await route.fallback();
  });
  // `page.goto` would wait for the hydration.
  await page.evaluate((to) => {
    localStorage.clear();
    sessionStorage.clear();
    location.assign(to);
  }, address);
  await expect(page).toHaveURL(address);
  await page.getByRole('contentinfo').waitFor();
  return letGo;
}
