import { brandPicture, productPicture } from '@niramaya/fixtures';
import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { limitReads, type Budget } from '../http/address-budget.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { Lanes } from '../http/lanes.ts';
import { defineRoute } from '../http/route.ts';
import { findProduct } from '../products/products.queries.ts';

const FILE = /^(?:(?<product>[1-9]\d{0,8})|brand-(?<brand>[a-z0-9-]{1,60}))\.svg$/;

/**
 * The browser requests the picture of an unchanged product again after at most a day, and shows the old one meanwhile.
 */
const CACHED = 'public, max-age=86400, stale-while-revalidate=604800';

const topBrandShows = async ({ db }: Database, file: string): Promise<boolean> =>
  (await db
    .selectFrom('top_brands')
    .select('id')
    .where('img', '=', `/pictures/${file}`)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Returns the text of the SVG, or undefined if nothing in the shop uses that file. */
async function draw(database: Database, file: string): Promise<string | undefined> {
  const { product: number, brand } = FILE.exec(file)?.groups ?? {};
  if (number !== undefined) {
    const product = await findProduct(database, Number(number));
    return product && productPicture(product);
  }
  return brand !== undefined && (await topBrandShows(database, file)) ? brandPicture(brand) : undefined;
}

/** `GET /pictures/:file`: the pack shots and brand marks that products, offers and top brands name. */
export function picturesRouter(database: Database, lanes: Lanes, reads: Budget): Router {
  const router = Router({ caseSensitive: true });
  defineRoute(router, '/pictures/:file', {
    get: [
      limitReads(reads),
      (request, response) => {
        const file = String(request.params.file);
        return lanes[file.startsWith('brand-') ? 'brands' : 'products'].run(response, async () => {
          const svg = await draw(database, file);
          if (svg === undefined) throw new HttpProblem('not-found', 'There is no such picture.');
          response
            .set({
              'cache-control': CACHED,
              'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
              'cross-origin-resource-policy': 'cross-origin',
            })
            .type('image/svg+xml')
            .send(svg);
        });
      },
    ],
  });
  return router;
}
