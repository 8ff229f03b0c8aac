import { sql } from 'kysely';
import type { Database } from './database.ts';

const statements: Record<Database['engine'], readonly string[]> = {
  sqlite: [
    // This is the command of SQLite's FTS5 that merges the parts of a word index into one.
    `insert into product_words (product_words) values ('optimize')`,
    'analyze',
    // The file of recent writes (WAL) becomes part of the database file, and is emptied.
    'pragma wal_checkpoint(truncate)',
  ],
  postgres: ['vacuum (analyze) products', 'vacuum (analyze) product_counts', 'vacuum (analyze) words'],
};

/**
 * Makes searches and counts fast after many products were written. PostgreSQL refuses `vacuum` inside a transaction, so
 * call it outside of one. With SQLite it needs the write lock, and rejects with the error that `isLocked` recognises.
 */
export async function optimizeCatalogue({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<void> {
  for (const statement of statements[engine]) await sql.raw(statement).execute(db);
}
