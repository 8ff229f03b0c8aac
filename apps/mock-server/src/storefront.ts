import { existsSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@niramaya/contract';
import compression from 'compression';
import express, { type Express, type RequestHandler, type Response } from 'express';
import { logRequests } from './http/request-log.ts';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';
import { pageHeaders } from './storefront/page-headers.ts';

interface StorefrontDependencies {
  readonly api: Express;
  readonly relay: RequestHandler | undefined;
  /** The folder of the built storefront. */
  readonly folder: string;
  readonly settings: Settings;
  readonly logger: Logger;
}

const KNOWN = new Set<string>(Object.values(paths));

/** Files whose name carries a hash of their content never change. */
const HASHED = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/;

function setCaching(response: Response, file: string): void {
  const forEver = HASHED.test(file.replaceAll(path.sep, '/'));
  const page = file.endsWith('.html');
  response.set(
    'cache-control',
    forEver ? 'public, max-age=31536000, immutable' : page ? 'no-cache' : 'public, max-age=3600',
  );
}

const withoutTrailingSlash = (address: string): string => (address.length > 1 ? address.replace(/\/+$/, '') : address);

/** A screen's own prerendered page, or the shell that draws every other address, its not-found screen included. */
function pageFor(folder: string, address: string): string | undefined {
  const own = KNOWN.has(address)
    ? [path.join(folder, address, 'index.html'), path.join(folder, `${address}.html`)]
    : [path.join(folder, '404.html')];
  return [...own, path.join(folder, 'index.html')].find((file) => existsSync(file));
}

const answerPage =
  (folder: string): RequestHandler =>
  (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.status(405).set('allow', 'GET, HEAD').end();
      return;
    }
    const address = withoutTrailingSlash(request.path);
    const page = pageFor(folder, address);
    if (page === undefined) {
      response.status(503).type('text').send('The storefront is not built yet: npm start builds it.\n');
      return;
    }
    response.status(KNOWN.has(address) ? 200 : 404).set('cache-control', 'no-cache');
    // Relative to its root: a folder above that begins with a dot must not hide the page.
    response.sendFile(path.relative(folder, page), { root: folder, cacheControl: false });
  };

/**
 * The shop as a shopper reaches it: the relay to the identity provider where there is one, the API under `/api` in this
 * very process, the files of the build, and the page of every screen; addresses that are no screen answer 404 with the app.
 */
export function createStorefront({ api, relay, folder, settings, logger }: StorefrontDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', [...settings.trustedProxies]);
  app.set('case sensitive routing', true);
  if (relay) app.use(relay);
  app.use('/api', api);
  app.use(logRequests(logger), pageHeaders(folder, settings), compression());
  app.use(express.static(folder, { index: false, redirect: false, cacheControl: false, setHeaders: setCaching }));
  app.use(answerPage(folder));
  return app;
}
