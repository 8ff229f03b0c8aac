import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { Manifest } from 'vite';

const built = path.resolve(process.env.STOREFRONT_DIR || path.join(import.meta.dirname, '../../dist'));

/** The file of a chunk on demand. @throws if the build has none of that name */
export function fileOf(chunk: string): string {
  const manifest = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  const found = Object.values(manifest).find(
    ({ isDynamicEntry, src = '' }) => isDynamicEntry && path.parse(src).name === chunk,
  );
  if (!found) throw new Error(`No chunk on demand is called ${chunk}.`);
  return `/${found.file}`;
}

/** Turns on data saving, which prevents prefetching. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/**
 * Opens an address of the shop without a page load, as the router does: it adds a history entry in React Router's form,
 * and dispatches the `popstate` event to which the router listens.
 */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'journey', usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
