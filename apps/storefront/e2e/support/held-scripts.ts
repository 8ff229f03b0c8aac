import { expect, type Page } from 'playwright/test';
import { responsesOf } from './responses.ts';

/** Opens a page with all scripts held until the returned function is called. */
export async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  await page.goto('/covid');
  const scripts = await responsesOf(page, '*/assets/*.js');
  scripts.hold();
  // `page.goto` would wait for the hydration.
  await page.evaluate((to) => {
    localStorage.clear();
    sessionStorage.clear();
    location.assign(to);
  }, address);
  await expect(page).toHaveURL(address);
  await page.getByRole('contentinfo').waitFor();
  return scripts.letGo;
}
