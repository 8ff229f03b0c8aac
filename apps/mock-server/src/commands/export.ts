import { parseArgs } from 'node:util';
import { catalogueFile } from '../catalogue-files/catalogue-file.ts';
import { exportFile } from '../catalogue-files/export-catalogue.ts';
import { openDatabase } from '../database/open.ts';
import { createLogger } from '../logger.ts';
import { readSettings } from '../settings.ts';
import { kindArgument, pathArgument, readArguments, refuseOptionsKeptByNpm, runCommand } from './run-command.ts';

const USAGE =
  'Write npm run export -- products.csv offers.csv brands.csv (or .jsonl), or one file with --kind products.';

await runCommand(async () => {
  refuseOptionsKeptByNpm(['kind'], 'npm run export -- FILE --kind products');
  const { positionals, values } = readArguments(USAGE, () =>
    parseArgs({ allowPositionals: true, options: { kind: { type: 'string' } } }),
  );
  const kind = kindArgument(values.kind, positionals.length, USAGE);
  const files = positionals.map((name) => catalogueFile(pathArgument(name), kind));
  const { databaseUrl, dataDir, logLevel } = readSettings();
  const longStatements = true;
  const database = await openDatabase({ databaseUrl, dataDir }, createLogger(logLevel), longStatements);
  try {
    for (const file of files) {
      await exportFile(database, file);
      console.log(`Exported the ${file.kind} to ${file.path}.`);
    }
  } finally {
    await database.close();
  }
});
