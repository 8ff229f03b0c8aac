import { parse } from 'node:querystring';
import { productQuerySchema, productSchema, type Product } from '@niramaya/contract';
import { wordsInOrder } from '@niramaya/search';
import { aProduct, demoProducts, generatedProduct } from '@niramaya/fixtures';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresEngine, sqliteEngine } from '../test/engines.ts';
import { plansOf, type Plan } from '../test/query-plans.ts';
import { commandFile, runProgram } from '../test/server-process.ts';
import { slipsFrom } from '../test/typing-slips.ts';
import { productColumns, type Database } from './database/database.ts';
import { openDatabase } from './database/open.ts';
import { createLogger } from './logger.ts';
import { findProduct, findProducts } from './products/products.queries.ts';
import { saveProducts } from './products/products.store.ts';
import { currentVocabulary } from './products/search/current-vocabulary.ts';
import { readSettings } from './settings.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const SMALLER = 5_000;
const LARGER = 20_000;

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const wholeCatalogue = (count: number): Product[] => [...demoProducts(), ...numbers(301, count).map(generatedProduct)];

const lists = [
  '_page=1&_limit=10',
  '_page=40&_limit=10',
  '_page=450&_limit=10',
  'category=vitamins&_page=1&_limit=10',
  'category=vitamins&category=nutrition&rating=4&rating=5&_page=3&_limit=10',
  'rating=5&_page=100&_limit=9',
  'category=skinCare&category=vitamins&category=nutrition&_page=260&_limit=10',
  '_sort=price&_order=asc&_page=1&_limit=10',
  '_sort=price&_order=desc&_page=1&_limit=10',
  '_sort=price&_order=asc&_page=450&_limit=10',
  '_sort=price&_order=desc&_page=450&_limit=10',
  'category=skinCare&rating=3&_sort=price&_order=desc&_page=2&_limit=10',
  'id=7&id=12&id=299',
];

/** The brand is in titles of the demo catalogue alone, so that a larger catalogue has no more matches. */
const searches = [
  'q=praanvit&_page=1',
  'q=praanvit&_page=1&_sort=price&_order=desc',
  'q=praanvit&category=vitamins&_page=1',
];

const SCANS = /^(SCAN products($| USING INDEX)|Seq Scan products$)/;
const SORTS = /^(USE TEMP B-TREE|(Incremental )?Sort$)/;

/** Returns the plans of every statement that reads products, by request. */
async function plansByRequest(database: Database): Promise<Record<string, readonly Plan[]>> {
  const vocabulary = currentVocabulary(database);
  await vocabulary();
  const plans: Record<string, readonly Plan[]> = {
    'GET /products/7': await plansOf(database, (watched) => findProduct(watched, 7)),
  };
  // PostgreSQL scans a table of some thousand products for the whole list, because a thousand look-ups would take
  // longer.
  const wholeList = database.engine === 'sqlite' ? [''] : [];
  for (const query of [...wholeList, ...lists, ...searches])
    plans[`GET /products?${query}`] = await plansOf(database, (watched) =>
      findProducts(watched, productQuerySchema.parse({ ...parse(query) }), vocabulary),
    );
  return plans;
}

/** The ids that the engine before found, by search. Both engines have to find the same. */
const foundBefore = new Map<string, readonly number[]>();

