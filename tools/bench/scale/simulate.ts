import { leastRecent } from './least-recent.ts';
import { seededRandom, zipf } from './zipf.ts';

export interface Simulation {
  readonly products: number;
  readonly exponent: number;
  /** How many responses the cache holds. */
  readonly bound: number;
  /** How many requests come before the measured ones. */
  readonly warmUp: number;
  readonly requests: number;
  /** How many requests a process is asked between two changes of the catalogue, each of which makes its cache useless. */
  readonly requestsAChange: number;
  readonly seed: number;
}

/** The share of the requests for single products that finds its response cached. */
export function hitRate({ products, exponent, bound, warmUp, requests, requestsAChange, seed }: Simulation): number {
  const draw = zipf(products, exponent, seededRandom(seed));
  const cache = leastRecent(products, bound);
  let hits = 0;
  for (let turn = 0; turn < warmUp + requests; turn += 1)
    if (cache.ask(draw(), Math.floor(turn / requestsAChange)) && turn >= warmUp) hits += 1;
  return hits / requests;
}

/** Processor time of one request, in ms. */
export interface Cost {
  readonly shop: number;
  readonly database: number;
}

export interface Costs {
  /** Answered from the cache, once the version of the catalogue was read. */
  readonly hit: Cost;
  /** Asked of the database. */
  readonly miss: Cost;
}

/** The mean of hits and misses. */
export const costAt = (hits: number, { hit, miss }: Costs): Cost => ({
  shop: hits * hit.shop + (1 - hits) * miss.shop,
  database: hits * hit.database + (1 - hits) * miss.database,
});

/** So busy a core may be: above, waiting grows faster than work. */
export const BUSY = 0.6;

/** How many cores carry so many requests a second, with room for bursts. */
export const coresFor = (requestsPerSecond: number, ms: number): number =>
  Math.ceil((requestsPerSecond * ms) / (1_000 * BUSY));
