/**
 * Builds the demonstration: the shop as static files for a folder of a host, whose API MSW answers in the browser.
 * Usage: DEMO_BASE=/niramaya/ node build/demo.ts. The result is `demo/dist`, which is emptied first.
 */
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { screens } from '@niramaya/contract';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const repository = path.resolve(root, '../..');
const folder = path.join(root, 'demo/dist');

await build({ configFile: path.join(root, 'demo/vite.config.ts') });
cpSync(path.join(repository, 'libs/fixtures/pictures'), path.join(folder, 'pictures'), { recursive: true });
cpSync(path.join(repository, 'node_modules/msw/lib/mockServiceWorker.js'), path.join(folder, 'mockServiceWorker.js'));

// A static host finds a page only where a file is. All pages are the same file, which the router fills.
const page = path.join(folder, 'index.html');
for (const { path: pathname } of Object.values(screens)) {
  mkdirSync(path.join(folder, pathname), { recursive: true });
  if (pathname !== '/') cpSync(page, path.join(folder, pathname, 'index.html'));
}
cpSync(page, path.join(folder, '404.html'));
