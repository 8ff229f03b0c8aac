import { expect, type Page } from 'playwright/test';
import { responsesOf } from './responses.ts';

interface Stored {
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

/**
 * Opens a page with all scripts held until the returned function is called. The browser has stored these values alone.
 */
export async function openHeld(page: Page, address: string, stored: Stored = {}): Promise<() => Promise<void>> {
  // The browser first opens a page of another address, so that the new address proves the navigation.
  await page.goto(address === '/covid' ? '/offers' : '/covid');
  const scripts = await responsesOf(page, '*/assets/*.js');
  scripts.hold();
  // `page.goto` would wait for the load event, which comes after the held scripts.
  await page.evaluate(
    ([to, { local = {}, session = {} }]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
      location.assign(to);
    },
    [address, stored] as const,
  );
  await expect(page).toHaveURL(address);
  await page.getByRole('contentinfo').waitFor();
  return scripts.letGo;
}
