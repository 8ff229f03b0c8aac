import { expect, it } from 'vitest';
import { CachedResponses } from '../../../apps/mock-server/src/http/cached-responses.ts';
import { leastRecent } from './least-recent.ts';
import { coresFor, costAt, hitRate } from './simulate.ts';
import { seededRandom, shareOf, zipf } from './zipf.ts';

const DRAWS = 200_000;

/** Returns Pearson's chi-square: how far the counts are from the expected counts. */
function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, index) => sum + (count - expected[index]!) ** 2 / expected[index]!, 0);
}

it.each([0.8, 1, 1.2])('draws each of 50 ranks as often as it has to, with exponent %s', (exponent) => {
  const draw = zipf(50, exponent, seededRandom(1));
  const counts = Array.from({ length: 50 }, () => 0);
  for (let turn = 0; turn < DRAWS; turn += 1) counts[draw() - 1]! += 1;
  const weights = counts.map((_, index) => (index + 1) ** -exponent);
  const all = weights.reduce((a, b) => a + b);
  // With 49 degrees of freedom, chi-square exceeds 85.4 once in a thousand runs.
  expect(
    chiSquare(
      counts,
      weights.map((weight) => (DRAWS * weight) / all),
    ),
  ).toBeLessThan(85.4);
  // The same draws do not fit another exponent.
  const others = weights.map((_, index) => (index + 1) ** -(exponent + 0.05));
  const allOthers = others.reduce((a, b) => a + b);
  expect(
    chiSquare(
      counts,
      others.map((weight) => (DRAWS * weight) / allOthers),
    ),
  ).toBeGreaterThan(85.4);
});

it('draws the same for the same seed, within the ranks, and from ten million as often at the top as it has to', () => {
  const first = zipf(10_000_000, 1, seededRandom(7));
  const second = zipf(10_000_000, 1, seededRandom(7));
  const drawn = Array.from({ length: DRAWS }, () => first());
  expect(Array.from({ length: DRAWS }, () => second())).toEqual(drawn);
  expect(Math.min(...drawn.slice(0, 50_000))).toBe(1);
  expect(drawn.every((rank) => Number.isInteger(rank) && rank >= 1 && rank <= 10_000_000)).toBe(true);
  const top = drawn.filter((rank) => rank <= 1_000).length / DRAWS;
  expect(top).toBeCloseTo(shareOf(1_000, 10_000_000, 1), 2);
});

const simulation = {
  products: 1_000,
  exponent: 1,
  bound: 100,
  warmUp: 20_000,
  requests: 50_000,
  requestsAChange: Number.POSITIVE_INFINITY,
  seed: 3,
};

it.each([Number.POSITIVE_INFINITY, 300])(
  'hits exactly where the cache of the shop does, with a change after %s',
  (change) => {
    const draw = zipf(1_000, 1, seededRandom(5));
    const ours = leastRecent(1_000, 100);
    const shops = new CachedResponses({ entries: 100, bytes: 1e9 });
    let hits = 0;
    for (let turn = 0; turn < 20_000; turn += 1) {
      const product = draw();
      const version = Math.floor(turn / change);
      const cached = shops.get(String(product), String(version)) !== undefined;
      if (!cached)
        shops.set(String(product), { version: String(version), headers: [], body: Buffer.of(), route: undefined });
      expect(ours.ask(product, version)).toBe(cached);
      hits += cached ? 1 : 0;
    }
    expect(hits).toBeGreaterThan(1_000);
  },
);

it('the cache hits less than the most wanted hundred would, nearly always where it holds all, and less after changes', () => {
  const best = shareOf(100, 1_000, 1);
  const hits = hitRate(simulation);
  expect(hits).toBeLessThan(best);
  expect(hits).toBeGreaterThan(best - 0.15);
  expect(hitRate({ ...simulation, bound: 1_000 })).toBeGreaterThan(0.99);
  expect(hitRate({ ...simulation, requestsAChange: 100 })).toBeLessThan(hits - 0.1);
  expect(hitRate({ ...simulation, requestsAChange: 1 })).toBe(0);
});

it('a request costs the mean of hits and misses, and cores are not filled to the brim', () => {
  const costs = { hit: { shop: 0.1, database: 0.01 }, miss: { shop: 0.5, database: 1.01 } };
  expect(costAt(0.75, costs)).toEqual({ shop: expect.closeTo(0.2, 9), database: expect.closeTo(0.26, 9) });
  expect(coresFor(1_000, 0.2)).toBe(1);
  expect(coresFor(10_000, 0.2)).toBe(4);
  expect(coresFor(100_000, 0.2)).toBe(34);
});
