import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isLocked } from '../database/error-kind.ts';
import { openDatabase } from '../database/open.ts';
import { databaseFile, preparePrivateDataFolder } from '../database/open-sqlite.ts';
import { createLogger } from '../logger.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { fileArgument, runCommand } from './run-command.ts';

/** Throws StartError if the file is missing, damaged, or no database of this shop. */
function requireBackup(file: string): void {
  const refuse = () => new StartError(`${file} is no back-up of this shop: name one that npm run backup has made.`);
  if (!existsSync(file)) throw new StartError(`${file} is not there: name a back-up.`);
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const { integrity_check } = database.prepare('pragma integrity_check').get() as { integrity_check: string };
    database.prepare('select name from kysely_migration limit 1').get();
    if (integrity_check !== 'ok') throw refuse();
  } catch {
    throw refuse();
  } finally {
    database?.close();
  }
}

/**
 * Throws StartError while a server uses the database. A broken database counts as unused, because it may be the reason
 * to restore.
 */
function requireUnused(file: string): void {
  if (!existsSync(file)) return;
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback; pragma wal_checkpoint(truncate)');
  } catch (error) {
    if (isLocked(error)) throw new StartError(`A server uses the database ${file}: stop it first.`);
  } finally {
    database.close();
  }
}

/**
 * Returns a name that no file has. The file of an earlier restore stays, because it may be the only copy of lost data.
 */
function unusedName(name: string): string {
  let unused = name;
  for (let number = 2; existsSync(unused); number += 1) unused = `${name}-${number}`;
  return unused;
}

/**
 * Puts the backup in place of the database. Returns the path to which the former database was moved, or undefined if
 * there was none. Throws StartError if the file is no backup of this shop, or while a server uses the database.
 */
function restoreDatabase(backupFile: string, dataDir: string): string | undefined {
  requireBackup(backupFile);
  const file = databaseFile(dataDir);
  preparePrivateDataFolder(dataDir);
  requireUnused(file);
  const fresh = `${file}.restoring`;
  copyFileSync(backupFile, fresh);
  // Only the owner may read the database, because it contains health data.
  chmodSync(fresh, 0o600);
  const former = existsSync(file) ? unusedName(`${file}.before-restore`) : undefined;
  if (former !== undefined) renameSync(file, former);
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  renameSync(fresh, file);
  return former;
}

await runCommand(async () => {
  const file = fileArgument('Write npm run restore -- FILE.');
  const { databaseUrl, dataDir, logLevel } = readSettings();
  if (databaseUrl !== undefined)
    throw new StartError(
      `PostgreSQL restores itself: pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}.`,
    );
  const former = restoreDatabase(file, dataDir);
  console.log(`Restored from ${file}.${former === undefined ? '' : ` What was there is kept in ${former}.`}`);
  const database = await openDatabase({ databaseUrl, dataDir }, createLogger(logLevel));
  await database.close();
});
