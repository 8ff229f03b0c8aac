import type { Statements } from './sql-text.ts';

/** Counted the writes of each caller for all processes of a PostgreSQL; the next migration drops it. */
export const writeCounts: Statements = {
  sqlite: [],
  postgres: [
    'create unlogged table write_counts (caller text primary key, hits integer not null, until timestamptz not null)',
    'create index write_counts_by_end on write_counts (until)',
  ],
};