describe.each([sqliteEngine(), postgresEngine()])('a large catalogue on $name', (engine) => {
  let settings: NodeJS.ProcessEnv = {};
  let plansOfSmaller: Awaited<ReturnType<typeof plansByRequest>> = {};
  beforeAll(async () => {
    settings = await engine.newDatabase();
  });

  const seedCommand = (count: number, killAt?: RegExp, of = settings) =>
    runProgram(commandFile('seed'), ['--products', String(count)], of, killAt);

  async function withDatabase(work: (database: Database) => Promise<unknown>, of = settings): Promise<void> {
    const database = await openDatabase(readSettings(of), createLogger('silent'));
    await work(database).finally(() => database.close());
  }

  it('[API-32] npm run seed continues after a kill, with the same catalogue as result', async () => {
    const killed = await seedCommand(SMALLER, /^2,300 of 5,000 products$/);
    expect(killed.lines.slice(0, 2)).toEqual(['300 of 5,000 products', '2,300 of 5,000 products']);
    const resumed = await seedCommand(SMALLER);
    expect([resumed.code, resumed.lines.at(-1)]).toEqual([0, 'The catalogue holds 5,000 products.']);
    expect(resumed.lines[0]).not.toBe('300 of 5,000 products');
    await withDatabase(async (database) => {
      const stored = await database.db.selectFrom('products').select(productColumns).orderBy('id').execute();
      expect(stored).toEqual(wholeCatalogue(SMALLER));
      plansOfSmaller = await plansByRequest(database);
    });
  });

  it('npm run seed corrects the numbers of products if it wrote them without triggers', async () => {
    const own = { ...(await engine.newDatabase()), LOG_LEVEL: 'warn' };
    await withDatabase(async ({ db }) => {
      const ofTable = engine.name === 'PostgreSQL' ? ' on products' : '';
      await sql.raw(`drop trigger products_counted_in${ofTable}`).execute(db);
    }, own);
    const { code, lines } = await seedCommand(310, undefined, own);
    expect(code).toBe(0);
    const found = lines.filter((line) => line.includes('the stored numbers of products differed from the products'));
    expect(found).toHaveLength(1);
    await withDatabase(async ({ db }) => {
      const counts = await db.selectFrom('product_counts').select('n').execute();
      expect(counts.reduce((sum, { n }) => sum + n, 0)).toBe(310);
    }, own);
  });

  it('[API-32] npm run seed extends a catalogue, keeps one of the same size, and rejects a smaller one', async () => {
    expect((await seedCommand(LARGER)).code).toBe(0);
    const lines = ['20,000 of 20,000 products', 'The catalogue holds 20,000 products.'];
    expect(await seedCommand(LARGER)).toMatchObject({ code: 0, lines });
    const smaller =
      'The catalogue holds 20000 products already and none are taken away: ask for at least as many, or use another database.\n';
    expect(await seedCommand(SMALLER)).toMatchObject({ code: 1, errors: smaller });

    const ofTheirOwn = await engine.newDatabase();
    const addProduct = ({ db }: Database) =>
      db.transaction().execute((trx) => saveProducts(trx, [aProduct({ id: 301 })]));
    await withDatabase(addProduct, ofTheirOwn);
    const taken = 'The database holds products of its own above number 300: use another database.\n';
    expect(await seedCommand(SMALLER, undefined, ofTheirOwn)).toMatchObject({ code: 1, errors: taken });
  });

  it('[API-05 API-08 API-10] a request has the same plans for four times the products, and scans and sorts no table', () =>
    withDatabase(async (database) => {
      const plans = await plansByRequest(database);
      const stepsOf = (all: readonly Plan[] = []) => all.map(({ steps }) => steps);
      for (const [request, before] of Object.entries(plansOfSmaller)) {
        const now = plans[request] ?? [];
        expect([request, stepsOf(now)]).toEqual([request, stepsOf(before)]);
        expect([
          request,
          stepsOf(now)
            .flat()
            .filter((step) => SCANS.test(step)),
        ]).toEqual([request, []]);
        // A search sorts its matches, of which there are no more than before.
        if (!request.includes('q='))
          expect([
            request,
            stepsOf(now)
              .flat()
              .filter((step) => SORTS.test(step)),
          ]).toEqual([request, []]);
        // With filters, the first products of another catalogue are at other places of the index.
        const more = now
          .map(({ pages }, index) => ({ pages, before: before[index]!.pages }))
          .filter((one) => one.pages > 2 * one.before);
        expect([request, more]).toEqual([request, []]);
      }
      expect(Object.keys(plansOfSmaller).length).toBeGreaterThan(lists.length + searches.length);
    }));

  const find = (database: Database, q: string, _page: number, _limit: number) =>
    findProducts(database, { category: [], rating: [], id: [], q, _page, _limit }, currentVocabulary(database));

  it('the first result has all intended words for 95 of 100 mistyped searches, the same on both engines', () =>
    withDatabase(async (database) => {
      const titles = wholeCatalogue(LARGER)
        .filter(({ id }) => id % 59 === 0)
        .map(({ title }) => title);
      const missed: string[] = [];
      for (const { typed, meant } of slipsFrom(titles, 1947)) {
        const { products } = await find(database, typed, 1, 10);
        const first = wordsInOrder(products[0]?.title ?? '');
        if (!meant.every((word) => first.includes(word))) missed.push(typed);
        const ids = products.map(({ id }) => id);
        expect([typed, ids]).toEqual([typed, foundBefore.get(typed) ?? ids]);
        foundBefore.set(typed, ids);
      }
      expect(titles.length).toBeGreaterThanOrEqual(300);
      expect(missed.slice(titles.length * 0.05)).toEqual([]);
    }));

  it('the pages of a search contain each product once, also after the ranked ones', () =>
    withDatabase(async (database) => {
      const { total, isMore } = await find(database, 'bottle', 1, 1);
      const ids = new Set<number>();
      for (let page = 1; page <= 3; page += 1)
        for (const { id } of (await find(database, 'bottle', page, 450)).products) ids.add(id);
      expect([total, isMore, ids.size]).toEqual([1000, true, 1000]);
    }));
});

it.each([['--products', 'many'], ['--products', '299'], ['--products', '1000000000'], ['--product', '1000'], []])(
  'npm run seed %s %s is rejected with one sentence',
  async (...args) => {
    const { code, errors } = await runProgram(commandFile('seed'), args, { DATA_DIR: '/nowhere' });
    expect(errors).toMatch(/^(Write|Say how many).* npm run seed -- --products 250000\.\n$/);
    expect(code).toBe(1);
  },
);

it('[API-32 API-35 API-36] every generated product meets the requirements, with a unique title', () => {
  const generated = numbers(301, LARGER).map(generatedProduct);
  expect(generated.filter((product) => !productSchema.safeParse(product).success)).toEqual([]);
  expect(new Set(generated.map(({ title }) => title)).size).toBe(generated.length);
  expect(new Set(generated.map(({ category }) => category)).size).toBe(5);
  expect(new Set(generated.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
});
