import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { postgresEngine } from '../test/engines.ts';
import { startServerProcess, type ServerProcess } from '../test/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const READS = 6_000;
const READERS = 12;
/** A write begins after each 30 reads. */
const READS_A_WRITE = 30;

const engine = postgresEngine();

type Row = Record<string, unknown>;

const addProduct = (id: number, title: string): string =>
  `insert into products (id, image, title, discount, rating, price, category, search_words)
   values (${id}, '/pictures/1.svg', '${title}', 0, 1, 1, 'added', '${title}')`;

/** The values that the test writes and reads. Each only grows, so that a smaller one is an old one. */
const watched = [
  {
    write: (value: number) => `update products set price = ${value} where id = 7`,
    path: '/products/7',
    read: (body: unknown) => (body as Row).price,
  },
  {
    write: (value: number) => addProduct(1_000 + value, `added ${value}`),
    path: '/products?category=added&_page=1&_limit=1000',
    read: (body: unknown, total: number) =>
      total === (body as Row[]).length ? total : 'a total that is not of its page',
  },
  {
    write: (value: number) =>
      `update list_records set record = '{"description":"${value}"}' where list = 'topBrands' and position = 1`,
    path: '/medi',
    read: (body: unknown) => Number((body as Row[])[0]?.description),
  },
];

let shops: ServerProcess[] = [];
let writer: pg.Client;
beforeAll(async () => {
  const settings = await engine.newDatabase();
  shops = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  writer = new pg.Client({ connectionString: settings.DATABASE_URL });
  await writer.connect();
});
afterAll(async () => {
  await writer.end();
  await Promise.all(shops.map(({ stop }) => stop('SIGKILL')));
});

it('[API-08 API-10 API-16] two processes on one database serve 6,000 reads, none older than the last acknowledged write', async () => {
  const acknowledged = new Map(watched.map((one) => [one, 0]));
  const stale: unknown[] = [];
  let reads = 0;
  let writes = 0;
  const write = async (): Promise<void> => {
    const one = watched[writes % watched.length]!;
    const value = acknowledged.get(one)! + 1;
    await writer.query(one.write(value));
    acknowledged.set(one, value);
    writes += 1;
  };
  while (writes < watched.length) await write();
  let writing: Promise<void> = Promise.resolve();
  const readUntilEnough = async (reader: number): Promise<void> => {
    for (let turn = reader; reads < READS; turn += 1) {
      reads += 1;
      if (reads % READS_A_WRITE === 0) writing = writing.then(write);
      const one = watched[turn % watched.length]!;
      const atLeast = acknowledged.get(one)!;
      const response = await fetch(shops[turn % 2]!.url + one.path);
      const value = one.read(await response.json(), Number(response.headers.get('x-total-count')));
      if (!(typeof value === 'number' && value >= atLeast)) stale.push({ path: one.path, value, atLeast });
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, reader) => readUntilEnough(reader)));
  await writing;
  expect(stale).toEqual([]);
  expect(reads).toBeGreaterThanOrEqual(READS);
  // About 200 writes begin, one for each 30 reads. Far fewer would prove nothing about freshness.
  expect(writes).toBeGreaterThanOrEqual(150);
});

it('two processes on one database find new products and words at once', async () => {
  const totalAt = async ({ url }: ServerProcess) =>
    (await fetch(`${url}/products?q=zubrowka`)).headers.get('x-total-count');
  const search = () => Promise.all(shops.map(totalAt));
  expect(await search()).toEqual(['0', '0']);
  await writer.query(`with word as (insert into words values ('zubrowka')) ${addProduct(9_001, 'zubrowka')}`);
  expect(await search()).toEqual(['1', '1']);
});
