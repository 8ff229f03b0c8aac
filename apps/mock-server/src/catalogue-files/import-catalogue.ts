import type { PlainList } from '@niramaya/contract';
import type { Kysely, Transaction } from 'kysely';
import { lockCatalogue, OWN_CATALOGUE, writeCatalogueMark } from '../database/catalogue-mark.ts';
import type { Database, Tables } from '../database/database.ts';
import { databaseErrorKind, isLocked } from '../database/error-kind.ts';
import { keepProducts, saveProducts } from '../products/products.store.ts';
import { diskIsFull, StartError } from '../start-error.ts';
import { batches } from './batches.ts';
import { fileVersion, isOfKind, type CatalogueFile } from './catalogue-file.ts';
import { countChanges, digestOf, type Changes, type Digests } from './changes.ts';
import { checkRows } from './check-rows.ts';
import { FaultList, WarningList, type Place, type Report } from './faults.ts';
import { knownBy, type Kind, type RecordOfKind } from './kinds.ts';
import { deleteUnusedPictures, touchPictures, type Pictures } from './pictures.ts';
import type { Row } from './read-rows.ts';
import { listOfKind, storedRecords } from './stored-records.ts';
import { createWarnings } from './warnings.ts';

/** Receives the number of rows of a file that are done; `total` is unknown before the file was read once. */
export type OnProgress = (file: CatalogueFile, done: number, total?: number) => void;

const PRODUCTS_A_BATCH = 2_000;
const RECORDS_A_BATCH = 500;

/** A file whose rows were all accepted. */
export interface CheckedFile {
  readonly file: CatalogueFile;
  readonly rows: number;
  readonly digests: Digests;
  /** What `fileVersion` returned before the check. */
  readonly version: string;
}

/** Returns those of the titles that products of the database have. */
export type FindStoredTitles = (titles: readonly string[]) => Promise<readonly string[]>;

/**
 * Reads every row of the files, prints the faults, and then the warnings. Throws StartError if there is any fault. The
 * pictures of a row are not looked at once the list of faults is full. `findStoredTitles` is called for offers without a
 * file of products.
 */
export async function checkFiles(
  files: readonly CatalogueFile[],
  pick: Pictures['pick'],
  print: (line: string) => void,
  onProgress: OnProgress,
  findStoredTitles: FindStoredTitles,
): Promise<CheckedFile[]> {
  const faults = new FaultList(print);
  const warnings = new WarningList();
  const checkAcceptedOf = createWarnings();
  const checked: CheckedFile[] = [];
  const offered = new Map<string, Place>();
  for (const file of files) {
    const version = fileVersion(file);
    let rows = 0;
    const digests = new Map<string, number>();
    const pickUntilFull: Pictures['pick'] = async (value) => (faults.isFull ? { address: value } : pick(value));
    const checkAccepted = checkAcceptedOf(file, (warning) => warnings.add(file.name, warning));
    const checkOffer = (row: Row): void => {
      checkAccepted(row);
      const title = String(row.values['title']);
      if (file.kind === 'offers' && !offered.has(title)) offered.set(title, row);
    };
    const records = checkRows(file, pickUntilFull, (fault) => faults.add(file.name, fault), checkOffer);
    for await (const record of records) {
      rows += 1;
      digests.set(knownBy(file.kind, record), digestOf(file.kind, record));
      onProgress(file, rows);
    }
    checked.push({ file, rows, digests, version });
  }
  faults.end();
  // A product with a fault is missing in the digests, so its offers would have a wrong warning.
  const offers = files.find(({ kind }) => kind === 'offers');
  if (offers !== undefined && faults.count === 0) {
    const products = checked.find(({ file }) => file.kind === 'products')?.digests;
    const titles = products ?? new Set(await findStoredTitles([...offered.keys()]));
    for (const [value, { line, row }] of offered)
      if (!titles.has(value))
        warnings.add(offers.name, {
          line,
          row,
          column: 'title',
          value,
          remark: 'no product of the catalogue has this title',
        });
  }
  warnings.end(print);
  if (faults.count > 0)
    throw new StartError(
      `Nothing was imported. Correct ${faults.count === 1 ? 'the fault' : `the ${faults.count.toLocaleString('en-IN')} faults`}, and run the same command again.`,
    );
  return checked;
}

/** The changes of the kind of a file. */
export interface FileChanges {
  readonly file: CatalogueFile;
  readonly changes: Changes;
}

