import { restoreDatabase } from '../backup/restore-database.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { fileArgument, runCommand } from './run-command.ts';

await runCommand(() => {
  const file = fileArgument('Write npm run restore -- FILE.');
  const { databaseUrl, dataDir } = readSettings();
  if (databaseUrl !== undefined)
    throw new StartError(
      `PostgreSQL restores itself: pg_restore --clean --if-exists --dbname="$DATABASE_URL" ${file}.`,
    );
  const former = restoreDatabase(file, dataDir);
  console.log(`Restored from ${file}.${former === undefined ? '' : ` What was there is kept in ${former}.`}`);
});
