import { afterAll, beforeAll, describe, vi } from 'vitest';
import { postgresEngine, sqliteEngine } from '../test/engines.ts';
import { databaseSuite } from './database/database.suite.ts';
import { badInputSuite } from './http/bad-input.suite.ts';
import { hygieneSuite } from './http/hygiene.suite.ts';
import { membersSuite } from './members/members.suite.ts';
import { privacySuite } from './members/privacy.suite.ts';
import { metricsSuite } from './metrics/metrics.suite.ts';
import { offersSuite } from './offers/offers.suite.ts';
import { openapiSuite } from './openapi/openapi.suite.ts';
import { picturesSuite } from './pictures/pictures.suite.ts';
import { processesSuite } from './processes.suite.ts';
import { productsSuite } from './products/products.suite.ts';
import { searchSuite } from './products/search/search.suite.ts';
import { topBrandsSuite } from './top-brands/top-brands.suite.ts';

// Generous timeouts, for a busy machine: no test here waits for time to pass.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// All tests are in one file, so that one PostgreSQL serves the whole API on both engines.
describe.each([sqliteEngine(), postgresEngine()])('on $name', (engine) => {
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());

  productsSuite(engine);
  searchSuite(engine);
  topBrandsSuite(engine);
  membersSuite(engine);
  privacySuite(engine);
  offersSuite(engine);
  picturesSuite(engine);
  badInputSuite(engine);
  hygieneSuite(engine);
  openapiSuite(engine);
  metricsSuite(engine);
  databaseSuite(engine);
  if (engine.name === 'PostgreSQL') processesSuite(engine);
});
