import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDatabase,
} from 'kysely';

const adapted = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (sql) => {
    const statement = database.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
      run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  },
});

// Write lock first: two processes that upgrade a read lock can deadlock.
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** Long enough for some turns of the event loop. */
const PAUSE_MS = 1;

/** Before each statement, the other requests go on, and connections that clients have closed are noticed. */
class PatientSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    await wait(PAUSE_MS);
    return super.acquireConnection();
  }
}

// Inside a transaction, any query outside its handle waits for ever.
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const dialectOf = (createDriver: () => Driver): Dialect => ({
  createDriver,
  createAdapter: () => new TransactionalSqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** Kysely's dialect of SQLite, on `node:sqlite`. */
export const nodeSqliteDialect = (database: DatabaseSync): Dialect =>
  dialectOf(() => new ImmediateSqliteDriver({ database: adapted(database) }));

/** For reads that take long, because SQLite runs in the event loop. */
export const patientSqliteDialect = (database: DatabaseSync): Dialect =>
  dialectOf(() => new PatientSqliteDriver({ database: adapted(database) }));
