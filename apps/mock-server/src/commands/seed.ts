import { isDeepStrictEqual, parseArgs } from 'node:util';
import { FIRST_GENERATED_ID, generatedProduct, lastGeneratedId } from '@niramaya/fixtures';
import type { Transaction } from 'kysely';
import { lockCatalogue, OWN_CATALOGUE, readCatalogueMark } from '../database/catalogue-mark.ts';
import { productColumns, type Database, type Tables } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { repairProductCounts } from '../database/product-counts.ts';
import { optimizeCatalogue } from '../database/upkeep.ts';
import { createLogger } from '../logger.ts';
import { saveProducts } from '../products/products.store.ts';
import { seedDemoCatalogue } from '../seed/seed.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './run-command.ts';

const DEMO_PRODUCTS = FIRST_GENERATED_ID - 1;
const PRODUCTS_A_TRANSACTION = 2_000;

const formatCount = (count: number): string => count.toLocaleString('en-IN');

function readCount(): number {
  const { products: given } = parseArgs({ options: { products: { type: 'string' } }, strict: false }).values;
  if (typeof given !== 'string' || !/^\d{1,9}$/.test(given))
    throw new StartError('Write npm run seed -- --products 250000.');
  const count = Number(given);
  if (count < DEMO_PRODUCTS || count > lastGeneratedId())
    throw new StartError(
      `Say how many products there shall be, from ${DEMO_PRODUCTS} to ${lastGeneratedId()}: npm run seed -- --products 250000.`,
    );
  return count;
}

function showProgress(done: number, count: number): void {
  const line = `${formatCount(done)} of ${formatCount(count)} products`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === count ? '\n' : ''}`);
  else console.log(line);
}

/**
 * Executes a transaction while no import writes. Throws StartError if an import has stored the catalogue, which may
 * also happen between two transactions of this command.
 */
const inTurn = <T>({ engine, write }: Database, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  write(async (trx) => {
    await lockCatalogue(trx, engine);
    if ((await readCatalogueMark(trx)) === OWN_CATALOGUE)
      throw new StartError('The database holds a catalogue that npm run import has stored: use another database.');
    return work(trx);
  });

/**
 * Returns the number of the last stored product, which is where an interrupted run stopped. Throws StartError if that
 * product is not one that `generatedProduct` returns: the database then has products of its own.
 */
async function readProgress(trx: Transaction<Tables>): Promise<number> {
  const last = await trx
    .selectFrom('products')
    .select(productColumns)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last === undefined || last.id <= DEMO_PRODUCTS) return DEMO_PRODUCTS;
  // The copy has the prototype of plain objects, which rows of `node:sqlite` lack.
  if (isDeepStrictEqual({ ...last }, generatedProduct(last.id))) return last.id;
  throw new StartError(`The database holds products of its own above number ${DEMO_PRODUCTS}: use another database.`);
}

/**
 * Adds generated products until the catalogue has `count`, and so resumes an interrupted run. Throws StartError for a
 * catalogue that is larger or not generated, also if an import stores one meanwhile.
 */
async function growCatalogue(database: Database, count: number): Promise<void> {
  let done = await inTurn(database, async (trx) => {
    const lastId = await readProgress(trx);
    // A catalogue that is refused is not written to: written products make searches slower until the next vacuum.
    if (lastId > count)
      throw new StartError(
        `The catalogue holds ${lastId} products already and none are taken away: ask for at least as many, or use another database.`,
      );
    await seedDemoCatalogue(trx);
    return lastId;
  });
  showProgress(done, count);
  while (done < count) {
    const next = Array.from({ length: Math.min(PRODUCTS_A_TRANSACTION, count - done) }, (_, index) =>
      generatedProduct(done + 1 + index),
    );
    await inTurn(database, (trx) => saveProducts(trx, next));
    done += next.length;
    showProgress(done, count);
  }
  await optimizeCatalogue(database);
}

await runCommand(async () => {
  const count = readCount();
  const settings = readSettings();
  const logger = createLogger(settings.logLevel);
  const longStatements = true;
  const database = await openDatabase(settings, logger, longStatements);
  try {
    await growCatalogue(database, count);
    await repairProductCounts(database, logger);
  } finally {
    await database.close();
  }
  console.log(`The catalogue holds ${formatCount(count)} products.`);
});
