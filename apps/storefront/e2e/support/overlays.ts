import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

export const overlaysOfEntry = (page: Page) =>
  page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0);

/** Waits until the history entry is that of the page. The entry of a closed overlay leaves after the overlay. */
export const expectEntryOfPage = (page: Page) => expect.poll(() => overlaysOfEntry(page)).toBe(0);

export const expectEntryOfOverlay = (page: Page) => expect.poll(() => overlaysOfEntry(page)).toBe(1);