/** Returns the changes that an import of the files would make, in their order. Without `db` nothing is stored yet. */
export async function compareFiles(
  db: Kysely<Tables> | undefined,
  files: readonly CheckedFile[],
): Promise<FileChanges[]> {
  const compared: FileChanges[] = [];
  for (const { file, digests } of files) {
    const stored = db === undefined ? [] : storedRecords(db, file.kind);
    compared.push({ file, changes: await countChanges(file.kind, digests, stored) });
  }
  return compared;
}

async function replaceProducts(trx: Transaction<Tables>, products: AsyncIterable<RecordOfKind['products']>) {
  const ids = new Set<number>();
  const words = new Set<string>();
  for await (const batch of batches(products, PRODUCTS_A_BATCH)) {
    for (const { id } of batch) ids.add(id);
    for (const word of await saveProducts(trx, batch)) words.add(word);
  }
  await keepProducts(trx, ids, words);
}

async function replaceList(trx: Transaction<Tables>, list: PlainList, records: AsyncIterable<unknown>) {
  await trx.deleteFrom('list_records').where('list', '=', list).execute();
  let position = 0;
  for await (const batch of batches(records, RECORDS_A_BATCH)) {
    const rows = batch.map((record) => ({ list, position: (position += 1), record: JSON.stringify(record) }));
    await trx.insertInto('list_records').values(rows).execute();
  }
}

/** Returns the addresses of all pictures of the catalogue. */
async function readUsedPictures(trx: Transaction<Tables>): Promise<Set<string>> {
  const products = await trx.selectFrom('products').select('image').distinct().execute();
  const records = await trx.selectFrom('list_records').select('record').execute();
  const ofLists = records.map(({ record }) => JSON.parse(record) as { readonly image?: string; readonly img?: string });
  return new Set([...products.map(({ image }) => image), ...ofLists.flatMap(({ image, img }) => image ?? img ?? [])]);
}

/**
 * Executes the work in a transaction while no other import writes. With PostgreSQL it waits for the other import
 * without a limit. With SQLite it rejects after 2 s in which another process has held the database.
 */
const inTurn = <T>({ engine, write }: Database, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  write(async (trx) => {
    await lockCatalogue(trx, engine);
    return work(trx);
  });

/**
 * Replaces the products, offers or brands by those of the files, and publishes their pictures, in one transaction.
 * Other kinds stay as they are. `beforeCommit` is called after the last row. Returns the changes. Throws StartError if a file has changed since its check, if another process holds SQLite's file, if the
 * folder of the pictures cannot be written, or for a full disk.
 */
export async function replaceCatalogue(
  database: Database,
  files: readonly CheckedFile[],
  pictures: Pictures,
  picturesDir: string,
  onProgress: OnProgress,
  beforeCommit: () => void = () => undefined,
): Promise<FileChanges[]> {
  const changed = ({ name }: CatalogueFile): StartError =>
    new StartError(
      `${name} or a picture that it names was changed while it was imported: nothing was imported, run the same command again.`,
    );

  async function* recordsOf<Each extends Kind>(file: CatalogueFile<Each>, total: number) {
    const refuse: Report = () => {
      throw changed(file);
    };
    let done = 0;
    for await (const record of checkRows(file, pictures.pick, refuse)) {
      yield record;
      done += 1;
      onProgress(file, done, total);
    }
  }

  const replacing = inTurn(database, async (trx) => {
    // The pictures of the old catalogue begin to be unused now, so their time is that of this import.
    touchPictures(picturesDir, await readUsedPictures(trx));
    const compared = await compareFiles(trx, files);
    for (const { file, rows, version } of files) {
      if (isOfKind(file, 'products')) await replaceProducts(trx, recordsOf(file, rows));
      // `isOfKind` narrows no `else` branch, so the kind needs a cast.
      else await replaceList(trx, listOfKind[file.kind as keyof typeof listOfKind], recordsOf(file, rows));
      if (fileVersion(file) !== version) throw changed(file);
    }
    await writeCatalogueMark(trx, OWN_CATALOGUE);
    beforeCommit();
    pictures.publish();
    return compared;
  });
  return replacing.catch((error: unknown) => {
    if (databaseErrorKind(error) === 'full') throw diskIsFull();
    if (!isLocked(error)) throw error;
    throw new StartError('Another process writes to the database: nothing was changed, try again.', { cause: error });
  });
}

/**
 * Deletes the pictures that the stored catalogue no longer needs. Rejects if another process holds SQLite's file, or if
 * the folder has the pictures of another database than that at `place`.
 */
export function deletePictures(database: Database, picturesDir: string, place: string): Promise<void> {
  // Another import may publish its pictures at this moment, and its transaction must not end in between.
  return inTurn(database, async (trx) => deleteUnusedPictures(picturesDir, await readUsedPictures(trx), place));
}
