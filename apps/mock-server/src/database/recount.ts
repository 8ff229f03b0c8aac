import { saveWords } from '../products/products.store.ts';
import type { Database } from './database.ts';

/** Whether the stored counts match the rows. They can differ only after the triggers were disabled. */
export async function countsAgree({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const counted = db
    .selectFrom('products')
    .select((eb) => ['category', 'rating', eb.cast<number>(eb.fn.countAll(), 'integer').as('n')])
    .groupBy(['category', 'rating']);
  const kept = db.selectFrom('product_counts').select(['category', 'rating', 'n']).where('n', '<>', 0);
  const missing = await counted.except(kept).execute();
  const surplus = await kept.except(counted).execute();
  return missing.length + surplus.length === 0;
}

/** Counts every product and rebuilds the vocabulary, in one transaction. Running shops notice the change. */
export async function recount({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // The stored counts have no version trigger of their own. They follow the products, which have one.
    await trx
      .updateTable('catalogue_version')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
    await trx.deleteFrom('product_counts').execute();
    await trx
      .insertInto('product_counts')
      .columns(['category', 'rating', 'n'])
      .expression(
        trx
          .selectFrom('products')
          .select((eb) => ['category', 'rating', eb.cast<number>(eb.fn.countAll(), 'integer').as('n')])
          .groupBy(['category', 'rating']),
      )
      .execute();
    const rows = await trx.selectFrom('products').select('search_words').execute();
    const words = new Set(rows.flatMap((row) => row.search_words.split(' ').filter(Boolean)));
    await trx.deleteFrom('words').execute();
    await saveWords(trx, words);
  });
}
