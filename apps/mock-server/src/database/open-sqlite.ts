import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { copyDatabase } from '../backup/copy-database.ts';
import { StartError } from '../start-error.ts';
import type { Logger } from '../logger.ts';
import type { Connections } from './connections.ts';
import type { CatalogueVersion, Database } from './database.ts';
import { createPlaceCheck } from './file-in-place.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { closeFolder, makePrivateFile, makePrivateFolder } from './private-files.ts';
import type { Tables } from './tables.ts';
import { isHeld } from './trouble.ts';

const FILE_NAME = 'niramaya.sqlite';

/** Returns the path of the embedded database's file in the data folder. */
export const databaseFile = (dataDir: string): string => path.resolve(dataDir, FILE_NAME);

/**
 * The SQLite pragmas. `locking_mode` is EXCLUSIVE and set before WAL. The file then belongs to this process alone until
 * the process ends, even after a crash. A process that is just ending gets two seconds to release it. FULL makes an
 * acknowledged write survive a power cut.
 */
const PRAGMAS = `
  pragma busy_timeout = 2000;
  pragma locking_mode = exclusive;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma temp_store = memory;
  pragma automatic_index = off;
  pragma cache_size = -16000;
`;

/** The calls are synchronous, so the connection always looks idle from outside. */
const ONE_CONNECTION: Connections = { open: 1, idle: 1, waiting: 0 };

function openFile(file: string): DatabaseSync {
  makePrivateFile(file);
  const database = new DatabaseSync(file);
  try {
    database.exec(PRAGMAS);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Creates the folder if it is missing, and restricts access to its owner.
 * @throws StartError if it cannot be created or written
 */
export function makeWritable(folder: string): void {
  try {
    makePrivateFolder(folder);
    closeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The data folder ${folder} cannot be written: make it writable or set DATA_DIR to another one.`,
    );
  }
}

function explain(error: unknown, file: string): StartError {
  if (isHeld(error))
    return new StartError(
      `Another process uses the database ${file}: stop it, or set DATA_DIR to a folder of this one's own.`,
    );
  return new StartError(
    `The database ${file} cannot be read: check its permissions and the free disk space, or move it away to begin with a new one.`,
  );
}

/**
 * Returns a function that reads the version of the catalogue. Only this process can change the file. So the table is
 * read again only after any row has changed, members included.
 */
function readVersion(database: DatabaseSync): () => CatalogueVersion {
  const changes = database.prepare('select total_changes() as n');
  // The table does not exist before the migrations have run.
  let versions: StatementSync | undefined;
  let readAt: unknown;
  let version: CatalogueVersion = { catalogue: '', words: '' };
  return () => {
    const now = changes.get()?.n;
    if (readAt !== now) {
      versions ??= database.prepare('select version, words from catalogue_version');
      const row = versions.get();
      version = { catalogue: String(row?.version), words: String(row?.words) };
      readAt = now;
    }
    return version;
  };
}

/**
 * Opens the embedded database, a file in the data folder. Only one process can use it at a time.
 * @throws StartError if the folder cannot be written, the file is not a database, or another process uses it
 */
export function openSqlite(dataDir: string, logger?: Pick<Logger, 'error'>): Database {
  const folder = path.resolve(dataDir);
  makeWritable(folder);
  const file = databaseFile(dataDir);
  try {
    const opened = openFile(file);
    const requireInPlace = createPlaceCheck(file, () =>
      logger?.error(
        `The database ${file} was deleted or replaced: nothing is written until it is back or the shop restarts.`,
      ),
    );
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(opened, requireInPlace) });
    return {
      engine: 'sqlite',
      db,
      connections: () => ONE_CONNECTION,
      catalogueVersion: readVersion(opened),
      ping: async () => {
        requireInPlace();
        await sql`select 1`.execute(db);
      },
      backUp: (to) => copyDatabase(opened, to),
      close: () => db.destroy(),
    };
  } catch (error) {
    throw explain(error, file);
  }
}
