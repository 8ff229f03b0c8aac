import { openDatabase } from '../database/open.ts';
import { countsAgree, recount } from '../database/recount.ts';
import { createLogger } from '../logger.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';

/**
 * `node apps/mock-server/src/commands/recount.ts`: says whether the kept counts of the products were right, and counts
 * them and the words of their titles anew. For use after triggers were switched off, for instance for a bulk load.
 */
async function main(): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase(settings, createLogger(settings.logLevel));
  try {
    const agreed = await countsAgree(database);
    await recount(database);
    console.log(agreed ? 'The counts were right.' : 'The counts had drifted and are right again.');
  } finally {
    await database.close();
  }
}

await main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
});
