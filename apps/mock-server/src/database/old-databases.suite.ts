import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { unlimited, visitor } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { makeOldDatabase } from '../../test/first-database.ts';
import { signedInAs } from '../../test/tokens.ts';
import { createLogger } from '../logger.ts';
import { startServer } from '../server.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Database, Engine } from './database.ts';
import { migrations } from './migrate.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';

const logger = createLogger('silent');

const schema: Record<Engine, string> = {
  sqlite: `select type, name, sql from sqlite_master order by type, name`,
  postgres: `
    select 'column' as type, table_name || '.' || column_name as name, data_type || is_nullable || coalesce(column_default, '') as sql
      from information_schema.columns where table_schema = 'public'
    union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
    union all select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
    order by 1, 2`,
};

const schemaOf = async ({ db, engine }: Database) => (await sql.raw(schema[engine]).execute(db)).rows;

const openUnmigrated = ({ databaseUrl, dataDir }: Settings): Database | Promise<Database> =>
  databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, logger, true);

export function oldDatabasesSuite(engine: TestEngine): void {
  describe('a database of an older version', () => {
    const newSettings = async () =>
      readSettings({ ...unlimited, ...(await engine.newDatabase()), DEMO: 'false', IDENTITY_EMULATOR: 'true' });

    async function serve(settings: Settings) {
      const running = await startServer(settings);
      onTestFinished(() => running.close());
      const get = async (address: string, headers = {}) => {
        const response = await fetch(running.apiUrl + address, { headers });
        const total = response.headers.get('x-total-count');
        return { status: response.status, total, body: (await response.json()) as unknown };
      };
      return { database: running.database, get };
    }

    it.each(Object.keys(migrations('sqlite')).slice(0, -1))(
      'that ended with %s opens, keeps every row, and gets the tables of a new one',
      async (last) => {
        const settings = await newSettings();
        const old = await openUnmigrated(settings);
        await makeOldDatabase(old, last);
        await old.close();
        const { database, get } = await serve(settings);

        const ointment = {
          id: 7,
          image: 'pictures/7.svg',
          title: 'Own ointment',
          discount: 0,
          rating: 1,
          price: 0.1,
          category: 'skinCare',
        };
        const crocin = {
          id: 900_001,
          image: 'pictures/900001.svg',
          title: 'Crocin™ Æther ५०० mg, strip of 10 tablets',
          discount: 12.5,
          rating: 4,
          price: 149.55,
          category: 'vitamins',
        };
        expect(await get('/products')).toEqual({ status: 200, total: '2', body: [ointment, crocin] });
        expect(await get('/products?category=vitamins&_page=1')).toMatchObject({ total: '1', body: [crocin] });
        expect(await get('/products?q=500mg')).toMatchObject({ total: '1', body: [crocin] });
        expect((await get('/offers')).body).toEqual([
          { id: 2, image: 'pictures/2.svg', title: 'नीम', status: '१', strike: 0.1, off: '10', price: 0 },
          {
            id: 9,
            image: 'pictures/9.svg',
            title: 'Own offer',
            status: '2 packs',
            strike: 99.5,
            off: '20% off',
            price: 79.6,
          },
        ]);
        expect((await get('/medi')).body).toEqual([
          { img: 'b.svg', name: 'Other "brand"', description: 'Text' },
          { img: 'pictures/b.svg', name: 'Own brand', description: '' },
        ]);
        const members = [(await get('/consult', signedInAs('asha'))).body, (await get('/consult', visitor('a'))).body];
        expect(members).toEqual(
          last === '0001-catalogue'
            ? [[], []]
            : [
                [
                  { id: 1, name: 'Asha Rao', age: '34', gender: 'female' },
                  { id: 3, name: 'Kabir', age: 'abc', gender: 'Choose_option' },
                ],
                [{ id: 2, name: 'क्‍षमा 👩‍⚕️', age: 34, gender: 'male' }],
              ],
        );
        const fresh = await openDatabase(await newSettings(), logger);
        onTestFinished(() => fresh.close());
        expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
      },
    );
  });
}
