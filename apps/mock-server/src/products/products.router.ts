import { apiPaths, productQuerySchema, TOTAL_COUNT_HEADER } from '@niramaya/contract';
import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { readCatalogue } from '../http/read-catalogue.ts';
import { offer } from '../http/route.ts';
import { validate } from '../http/validate.ts';
import { findProduct, findProducts } from './products.queries.ts';
import { currentVocabulary } from './search/current-vocabulary.ts';

const PRODUCT_NUMBER = /^[1-9]\d{0,8}$/;

/** The catalogue: `GET /products` (API-01 to API-15) and, beside the contract, `GET /products/:id`. */
export function productsRouter(database: Database): Router {
  const router = Router({ caseSensitive: true });
  const vocabulary = currentVocabulary(database);

  offer(router, apiPaths.products, {
    get: [
      async (request, response) => {
        const query = validate(productQuerySchema, request.query, 'query');
        const { total, products } = await readCatalogue(database, response, (from) =>
          findProducts(from, query, vocabulary),
        );
        response.set({ 'cache-control': 'no-cache', [TOTAL_COUNT_HEADER]: String(total) }).json(products);
      },
    ],
  });

  offer(router, `${apiPaths.products}/:id`, {
    get: [
      async (request, response) => {
        const { id } = request.params;
        const product =
          typeof id === 'string' && PRODUCT_NUMBER.test(id)
            ? await readCatalogue(database, response, (from) => findProduct(from, Number(id)))
            : undefined;
        if (!product) throw new HttpProblem('not-found', 'There is no product with this number.');
        response.set('cache-control', 'no-cache').json(product);
      },
    ],
  });

  return router;
}
