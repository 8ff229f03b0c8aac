import { TOTAL_COUNT_HEADER, VISITOR_HEADER } from '@niramaya/contract';
import type { RequestHandler } from 'express';
import { REQUEST_ID_HEADER } from './request-id.ts';

const EXPOSED = [TOTAL_COUNT_HEADER, REQUEST_ID_HEADER, 'retry-after'].join(', ');
const ALLOWED_HEADERS = ['authorization', 'content-type', VISITOR_HEADER, REQUEST_ID_HEADER].join(', ');
const PREFLIGHT_KEPT_FOR_S = '600';

/** Allows only scripts of the given origins to call the API and read the total (API-10). */
export const allowOrigins = (origins: readonly string[]): RequestHandler => {
  const allowed = new Set(origins);
  return (request, response, next) => {
    const { origin } = request.headers;
    response.vary('Origin');
    response.set('access-control-expose-headers', EXPOSED);
    if (origin === undefined || !allowed.has(origin)) return next();
    response.set('access-control-allow-origin', origin);
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return next();
    response
      .status(204)
      .set({
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': PREFLIGHT_KEPT_FOR_S,
      })
      .end();
  };
};
