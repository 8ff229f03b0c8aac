import type { Statements } from './sql-text.ts';

/** Drops the table of the migration before it, because each process counts for itself. */
export const noWriteCounts: Statements = {
  sqlite: [],
  postgres: ['drop table if exists write_counts'],
};
