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

type Explain = (error: unknown) => unknown;

const adapted = (database: DatabaseSync, explain: Explain): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (sql) => {
    const statement = database.prepare(sql);
    const explained = <T>(execute: () => T): T => {
      try {
        return execute();
      } catch (error) {
        throw explain(error);
      }
    };
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => explained(() => statement.all(...(parameters as SQLInputValue[]))),
      run: (parameters) => explained(() => statement.run(...(parameters as SQLInputValue[]))),
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  },
});

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync, explain: Explain) {
    super({ database: adapted(database, explain) });
    this.#database = database;
  }

  // Write lock first: two processes that upgrade a read lock can deadlock.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // SQLite ends a transaction by itself if the disk is full, even at the commit. A second rollback would fail, and its
  // error would replace the one that names the cause.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Long enough for some turns of the event loop. */
const PAUSE_MS = 1;

/** Waits before each statement, so that other requests go on, and connections that clients have closed are noticed. */
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

const asItIs: Explain = (error) => error;

/** Kysely's dialect of SQLite, on `node:sqlite`. It throws what `explain` returns for an error of a statement. */
export const nodeSqliteDialect = (database: DatabaseSync, explain: Explain = asItIs): Dialect =>
  dialectOf(() => new ImmediateSqliteDriver(database, explain));

/** As `nodeSqliteDialect`, for reads that take long: SQLite runs in the event loop, so each statement waits first. */
export const patientSqliteDialect = (database: DatabaseSync, explain: Explain = asItIs): Dialect =>
  dialectOf(() => new PatientSqliteDriver({ database: adapted(database, explain) }));
