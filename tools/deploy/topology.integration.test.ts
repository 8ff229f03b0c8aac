import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOneAddress, type OneAddress } from '../../apps/mock-server/test/one-address.ts';
import { startPostgres, type TestPostgres } from '../../apps/mock-server/test/postgres.ts';
import { startServerProcess, type ServerProcess } from '../../apps/mock-server/test/server-process.ts';
import { startStandby, type TestStandby } from '../../apps/mock-server/test/standby.ts';
import { assembleImage, type Image } from './image.ts';
import { addMember, shopUntil } from './load.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const WRITES_PER_MINUTE = 20;
/** Of the seconds that the deployment sleeps: requests here are on their way for a few ms. */
const PRE_STOP_MS = 500;
const PRODUCT = '/api/products/1';

/** The pages of a build, with a script whose name tells which. */
const pagesOf = (build: string) => {
  const page = `<!doctype html><title>Shop</title><script type="module" src="/assets/main-${build}.js"></script>`;
  return { 'index.html': page, '404.html': page, [`assets/main-${build}.js`]: `console.log('${build}')` };
};

/** Proxy, two shops from what the image holds, PostgreSQL with a hot standby: compose.yaml from the packages that are here. */
describe('the shop on several machines', () => {
  let primary: TestPostgres;
  let standby: TestStandby;
  let database: pg.Client;
  let image: Image;
  let newer: Image | undefined;
  let settings: NodeJS.ProcessEnv;
  let proxy: OneAddress;
  const shops: ServerProcess[] = [];
  const targets: string[] = [];

  const startShop = async (from: Image): Promise<ServerProcess> => {
    const shop = await startServerProcess(settings, undefined, from.place('apps/mock-server/src/main.ts'));
    shops.push(shop);
    targets.push(shop.storefrontUrl);
    return shop;
  };

  beforeAll(async () => {
    primary = await startPostgres();
    const url = await primary.createDatabase();
    image = assembleImage(pagesOf('aaaaaaaa'));
    standby = await startStandby(primary.place);
    settings = {
      NODE_ENV: 'production',
      DEMO: 'true',
      FIREBASE_PROJECT_ID: 'shop-example',
      TRUSTED_PROXIES: 'loopback',
      DATABASE_URL: url,
      DATABASE_READ_URL: standby.addressOf(url),
    };
    const { node, main, options } = image.place('apps/mock-server/src/commands/migrate.ts');
    const migration = spawn(node, [main], { ...options, env: { DATABASE_URL: url, LOG_LEVEL: 'silent' } });
    expect(await once(migration, 'exit')).toEqual([0, null]);
    await Promise.all([startShop(image), startShop(image)]);
    proxy = await startOneAddress(targets);
    database = new pg.Client({ connectionString: url });
    await database.connect();
    await standby.untilCaughtUp();
  });
  afterAll(async () => {
    await proxy.close();
    await Promise.all(shops.map(({ stop }) => stop('SIGKILL')));
    await database.end();
    await standby.halt('SIGQUIT').catch(() => undefined);
    await primary.stop();
    image.remove();
    newer?.remove();
  });

  const priceAt = async (address: string): Promise<number> =>
    ((await (await fetch(address + PRODUCT)).json()) as { price: number }).price;

  const setPrice = (price: number) => database.query('update products set price = $1 where id = 1', [price]);

  /** What has come of asking the standby, by all shops that run. */
  const standbyReads = async (outcome: string): Promise<number> => {
    const counts = await Promise.all(
      shops
        .filter(({ child }) => child.exitCode === null && child.signalCode === null)
        .map(async ({ url }) => {
          const text = await (await fetch(`${url}/metrics`)).text();
          return Number(new RegExp(`^standby_reads_total\\{outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
        }),
    );
    return counts.reduce((sum, count) => sum + count);
  };

  /** Sets a price and reads it through each shop and the proxy, at once. */
  const expectFresh = async (price: number): Promise<void> => {
    await setPrice(price);
    for (const address of [...targets, proxy.url, proxy.url]) expect(await priceAt(address)).toBe(price);
  };

  it('runs from what the image holds, as nobody, in a folder that it cannot write', async () => {
    for (const address of ['/', '/api/readyz', '/api/products?_page=1', '/api/offers', '/api/docs'])
      expect([address, (await fetch(proxy.url + address)).status]).toEqual([address, 200]);
  });

  it('reads the catalogue from the standby while it shows what the primary shows', async () => {
    await setPrice(111);
    await standby.untilCaughtUp();
    const before = await standbyReads('answered');
    for (const address of targets) expect(await priceAt(address)).toBe(111);
    expect(await standbyReads('answered')).toBe(before + 2);
  });

  it('never shows less than was acknowledged where the standby lags', async () => {
    await standby.pauseReplay();
    const [answered, behind] = [await standbyReads('answered'), await standbyReads('behind')];
    for (const price of [121, 122, 123, 124, 125]) await expectFresh(price);
    expect(await standbyReads('answered')).toBe(answered);
    expect(await standbyReads('behind')).toBeGreaterThan(behind);
    await standby.resumeReplay();
    await standby.untilCaughtUp();
    // A version that no shop has cached: the standby shows it, and is asked again.
    await setPrice(126);
    await standby.untilCaughtUp();
    for (const address of targets) expect(await priceAt(address)).toBe(126);
    expect(await standbyReads('answered')).toBe(answered + 2);
  });

  it('answers as ever where the standby is stopped, and asks it again when it is back', async () => {
    await standby.halt('SIGINT');
    for (const price of [131, 132, 133]) await expectFresh(price);
    expect((await fetch(`${proxy.url}/api/readyz`)).status).toBe(200);
    expect(await standbyReads('away')).toBeGreaterThan(0);
    await standby.resume();
    await standby.untilCaughtUp();
    const before = await standbyReads('answered');
    let price = 134;
    // It is left alone for some seconds after it has failed.
    await vi.waitFor(
      async () => {
        price += 1;
        await setPrice(price);
        await standby.untilCaughtUp();
        expect(await priceAt(proxy.url)).toBe(price);
        expect(await standbyReads('answered')).toBeGreaterThan(before);
      },
      { timeout: 20_000, interval: 250 },
    );
  });

  it('loses no request and breaks no page while a new version takes the place of the old one', async () => {
    newer = assembleImage(pagesOf('bbbbbbbb'), image);
    const old = [...shops];
    let stopped = false;
    const shopping = shopUntil(() => stopped, proxy.url, { readers: 3, writers: 2 });
    for (const leaving of old) {
      await startShop(newer);
      // In the order of the deployment, whose `preStop` sleeps. When a process closes its port, the kernel resets the
      // connections that it has taken for it.
      targets.splice(targets.indexOf(leaving.storefrontUrl), 1);
      await delay(PRE_STOP_MS);
      expect(await leaving.stop('SIGTERM')).toBe(0);
    }
    stopped = true;
    const { asked, lost, acknowledged, kept } = await shopping;
    expect(lost).toEqual([]);
    expect(asked).toBeGreaterThan(50);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect((await kept()).toSorted()).toEqual([...acknowledged].sort());
    // A page that was opened before is still open in browsers.
    for (const build of ['aaaaaaaa', 'bbbbbbbb'])
      expect([build, (await fetch(`${proxy.url}/assets/main-${build}.js`)).status]).toEqual([build, 200]);
    expect(await (await fetch(proxy.url)).text()).toContain('main-bbbbbbbb.js');
  });

  it('counts the writes of an address in all shops together', async () => {
    settings = { ...settings, WRITES_PER_MINUTE: String(WRITES_PER_MINUTE) };
    const two = await Promise.all([startShop(image), startShop(image)]);
    const headers = { 'x-visitor-id': '8'.repeat(32), 'x-forwarded-for': '203.0.113.9' };
    const statuses = new Map(two.map(({ url }) => [url, [] as number[]]));
    for (let turn = 0; turn < WRITES_PER_MINUTE + 4; turn += 1) {
      const { storefrontUrl, url } = two[turn % 2]!;
      statuses.get(url)?.push((await addMember(storefrontUrl, `Turn ${turn}`, headers)).status);
    }
    const each = [...Array.from({ length: WRITES_PER_MINUTE / 2 }, () => 201), 429, 429];
    expect([...statuses.values()]).toEqual([each, each]);
    // Another address is another caller.
    const other = { ...headers, 'x-forwarded-for': '203.0.113.10' };
    expect((await addMember(two[0]!.storefrontUrl, 'Another', other)).status).toBe(201);
  });
});
