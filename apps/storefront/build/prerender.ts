import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { screenDescriptions } from '@niramaya/contract';
import { scriptsOf } from './chunks.ts';
import type * as Server from '../src/server';
import { headOf, robotsTxt, sitemapXml } from './head.ts';
import { makePage } from './page.ts';

const UNKNOWN = '/404';

export interface PrerenderOptions {
  readonly folder: string;
  readonly server: string;
  readonly site: string;
}

/** Writes each screen and `404.html` into the build. */
export async function prerenderPages({ folder, server, site }: PrerenderOptions): Promise<void> {
  const { routes, notFoundTitle, renderShop } = (await import(pathToFileURL(server).href)) as typeof Server;
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const template = read('index.html');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;

  for (const route of routes) {
    const { path: address, title } = route;
    await route.load();
    const page = {
      address,
      title,
      head: headOf(route, screenDescriptions[route.name], site),
      markup: await renderShop(address),
      scripts: scriptsOf(manifest, route.component),
    };
    mkdirSync(path.join(folder, address), { recursive: true });
    writeFileSync(path.join(folder, address, 'index.html'), makePage(template, page));
  }
  const page = {
    title: notFoundTitle,
    head: '',
    markup: await renderShop(UNKNOWN),
    scripts: [],
  };
  writeFileSync(path.join(folder, '404.html'), makePage(template, page));
  writeFileSync(path.join(folder, 'robots.txt'), robotsTxt(site));
  const addresses = routes.map(({ path: address }) => address);
  writeFileSync(path.join(folder, 'sitemap.xml'), sitemapXml(addresses, site));
}
