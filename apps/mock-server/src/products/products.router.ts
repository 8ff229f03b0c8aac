import { apiPaths, productQuerySchema, TOTAL_COUNT_HEADER } from '@niramaya/contract';
import { Router, type RequestHandler } from 'express';
import type { Database } from '../database/database.ts';
import type { CatalogueCache } from '../http/catalogue-cache.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { limitSearches } from '../http/rate-limit.ts';
import { defineRoute } from '../http/route.ts';
import { validate } from '../http/validate.ts';
import { findProduct, findProducts } from './products.queries.ts';
import { currentVocabulary } from './search/current-vocabulary.ts';

const PRODUCT_NUMBER = /^[1-9]\d{0,8}$/;

const notFound = () => new HttpProblem('not-found', 'There is no product with this number.');

interface Dependencies {
  readonly database: Database;
  readonly cache: CatalogueCache;
  readonly limitReads: RequestHandler;
  readonly searchesPerMinute: number;
}

/** The catalogue: `GET /products` (API-01 to API-15) and, beside the contract, `GET /products/:id`. */
export function productsRouter({ database, cache, limitReads, searchesPerMinute }: Dependencies): Router {
  const router = Router({ caseSensitive: true });
  const vocabulary = currentVocabulary(database);

  defineRoute(router, apiPaths.products, {
    get: [
      limitReads,
      limitSearches(searchesPerMinute),
      (request, response) => {
        const query = validate(productQuerySchema, request.query, 'query');
        return cache.send(response, `${apiPaths.products} ${JSON.stringify(query)}`, async () => {
          const { total, products } = await findProducts(database, query, vocabulary);
          return { body: products, headers: { [TOTAL_COUNT_HEADER]: String(total) } };
        });
      },
    ],
  });

  defineRoute(router, `${apiPaths.products}/:id`, {
    get: [
      limitReads,
      (request, response) => {
        const id = String(request.params.id);
        if (!PRODUCT_NUMBER.test(id)) throw notFound();
        return cache.send(response, `${apiPaths.products}/${id}`, async () => {
          const product = await findProduct(database, Number(id));
          if (!product) throw notFound();
          return { body: product };
        });
      },
    ],
  });

  return router;
}
