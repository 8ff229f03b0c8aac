import {
  CachedResponses,
  type CacheBounds,
  type CachedResponse,
} from '../../../apps/mock-server/src/http/cached-responses.ts';
import { seededRandom, zipf } from './zipf.ts';

export interface Simulation {
  readonly products: number;
  readonly exponent: number;
  readonly bounds: CacheBounds;
  /** Bytes of one body, and what it is asked by. */
  readonly bodyBytes: number;
  /** How many requests come before the measured ones. */
  readonly warmUp: number;
  readonly requests: number;
  /** How many requests a process is asked between two changes of the catalogue, each of which empties its cache. */
  readonly requestsAChange: number;
  readonly seed: number;
}

export interface HitRate {
  readonly hits: number;
  /** How many responses it held in the end. */
  readonly entries: number;
}

/** Asks the shop's own response cache for products, and answers the share that it had. */
export function hitRate(simulation: Simulation): HitRate {
  const { products, exponent, bounds, bodyBytes, warmUp, requests, requestsAChange, seed } = simulation;
  const draw = zipf(products, exponent, seededRandom(seed));
  const cache = new CachedResponses(bounds);
  // One body for all: only its length counts.
  const body = Buffer.alloc(bodyBytes);
  let hits = 0;
  for (let turn = 0; turn < warmUp + requests; turn += 1) {
    const version = String(Math.floor(turn / requestsAChange));
    const key = `\n\n/products/${draw()}`;
    if (cache.get(key, version)) hits += turn < warmUp ? 0 : 1;
    else cache.set(key, { version, headers: [], body, route: undefined } satisfies CachedResponse);
  }
  return { hits: hits / requests, entries: cache.size.entries };
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
