import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';

const MAX_CACHED_STATEMENTS = 200;

/**
 * Matches statements that only read. All other statements may write. `commit` and `rollback` are included, so that
 * ending a transaction never fails because of the check.
 */
const READS = /^\s*(?:select|with|explain|pragma|commit|rollback)\b/i;

/** Prepares each statement once. A new statement replaces the one unused for longest. */
function withStatementCache(database: DatabaseSync, beforeWrite: () => void): SqliteDatabase {
  const cache = new Map<string, SqliteStatement>();

  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql);
    const check = READS.test(sql) ? () => undefined : beforeWrite;
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => {
        check();
        return statement.all(...(parameters as SQLInputValue[]));
      },
      run: (parameters) => {
        check();
        return statement.run(...(parameters as SQLInputValue[]));
      },
      iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
    };
  };

  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = cache.get(sql) ?? prepare(sql);
      cache.delete(sql);
      cache.set(sql, statement);
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED_STATEMENTS && oldest !== undefined) cache.delete(oldest);
      return statement;
    },
  };
}

/**
 * Begins each transaction with the write lock, because all our transactions write. Otherwise two processes can deadlock
 * when both upgrade a read lock.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/**
 * Declares that SQLite can roll back schema changes, although Kysely assumes that it cannot. An interrupted migration
 * leaves nothing behind. Kysely itself runs one query at a time, because the adapter declares a single connection. So
 * inside a transaction, use only the transaction's own handle. Any other query waits for ever.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A Kysely dialect for the SQLite database that is built into Node. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  /** @param beforeWrite is called before each statement that may write; it may throw to prevent the write */
  constructor(database: DatabaseSync, beforeWrite: () => void = () => undefined) {
    const cached = withStatementCache(database, beforeWrite);
    super({ database: cached });
    this.#database = cached;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}
