// `npm run bench:scale` simulates what ten million products would need from the response cache.
import os from 'node:os';
import { CACHE_BOUNDS } from '../../../apps/mock-server/src/http/response-cache.ts';
import { giveUp, Trouble } from '../../setup/trouble.mjs';
import { writePage } from '../write-page.ts';
import { measureCosts } from './costs.ts';
import { page, type Row } from './page.ts';
import { hitRate } from './simulate.ts';

const PRODUCTS = 10_000_000;
const REQUESTS = 2_000_000;
const SEED = 20_261_122;
const EXPONENTS = [0.8, 1, 1.2];
const REQUESTS_A_CHANGE = [1_000, 100_000, Number.POSITIVE_INFINITY];
const MEASURED_PRODUCTS = 100_000;
const SECONDS = 8;

const BOUNDS = [1, 10, 100].map((times) => times * CACHE_BOUNDS.entries);

function simulate(): Row[] {
  return EXPONENTS.flatMap((exponent) =>
    REQUESTS_A_CHANGE.flatMap((requestsAChange) =>
      BOUNDS.map((bound) => {
        const asked = {
          products: PRODUCTS,
          exponent,
          bound,
          warmUp: REQUESTS / 2,
          requests: REQUESTS,
          requestsAChange,
        };
        const hits = hitRate({ ...asked, seed: SEED });
        console.log(
          `exponent ${exponent}, a change after ${requestsAChange}, ${bound} responses: ${(100 * hits).toFixed(1)} %`,
        );
        return { exponent, bound, requestsAChange, hits };
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
