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
  /** How many requests a process gets between two changes of the catalogue. Each change makes its cache useless. */
  readonly requestsAChange: number;
  readonly seed: number;
}

/** Returns the share of requests for single products whose response is cached. */
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
  /** The cost of a response from the cache, including reading the version of the catalogue. */
  readonly hit: Cost;
  /** The cost of a response from the database. */
  readonly miss: Cost;
}

/** Returns the mean cost of hits and misses. */
export const costAt = (hits: number, { hit, miss }: Costs): Cost => ({
  shop: hits * hit.shop + (1 - hits) * miss.shop,
  database: hits * hit.database + (1 - hits) * miss.database,
});

/** The maximum load of a core: above it, waiting grows faster than work. */
export const BUSY = 0.6;

/** Returns how many cores so many requests per second need, with room for bursts. */
export const coresFor = (requestsPerSecond: number, ms: number): number =>
  Math.ceil((requestsPerSecond * ms) / (1_000 * BUSY));
