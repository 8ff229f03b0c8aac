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

/** Whatever does not begin like this may write; ending a transaction never fails for it. */
const READS = /^\s*(?:select|with|explain|pragma|commit|rollback)\b/i;

/** Statements are prepared once each; a query of another shape pushes out the one unused for longest. */
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

/** Our transactions all write: taking the write lock at once avoids the upgrade that two processes can lose to each other. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/**
 * SQLite can roll back changes of the schema, whatever Kysely assumes: a migration that is interrupted leaves nothing behind.
 * That only one query runs at a time is seen to by Kysely itself, since the adapter says that there is one connection;
 * so inside a transaction only the transaction's own handle may be used, anything else waits for ever.
 */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely over the database that is built into Node. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  /** @param beforeWrite is called before each statement that may write, and may throw instead */
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
