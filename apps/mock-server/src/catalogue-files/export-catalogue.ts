import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Database } from '../database/database.ts';
import { StartError } from '../start-error.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import { writeContents } from './contents.ts';
import { columnsOf, valueAt, type Column } from './kinds.ts';
import { storedRecords, type PlainRecord } from './stored-records.ts';

const cellOf = (column: Column, record: PlainRecord): unknown =>
  column.type === 'contents' && record.facts ? writeContents(record.facts.contents) : valueAt(record, column);

async function* cellsOf(columns: readonly Column[], records: AsyncIterable<PlainRecord>): AsyncGenerator<unknown[]> {
  for await (const record of records) yield columns.map((column) => cellOf(column, record));
}

async function* linesOf(records: AsyncIterable<PlainRecord>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}

/**
 * Writes the products, offers or brands to a file. `npm run import` accepts the file, unless it is one of products
 * without a product, or one of JSON Lines without a line. The CSV begins with a byte order mark, because Excel reads
 * UTF-8 only with one. An export that fails leaves no file, and one that a signal ends leaves a file with the
 * ending `.part`. Throws StartError if the file exists, if it cannot be written, or if the catalogue was changed
 * meanwhile.
 */
export async function exportFile(database: Database, file: CatalogueFile): Promise<void> {
  if (existsSync(file.path)) throw new StartError(`${file.path} is there already: choose another name.`);
  const part = `${file.path}.part`;
  const columns = columnsOf[file.kind];
  const before = await database.catalogueVersion();
  const records = storedRecords(database.slowReads, file.kind);
  const output = createWriteStream(part);
  try {
    if (file.format === 'json-lines') await pipeline(linesOf(records), output);
    else
      await pipeline(
        cellsOf(columns, records),
        stringify({ bom: true, header: true, columns: columns.map(({ name }) => name) }),
        output,
      );
    const after = await database.catalogueVersion();
    if (after.catalogue !== before.catalogue)
      throw new StartError('The catalogue was changed while it was exported: run the same command again.');
    await rename(part, file.path);
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof Error && 'syscall' in error && (error.syscall === 'open' || error.syscall === 'write'))
      throw new StartError(`${file.path} cannot be written: check the folder and its free space, then try again.`);
    throw error;
  }
}
