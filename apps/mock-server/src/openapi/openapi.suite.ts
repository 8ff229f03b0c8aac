import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asha, useApi, visitor, type TestApi } from '../../test/api.ts';
import { described, expectDescribed, operations } from '../../test/described.ts';
import type { TestEngine } from '../../test/engines.ts';
import { serve } from '../../test/serve.ts';
import { bearer } from '../../test/tokens.ts';
import { createApi } from '../app.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings.ts';

const faults = {
  500: new TypeError('A fault of ours'),
  503: Object.assign(new Error('Connection refused'), { code: 'ECONNREFUSED' }),
  // 13 is SQLITE_FULL.
  507: Object.assign(new Error('No room'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
};

const idOf: Readonly<Record<string, string>> = { '{id}': '1', '{file}': '1.svg' };
/** `DELETE` of a number that no member has succeeds, so its address gets a text that is no number. */
const unreadableIdOf: Readonly<Record<string, string>> = { '{id}': 'none' };
const unknownIdOf: Readonly<Record<string, string>> = { '{id}': '999999999', '{file}': 'none.svg' };

/** What a request has other than the usual one of its operation. */
interface Change {
  readonly api?: TestApi;
  readonly ids?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Tests that the API responds as its OpenAPI document describes, for each engine. */
export function openapiSuite(engine: TestEngine): void {
  describe('openapi', () => {
    const api = useApi(engine);
    const limited = useApi(engine, { READS_PER_MINUTE: '1', WRITES_PER_MINUTE: '1' });
    const shop = { settings: readSettings({}), logger: createLogger('silent') };

    it('[API-01] is served by the API', async () => {
      expect((await api.get('/openapi.json')).body).toEqual(described);
    });

    const send = (
      { method, path, operation }: (typeof operations)[number],
      { api: to = api, ids = idOf, query = '', headers, body = JSON.stringify(asha) }: Change = {},
    ) =>
      to.send(method, path.replace(/\{\w+\}/, (name) => ids[name] ?? name) + query, {
        headers: { ...visitor('a'), ...(operation.requestBody && { 'content-type': 'application/json' }), ...headers },
        ...(operation.requestBody && { body }),
      });

    /** Adds a member to the list of the caller of `send`, and returns its number as the part of an address. */
    const newMember = async (): Promise<Readonly<Record<string, string>>> => {
      const { body } = await api.addMember(asha, visitor('a'));
      return { '{id}': String((body as { id: number }).id) };
    };

    /** Sends the request of each status that no fault causes. */
    const reach: Readonly<Record<string, (called: (typeof operations)[number]) => ReturnType<typeof send>>> = {
      200: async (called) => send(called, called.method === 'PUT' ? { ids: await newMember() } : {}),
      201: (called) => send(called),
      204: (called) => send(called),
      304: async (called) => {
        const etag = (await send(called)).headers.get('etag') ?? '';
        // Without this header `fetch` sends `no-cache`, which asks for the whole response.
        return send(called, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
      },
      400: (called) => send(called, { query: '?%' }),
      401: (called) => send(called, { headers: bearer('no-token') }),
      404: (called) => send(called, { ids: called.method === 'DELETE' ? unreadableIdOf : unknownIdOf }),
      409: async (called) => {
        const { db } = api.database;
        await api.addMember({ ...asha, name: 'First' }, visitor('b'));
        const columns = ['owner', 'name', 'age_json', 'gender'] as const;
        const first = db.selectFrom('members').select(columns).where('name', '=', 'First');
        // With the first member, this fills the list of the visitor, which may have 1,000 members.
        await db
          .insertInto('members')
          .values(Array(999).fill(await first.executeTakeFirstOrThrow()))
          .execute();
        return send(called, { headers: visitor('b') });
      },
      413: (called) => send(called, { body: JSON.stringify({ ...asha, name: 'a'.repeat(10_240) }) }),
      414: (called) => send(called, { query: `?${'a'.repeat(8_192)}` }),
      415: (called) => send(called, { headers: { 'content-type': 'text/plain' } }),
      422: async (called) => {
        const headers = { 'idempotency-key': 'key-of-one-member' };
        await send(called, { headers });
        return send(called, { headers, body: JSON.stringify({ ...asha, name: 'Another' }) });
      },
      429: async (called) => {
        await send(called, { api: limited });
        return send(called, { api: limited });
      },
    };

    const documented = operations.flatMap((called) =>
      Object.keys(called.operation.responses).map((status) => ({ ...called, status })),
    );

    it.each(documented.filter(({ status }) => !(status in faults)))(
      '[API-01] documents the $status of $method $path, which a request gets',
      async ({ status, ...called }) => {
        expect(String((await reach[status]?.(called))?.status)).toBe(status);
      },
    );

    it.each(Object.entries(faults))('[API-01 API-16 API-19 API-21 API-25] documents each %s', async (status, fault) => {
      const fail = () => Promise.reject(fault);
      const failing: KyselyPlugin = {
        transformQuery: () => {
          throw fault;
        },
        transformResult: fail,
      };
      const database = {
        ...api.database,
        db: api.database.db.withPlugin(failing),
        catalogueVersion: fail,
        ping: fail,
        write: fail,
      };
      const url = await serve(createApi({ ...shop, database, metrics: createMetrics(database) }));
      const headers = { 'content-type': 'application/json', ...visitor('a') };
      for (const called of operations.filter(({ operation }) => status in operation.responses)) {
        const { method, path, operation } = called;
        const response = await fetch(url + path.replace('{id}', '1'), {
          method,
          headers,
          ...(operation.requestBody && { body: JSON.stringify(asha) }),
        });
        expect([path, response.status]).toEqual([path, Number(status)]);
        expect(await expectDescribed(called, response)).not.toContain(fault.message);
      }
    });
  });
}
