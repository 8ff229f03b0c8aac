import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogueFile } from '../catalogue-files/catalogue-file.ts';
import { describeChanges } from '../catalogue-files/changes.ts';
import {
  checkFiles,
  compareFiles,
  deletePictures,
  replaceCatalogue,
  type CheckedFile,
  type FileChanges,
} from '../catalogue-files/import-catalogue.ts';
import { createPictures, type Pictures } from '../catalogue-files/pictures.ts';
import { createProgress } from '../catalogue-files/progress.ts';
import { databasePlace, openDatabase, readExisting } from '../database/open.ts';
import { repairProductCounts } from '../database/product-counts.ts';
import { optimizeCatalogue } from '../database/upkeep.ts';
import { createLogger } from '../logger.ts';
import { findStoredTitles } from '../products/products.store.ts';
import { readSettings, type Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import {
  kindArgument,
  optionKeptByNpm,
  pathArgument,
  readArguments,
  refuseOptionsKeptByNpm,
  runCommand,
} from './run-command.ts';

const USAGE =
  'Write npm run import -- products.csv offers.csv brands.csv (or .jsonl, .ndjson), or one file with --kind products; add --pictures FOLDER and --dry-run as needed.';

const EXAMPLE = 'npm run import -- products.csv --pictures FOLDER --dry-run';

function readCommand() {
  refuseOptionsKeptByNpm(['kind', 'pictures'], EXAMPLE);
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
  // npm keeps `--dry-run` for itself if the `--` before it was forgotten. Without this look at its settings, the import
  // would be a real one.
  const npmKeptDryRun = optionKeptByNpm('dry-run') === 'true';
  if (npmKeptDryRun)
    console.error('npm has kept --dry-run for itself. This is a dry run, as with npm run import -- FILE --dry-run.');
  return { files, sourceFolder, isDryRun: npmKeptDryRun || values['dry-run'] === true };
}

const formatCount = (count: number): string => count.toLocaleString('en-IN');

const describeCounts = (files: readonly CheckedFile[]): string =>
  files.map(({ file, rowCount }) => `${formatCount(rowCount)} ${file.kind}`).join(', ');

const printChanges = (compared: readonly FileChanges[]): void => {
  for (const { file, changes } of compared) console.log(describeChanges(file.kind, changes));
};

const findTitles = async (settings: Settings, titles: readonly string[]): Promise<readonly string[]> => {
  const logger = createLogger(settings.logLevel);
  return (await readExisting(settings, logger, ({ slowReads }) => findStoredTitles(slowReads, titles))) ?? [];
};

/** Prints which database an import would change, and how. */
async function preview(settings: Settings, files: readonly CheckedFile[]): Promise<void> {
  const logger = createLogger(settings.logLevel);
  const compared = await readExisting(settings, logger, ({ slowReads }) => compareFiles(slowReads, files));
  console.log(`The import would change ${databasePlace(settings)}.`);
  printChanges(compared ?? (await compareFiles(undefined, files)));
}

/** Executes work after the commit. An error is printed, and the import succeeds, because the catalogue is stored. */
async function afterCommit(work: () => Promise<void>, consequence: string): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`The catalogue is stored, but ${consequence}: ${reason}.`);
  }
}

async function store(settings: Settings, files: readonly CheckedFile[], pictures: Pictures, beforeCommit: () => void) {
  const { picturesDir } = settings;
  const place = databasePlace(settings);
  const logger = createLogger(settings.logLevel);
  const longStatements = true;
  const database = await openDatabase(settings, logger, longStatements);
  try {
    const onProgress = createProgress('written');
    const compared = await replaceCatalogue(database, files, pictures, picturesDir, onProgress, beforeCommit);
    console.log(`Imported ${describeCounts(files)} into ${place}.`);
    printChanges(compared);
    await afterCommit(() => deletePictures(database, picturesDir, place), 'no unused picture was deleted');
    await afterCommit(() => repairProductCounts(database, logger), 'the totals of products were not compared');
    await afterCommit(() => optimizeCatalogue(database), 'searches may be slower until the next import');
  } finally {
    await database.close();
  }
}

await runCommand(async () => {
  const { files, sourceFolder, isDryRun } = readCommand();
  const settings = readSettings();
  const pictures = createPictures(settings.picturesDir, sourceFolder, isDryRun);
  const stop = (_signal: NodeJS.Signals, number: number): void => {
    pictures.discard();
    console.error('Stopped. Nothing was imported.');
    // A shell has this code for a process that a signal has ended: 130 for SIGINT, and 143 for SIGTERM.
    process.exit(128 + number);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // From the last row on, a signal ends the process at once. The commit may have happened by then, so the sentence that
  // nothing was imported could be wrong.
  const restoreSignals = (): void => void process.off('SIGINT', stop).off('SIGTERM', stop);
  try {
    const checked = await checkFiles(files, pictures.pick, console.error, createProgress('checked'), (titles) =>
      findTitles(settings, titles),
    );
    if (isDryRun) {
      console.log(`All rows are correct: ${describeCounts(checked)}. Nothing was changed.`);
      await preview(settings, checked);
    } else await store(settings, checked, pictures, restoreSignals);
  } finally {
    pictures.discard();
    restoreSignals();
  }
});
