import { apiPaths, productQuerySchema, TOTAL_COUNT_HEADER, TOTAL_RELATION_HEADER } from '@niramaya/contract';
import type { Router } from 'express';
import type { Database } from '../database/database.ts';
import type { CatalogueCache } from '../http/catalogue-cache.ts';
import { clientSignal } from '../http/client-signal.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { limitSearches } from '../http/rate-limit.ts';
import { defineRoute } from '../http/route.ts';
import { validate } from '../http/validate.ts';
import { findProduct, findProducts } from './products.queries.ts';
import { currentVocabulary } from './search/current-vocabulary.ts';

const PRODUCT_NUMBER = /^[1-9]\d{0,8}$/;

/** `GET /products`: search, filters, order and pages. */
export function productsRouters(database: Database, cache: CatalogueCache, searchesPerMinute: number): Router[] {
  const vocabulary = currentVocabulary(database);
  return [
    defineRoute('get', apiPaths.products, limitSearches(searchesPerMinute), async (request, response) => {
      const query = validate(productQuerySchema, request.query, 'query');
      const signal = clientSignal(response);
      const { total, isMore, products } = await findProducts(database, query, vocabulary, { signal });
      cache.send(response, products, {
        [TOTAL_COUNT_HEADER]: String(total),
        [TOTAL_RELATION_HEADER]: isMore ? 'gte' : 'eq',
      });
    }),
    defineRoute('get', `${apiPaths.products}/:id`, async (request, response) => {
      const id = String(request.params.id);
      const options = { signal: clientSignal(response) };
      const product = PRODUCT_NUMBER.test(id) ? await findProduct(database, Number(id), options) : undefined;
      if (!product) throw new HttpProblem('not-found', 'There is no product with this number.');
      cache.send(response, product);
    }),
  ];
}
