import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open.ts';
import { createLogger } from '../logger.ts';
import { seedLarge, type SeedProgress } from '../seed/seed-large.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';

const USAGE = 'Write npm run seed -- --products 250000.';

const inFigures = (count: number): string => count.toLocaleString('en-IN');

function readCount(): number {
  try {
    const { values } = parseArgs({ options: { products: { type: 'string' } } });
    if (values.products !== undefined && /^\d{1,9}$/.test(values.products)) return Number(values.products);
  } catch {
    // What parseArgs says about an unknown option does not say what to do.
  }
  throw new StartError(USAGE);
}

/** One line that counts up at a terminal, a line now and then where the output is kept. */
function showProgress({ done, of }: SeedProgress): void {
  const line = `${inFigures(done)} of ${inFigures(of)} products`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === of ? '\n' : ''}`);
  else console.log(line);
}

/** `npm run seed -- --products 250000`: fills the database that the settings name with so many products. */
async function main(): Promise<void> {
  const count = readCount();
  const settings = readSettings();
  const database = await openDatabase(settings, createLogger(settings.logLevel), { longStatements: true });
  try {
    await seedLarge(database, count, showProgress);
    console.log(`The catalogue holds ${inFigures(count)} products.`);
  } finally {
    await database.close();
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
