import { plainLists } from '@niramaya/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asha, fillList, visitor } from '../../test/api.ts';
import { described, expectDescribed, operations } from '../../test/described.ts';
import type { TestEngine } from '../../test/engines.ts';
import { failingDatabase } from '../../test/failing-database.ts';
import { createApi } from '../app.ts';
import { openDatabase } from '../database/open.ts';
import type { Database } from '../database/database.ts';
import { listen, type Listening } from '../http/listen.ts';
import { createLogger } from '../logger.ts';
import { MAX_MEMBERS_A_LIST } from '../members/members.queries.ts';
import { seed } from '../seed/seed.ts';
import { readSettings } from '../settings.ts';

/** `limited` has used up its calls of a minute; the last three have lost their database. */
type Shop = 'well' | 'limited' | 'faulty' | 'away' | 'full';

interface Call {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly shop?: Shop;
}

const faults = {
  faulty: new TypeError('A fault of ours'),
  away: Object.assign(new Error('Nobody listens'), { code: 'ECONNREFUSED' }),
  full: Object.assign(new Error('No room'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
};

const LONG_QUERY = `?x=${'a'.repeat(9_000)}`;
/** With the tag alone, `fetch` would bypass every cache. */
const revalidating = { 'if-none-match': '*', 'cache-control': 'max-age=0' };
const FULL_LIST = visitor('f');

const anyCall = (path: string): Record<string, Call> => ({
  200: { path },
  304: { path, headers: revalidating },
  400: { path: `${path}?x=%` },
  414: { path: path + LONG_QUERY },
});

const limitedCall = (path: string): Record<string, Call> => ({ ...anyCall(path), 429: { path, shop: 'limited' } });

const databaseCall = (path: string): Record<string, Call> => ({
  ...limitedCall(path),
  500: { path, shop: 'faulty' },
  503: { path, shop: 'away' },
});

const adding = (call: Partial<Call> = {}): Call => ({
  path: '/consult/add',
  body: asha,
  headers: visitor('a'),
  ...call,
});

/** A call for each documented status. */
const calls: Record<string, Record<string, Call>> = {
  listProducts: {
    ...databaseCall('/products?_page=2&_limit=5&_sort=price&_order=desc&category=vitamins&rating=5&rating=4'),
    304: { path: '/products', headers: revalidating },
    400: { path: '/products?_page=0' },
    414: { path: `/products${LONG_QUERY}` },
  },
  getProduct: { ...databaseCall('/products/1'), 404: { path: '/products/999999' } },
  ...Object.fromEntries(Object.values(plainLists).map(({ operationId, path }) => [operationId, databaseCall(path)])),
  getPicture: { ...limitedCall('/pictures/1.svg'), 404: { path: '/pictures/nobody.svg' } },
  listMembers: {
    ...databaseCall('/consult'),
    400: { path: '/consult', headers: { 'x-visitor-id': 'me' } },
    401: { path: '/consult', headers: { authorization: 'Bearer nonsense' } },
  },
  addMember: {
    201: adding(),
    400: adding({ body: { ...asha, age: null } }),
    401: adding({ headers: { authorization: 'Bearer nonsense' } }),
    409: adding({ headers: FULL_LIST }),
    413: adding({ body: { ...asha, name: 'a'.repeat(20_000) } }),
    414: adding({ path: `/consult/add${LONG_QUERY}` }),
    415: adding({ headers: { ...visitor('a'), 'content-type': 'text/plain' } }),
    429: adding({ shop: 'limited' }),
    500: adding({ shop: 'faulty' }),
    503: adding({ shop: 'away' }),
    507: adding({ shop: 'full' }),
  },
  isAlive: anyCall('/healthz'),
  isReady: { ...anyCall('/readyz'), 500: { path: '/readyz', shop: 'faulty' }, 503: { path: '/readyz', shop: 'away' } },
};

export function openapiSuite(engine: TestEngine): void {
  describe('openapi', () => {
    const shops = new Map<Shop, Listening>();
    let database: Database;
    beforeAll(async () => {
      const settings = readSettings(await engine.newDatabase());
      const logger = createLogger('silent');
      database = await openDatabase(settings, logger);
      await seed(database);
      const serve = async (shop: Shop, over: Database, perMinute: number) => {
        const api = createApi({
          database: over,
          settings: { ...settings, writesPerMinute: perMinute, readsPerMinute: perMinute },
          logger,
        });
        shops.set(shop, await listen(api, '127.0.0.1', 0, 'API_PORT'));
      };
      await serve('well', database, 1_000);
      await serve('limited', database, 1);
      await send('GET', { path: '/products?_page=101&_limit=100', shop: 'limited' });
      await send('POST', adding({ shop: 'limited' }));
      for (const [shop, fault] of Object.entries(faults))
        await serve(shop as Shop, failingDatabase(database, fault), 1_000);
      await fillList(database, shops.get('well')?.url ?? '', FULL_LIST, MAX_MEMBERS_A_LIST);
    });
    afterAll(async () => {
      await Promise.all([...shops.values()].map((one) => one.close()));
      await database.close();
    });

    const send = (method: string, { path, headers, body, shop = 'well' }: Call): Promise<Response> =>
      fetch((shops.get(shop)?.url ?? '') + path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      });

    it('[API-01 API-16 API-19 API-21 API-25] returns for each documented call the documented response of each status', async () => {
      expect(await (await send('GET', { path: '/openapi.json' })).json()).toEqual(described);
      const documented = operations.map(({ operation: { operationId, responses } }) => [
        operationId,
        Object.keys(responses).sort(),
      ]);
      const walked = Object.entries(calls).map(([operationId, byStatus]) => [
        operationId,
        Object.keys(byStatus).sort(),
      ]);
      expect(walked.sort()).toEqual(documented.sort());
      for (const called of operations)
        for (const [status, call] of Object.entries(calls[called.operation.operationId] ?? {})) {
          const what = `${called.operation.operationId} ${status}`;
          const response = await send(called.method, call);
          expect([what, response.status]).toEqual([what, Number(status)]);
          const text = await expectDescribed(called, response);
          for (const { message } of Object.values(faults)) expect(text).not.toContain(message);
        }
    });
  });
}
