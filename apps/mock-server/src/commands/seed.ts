import { parseArgs } from 'node:util';
import { seedLarge, type SeedProgress } from '../seed/seed-large.ts';
import { StartError } from '../start-error.ts';
import { runCommand, withDatabase } from './run-command.ts';

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

/** Shows the progress: one line that counts up in a terminal, and some separate lines if the output goes to a file. */
function showProgress({ done, of }: SeedProgress): void {
  const line = `${inFigures(done)} of ${inFigures(of)} products`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === of ? '\n' : ''}`);
  else console.log(line);
}

/** `npm run seed -- --products 250000`: fills the database of the settings with that many products. */
await runCommand(async () => {
  const count = readCount();
  await withDatabase(
    async (database) => {
      await seedLarge(database, count, showProgress);
      console.log(`The catalogue holds ${inFigures(count)} products.`);
    },
    { longStatements: true },
  );
});
