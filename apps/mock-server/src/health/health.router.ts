import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { defineRoute } from '../http/route.ts';

/** Whether the process is alive, and whether its database can be used. */
export function healthRouter({ ping }: Database): Router {
  const router = Router({ caseSensitive: true });
  defineRoute(router, 'get', '/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  });
  defineRoute(router, 'get', '/readyz', async (_request, response) => {
    await ping();
    response.set('cache-control', 'no-store').json({ status: 'ready' });
  });
  return router;
}
