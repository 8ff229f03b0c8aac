import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { ApiDependencies } from './app.ts';
import { checkHost } from './http/check-host.ts';
import { HttpProblem } from './http/http-problem.ts';
import { logRequests } from './http/request-log.ts';
import { findFile, sendFound } from './storefront/files.ts';
import { pageHeaders } from './storefront/page-headers.ts';
import { productPage } from './storefront/product-page.ts';
import { productSitemap } from './storefront/product-sitemap.ts';

interface StorefrontDependencies extends ApiDependencies {
  /** The application that `createApi` returns. */
  readonly api: Express;
  /** The proxy of the identity emulator; undefined without an emulator. */
  readonly identityProxy: RequestHandler | undefined;
  /** The folder of the storefront's build. */
  readonly folder: string;
}

/** Names the route for the metrics. `findFile` overwrites the name if the proxy passes the request on. */
const nameSignIn: RequestHandler = (_request, response, next) => {
  response.locals.route = 'sign-in';
  next();
};

/**
 * Responds with a text: to an `HttpProblem` with its status, and to every other error with 500. Express's own error
 * page would contain the stack unless NODE_ENV is `production`.
 */
const sendServerError: ErrorRequestHandler = (error, request, response, next) => {
  if (error instanceof HttpProblem && !response.headersSent) {
    response.status(error.status).type('text').send(`${error.message}\n`);
    return;
  }
  request.log.error({ err: error as unknown }, 'a page failed');
  if (response.headersSent) next(error);
  else response.status(500).type('text').send('This page cannot be shown right now, please try again.\n');
};

/**
 * Returns the Express application of the shop's port: the API under /api, the sign-in of the emulator, the pages and
 * files of the build, and the sitemaps of the products.
 */
export function createStorefront(dependencies: StorefrontDependencies) {
  const { api, identityProxy, folder, database, settings, logger, metrics } = dependencies;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...settings.trustedProxies]);
  app.set('case sensitive routing', true);
  // The API observes, logs and checks its requests itself, so it comes before the shop's middleware for this.
  app.use('/api', api);
  app.use(metrics.observe, logRequests(logger), checkHost(settings));
  if (identityProxy) app.use(nameSignIn, identityProxy);
  app.use(findFile(folder, settings.assetsDir), pageHeaders(folder, settings, logger));
  app.use(productSitemap(database, folder, settings), productPage(database, settings), sendFound);
  app.use(sendServerError);
  return app;
}
