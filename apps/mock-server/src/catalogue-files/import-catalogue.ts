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

/** The number of products that are stored by one call. */
const PRODUCTS_A_BATCH = 2_000;
/** The number of records of a list that are stored by one statement. */
const RECORDS_A_BATCH = 500;

/** A file whose rows were all accepted. */
export interface CheckedFile {
  readonly file: CatalogueFile;
  readonly rowCount: number;
  /**
   * A hash of the contents of each record, which shows whether an import would change it. The key is the title or the
   * name of the record (`knownBy`).
   */
  readonly digests: Digests;
  /** The size of the file and the time of its last change before the check (`fileVersion`). */
  readonly version: string;
}

/** Returns the titles of the list that a product in the database has. */
export type FindStoredTitles = (titles: readonly string[]) => Promise<readonly string[]>;

/**
 * Reads every row of the files, prints the faults, and then the warnings. Returns the files with the hashes of their
 * records. Throws StartError if there is any fault.
 *
 * @param pick Fetches the picture that a row names. When the list of faults is full, no more pictures are fetched.
 * @param findStoredTitles Called only if there is a file of offers and none of products, since the products of the
 *   offers are then those of the database.
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
  const createWarningsOf = createWarnings();
  const checked: CheckedFile[] = [];
  // The title of each product that has an offer, with the place of the first offer of it.
  const offered = new Map<string, Place>();
  for (const file of files) {
    const version = fileVersion(file);
    let rowCount = 0;
    const digests = new Map<string, number>();
    // With a fault nothing is imported, so the address of a picture after the last listed fault is never used.
    const pickUntilFull: Pictures['pick'] = async (value) => (faults.isFull ? { address: value } : pick(value));
    const warnOfUnusual = createWarningsOf(file, (warning) => warnings.add(file.name, warning));
    // Called for each row without a fault: warns of values that are allowed but unusual, and notes the products of
    // offers.
    const onAcceptedRow = (row: Row): void => {
      warnOfUnusual(row);
      if (file.kind !== 'offers') return;
      const title = String(row.values['title']);
      if (!offered.has(title)) offered.set(title, row);
    };
    const records = checkRows(file, pickUntilFull, (fault) => faults.add(file.name, fault), onAcceptedRow);
    for await (const record of records) {
      rowCount += 1;
      digests.set(knownBy(file.kind, record), digestOf(file.kind, record));
      onProgress(file, rowCount);
    }
    checked.push({ file, rowCount, digests, version });
  }
  // Prints how many faults are not listed. The warnings follow all faults.
  faults.end();
  // A product with a fault is missing in the digests, and its offers would be reported as offers without a product. So
  // with faults no offer is checked.
  const offers = files.find(({ kind }) => kind === 'offers');
  if (offers !== undefined && faults.count === 0) {
    // The keys of the digests of products are their titles.
    const productDigests = checked.find(({ file }) => file.kind === 'products')?.digests;
    const titles = productDigests ?? new Set(await findStoredTitles([...offered.keys()]));
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
  if (faults.count > 0) {
    const theFaults = faults.count === 1 ? 'the fault' : `the ${faults.count.toLocaleString('en-IN')} faults`;
    throw new StartError(`Nothing was imported. Correct ${theFaults}, and run the same command again.`);
  }
  return checked;
}

/** The changes of the kind of a file. */
export interface FileChanges {
  readonly file: CatalogueFile;
  readonly changes: Changes;
}

/**
 * Returns the changes that an import of the files would make, in their order. If `db` is undefined, there is no
 * database yet, and every record counts as new.
 */
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

/** Stores these products, and deletes all others. */
async function replaceProducts(trx: Transaction<Tables>, products: AsyncIterable<RecordOfKind['products']>) {
  const ids = new Set<number>();
  const words = new Set<string>();
  for await (const batch of batches(products, PRODUCTS_A_BATCH)) {
    for (const { id } of batch) ids.add(id);
    for (const word of await saveProducts(trx, batch)) words.add(word);
  }
  // This also deletes the words of the search that none of these products has.
  await keepProducts(trx, ids, words);
}

