import { type ProductDetails } from '@niramaya/contract';
import { indexedWords } from '@niramaya/search';
import type { Transaction } from 'kysely';
import { productColumns, type Tables } from '../database/database.ts';

/** Both engines limit the number of values in a statement. */
const ROWS_A_STATEMENT = 500;

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/**
 * Stores products with the words of their titles, in the caller's transaction. They replace products with the same id,
 * and a product without facts has none afterwards.
 */
export async function saveProducts(trx: Transaction<Tables>, products: readonly ProductDetails[]): Promise<void> {
  const rows = products.map(({ facts, ...product }) => ({
    ...product,
    facts: facts ? JSON.stringify(facts) : null,
    search_words: indexedWords(product.title).join(' '),
  }));
  for (const chunk of chunks(rows, ROWS_A_STATEMENT))
    await trx
      .insertInto('products')
      .values(chunk)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) =>
            Object.fromEntries(
              [...productColumns, 'facts' as const, 'search_words' as const].map((column) => [
                column,
                eb.ref(`excluded.${column}`),
              ]),
            ),
          ),
      )
      .execute();
  const words = new Set(rows.flatMap((row) => row.search_words.split(' ').filter(Boolean)));
  for (const chunk of chunks([...words], ROWS_A_STATEMENT))
    await trx
      .insertInto('words')
      .values(chunk.map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
