import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { screenDescriptionsCopy } from '@niramaya/copy/screen-descriptions';
import { scriptsOf } from './chunks.ts';
import type * as Server from '../src/server';
import { headOf } from './head.ts';
import { makePage, type Page } from './page.ts';

/**
 * Writes the HTML of each screen and `404.html` into the build. Throws if a screen cannot be rendered or has no chunk.
 *
 * @param folder The folder of the client build, with its `index.html` and its Vite manifest.
 * @param serverFile The path of the server bundle, whose entry is `src/server.tsx`.
 * @param origin The public origin of the shop, without a closing slash.
 */
export async function prerenderPages(folder: string, serverFile: string, origin: string): Promise<void> {
  const { routes, notFoundTitle, renderShop } = (await import(pathToFileURL(serverFile).href)) as typeof Server;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  // The page of the home screen overwrites this file.
  const template = read('index.html');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const write = async (file: string, pathname: string, page: Omit<Page, 'markup'>) =>
    writeFileSync(path.join(folder, file), makePage(template, { ...page, markup: await renderShop(pathname) }));

  for (const route of routes) {
    const { path: pathname, title } = route;
    // A screen that has loaded already renders without its Suspense fallback.
    await route.load();
    mkdirSync(path.join(folder, pathname), { recursive: true });
    await write(path.join(pathname, 'index.html'), pathname, {
      address: pathname,
      title,
      head: headOf(route, screenDescriptionsCopy[route.name], origin),
      scripts: scriptsOf(manifest, route.component),
    });
  }
  // No route has this path, so the shop renders its not-found screen.
  await write('404.html', '/404', { title: notFoundTitle, head: '', scripts: [] });
}
