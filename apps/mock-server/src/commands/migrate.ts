import { runCommand, withDatabase } from './run-command.ts';

/**
 * `node apps/mock-server/src/commands/migrate.ts`: brings the tables up to date and ends. A shop does so itself at its
 * start; where several start at once, or a migration takes long, this is done once before them.
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
