import type { Statements } from './sql-text.ts';

/**
 * Creates a table in which all processes of a PostgreSQL counted the writes of each caller. The next migration drops
 * it.
 */
export const writeCounts: Statements = {
  sqlite: [],
  postgres: [
    'create unlogged table write_counts (caller text primary key, hits integer not null, until timestamptz not null)',
    'create index write_counts_by_end on write_counts (until)',
  ],
};
