import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { ApiDependencies } from './app.ts';
import { checkHost } from './http/check-host.ts';
import { logRequests } from './http/request-log.ts';
import { findFile, sendFound } from './storefront/files.ts';
import { pageHeaders } from './storefront/page-headers.ts';

interface StorefrontDependencies extends Omit<ApiDependencies, 'database'> {
  readonly api: Express;
  readonly identityProxy: RequestHandler | undefined;
  readonly folder: string;
}

const nameSignIn: RequestHandler = (_request, response, next) => {
  response.locals.route = 'sign-in';
  next();
};

// Express's error page reveals the stack.
const sendServerError: ErrorRequestHandler = (error, request, response, next) => {
  request.log.error({ err: error as unknown }, 'a page failed');
  if (response.headersSent) next(error);
  else response.status(500).type('text').send('This page cannot be shown right now, please try again.\n');
};

/** Pages, API and sign-in on one origin. */
export function createStorefront({ api, identityProxy, folder, settings, logger, metrics }: StorefrontDependencies) {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...settings.trustedProxies]);
  app.set('case sensitive routing', true);
  app.use('/api', api);
  app.use(metrics.observe, logRequests(logger), checkHost(settings));
  if (identityProxy) app.use(nameSignIn, identityProxy);
  app.use(findFile(folder, settings.assetsDir), pageHeaders(folder, settings, logger), sendFound);
  app.use(sendServerError);
  return app;
}
