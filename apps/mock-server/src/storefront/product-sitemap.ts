import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_PARAMETER, languages, pageCount, paths, productLink } from '@niramaya/contract';
import { Router, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Database } from '../database/database.ts';
import { databaseErrorKind } from '../database/error-kind.ts';
import { limitSitemaps } from '../http/rate-limit.ts';
import type { Settings } from '../settings.ts';
import { escapeText } from './escape-text.ts';
import { DETAILS_PAGE } from './product-page.ts';

/** A sitemap may have 50,000 addresses and 50 MB. A smaller one is quick to make. */
const PRODUCTS_PER_SITEMAP = 5_000;

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/**
 * Reads the public origin of the shop from the canonical address of a built page. Returns null if the storefront was
 * not built.
 */
async function originOfBuild(folder: string): Promise<string | null> {
  const html = await readFile(path.join(folder, DETAILS_PAGE), 'utf8').catch(() => '');
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return canonical === undefined ? null : canonical.slice(0, -paths.medicineDetails.length);
}

/** Returns a handler that responds 503 if the database cannot be reached. A search engine then comes again later. */
const unlessAway =
  (handler: (request: Request, response: Response, next: NextFunction) => Promise<void>): RequestHandler =>
  async (request, response, next) => {
    try {
      await handler(request, response, next);
    } catch (error) {
      if (databaseErrorKind(error) !== 'away') throw error;
      response.status(503).set('retry-after', '60').type('text').send('The sitemap cannot be made right now.\n');
    }
  };

function sendXml(response: Response, root: 'sitemapindex' | 'urlset', entries: readonly string[]): void {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${NAMESPACES}>`, ...entries, `</${root}>`, ''];
  response.set('cache-control', 'no-cache').type('application/xml').send(lines.join('\n'));
}

/** Returns the entry of a product: its address in English, and those of the translations. */
function entryOf(origin: string, id: number): string {
  const english = origin + productLink(id);
  const alternates = languages.map((language) => {
    const address = language === 'en' ? english : `${english}&${LANGUAGE_PARAMETER}=${language}`;
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeText(address)}"/>`;
  });
  return `  <url><loc>${escapeText(english)}</loc>${alternates.join('')}</url>`;
}

/**
 * Returns a router for the sitemaps of the products: `/sitemap-products.xml` lists the others, and each of those has up
 * to 5,000 products. `robots.txt` of the build names the first one. Without a build there is none.
 */
export function productSitemap(
  { db }: Pick<Database, 'db'>,
  folder: string,
  { readsPerMinute }: Pick<Settings, 'readsPerMinute'>,
): Router {
  const router = Router({ caseSensitive: true });
  // `readsPerMinute` is a number of points: a request costs one point for every 250 products of a full sitemap.
  const limit = limitSitemaps(readsPerMinute, PRODUCTS_PER_SITEMAP);

  router.get(
    '/sitemap-products.xml',
    limit,
    unlessAway(async (_request, response, next) => {
      const origin = await originOfBuild(folder);
      if (origin === null) return next();
      // Triggers keep the number of products of each category and rating in `product_counts`, because counting 250,000
      // products would be slow.
      const { total } = await db
        .selectFrom('product_counts')
        .select((eb) => eb.fn.sum('n').as('total'))
        .executeTakeFirstOrThrow();
      // An empty catalogue has one sitemap, without products.
      const count = Math.max(1, pageCount(Number(total), PRODUCTS_PER_SITEMAP));
      const addresses = Array.from({ length: count }, (_, index) => `${origin}/sitemap-products-${index + 1}.xml`);
      // The metrics count the request under this name.
      response.locals.route = 'sitemap';
      sendXml(
        response,
        'sitemapindex',
        addresses.map((address) => `  <sitemap><loc>${escapeText(address)}</loc></sitemap>`),
      );
    }),
  );

  router.get(
    '/sitemap-products-:number.xml',
    limit,
    unlessAway(async (request, response, next) => {
      const named = String(request.params.number);
      const number = /^[1-9]\d{0,5}$/.test(named) ? Number(named) : 0;
      const origin = number > 0 ? await originOfBuild(folder) : null;
      if (origin === null) return next();
      const products = await db
        .selectFrom('products')
        .select('id')
        .orderBy('id')
        .limit(PRODUCTS_PER_SITEMAP)
        .offset((number - 1) * PRODUCTS_PER_SITEMAP)
        .execute();
      if (products.length === 0 && number > 1) return next();
      response.locals.route = 'sitemap';
      sendXml(
        response,
        'urlset',
        products.map(({ id }) => entryOf(origin, id)),
      );
    }),
  );

  return router;
}
