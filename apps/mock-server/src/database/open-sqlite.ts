import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { coalesced } from '../coalesce.ts';
import { StartError } from '../start-error.ts';
import type { Logger } from '../logger.ts';
import type { CatalogueVersion, Connections, Database } from './database.ts';
import { createPlaceCheck } from './file-in-place.ts';
import { NodeSqliteDialect } from './node-sqlite-dialect.ts';
import { closeFolder, makePrivateFile, makePrivateFolder } from './private-files.ts';
import type { Tables } from './tables.ts';

const FILE_NAME = 'niramaya.sqlite';

/** Returns the path of the embedded database's file in the data folder. */
export const databaseFile = (dataDir: string): string => path.resolve(dataDir, FILE_NAME);

/**
 * The SQLite pragmas. In WAL mode a back-up or a second process can use the file too; writers wait for each other. FULL
 * makes an acknowledged write survive a power cut.
 */
const PRAGMAS = `
  pragma busy_timeout = 2000;
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

/**
 * Opens the embedded database, a file in the data folder.
 * @throws StartError if the folder cannot be written or the file is not a database
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
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(opened) });
    // Prepared later, because the table does not exist before the migrations. Every request reads it.
    let version: StatementSync | undefined;
    return {
      engine: 'sqlite',
      db,
      connections: () => ONE_CONNECTION,
      catalogueVersion: coalesced(async () => {
        version ??= opened.prepare('select version as catalogue, words from catalogue_version');
        return version.get() as unknown as CatalogueVersion;
      }),
      ping: async () => {
        requireInPlace();
        await sql`select 1`.execute(db);
      },
      close: () => db.destroy(),
    };
  } catch {
    throw new StartError(
      `The database ${file} cannot be read: check its permissions and the free disk space, or move it away to begin with a new one.`,
    );
  }
}
