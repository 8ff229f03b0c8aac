import {
  apiPaths,
  CORRECTED_SEARCH_HEADER,
  productQuerySchema,
  readRecordId,
  TOTAL_COUNT_HEADER,
  TOTAL_RELATION_HEADER,
} from '@niramaya/contract';
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

/** `GET /products`: search, filters, order and pages. `GET /products/:id`: one product. */
export function productsRouters(database: Database, cache: CatalogueCache, searchesPerMinute: number): Router[] {
  const vocabulary = currentVocabulary(database);
  return [
    defineRoute('get', apiPaths.products, limitSearches(searchesPerMinute), async (request, response) => {
      const query = validate(productQuerySchema, request.query, 'query');
      const signal = clientSignal(response);
      const { total, isMore, corrected, products } = await findProducts(database, query, vocabulary, { signal });
      cache.send(response, products, {
        [TOTAL_COUNT_HEADER]: String(total),
        [TOTAL_RELATION_HEADER]: isMore ? 'gte' : 'eq',
        ...(corrected !== null && { [CORRECTED_SEARCH_HEADER]: encodeURIComponent(corrected) }),
      });
    }),
    defineRoute('get', `${apiPaths.products}/:id`, async (request, response) => {
      const id = readRecordId(String(request.params.id));
      const options = { signal: clientSignal(response) };
      const product = Number.isNaN(id) ? undefined : await findProduct(database, id, options);
      if (!product) throw new HttpProblem('not-found', 'There is no product with this number.');
      cache.send(response, product);
    }),
  ];
}
