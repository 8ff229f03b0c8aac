import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { diskIsFull, StartError } from '../start-error.ts';
import type { Logger } from '../logger.ts';
import type { CatalogueVersion, Database, Tables } from './database.ts';
import { explainFailedWrite, roomOf } from './disk-room.ts';
import { databaseErrorKind, isLocked } from './error-kind.ts';
import { nodeSqliteDialect, patientSqliteDialect } from './node-sqlite-dialect.ts';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';
import { createWriteQueue } from './write-lock.ts';

/** Returns the path of SQLite's file in the data folder. */
export const databaseFile = (dataDir: string): string => path.resolve(dataDir, 'niramaya.sqlite');

/**
 * The settings of the connection that writes.
 *
 * - `busy_timeout` is in ms. SQLite blocks the process while it waits for another one. The migrations and the commands
 *   may wait so; for a running shop, `openDatabase` sets the time to 0.
 * - With a write-ahead log (`wal`), other processes can read during a write.
 * - With `synchronous = full`, a write that was acknowledged survives a power cut.
 * - A negative `cache_size` is in KiB.
 */
const WRITER_PRAGMAS = `
  pragma busy_timeout = 2000;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma temp_store = memory;
  pragma automatic_index = off;
  pragma cache_size = -16000;
`;

/**
 * The settings of the connection for slow reads. It needs no `busy_timeout`, because with a write-ahead log a read does
 * not wait for a write.
 */
const READER_PRAGMAS = `
  pragma temp_store = memory;
  pragma automatic_index = off;
  pragma cache_size = -16000;
`;

/**
 * How long a connection tries again to switch to the write-ahead log after SQLite has refused it, in ms. It is below
 * `busy_timeout`.
 */
const SWITCH_TO_WAL_MS = 1_000;
const PAUSE_BETWEEN_TRIES_MS = 10;

/**
 * Executes the pragmas. Two processes may create one file at the same time. SQLite then refuses one of them the
 * write-ahead log without waiting for `busy_timeout`, because both could wait for each other
 * (https://sqlite.org/c3ref/busy_handler.html). The refused process tries again here. Throws the error of SQLite if
 * another process holds the file.
 */
function execPragmas(connection: DatabaseSync, pragmas: string): void {
  const lastTryAt = Date.now() + SWITCH_TO_WAL_MS;
  for (;;) {
    try {
      connection.exec(pragmas);
      return;
    } catch (error) {
      if (!isLocked(error) || Date.now() > lastTryAt) throw error;
      // This blocks the thread for the pause, because the database is opened synchronously.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_BETWEEN_TRIES_MS);
    }
  }
}

/**
 * Creates the data folder if needed, and restricts it to its owner. A folder of another user or with a sticky bit keeps
 * its permissions. Throws StartError if this process cannot read, write and enter it.
 */
export function preparePrivateDataFolder(folder: string): void {
  try {
    makePrivateFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written: make it writable or set DATA_DIR to another one.`,
    );
  }
}

/** SQLite's result code SQLITE_CANTOPEN. `databaseErrorKind` returns 'away' for it. */
const CANNOT_OPEN = 14;

/**
 * Returns the device and the inode of a file, which another file of the same name does not have. Returns null if it is
 * missing.
 */
function identityOf(file: string): string | null {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/**
 * Returns a function that throws if the database file was deleted or replaced since it was opened, or if its
 * write-ahead log was since the first call that found one. SQLite would go on with the deleted file, and its writes
 * would be lost.
 *
 * @param onMoved Called for the first check that fails, and again only after a check has passed in between.
 */
function createFileIdentityCheck(file: string, onMoved: () => void): () => void {
  const openedFile = identityOf(file);
  let firstLog: string | null = null;
  let isReported = false;
  return () => {
    const log = identityOf(`${file}-wal`);
    firstLog ??= log;
    if (identityOf(file) === openedFile && log === firstLog) {
      isReported = false;
      return;
    }
    if (!isReported) onMoved();
    isReported = true;
    throw Object.assign(new Error('The database file is not in its place.'), { errcode: CANNOT_OPEN });
  };
}

/**
 * Opens SQLite's file in the data folder, or creates it, with two connections: one for writes and quick reads, and one
 * for slow reads. Throws StartError if the file cannot be opened, and after 2 s if another process holds it.
 */
export function openSqlite(dataDir: string, logger?: Pick<Logger, 'error'>): Database {
  const file = databaseFile(dataDir);
  preparePrivateDataFolder(path.dirname(file));
  const explain = (error: unknown) => explainFailedWrite(error, () => roomOf(path.dirname(file)));
  const connections: DatabaseSync[] = [];
  const connect = (pragmas: string, { readOnly }: { readonly readOnly: boolean }): DatabaseSync => {
    const connection = new DatabaseSync(file, { readOnly });
    connections.push(connection);
    execPragmas(connection, pragmas);
    return connection;
  };
  try {
    makePrivateFile(file);
    const writer = connect(WRITER_PRAGMAS, { readOnly: false });
    const reader = connect(READER_PRAGMAS, { readOnly: true });
    const requireInPlace = createFileIdentityCheck(file, () =>
      logger?.error(
        `The database ${file} was deleted or replaced: nothing is written until it is back or the shop restarts.`,
      ),
    );
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(writer, explain) });
    const slowReads = new Kysely<Tables>({ dialect: patientSqliteDialect(reader, explain) });
    const inTurn = createWriteQueue();
    // The statement is prepared at its first use, because the migrations create its table.
    let version: StatementSync | undefined;
    return {
      engine: 'sqlite',
      db,
      slowReads,
      // SQLite executes each statement synchronously, so both connections are idle whenever this is called.
      connections: () => ({ open: 2, idle: 2, waiting: 0 }),
      catalogueVersion: () => {
        version ??= writer.prepare('select version as catalogue, words from catalogue_version');
        return version.get() as unknown as CatalogueVersion;
      },
      ping: async () => {
        requireInPlace();
        await sql`select 1`.execute(db);
      },
      write: (work) =>
        inTurn(async () => {
          requireInPlace();
          return db.transaction().execute(work);
        }),
      close: async () => {
        // Kysely closes no connection that it has not used, so each connection is also closed here. The writer is the
        // last, because the last connection removes the write-ahead log, and a reader may not do so.
        await slowReads.destroy();
        if (reader.isOpen) reader.close();
        await db.destroy();
        if (writer.isOpen) writer.close();
      },
    };
  } catch (error) {
    for (const connection of connections) connection.close();
    if (databaseErrorKind(explain(error)) === 'full') throw diskIsFull();
    if (isLocked(error))
      throw new StartError(`Another process holds the database ${file}: end it, or wait for it, and start again.`, {
        cause: error,
      });
    throw new StartError(
      `The database ${file} cannot be read: check its permissions and the free disk space, or move it away to begin with a new one.`,
      { cause: error },
    );
  }
}