/** Stores these records of a list in their order, and deletes those before. */
async function replaceList(trx: Transaction<Tables>, list: PlainList, records: AsyncIterable<unknown>) {
  await trx.deleteFrom('list_records').where('list', '=', list).execute();
  let position = 0;
  for await (const batch of batches(records, RECORDS_A_BATCH)) {
    const first = position + 1;
    const values = batch.map((record, at) => ({ list, position: first + at, record: JSON.stringify(record) }));
    position += batch.length;
    await trx.insertInto('list_records').values(values).execute();
  }
}

/** Returns the addresses of all pictures of the catalogue. */
async function readUsedPictures(trx: Transaction<Tables>): Promise<Set<string>> {
  const products = await trx.selectFrom('products').select('image').distinct().execute();
  const records = await trx.selectFrom('list_records').select('record').execute();
  // Offers name their picture `image`, and brands `img`.
  const ofLists = records.map(({ record }) => JSON.parse(record) as { readonly image?: string; readonly img?: string });
  return new Set([...products.map(({ image }) => image), ...ofLists.flatMap(({ image, img }) => image ?? img ?? [])]);
}

/**
 * Executes the work in a transaction while no other import writes. With PostgreSQL the work waits for the other import
 * without a limit. With SQLite the promise rejects if another process holds the database for 2 s.
 */
const inTurn = <T>({ engine, write }: Database, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  write(async (trx) => {
    await lockCatalogue(trx, engine);
    return work(trx);
  });

/**
 * Replaces all records of each kind that has a file by those of the file, and publishes their pictures, in one
 * transaction. Kinds without a file stay as they are. Returns the changes. Throws StartError if a file has changed
 * since its check, if another process holds SQLite's file, if the folder of the pictures cannot be written, or for a
 * full disk.
 *
 * @param beforeCommit Called after the last row, before the pictures are published. The command ends its handling of
 *   signals here, because it could no longer promise that nothing was imported. An error that it throws undoes
 *   everything.
 */
export async function replaceCatalogue(
  database: Database,
  files: readonly CheckedFile[],
  pictures: Pictures,
  picturesDir: string,
  onProgress: OnProgress,
  beforeCommit: () => void = () => undefined,
): Promise<FileChanges[]> {
  // Returns the error for a file that has changed during the import.
  const changedError = ({ name }: CatalogueFile): StartError =>
    new StartError(
      `${name} or a picture that it names was changed while it was imported: nothing was imported, run the same command again.`,
    );

  async function* recordsOf<K extends Kind>(file: CatalogueFile<K>, total: number) {
    // The file has passed the check, so it can only have a fault now if it has changed since.
    const refuse: Report = () => {
      throw changedError(file);
    };
    let done = 0;
    for await (const record of checkRows(file, pictures.pick, refuse)) {
      yield record;
      done += 1;
      onProgress(file, done, total);
    }
  }

  const replacing = inTurn(database, async (trx) => {
    // A picture is deleted seven days after its last use (`deletePictures`). This import ends the use of the pictures
    // of the old catalogue, so the time of their files is set to the present.
    touchPictures(picturesDir, await readUsedPictures(trx));
    const compared = await compareFiles(trx, files);
    for (const { file, rowCount, version } of files) {
      if (isOfKind(file, 'products')) await replaceProducts(trx, recordsOf(file, rowCount));
      // `isOfKind` narrows no `else` branch, so the kind needs a cast.
      else await replaceList(trx, listOfKind[file.kind as keyof typeof listOfKind], recordsOf(file, rowCount));
      if (fileVersion(file) !== version) throw changedError(file);
    }
    // The mark keeps a start of the API from replacing the catalogue by that of the demo.
    await writeCatalogueMark(trx, OWN_CATALOGUE);
    beforeCommit();
    // The pictures are there before the catalogue names them. If the commit fails, they are unused, and are deleted
    // later.
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
 * Deletes the pictures that the stored catalogue has not used for seven days. Rejects if another process holds SQLite's
 * file, or if the folder has the pictures of another database than that at `place`.
 *
 * @param place The file or the address of the database (`databasePlace`).
 */
export function deletePictures(database: Database, picturesDir: string, place: string): Promise<void> {
  // Another import publishes its pictures before its commit. Without the lock they would look unused here.
  return inTurn(database, async (trx) => deleteUnusedPictures(picturesDir, await readUsedPictures(trx), place));
}
