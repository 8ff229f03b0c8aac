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
    // USAGE replaces this message.
  }
  throw new StartError(USAGE);
}

function showProgress({ done, of }: SeedProgress): void {
  const line = `${inFigures(done)} of ${inFigures(of)} products`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === of ? '\n' : ''}`);
  else console.log(line);
}

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
