import { apiPaths, countWords, productQuerySchema, TOTAL_COUNT_HEADER } from '@niramaya/contract';
import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { budgetByAddress, limitReads, type Budget } from '../http/address-budget.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { Lanes } from '../http/lanes.ts';
import { readCatalogue } from '../http/read-catalogue.ts';
import { defineRoute } from '../http/route.ts';
import { validate } from '../http/validate.ts';
import { sliceOf } from './product-filters.ts';
import { findProduct, findProducts } from './products.queries.ts';
import { currentVocabulary } from './search/current-vocabulary.ts';

const PRODUCT_NUMBER = /^[1-9]\d{0,8}$/;

interface Dependencies {
  readonly database: Database;
  readonly lanes: Lanes;
  readonly reads: Budget;
  readonly searchWorkPerMinute: number;
}

/** A search costs one unit more for each such number of titles found, because they are counted. */
const TITLES_A_UNIT = 10_000;

/** A page costs one unit more for each such number of skipped titles before it, up to a bound. */
const SKIPPED_A_UNIT = 2_000;
const MOST_FOR_DEPTH = 100;

/** The catalogue: `GET /products` (API-01 to API-15) and, beside the contract, `GET /products/:id`. */
export function productsRouter({ database, lanes, reads, searchWorkPerMinute }: Dependencies): Router {
  const router = Router({ caseSensitive: true });
  const vocabulary = currentVocabulary(database);
  const limit = limitReads(reads);
  // A search costs as many units as it has words. Any word may have to be compared with the whole vocabulary.
  const searches = budgetByAddress(searchWorkPerMinute, 'Too many searches in a short time, please wait a moment.');

  defineRoute(router, apiPaths.products, {
    get: [
      limit,
      (request, response) => {
        const query = validate(productQuerySchema, request.query, 'query');
        const text = query.q?.trim() ?? '';
        reads.charge(request, Math.min(MOST_FOR_DEPTH, Math.floor(sliceOf(query).offset / SKIPPED_A_UNIT)));
        const answer = async (): Promise<number> => {
          const { total, products } = await readCatalogue(database, response, (from) =>
            findProducts(from, query, vocabulary),
          );
          response.set({ 'cache-control': 'no-cache', [TOTAL_COUNT_HEADER]: String(total) }).json(products);
          return total;
        };
        if (text === '') return lanes.products.run(response, async () => void (await answer()));
        searches.require(request);
        return lanes.searches.run(response, async () => {
          // Searches that arrived at the same moment may have spent the units meanwhile.
          searches.require(request);
          const found = await answer();
          searches.charge(request, countWords(text) + Math.floor(found / TITLES_A_UNIT));
        });
      },
    ],
  });

  defineRoute(router, `${apiPaths.products}/:id`, {
    get: [
      limit,
      (request, response) => {
        const { id } = request.params;
        return lanes.products.run(response, async () => {
          const product =
            typeof id === 'string' && PRODUCT_NUMBER.test(id)
              ? await readCatalogue(database, response, (from) => findProduct(from, Number(id)))
              : undefined;
          if (!product) throw new HttpProblem('not-found', 'There is no product with this number.');
          response.set('cache-control', 'no-cache').json(product);
        });
      },
    ],
  });

  return router;
}
