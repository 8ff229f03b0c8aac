import os from 'node:os';
import { CACHE_BOUNDS } from '../../../apps/mock-server/src/http/response-cache.ts';
import { giveUp, Trouble } from '../../setup/trouble.mjs';
import { writePage } from '../write-page.ts';
import { measureCosts } from './costs.ts';
import { page, type Row } from './page.ts';
import { hitRate } from './simulate.ts';

const PRODUCTS = 10_000_000;
const REQUESTS = 1_000_000;
const SEED = 20_261_122;
const EXPONENTS = [0.8, 1, 1.2];
const REQUESTS_A_CHANGE = [1_000, 100_000, Number.POSITIVE_INFINITY];
/** What a product's response takes, as JSON. */
const BODY_BYTES = 300;
const MEASURED_PRODUCTS = 100_000;
const SECONDS = 4;

const BOUNDS = [
  CACHE_BOUNDS,
  ...[10, 100].map((times) => ({ entries: times * CACHE_BOUNDS.entries, bytes: times * CACHE_BOUNDS.bytes })),
];

function simulate(): Row[] {
  return EXPONENTS.flatMap((exponent) =>
    REQUESTS_A_CHANGE.flatMap((requestsAChange) =>
      BOUNDS.map((bounds) => {
        const { hits } = hitRate({
          products: PRODUCTS,
          exponent,
          bounds,
          bodyBytes: BODY_BYTES,
          warmUp: REQUESTS / 2,
          requests: REQUESTS,
          requestsAChange,
          seed: SEED,
        });
        console.log(
          `exponent ${exponent}, a change after ${requestsAChange}, ${bounds.entries} responses: ${(100 * hits).toFixed(1)} %`,
        );
        return { exponent, bound: bounds.entries, requestsAChange, hits };
      }),
    ),
  );
}

async function main(): Promise<void> {
  if (process.platform !== 'linux')
    throw new Trouble('The benchmark reads processor time as Linux tells it: run it there.');
  const loadBefore = os.loadavg();
  const measured = await measureCosts(MEASURED_PRODUCTS, SECONDS);
  console.log(measured);
  const rows = simulate();
  await writePage(
    'scale.md',
    page({
      products: PRODUCTS,
      requests: REQUESTS,
      rows,
      measured,
      measuredProducts: MEASURED_PRODUCTS,
      seconds: SECONDS,
      loadBefore,
      bound: CACHE_BOUNDS.entries,
    }),
  );
}

await main().catch(giveUp);
