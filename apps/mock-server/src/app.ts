import compression from 'compression';
import express, { type Express } from 'express';
import helmet from 'helmet';
import { createTokenVerifier } from './auth/verify-token.ts';
import type { Database } from './database/database.ts';
import { docsRouter } from './docs/docs.router.ts';
import { healthRouter } from './health/health.router.ts';
import { readBudget } from './http/address-budget.ts';
import { answerErrors, answerNotFound } from './http/answer-errors.ts';
import { checkAddress, collapseLeadingSlashes } from './http/check-address.ts';
import { checkHost } from './http/check-host.ts';
import { chooseEncoding } from './http/choose-encoding.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { createLanes, type Lanes } from './http/lanes.ts';
import { logRequests } from './http/request-log.ts';
import { dropForwardedPorts } from './http/forwarded-address.ts';
import { responseCache } from './http/response-cache.ts';
import type { Logger } from './logger.ts';
import { membersRouter } from './members/members.router.ts';
import { metricsRouter } from './metrics/metrics.router.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { offersRouter } from './offers/offers.router.ts';
import { openapiRouter } from './openapi/openapi.router.ts';
import { picturesRouter } from './pictures/pictures.router.ts';
import { productsRouter } from './products/products.router.ts';
import type { Settings } from './settings.ts';
import { topBrandsRouter } from './top-brands/top-brands.router.ts';

export interface ApiDependencies {
  readonly database: Database;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly lanes?: Lanes;
  /** The metrics of the lanes, shared with the storefront if the server serves it too. */
  readonly metrics?: Metrics;
}

const COMPRESSED_FROM_BYTES = 1_024;

const securityHeaders = (production: boolean) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: production,
  });

/** Returns the origins of the storefront, for every name of this machine that a shopper can type. */
const storefrontOrigins = ({ host, storefrontPort }: Settings): string[] =>
  [host, 'localhost', '127.0.0.1'].map((name) => `http://${name}:${storefrontPort}`);

/**
 * Creates the API, to be served at its own root or mounted under a prefix. Every response that is no success is
 * `application/problem+json` (RFC 9457).
 */
export function createApi({
  database,
  settings,
  logger,
  lanes = createLanes(database.engine),
  metrics = createMetrics(database, lanes),
}: ApiDependencies): Express {
  const app = express();
  const origins = [...storefrontOrigins(settings), ...settings.webOrigins];
  const reads = readBudget(settings.readsPerMinute);
  app.disable('x-powered-by');
  app.set('etag', 'weak');
  app.set('query parser', 'simple');
  app.set('case sensitive routing', true);
  app.set('trust proxy', [...settings.trustedProxies]);

  app.use(metrics.observe);
  app.use(logRequests(logger));
  app.use(checkHost(settings), dropForwardedPorts, chooseEncoding());
  app.use(responseCache({ version: database.catalogueVersion, origins }));
  app.use(securityHeaders(settings.production));
  app.use(allowOrigins(origins));
  app.use(collapseLeadingSlashes, checkAddress);
  app.use(compression({ threshold: COMPRESSED_FROM_BYTES }));

  app.use(productsRouter({ database, lanes, reads, searchWorkPerMinute: settings.searchWorkPerMinute }));
  app.use(topBrandsRouter(database, lanes, reads));
  app.use(
    membersRouter({
      database,
      lanes,
      reads,
      verifyToken: createTokenVerifier(settings.identity),
      demo: settings.demo,
      writesPerMinute: settings.writesPerMinute,
    }),
  );
  app.use(offersRouter(database, lanes, reads));
  app.use(picturesRouter(reads));
  app.use(openapiRouter());
  app.use(docsRouter());
  app.use(healthRouter(database));
  app.use(metricsRouter(metrics));

  app.use(answerNotFound);
  app.use(answerErrors());
  return app;
}
