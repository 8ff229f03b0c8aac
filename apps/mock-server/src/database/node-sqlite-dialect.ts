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

/** Returns the error to throw for an error of a statement. */
type Explain = (error: unknown) => unknown;

/** Returns a database of `node:sqlite` in the form that Kysely expects. Its statements throw what `explain` returns. */
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

  // The transaction takes the write lock at its beginning. Two processes that both turn a read lock into a write lock
  // would wait for each other.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  // SQLite ends a transaction by itself if the disk is full, even at the commit. A second rollback would fail, and its
  // error would replace the one that names the cause.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** The wait before each statement, in ms. It is long enough for some turns of the event loop. */
const PAUSE_MS = 1;

/** Waits before each statement, so that other requests go on, and connections that clients have closed are noticed. */
class PatientSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    await wait(PAUSE_MS);
    return super.acquireConnection();
  }
}

/**
 * SQLite can change tables inside a transaction, so an interrupted migration leaves nothing behind. Kysely's own
 * adapter does not use that, because a query outside the transaction's handle would wait for ever for the only
 * connection.
 */
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

const unchanged: Explain = (error) => error;

/**
 * Returns Kysely's dialect for SQLite on `node:sqlite`. It throws what `explain` returns for an error of a statement.
 */
export const nodeSqliteDialect = (database: DatabaseSync, explain: Explain = unchanged): Dialect =>
  dialectOf(() => new ImmediateSqliteDriver(database, explain));

/**
 * Works as `nodeSqliteDialect`, for reads that take long. SQLite runs in the event loop, so each statement waits first.
 */
export const patientSqliteDialect = (database: DatabaseSync, explain: Explain = unchanged): Dialect =>
  dialectOf(() => new PatientSqliteDriver({ database: adapted(database, explain) }));
