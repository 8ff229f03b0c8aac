import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { checkHost } from './http/check-host.ts';
import { logRequests } from './http/request-log.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Settings } from './settings.ts';
import { buildFiles } from './storefront/build-files.ts';
import { findFile } from './storefront/find.ts';
import { pageHeaders } from './storefront/page-headers.ts';

interface StorefrontDependencies {
  readonly api: Express;
  readonly relay: RequestHandler | undefined;
  /** The folder of the built storefront. */
  readonly folder: string;
  readonly settings: Settings;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** For the measures: no path, which a stranger chooses. */
const named =
  (route: string): RequestHandler =>
  (_request, response, next) => {
    response.locals.route = route;
    next();
  };

/** In our words: those of Express hold the stack, and so the folders of this machine. */
const answerFault: ErrorRequestHandler = (error, request, response, next) => {
  request.log.error({ err: error as unknown }, 'a page failed');
  if (response.headersSent) next(error);
  else response.status(500).type('text').send('This page cannot be shown right now, please try again.\n');
};

/**
 * The shop as a shopper reaches it: the API under `/api` in this very process, the relay to the identity provider where
 * there is one, the files of the build, and the page of every screen; addresses that are no screen answer 404 with one.
 */
export function createStorefront({ api, relay, folder, settings, logger, metrics }: StorefrontDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...settings.trustedProxies]);
  app.set('case sensitive routing', true);
  app.use('/api', api);
  app.use(metrics.observe, logRequests(logger), checkHost(settings));
  if (relay) app.use(named('sign-in'), relay);
  app.use(findFile(folder, settings.assetsDir), pageHeaders(folder, settings), buildFiles());
  app.use(answerFault);
  return app;
}
