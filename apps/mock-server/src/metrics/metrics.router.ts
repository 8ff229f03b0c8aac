import { Router } from 'express';
import { answerNotFound } from '../http/answer-errors.ts';
import { offer } from '../http/route.ts';
import type { Metrics } from './metrics.ts';

/**
 * `GET /metrics`, in the text format of Prometheus, on the API's own port alone: under the storefront's address, which
 * is the public one, it does not exist.
 */
export function metricsRouter(metrics: Metrics): Router {
  const router = Router({ caseSensitive: true });
  router.use('/metrics', (request, response, next) => {
    if (request.baseUrl === '/metrics') next();
    else answerNotFound(request, response, next);
  });
  offer(router, '/metrics', {
    get: [
      async (_request, response) => {
        const { contentType, text } = await metrics.report();
        response.set({ 'cache-control': 'no-store', 'content-type': contentType }).end(text);
      },
    ],
  });
  return router;
}
