import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Dialect,
} from 'kysely';
import { expect, it } from 'vitest';
import type { Engine } from './database.ts';
import { migrations } from './migrate.ts';

const createDriver = () => new DummyDriver();

/** Dialects that compile statements and execute none. A query returns no row. */
const dialects: Readonly<Record<Engine, Dialect>> = {
  sqlite: {
    createAdapter: () => new SqliteAdapter(),
    createDriver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  postgres: {
    createAdapter: () => new PostgresAdapter(),
    createDriver,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
};

/** Returns the beginning of the SHA-256 of the statements of each migration. */
async function fingerprints(engine: Engine): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [name, { up }] of Object.entries(migrations(engine))) {
    const statements: string[] = [];
    const log = ({ query }: { query: { sql: string } }): void => void statements.push(query.sql);
    await up(new Kysely({ dialect: dialects[engine], log }));
    found[name] = createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 12);
  }
  return found;
}

// A new migration adds a line for each engine. An edit of a line means that databases of one version have different
// tables.
it('a migration that has shipped keeps its name and its statements', async () => {
  expect(await fingerprints('sqlite')).toEqual({
    '0001-catalogue': 'a097afb20565',
    '0002-members': 'f8bd581133c6',
    '0003-search': 'd81bb328ab9a',
    '0004-ranked-search': 'dd5af9526426',
    '0005-catalogue-version': '6949491159b1',
    '0006-write-counts': 'e3b0c44298fc',
    '0007-no-write-counts': 'e3b0c44298fc',
    '0008-list-records': '125017fe42ea',
    '0009-first-databases': 'e73d8a7c6e43',
    '0010-idempotency-keys': '876de5d51f52',
    '0011-product-facts': 'fd9b54350c01',
  });
  expect(await fingerprints('postgres')).toEqual({
    '0001-catalogue': 'b472d0876294',
    '0002-members': 'bb8638fc47d3',
    '0003-search': 'ee73d6126746',
    '0004-ranked-search': 'b75ba1bac497',
    '0005-catalogue-version': '0def109c95b8',
    '0006-write-counts': '77f2b8387541',
    '0007-no-write-counts': 'ea243e89939a',
    '0008-list-records': '6288c76f45b0',
    '0009-first-databases': '785d17b3afac',
    '0010-idempotency-keys': '876de5d51f52',
    '0011-product-facts': '22d2dea3963b',
  });
});
