import { importSuite } from './catalogue-files/import.suite.ts';
import { databaseSuite } from './database/database.suite.ts';
import { oldDatabasesSuite } from './database/old-databases.suite.ts';
import { httpSuite } from './http/http.suite.ts';
import { membersSuite } from './members/members.suite.ts';
import { privacySuite } from './members/privacy.suite.ts';
import { metricsSuite } from './metrics/metrics.suite.ts';
import { openapiSuite } from './openapi/openapi.suite.ts';
import { picturesSuite } from './pictures/pictures.suite.ts';
import { processesSuite } from './processes.suite.ts';
import { productsSuite } from './products/products.suite.ts';
import { slowReadsSuite } from './products/slow-reads.suite.ts';
import { searchSuite } from './products/search/search.suite.ts';

/** The suites that `npm test` runs on both engines. */
export const sharedSuites = [productsSuite, membersSuite, databaseSuite, oldDatabasesSuite];

/** The suites that `npm test` runs on SQLite, and `npm run test:full` also on PostgreSQL. */
export const furtherSuites = [
  searchSuite,
  slowReadsSuite,
  privacySuite,
  picturesSuite,
  importSuite,
  httpSuite,
  openapiSuite,
  metricsSuite,
  processesSuite,
];
