import { type CatalogueProduct } from '@niramaya/contract';
import { indexedWords } from '@niramaya/search';
import { sql, type Kysely, type Transaction } from 'kysely';
import { productColumns, type Tables } from '../database/database.ts';

/** The most products that one statement stores, because both engines limit the number of values in a statement. */
const ROWS_A_STATEMENT = 500;

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const storedColumns = [...productColumns, 'facts', 'search_words'] as const;

const columnList = (table: 'products' | 'excluded') =>
  sql.join(storedColumns.map((name) => sql.ref(`${table}.${name}`)));

/**
 * Stores products with the words of their titles, in the caller's transaction. They replace products with the same id,
 * and a product without facts has none afterwards. A product that is stored already is not written again. Returns the
 * words of the titles.
 */
export async function saveProducts(
  trx: Transaction<Tables>,
  products: readonly CatalogueProduct[],
): Promise<Set<string>> {
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
          .doUpdateSet((eb) => Object.fromEntries(storedColumns.map((name) => [name, eb.ref(`excluded.${name}`)])))
          .where(sql<boolean>`(${columnList('products')}) is distinct from (${columnList('excluded')})`),
      )
      .execute();
  const words = new Set(rows.flatMap((row) => row.search_words.split(' ').filter(Boolean)));
  for (const chunk of chunks([...words], ROWS_A_STATEMENT))
    await trx
      .insertInto('words')
      .values(chunk.map((word) => ({ word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return words;
}

/** Returns those of the titles that stored products have. */
export async function findStoredTitles(db: Kysely<Tables>, titles: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const chunk of chunks(titles, ROWS_A_STATEMENT)) {
    const products = await db.selectFrom('products').select('title').where('title', 'in', chunk).execute();
    found.push(...products.map(({ title }) => title));
  }
  return found;
}

/**
 * Deletes all products but those with these ids, and all words of the search but these, in the caller's transaction.
 */
export async function keepProducts(
  trx: Transaction<Tables>,
  ids: ReadonlySet<number>,
  words: ReadonlySet<string>,
): Promise<void> {
  const products = await trx.selectFrom('products').select('id').execute();
  const goneIds = products.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
  for (const chunk of chunks(goneIds, ROWS_A_STATEMENT))
    await trx.deleteFrom('products').where('id', 'in', chunk).execute();
  const known = await trx.selectFrom('words').select('word').execute();
  const goneWords = known.flatMap(({ word }) => (words.has(word) ? [] : [word]));
  for (const chunk of chunks(goneWords, ROWS_A_STATEMENT))
    await trx.deleteFrom('words').where('word', 'in', chunk).execute();
}
