import { EventEmitter, once } from 'node:events';
import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import type { Database } from '../database/database.ts';
import { findProducts } from './products.queries.ts';
import { currentVocabulary } from './search/current-vocabulary.ts';

/** The connections of PostgreSQL for slow reads. SQLite has one. */
const AT_ONCE = 2;

const deepPage = '/products?category=vitamins&_page=2000&_limit=10';

/** Takes every connection for slow reads until the returned function is called. */
async function occupy({ slowReads, engine }: Database): Promise<() => void> {
  const gate = new EventEmitter();
  const released = once(gate, 'release');
  const connections = Array.from({ length: engine === 'sqlite' ? 1 : AT_ONCE }, async (_, index) => {
    const taken = once(gate, `taken ${index}`);
    void slowReads.connection().execute(async () => {
      gate.emit(`taken ${index}`);
      await released;
    });
    await taken;
  });
  await Promise.all(connections);
  return () => void gate.emit('release');
}

export function slowReadsSuite(engine: TestEngine): void {
  describe('searches and deep filtered pages', () => {
    const api = useApi(engine);

    it.each(['/products?q=vitamin', deepPage])(
      '%s waits for others at most some seconds, other reads never',
      async (slow) => {
        const release = await occupy(api.database);
        const waiting = api.get(slow);
        for (const path of ['/products?_page=2&_limit=10', '/products/1', '/offers', '/consult', '/readyz'])
          expect([path, (await api.get(path)).status]).toEqual([path, 200]);
        const refused = await waiting;
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
        release();
        expect((await api.get(slow)).status).toBe(200);
      },
    );

    it('whose clients have gone execute no further statement', async () => {
      let executed = 0;
      const client = new AbortController();
      const gone = new Error('gone');
      const abortAfterOne: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: ({ result }) => {
          executed += 1;
          client.abort(gone);
          return Promise.resolve(result);
        },
      };
      const database = { ...api.database, slowReads: api.database.slowReads.withPlugin(abortAfterOne) };
      const vocabulary = currentVocabulary(database);
      const searches = ['vitamin', 'tablet of 10', 'neem face wash', 'zinc tablt'].flatMap((q) =>
        Array<string>(25).fill(q),
      );
      const results = await Promise.allSettled(
        searches.map((q) =>
          findProducts(database, { category: [], rating: [], id: [], q }, vocabulary, { signal: client.signal }),
        ),
      );
      expect(new Set(results.map((result) => result.status === 'rejected' && result.reason))).toEqual(new Set([gone]));
      expect(executed).toBeLessThanOrEqual(AT_ONCE);
    });
  });
}
