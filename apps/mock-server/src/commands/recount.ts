import { countsAgree, recount } from '../database/recount.ts';
import { runCommand, withDatabase } from './run-command.ts';

/**
 * `node apps/mock-server/src/commands/recount.ts` counts the products and the words of their titles again. It prints
 * whether the stored product counts were right. Use it after triggers were switched off, for instance for a bulk load.
 */
await runCommand(() =>
  withDatabase(async (database) => {
    const agreed = await countsAgree(database);
    await recount(database);
    console.log(agreed ? 'The counts were right.' : 'The counts had drifted and are right again.');
  }),
);
