import { sql, type Kysely } from 'kysely';
import type { Database, Engine, Tables } from './database.ts';
import type { Logger } from '../logger.ts';

/**
 * How long the start waits for the lock of the counts, in ms. Without a limit, a program that keeps a transaction open
 * would stop the start for ever.
 */
const LOCK_WAIT_MS = 10_000;

/**
 * Raises `catalogue_version.version` to the microseconds since 1970, or by one if it is already higher. Each process
 * drops its cached responses when this version has changed. The triggers of the tables raise it in the same way.
 */
const raiseVersion: Record<Engine, string> = {
  sqlite: "update catalogue_version set version = max(version + 1, cast(unixepoch('subsec') * 1000000 as integer))",
  postgres:
    'update catalogue_version set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)',
};

interface Difference {
  readonly category: string;
  readonly rating: number;
  readonly stored: number;
  /** The driver of PostgreSQL returns a `bigint`, such as that of `count(*)`, as text. */
  readonly counted: number | string;
}

/**
 * Returns the categories and ratings whose stored number differs from the number of products. It compares in one
 * statement, so that both numbers are of the same moment while other processes write.
 */
async function findDifferences(db: Kysely<Tables>): Promise<readonly Difference[]> {
  const { rows } = await sql<Difference>`
    with actual as (select category, rating, count(*) as n from products group by category, rating)
    select coalesce(actual.category, product_counts.category) as category,
      coalesce(actual.rating, product_counts.rating) as rating,
      coalesce(product_counts.n, 0) as stored,
      coalesce(actual.n, 0) as counted
    from actual full join product_counts
      on actual.category = product_counts.category and actual.rating = product_counts.rating
    where coalesce(product_counts.n, 0) <> coalesce(actual.n, 0)
    order by 1, 2`.execute(db);
  return rows;
}

/**
 * Compares `product_counts`, which triggers keep up to date, with the products, and counts them again if they differ.
 * They differ after a program has written products without the triggers. Logs one line for a correction.
 */
export async function repairProductCounts({ db, engine }: Pick<Database, 'db' | 'engine'>, logger: Logger) {
  if ((await findDifferences(db)).length === 0) return;
  const corrected = await db.transaction().execute(async (trx) => {
    // SQLite needs no lock, because it has one writer at a time.
    if (engine === 'postgres') {
      await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(trx);
      // The trigger of a write waits for this lock, and adds to the new numbers.
      await sql`lock table product_counts in share row exclusive mode`.execute(trx);
    }
    // Another process may have repaired them meanwhile.
    const differences = await findDifferences(trx);
    if (differences.length === 0) return differences;
    await trx.deleteFrom('product_counts').execute();
    await sql`insert into product_counts (category, rating, n)
      select category, rating, count(*) from products group by category, rating`.execute(trx);
    // The responses that any process has cached contain the old totals.
    await sql.raw(raiseVersion[engine]).execute(trx);
    return differences;
  });
  if (corrected.length > 0)
    logger.warn({ corrected }, 'the stored numbers of products differed from the products and were counted again');
}
