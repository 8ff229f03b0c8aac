import {
  apiPaths,
  CORRECTED_SEARCH_HEADER,
  COUNTED_MATCHES_HEADER,
  COUNTED_TEXT_HEADER,
  IDEMPOTENCY_HEADER,
  plainLists,
  TOTAL_COUNT_HEADER,
  TOTAL_RELATION_HEADER,
  UNSOLD_WORDS_HEADER,
  VISITOR_HEADER,
} from '@niramaya/contract';
import compression from 'compression';
import cors from 'cors';
import express, { type Express } from 'express';
import helmet from 'helmet';
import type { Database } from './database/database.ts';
import { docsRouter } from './docs/docs.router.ts';
import { healthRouters } from './health/health.router.ts';
import { errorHandler, notFoundHandler } from './http/error-handler.ts';
import { checkAddress } from './http/check-address.ts';
import { createCatalogueCache } from './http/catalogue-cache.ts';
import { checkHost } from './http/check-host.ts';
import { limitReads } from './http/rate-limit.ts';
import { logRequests, REQUEST_ID_HEADER } from './http/request-log.ts';
import { listsRouters } from './lists/lists.router.ts';
import type { Logger } from './logger.ts';
import { membersRouters } from './members/members.router.ts';
import { metricsRouter, type Metrics } from './metrics/metrics.ts';
import { openapiRouter } from './openapi/openapi.router.ts';
import { picturesRouter } from './pictures/pictures.router.ts';
import { productsRouters } from './products/products.router.ts';
import type { Settings } from './settings.ts';

/** What the applications of the API and the storefront are built from. */
export interface ApiDependencies {
  readonly database: Database;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/**
 * Returns the Express application of the API. Middleware comes in this order: metrics and log, then what refuses a
 * request (host, address, rate limit), then the cache, then one router for each subject, and last the two handlers of
 * errors.
 */
export function createApi({ database, settings, logger, metrics }: ApiDependencies): Express {
  const app = express();
  const cache = createCatalogueCache(database);
  const readLimit = limitReads(settings.readsPerMinute);
  const storefrontHosts = [settings.host, 'localhost', '127.0.0.1'];
  app.disable('x-powered-by');
  app.set('case sensitive routing', true);
  app.set('trust proxy', [...settings.trustedProxies]);

  app.use(metrics.observe);
  app.use(logRequests(logger));
  app.use(checkHost(settings));
  app.use(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      strictTransportSecurity: settings.production,
    }),
    cors({
      origin: [...storefrontHosts.map((name) => `http://${name}:${settings.storefrontPort}`), ...settings.webOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: [
        ...['authorization', 'content-type', 'if-none-match'],
        ...[VISITOR_HEADER, IDEMPOTENCY_HEADER, COUNTED_TEXT_HEADER, REQUEST_ID_HEADER],
      ],
      exposedHeaders: [
        ...[TOTAL_COUNT_HEADER, TOTAL_RELATION_HEADER, CORRECTED_SEARCH_HEADER, UNSOLD_WORDS_HEADER],
        ...[COUNTED_MATCHES_HEADER, REQUEST_ID_HEADER],
        ...['retry-after', 'www-authenticate', 'etag'],
      ],
      maxAge: 600,
      // The package `cors` only adds its headers: each route responds to OPTIONS itself, with its methods in `Allow`.
      preflightContinue: true,
    }),
  );
  app.use(checkAddress);
  // The page `/docs` comes before the compression. Its script has 1.7 MB, and compressing that for each request would
  // let a few callers occupy the server.
  if (settings.apiDocs) app.use(docsRouter(readLimit));
  app.use(compression());
  const listPaths = Object.values(plainLists).map(({ path }) => path);
  app.use([apiPaths.products, ...listPaths], readLimit, cache.lookUp);

  app.use(productsRouters(database, cache, settings.searchesPerMinute));
  app.use(listsRouters(database, cache));
  app.use(membersRouters(database, settings, readLimit, logger));
  app.use(picturesRouter(settings, readLimit));
  app.use(openapiRouter());
  app.use(healthRouters(database));
  app.use(metricsRouter(metrics));

  app.use(notFoundHandler);
  app.use(errorHandler(logger));
  return app;
}
