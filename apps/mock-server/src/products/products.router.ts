import {
  apiPaths,
  CORRECTED_SEARCH_HEADER,
  COUNTED_MATCHES_HEADER,
  productQuerySchema,
  readRecordId,
  TOTAL_COUNT_HEADER,
  TOTAL_RELATION_HEADER,
  translatedProduct,
  UNSOLD_WORDS_HEADER,
} from '@niramaya/contract';
import type { Router } from 'express';
import type { Database } from '../database/database.ts';
import { databaseErrorKind } from '../database/error-kind.ts';
import type { CatalogueCache } from '../http/catalogue-cache.ts';
import { clientSignal } from '../http/client-signal.ts';
import { countedSearchText } from '../http/counted-search.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { languageOfAddress } from '../http/language-of-address.ts';
import { limitSearches } from '../http/rate-limit.ts';
import { defineRoute } from '../http/route.ts';
import { validate } from '../http/validate.ts';
import { countSearch, findProduct, findProducts } from './products.queries.ts';
import { currentVocabulary } from './search/current-vocabulary.ts';

/**
 * `GET /products`: search, filters, order and pages. `GET /products/:id`: one product with its facts, in the language
 * of `?lang=`.
 */
export function productsRouters(database: Database, cache: CatalogueCache, searchesPerMinute: number): Router[] {
  const vocabulary = currentVocabulary(database);
  return [
    defineRoute('get', apiPaths.products, limitSearches(searchesPerMinute), async (request, response) => {
      const query = validate(productQuerySchema, request.query, 'query');
      const signal = clientSignal(response);
      const { total, isMore, corrected, unsoldWords, products } = await findProducts(database, query, vocabulary, {
        signal,
      });
      const headers = {
        [TOTAL_COUNT_HEADER]: String(total),
        [TOTAL_RELATION_HEADER]: isMore ? 'gte' : 'eq',
        ...(corrected !== null && { [CORRECTED_SEARCH_HEADER]: encodeURIComponent(corrected) }),
        ...(unsoldWords.length > 0 && { [UNSOLD_WORDS_HEADER]: encodeURIComponent(unsoldWords.join(' ')) }),
      };
      const textToCount = countedSearchText(request);
      if (textToCount === null) return cache.send(response, products, headers);
      try {
        const count = await countSearch(database, textToCount, vocabulary, { signal });
        cache.send(response, products, { ...headers, [COUNTED_MATCHES_HEADER]: String(count) });
      } catch (error) {
        if (databaseErrorKind(error) !== 'away') throw error;
        // The list was read and is worth sending. It is not cached, so that the next request counts again.
        response.set({ 'cache-control': 'no-cache', ...headers }).json(products);
      }
    }),
    defineRoute('get', `${apiPaths.products}/:id`, async (request, response) => {
      const id = readRecordId(String(request.params.id));
      const options = { signal: clientSignal(response) };
      const product = Number.isNaN(id) ? undefined : await findProduct(database, id, options);
      if (!product) throw new HttpProblem('not-found', 'There is no product with this number.');
      const language = languageOfAddress(request);
      const details = translatedProduct(product, language ?? 'en');
      // The address alone chooses, so that caches keep the languages apart without a `Vary`.
      cache.send(response, details, language === null ? {} : { 'content-language': details.facts?.language ?? 'en' });
    }),
  ];
}
