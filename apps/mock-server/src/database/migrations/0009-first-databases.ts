import { indexedWords } from '@niramaya/search';
import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../database.ts';
import { run } from './sql-text.ts';

const PRODUCTS_A_STATEMENT = 500;

interface Before {
  products: { id: number; title: string; search_words: string };
}

/** Stores the words of each title as the search reads them today: earlier versions cut titles by other rules. */
async function renewSearchWords(db: Kysely<Before>): Promise<void> {
  for (let after = -1; ;) {
    const products = await db
      .selectFrom('products')
      .select(['id', 'title', 'search_words'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PRODUCTS_A_STATEMENT)
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

/** Brings a database that an early version created to the form that today's version creates. */
export const firstDatabasesMigration = (engine: Engine): Migration => ({
  async up(untyped: Kysely<unknown>) {
    await run(untyped, [
      'drop index if exists products_by_filter',
      'create index if not exists products_by_id on products (id, category, rating)',
      // A PostgreSQL database keeps it that ran the seventh migration while that was empty.
      'drop table if exists write_counts',
    ]);
    // The third migration left out the products that were there before it, and SQLite then refuses to change them.
    if (engine === 'sqlite') await run(untyped, [`insert into product_words (product_words) values ('rebuild')`]);
    await renewSearchWords(untyped as Kysely<Before>);
  },
});
