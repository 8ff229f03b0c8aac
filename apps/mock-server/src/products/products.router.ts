import { apiPaths, productQuerySchema, TOTAL_COUNT_HEADER } from '@niramaya/contract';
import { Router, type Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Database } from '../database/database.ts';
import { HttpProblem } from '../http/http-problem.ts';
import type { Lanes } from '../http/lanes.ts';
import { readCatalogue } from '../http/read-catalogue.ts';
import { offer } from '../http/route.ts';
import { validate } from '../http/validate.ts';
import { findProduct, findProducts } from './products.queries.ts';
import { currentVocabulary } from './search/current-vocabulary.ts';
import { SearchBudget } from './search/search-budget.ts';
import { countWords } from './search/words.ts';

const PRODUCT_NUMBER = /^[1-9]\d{0,8}$/;

interface Dependencies {
  readonly database: Database;
  readonly lanes: Lanes;
  readonly searchWorkPerMinute: number;
}

/** A search that finds so many titles costs one unit more: they are counted. */
const TITLES_A_UNIT = 10_000;

/** Refuses an address that has no search work left for now (429 with Retry-After), and charges the others. */
function searchCosts(unitsAMinute: number) {
  const budget = new SearchBudget(unitsAMinute);
  const addressOf = (request: Request): string => ipKeyGenerator(request.ip ?? '');
  return {
    require: (request: Request): void => {
      const seconds = budget.secondsToWait(addressOf(request));
      if (seconds > 0)
        throw new HttpProblem('too-many-requests', 'Too many searches in a short time, please wait a moment.', {
          headers: { 'retry-after': String(seconds) },
        });
    },
    charge: (request: Request, text: string, found: number): void =>
      budget.spend(addressOf(request), countWords(text) + Math.floor(found / TITLES_A_UNIT)),
  };
}

/** The catalogue: `GET /products` (API-01 to API-15) and, beside the contract, `GET /products/:id`. */
export function productsRouter({ database, lanes, searchWorkPerMinute }: Dependencies): Router {
  const router = Router({ caseSensitive: true });
  const vocabulary = currentVocabulary(database);
  const costs = searchCosts(searchWorkPerMinute);

  offer(router, apiPaths.products, {
    get: [
      (request, response) => {
        const query = validate(productQuerySchema, request.query, 'query');
        const text = query.q?.trim() ?? '';
        const answer = async (): Promise<number> => {
          const { total, products } = await readCatalogue(database, response, (from) =>
            findProducts(from, query, vocabulary),
          );
          response.set({ 'cache-control': 'no-cache', [TOTAL_COUNT_HEADER]: String(total) }).json(products);
          return total;
        };
        if (text === '') return lanes.products.run(response, async () => void (await answer()));
        costs.require(request);
        return lanes.searches.run(response, async () => costs.charge(request, text, await answer()));
      },
    ],
  });

  offer(router, `${apiPaths.products}/:id`, {
    get: [
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
