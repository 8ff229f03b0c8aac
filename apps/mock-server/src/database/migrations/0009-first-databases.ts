import { indexedWords } from '@niramaya/search';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';
import { run } from './sql-text.ts';

const PRODUCTS_PER_STATEMENT = 500;

/** The table that this migration reads and writes, with the columns that it names. */
interface Before {
  products: { id: number; title: string; search_words: string };
}

/**
 * Stores the words of each title again, because earlier versions split titles by other rules. It uses the current
 * `indexedWords`, so a later change of those rules needs a migration of its own. The table `words` keeps the
 * old words too.
 */
async function renewSearchWords(db: Kysely<Before>): Promise<void> {
  for (let after = -1; ;) {
    const products = await db
      .selectFrom('products')
      .select(['id', 'title', 'search_words'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PRODUCTS_PER_STATEMENT)
      .execute();
    const last = products.at(-1);
    if (last === undefined) return;
    after = last.id;
    const changed = products
      .map(({ id, title, search_words }) => ({ id, before: search_words, words: indexedWords(title) }))
      .filter(({ before, words }) => words.join(' ') !== before);
    if (changed.length === 0) continue;
    const rows = changed.map(({ id, words }) => sql`(cast(${id} as integer), cast(${words.join(' ')} as text))`);
    // Both engines name the columns of such a list `column1` and `column2`.
    await sql`update products set search_words = listed.column2 from (values ${sql.join(rows)}) as listed
      where products.id = listed.column1`.execute(db);
    const words = [...new Set(changed.flatMap((product) => product.words))].map((word) => sql`(${word})`);
    if (words.length > 0)
      await sql`insert into words (word) values ${sql.join(words)} on conflict do nothing`.execute(db);
  }
}

/**
 * Gives a database that was created before this migration the same tables, indexes and search words as a new one that
 * has reached it.
 */
export const firstDatabasesMigration = (engine: Engine): Migration => ({
  async up(untyped: Kysely<unknown>) {
    await run(untyped, [
      'drop index if exists products_by_filter',
      'create index if not exists products_by_id on products (id, category, rating)',
      // An early version of migration 0007 had no statements, so a PostgreSQL database that ran it still has this
      // table.
      'drop table if exists write_counts',
    ]);
    // Migration 0003 did not index the products that existed before it. Its triggers remove the old words of a changed
    // product from the full-text index, and SQLite fails if they are not in it.
    if (engine === 'sqlite') await run(untyped, [`insert into product_words (product_words) values ('rebuild')`]);
    await renewSearchWords(untyped as Kysely<Before>);
  },
});
