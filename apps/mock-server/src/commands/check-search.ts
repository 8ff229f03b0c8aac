import type { Product } from '@niramaya/contract';
import type { Database } from '../database/database.ts';
import { findProducts } from '../products/products.queries.ts';
import { currentVocabulary } from '../products/search/current-vocabulary.ts';
import { judgeSearch, shareOf } from '../products/search/judge-search.ts';
import { SLIP_RULES, slipsFrom } from '../products/search/typing-slips.ts';
import { StartError } from '../start-error.ts';
import { runCommand, withDatabase } from './run-command.ts';

const QUERIES = 600;
const SEED = 20_230_815;
const REQUIRED = 0.95;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Spreads any number of samples evenly, with a step that cannot match a pattern of the generated catalogue. */
const GOLDEN_RATIO = 0.6180339887;

/** Returns titles from the whole catalogue. */
async function sampleTitles({ db }: Database): Promise<string[]> {
  const { last } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  if (last === null) throw new StartError('The catalogue is empty: fill it with npm run seed -- --products 250000.');
  const ids = Array.from(
    { length: QUERIES },
    (_, index) => 1 + Math.floor(((index * GOLDEN_RATIO) % 1) * Number(last)),
  );
  const rows = await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
  const byId = new Map(rows.map(({ id, title }) => [id, title]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * `node apps/mock-server/src/commands/check-search.ts` measures the search quality of the database in the settings. It
 * runs 600 searches, which rules derive from the database's own titles with one slip each. It prints how good and how
 * fast the results are. It exits with 1 if fewer than 95 % of the first hits contain every intended word.
 */
await runCommand(() =>
  withDatabase(async (database) => {
    const vocabulary = currentVocabulary(database);
    const took: number[] = [];
    const verdicts = await judgeSearch(slipsFrom(await sampleTitles(database), SEED), async (query) => {
      const start = performance.now();
      const { products }: { products: Product[] } = await findProducts(database, query, vocabulary);
      took.push(performance.now() - start);
      return products;
    });
    for (const rule of SLIP_RULES) {
      const ofRule = verdicts.filter(({ slip }) => slip.rule === rule);
      console.log(
        `${rule.padEnd(9)} ${ofRule.length} searches: the first hit holds every word meant for ${percent(shareOf(ofRule, ({ holdsAll }) => holdsAll))}, ` +
          `the title meant is among the first five for ${percent(shareOf(ofRule, ({ isNear }) => isNear))}`,
      );
    }
    if (process.argv.includes('--misses'))
      for (const { slip } of verdicts.filter(({ holdsAll }) => !holdsAll)) console.log(`missed: ${slip.typed}`);
    const share = shareOf(verdicts, ({ holdsAll }) => holdsAll);
    const sorted = took.toSorted((a, b) => a - b);
    const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
    console.log(`In all ${percent(share)}, in ${at(0.5)} ms at the median, ${at(0.99)} ms at the 99th percentile.`);
    if (share < REQUIRED) process.exitCode = 1;
  }),
);
