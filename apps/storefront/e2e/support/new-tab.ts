import type { Locator, Page } from 'playwright/test';
import { expect } from './journey.ts';

/**
 * Opens the address of a link in a new tab, after a check that the page leaves such a click to the browser: 'click' is
 * one with Ctrl, 'auxclick' one with the middle button. Playwright can miss the navigation of a tab that a click opens,
 * and then waits for it without end. It never misses that of `goto`.
 */
export async function newTabOf(link: Locator, type: 'click' | 'auxclick'): Promise<Page> {
  const isLeftToBrowser = await link.evaluate(
    (element, name) =>
      new Promise<boolean>((resolve) => {
        const inspect = (event: Event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        addEventListener(name, inspect, { once: true });
        const button = name === 'auxclick' ? 1 : 0;
        const how = { button, ctrlKey: button === 0, bubbles: true, cancelable: true };
        element.dispatchEvent(new MouseEvent(name, how));
      }),
    type,
  );
  expect(isLeftToBrowser).toBe(true);
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  const tab = await link.page().context().newPage();
  await tab.goto(address);
  return tab;
}
