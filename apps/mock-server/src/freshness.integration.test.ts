import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { postgresEngine } from '../test/engines.ts';
import { startServerProcess, type ServerProcess } from '../test/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const READS = 6_000;
const READERS = 12;
const READS_A_WRITE = 30;

const engine = postgresEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());

type Row = Record<string, unknown>;
const rowOf = (body: unknown, id: number): Row | undefined => (body as Row[]).find((row) => row.id === id);

/** A value that only grows. */
interface Watched {
  readonly write: (value: number) => string;
  readonly path: string;
  readonly read: (body: unknown, total: number) => unknown;
}

const addProduct = (value: number): string =>
  `insert into products (id, image, title, discount, rating, price, category, search_words)
   values (${1_000 + value}, '/pictures/1.svg', 'Added ${value}', 0, 1, 1, 'added', 'added ${value}')`;

const watched: readonly Watched[] = [
  {
    write: (value) => `update products set price = ${value} where id = 7`,
    path: '/products/7',
    read: (body) => (body as Row).price,
  },
  {
    write: (value) => `update products set discount = ${value} where id = 3`,
    path: '/products?_page=1&_limit=10',
    read: (body) => rowOf(body, 3)?.discount,
  },
  {
    write: addProduct,
    path: '/products?category=added',
    read: (body, total) => (total === (body as Row[]).length ? total : 'a total that is not of its page'),
  },
  {
    write: (value) =>
      `update list_records set record = '{"id":1,"price":${value}}' where list = 'offers' and position = 1`,
    path: '/offers',
    read: (body) => rowOf(body, 1)?.price,
  },
  {
    write: (value) =>
      `update list_records set record = '{"description":"${value}"}' where list = 'topBrands' and position = 1`,
    path: '/medi',
    read: (body) => Number((body as Row[])[0]?.description),
  },
];

describe('two processes on one database', () => {
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

  it('[API-08 API-10 API-16 API-25] serve 6,000 reads, none older than the last acknowledged write', async () => {
    const acknowledged = new Map(watched.map((one) => [one, 0]));
    for (const one of watched) {
      await writer.query(one.write(1));
      acknowledged.set(one, 1);
    }
    const stale: unknown[] = [];
    let reads = 0;
    let writes = watched.length;
    let writing: Promise<void> = Promise.resolve();

    const write = async (): Promise<void> => {
      const one = watched[writes % watched.length]!;
      const value = acknowledged.get(one)! + 1;
      await writer.query(one.write(value));
      acknowledged.set(one, value);
      writes += 1;
    };
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
    expect(writes).toBeGreaterThanOrEqual(150);
  });

  it('find new products and words at once', async () => {
    const search = () =>
      Promise.all(
        shops.map(async ({ url }) => (await fetch(`${url}/products?q=zubrowka`)).headers.get('x-total-count')),
      );
    expect(await search()).toEqual(['0', '0']);
    await writer.query(
      `with word as (insert into words values ('zubrowka'))
       insert into products (id, image, title, discount, rating, price, category, search_words)
       values (9001, '/pictures/1.svg', 'Zubrowka', 0, 1, 1, 'added', 'zubrowka')`,
    );
    expect(await search()).toEqual(['1', '1']);
  });
});
