import { countsAgree, recount } from '../database/recount.ts';
import { runCommand, withDatabase } from './run-command.ts';

/**
 * `node apps/mock-server/src/commands/recount.ts`: says whether the kept counts of the products were right, and counts
 * them and the words of their titles anew. For use after triggers were switched off, for instance for a bulk load.
 */
await runCommand(() =>
  withDatabase(async (database) => {
    const agreed = await countsAgree(database);
    await recount(database);
    console.log(agreed ? 'The counts were right.' : 'The counts had drifted and are right again.');
  }),
);
