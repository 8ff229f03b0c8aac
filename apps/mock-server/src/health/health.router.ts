import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { defineRoute } from '../http/route.ts';

export function healthRouter({ ping }: Database): Router {
  const router = Router({ caseSensitive: true });
  defineRoute(router, '/healthz', {
    get: [
      (_request, response) => {
        response.set('cache-control', 'no-store').json({ status: 'ok' });
      },
    ],
  });
  defineRoute(router, '/readyz', {
    get: [
      async (_request, response) => {
        await ping();
        response.set('cache-control', 'no-store').json({ status: 'ready' });
      },
    ],
  });
  return router;
}
