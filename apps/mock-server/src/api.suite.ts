import { afterAll, beforeAll, describe, vi } from 'vitest';
import type { TestEngine } from '../test/engines.ts';
import { databaseSuite } from './database/database.suite.ts';
import { badInputSuite } from './http/bad-input.suite.ts';
import { hygieneSuite } from './http/hygiene.suite.ts';
import { listsSuite } from './lists/lists.suite.ts';
import { membersSuite } from './members/members.suite.ts';
import { privacySuite } from './members/privacy.suite.ts';
import { metricsSuite } from './metrics/metrics.suite.ts';
import { openapiSuite } from './openapi/openapi.suite.ts';
import { picturesSuite } from './pictures/pictures.suite.ts';
import { processesSuite } from './processes.suite.ts';
import { productsSuite } from './products/products.suite.ts';
import { searchSuite } from './products/search/search.suite.ts';

export function runSuites(engine: TestEngine, ...suites: readonly ((engine: TestEngine) => void)[]): void {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  describe(`on ${engine.name}`, () => {
    beforeAll(() => engine.start());
    afterAll(() => engine.stop());
    for (const suite of suites) suite(engine);
  });
}

/** `npm test` runs them on both engines. */
export function sharedSuites(engine: TestEngine): void {
  productsSuite(engine);
  membersSuite(engine);
  databaseSuite(engine);
}

/** `npm test` runs them on SQLite, `npm run test:full` also on PostgreSQL. */
export function furtherSuites(engine: TestEngine): void {
  searchSuite(engine);
  listsSuite(engine);
  privacySuite(engine);
  picturesSuite(engine);
  badInputSuite(engine);
  hygieneSuite(engine);
  openapiSuite(engine);
  metricsSuite(engine);
  processesSuite(engine);
}
