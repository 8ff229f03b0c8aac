import { copyDatabase } from '../backup/copy-database.ts';
import { databaseFile } from '../database/open-sqlite.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { fileArgument, runCommand } from './run-command.ts';

await runCommand(async () => {
  const file = fileArgument('Write npm run backup -- FILE.');
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl !== undefined)
    throw new StartError(`PostgreSQL backs itself up: pg_dump --format=custom --file=${file} "$DATABASE_URL".`);
  await copyDatabase(databaseFile(dataDir), file);
  console.log(`Backed up to ${file}.`);
});
