import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import type { Manifest } from 'vite';

const built = path.resolve(process.env.STOREFRONT_DIR || path.join(import.meta.dirname, '../../dist'));

/** Returns the files of chunks on demand, by their sources. */
export function chunksOnDemand(): ReadonlyMap<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(built, '.vite/manifest.json'), 'utf8')) as Manifest;
  return new Map(
    Object.values(manifest).flatMap(({ isDynamicEntry, src, file }) =>
      isDynamicEntry && src ? [[path.parse(src).name, `/${file}`]] : [],
    ),
  );
}

/** The file of one chunk. @throws if the build has none of that name */
export function fileOf(chunk: string): string {
  const file = chunksOnDemand().get(chunk);
  if (file === undefined) throw new Error(`No chunk on demand is called ${chunk}.`);
  return file;
}

/** Turns on data saving, which prevents prefetching. */
export const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'journey', usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
