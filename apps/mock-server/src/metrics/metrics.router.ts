import { Router } from 'express';
import { notFoundHandler } from '../http/error-handler.ts';
import { defineRoute } from '../http/route.ts';
import type { Metrics } from './metrics.ts';

/** Responds 404 under the storefront's address, which is public. */
export function metricsRouter({ registry }: Metrics): Router {
  const router = Router({ caseSensitive: true });
  router.use('/metrics', (request, response, next) => {
    if (request.baseUrl === '/metrics') next();
    else notFoundHandler(request, response, next);
  });
  defineRoute(router, 'get', '/metrics', async (_request, response) => {
    response.set({ 'cache-control': 'no-store', 'content-type': registry.contentType });
    response.end(await registry.metrics());
  });
  return router;
}
