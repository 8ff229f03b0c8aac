import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOneAddress, type OneAddress } from './one-address.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { MIGRATE, runCommand, startServerProcess, type ServerProcess } from './server-process.ts';
import { addMember, startShoppers } from './shoppers.ts';
import { startStandby, type TestStandby } from './standby.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const MAIN = path.join(import.meta.dirname, 'built-shop-main.ts');
const WRITES_PER_MINUTE = 20;
/** Of the seconds that the deployment sleeps: requests here are on their way for a few ms. */
const PRE_STOP_MS = 500;
const PRODUCT = '/api/products/1';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'niramaya-topology-'));

/** Writes the pages of a build, with a script named after it and the scripts of earlier builds. */
function writePages(build: string, earlier: readonly string[] = []): string {
  const dist = path.join(folder, build, 'dist');
  fs.mkdirSync(path.join(dist, 'assets'), { recursive: true });
  const page = `<!doctype html><title>Shop</title><script type="module" src="/assets/main-${build}.js"></script>`;
  for (const name of ['index.html', '404.html']) fs.writeFileSync(path.join(dist, name), page);
  for (const name of [build, ...earlier])
    fs.writeFileSync(path.join(dist, 'assets', `main-${name}.js`), `console.log('${name}')`);
  return dist;
}

/** Proxy, two shops, PostgreSQL with a hot standby: the topology of `deploy/compose.yaml`. */
describe('the shop on several machines', () => {
  let primary: TestPostgres;
  let standby: TestStandby;
  let database: pg.Client;
  let settings: NodeJS.ProcessEnv;
  let proxy: OneAddress;
  const shops: ServerProcess[] = [];
  const targets: string[] = [];

  const startShop = async (build: string): Promise<ServerProcess> => {
    const own = { STOREFRONT_DIR: path.join(folder, build, 'dist'), DATA_DIR: path.join(folder, build, 'data') };
    const shop = await startServerProcess({ ...settings, ...own }, undefined, MAIN);
    shops.push(shop);
    targets.push(shop.storefrontUrl);
    return shop;
  };

  beforeAll(async () => {
    writePages('aaaaaaaa');
    writePages('bbbbbbbb', ['aaaaaaaa']);
    primary = await startPostgres();
    const url = await primary.createDatabase();
    standby = await startStandby(primary.place);
    settings = {
      NODE_ENV: 'production',
      DEMO: 'true',
      FIREBASE_PROJECT_ID: 'shop-example',
      TRUSTED_PROXIES: 'loopback',
      DATABASE_URL: url,
      DATABASE_READ_URL: standby.addressOf(url),
    };
    expect((await runCommand(MIGRATE, [], { DATABASE_URL: url })).code).toBe(0);
    await Promise.all([startShop('aaaaaaaa'), startShop('aaaaaaaa')]);
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
    fs.rmSync(folder, { recursive: true, force: true });
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

  it('serves pages, API and its description through the proxy', async () => {
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

  it('never shows less than was acknowledged while the standby lags', async () => {
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

  it('answers as before while the standby is stopped, and asks it again when it is back', async () => {
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
    const old = [...shops];
    const shoppers = startShoppers(proxy.url, { readers: 3, writers: 2 });
    for (const leaving of old) {
      await startShop('bbbbbbbb');
      // In the order of the deployment, whose `preStop` sleeps. When a process closes its port, the kernel resets the
      // connections that it has taken for it.
      targets.splice(targets.indexOf(leaving.storefrontUrl), 1);
      await delay(PRE_STOP_MS);
      expect(await leaving.stop('SIGTERM')).toBe(0);
      await shoppers.finishTurn();
    }
    const { asked, lost, acknowledged, kept } = await shoppers.stop();
    expect(lost).toEqual([]);
    expect(asked).toBeGreaterThan(50);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(kept).toEqual(acknowledged);
    // A page that was opened before is still open in browsers.
    for (const build of ['aaaaaaaa', 'bbbbbbbb'])
      expect([build, (await fetch(`${proxy.url}/assets/main-${build}.js`)).status]).toEqual([build, 200]);
    expect(await (await fetch(proxy.url)).text()).toContain('main-bbbbbbbb.js');
  });

  it('counts the writes of an address in all shops together', async () => {
    settings = { ...settings, WRITES_PER_MINUTE: String(WRITES_PER_MINUTE) };
    const two = await Promise.all([startShop('aaaaaaaa'), startShop('aaaaaaaa')]);
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
