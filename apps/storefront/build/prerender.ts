import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { screenDescriptions } from '@niramaya/contract';
import { scriptsOf } from './chunks.ts';
import type * as Server from '../src/server';
import { headOf, robotsTxt, sitemapXml } from './head.ts';
import { makePage, type Page } from './page.ts';

/** Writes each screen and `404.html` into the build. */
export async function prerenderPages(folder: string, server: string, site: string): Promise<void> {
  const { routes, notFoundTitle, renderShop } = (await import(pathToFileURL(server).href)) as typeof Server;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const template = read('index.html');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const write = async (file: string, address: string, page: Omit<Page, 'markup'>) =>
    writeFileSync(path.join(folder, file), makePage(template, { ...page, markup: await renderShop(address) }));

  for (const route of routes) {
    const { path: address, title } = route;
    await route.load();
    mkdirSync(path.join(folder, address), { recursive: true });
    await write(path.join(address, 'index.html'), address, {
      address,
      title,
      head: headOf(route, screenDescriptions[route.name], site),
      scripts: scriptsOf(manifest, route.component),
    });
  }
  await write('404.html', '/404', { title: notFoundTitle, head: '', scripts: [] });
  writeFileSync(path.join(folder, 'robots.txt'), robotsTxt(site));
  const addresses = routes.map(({ path: address }) => address);
  writeFileSync(path.join(folder, 'sitemap.xml'), sitemapXml(addresses, site));
}
