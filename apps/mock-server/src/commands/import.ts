import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogueFile } from '../catalogue-files/catalogue-file.ts';
import { checkFiles, replaceCatalogue, type CheckedFile } from '../catalogue-files/import-catalogue.ts';
import { createPictures, type Pictures } from '../catalogue-files/pictures.ts';
import { createProgress } from '../catalogue-files/progress.ts';
import { isLocked } from '../database/error-kind.ts';
import { openDatabase } from '../database/open.ts';
import { repairProductCounts } from '../database/product-counts.ts';
import { optimizeCatalogue } from '../database/upkeep.ts';
import { createLogger } from '../logger.ts';
import { readSettings, type Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { kindArgument, pathArgument, readArguments, runCommand } from './run-command.ts';

const USAGE =
  'Write npm run import -- products.csv offers.csv brands.csv (or .jsonl), or one file with --kind products; add --pictures FOLDER and --dry-run as needed.';

function readCommand() {
  const { positionals, values } = readArguments(USAGE, () =>
    parseArgs({
      allowPositionals: true,
      options: { kind: { type: 'string' }, pictures: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    }),
  );
  const kind = kindArgument(values.kind, positionals.length, USAGE);
  const files = positionals.map((name) => catalogueFile(pathArgument(name), kind));
  if (new Set(files.map((file) => file.kind)).size < files.length)
    throw new StartError(
      'Two files are of the same kind: put their rows into one, because an import replaces them all.',
    );
  const sourceFolder = values.pictures === undefined ? undefined : pathArgument(values.pictures);
  if (sourceFolder !== undefined && !statSync(sourceFolder, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(`${sourceFolder} is no folder: name the folder of the pictures after --pictures.`);
  return { files, sourceFolder, isDryRun: values['dry-run'] === true };
}

const describeCounts = (files: readonly CheckedFile[]): string =>
  files.map(({ file, rows }) => `${rows.toLocaleString('en-IN')} ${file.kind}`).join(', ');

async function store(settings: Settings, files: readonly CheckedFile[], pictures: Pictures, beforeCommit: () => void) {
  const logger = createLogger(settings.logLevel);
  const database = await openDatabase(settings, logger, true);
  try {
    await replaceCatalogue(database, files, pictures, settings.picturesDir, createProgress('written'), beforeCommit);
    await repairProductCounts(database, logger);
    await optimizeCatalogue(database).catch((error: unknown) => {
      // The catalogue is stored. A shop that writes at this moment only keeps searches from becoming faster.
      if (!isLocked(error)) throw error;
    });
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const { files, sourceFolder, isDryRun } = readCommand();
  const settings = readSettings();
  const pictures = createPictures(settings.picturesDir, sourceFolder, isDryRun);
  const stop = (): void => {
    pictures.discard();
    console.error('Stopped. Nothing was imported.');
    process.exit(130);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // From the last row on, a signal ends the process at once: the commit may have happened, so no picture is deleted.
  const ignoreSignals = (): void => void process.off('SIGINT', stop).off('SIGTERM', stop);
  try {
    const checked = await checkFiles(files, pictures.pick, console.error, createProgress('checked'));
    if (isDryRun) console.log(`All rows are correct: ${describeCounts(checked)}. Nothing was changed.`);
    else {
      await store(settings, checked, pictures, ignoreSignals);
      console.log(`Imported ${describeCounts(checked)}.`);
    }
  } finally {
    pictures.discard();
    ignoreSignals();
  }
});
