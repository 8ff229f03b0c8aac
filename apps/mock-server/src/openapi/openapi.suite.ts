import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asha, useApi, visitor } from '../../test/api.ts';
import { described, expectDescribed, operations } from '../../test/described.ts';
import type { TestEngine } from '../../test/engines.ts';
import { serve } from '../../test/serve.ts';
import { createApi } from '../app.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings.ts';

const faults = {
  500: new TypeError('A fault of ours'),
  503: Object.assign(new Error('Connection refused'), { code: 'ECONNREFUSED' }),
  507: Object.assign(new Error('No room'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
};

export function openapiSuite(engine: TestEngine): void {
  describe('openapi', () => {
    const api = useApi(engine);
    const shop = { settings: readSettings({}), logger: createLogger('silent') };

    it('[API-01] is served by the API', async () => {
      expect((await api.get('/openapi.json')).body).toEqual(described);
    });

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
