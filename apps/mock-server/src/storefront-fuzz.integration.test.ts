import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { useApi } from '../test/api.ts';
import { sqliteEngine } from '../test/engines.ts';
import { temporaryFolder } from '../test/folder.ts';
import { sendRaw, statusOf } from '../test/raw.ts';
import { encode, FIXED_SEED, hostile, RANDOM_SEED, RUNS } from './fuzz/hostile.ts';

const build = ['index.html', 'cart/index.html', '404.html', 'assets/app-Ab12Cd34.js', 'favicon.svg'];
const dist = temporaryFolder(Object.fromEntries(build.map((file) => [file, 'file of the build'])));
const engine = sqliteEngine();
afterAll(() => engine.stop());
/** At most 12 kB together: the server refuses more with 431. */
const piece = fc.oneof(
  fc.constantFrom('cart', 'assets', 'app-Ab12Cd34.js', 'favicon.svg', 'index.html', 'api', 'products', '.', '..', ''),
  hostile.chain(encode),
  fc
    .tuple(fc.constantFrom('a', '/', '-', '.', '%41', '%2f'), fc.integer({ min: 1, max: 700 }))
    .map(([one, times]) => one.repeat(times)),
);
const address = fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('/')}`);
const methods = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS');

describe('the port of the shop', () => {
  const api = useApi(engine, {}, { storefrontDir: dist });

  it('gets no 5xx and no internal detail for any path', async () => {
    const statuses: Record<number, number> = {};
    const property = fc.asyncProperty(methods, address, async (method, place) => {
      const head = `${method} ${place} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      const response = await sendRaw(api.storefrontUrl, head);
      const status = statusOf(response);
      statuses[status] = (statuses[status] ?? 0) + 1;
      expect(status).toBeLessThan(500);
      expect(response).not.toMatch(/node_modules|[\\/]src[\\/]|\.ts\b|\bat \S+ \(|ENAMETOOLONG/);
    });
    for (const seed of [FIXED_SEED, RANDOM_SEED]) await fc.assert(property, { seed, numRuns: RUNS });
    console.log(`${2 * RUNS} paths, seeds ${FIXED_SEED} and ${RANDOM_SEED}, answers`, statuses);
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '404', '405', '414']));
  }, 120_000);
});
