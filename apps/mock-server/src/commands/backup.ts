import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../database/open-sqlite.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { fileArgument, runCommand } from './run-command.ts';

/**
 * The pages that a step of the backup copies: all of them. SQLite begins again if another process writes between two
 * steps.
 */
const ALL_PAGES = 2 ** 31 - 1;
/** Only the owner may read the copy, because it contains health data. */
const OWNER_ALONE = 0o600;

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/**
 * Copies one consistent state of the database to `file`, while servers use it. Leaves no file if that fails. Throws
 * StartError if there is no database, if `file` exists, or if it cannot be written.
 */
async function copyDatabase(database: string, file: string): Promise<void> {
  if (!existsSync(database)) throw new StartError(`There is no database ${database} yet: start the shop once.`);
  if (existsSync(file)) throw new StartError(`${file} is there already: choose another name.`);
  const part = `${file}.part`;
  const source = new DatabaseSync(database, { readOnly: true });
  try {
    await (await open(part, 'w', OWNER_ALONE)).close();
    await backup(source, part, { rate: ALL_PAGES });
    await syncToDisk(part);
    await rename(part, file);
  } catch {
    await rm(part, { force: true });
    throw new StartError(`${file} cannot be written: check the folder and its free space, then try again.`);
  } finally {
    source.close();
  }
}

await runCommand(async () => {
  const file = fileArgument('Write npm run backup -- FILE.');
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl !== undefined)
    throw new StartError(`PostgreSQL backs itself up: pg_dump --format=custom --file=${file} "$DATABASE_URL".`);
  await copyDatabase(databaseFile(dataDir), file);
  console.log(`Backed up to ${file}.`);
});
