import { askForBackup } from '../backup/control-socket.ts';
import { openSqlite } from '../database/open-sqlite.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { fileArgument, runCommand } from './run-command.ts';

/** `npm run backup -- FILE`: copies the embedded database to a file, through the server if one runs. */
await runCommand(async () => {
  const file = fileArgument('Write npm run backup -- FILE.');
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl !== undefined)
    throw new StartError(`PostgreSQL backs itself up: pg_dump --format=custom --file=${file} "$DATABASE_URL".`);
  if (!(await askForBackup(dataDir, file))) {
    const database = openSqlite(dataDir);
    try {
      await database.backUp?.(file);
    } finally {
      await database.close();
    }
  }
  console.log(`Backed up to ${file}.`);
});
