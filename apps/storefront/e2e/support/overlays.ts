import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

/** Returns how many overlays the current history entry represents. */
export const overlaysOfEntry = (page: Page) =>
  page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0);

/** Waits until the entry of a closed overlay has left the history. It leaves after the overlay. */
export const expectEntryOfPage = (page: Page) => expect.poll(() => overlaysOfEntry(page)).toBe(0);

/** Waits until the history has an entry for the one overlay that is open. */
export const expectEntryOfOverlay = (page: Page) => expect.poll(() => overlaysOfEntry(page)).toBe(1);
