import { runCommand, withDatabase } from './run-command.ts';

/**
 * `node apps/mock-server/src/commands/migrate.ts`: brings the tables up to date and ends. A shop does this itself at
 * its start. Run it once before several shops start at the same time, or before a long migration.
 */
await runCommand(() =>
  withDatabase(
    () => {
      console.log('The tables are up to date.');
      return Promise.resolve();
    },
    { longStatements: true },
  ),
);
