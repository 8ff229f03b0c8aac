import { Router } from 'express';
import type { Database } from '../database/database.ts';
import { offer } from '../http/route.ts';

/** `GET /healthz`: the process is alive. `GET /readyz`: it can answer, its database included (503 otherwise). */
export function healthRouter({ ping }: Database): Router {
  const router = Router({ caseSensitive: true });
  offer(router, '/healthz', {
    get: [
      (_request, response) => {
        response.set('cache-control', 'no-store').json({ status: 'ok' });
      },
    ],
  });
  offer(router, '/readyz', {
    get: [
      async (_request, response) => {
        await ping();
        response.set('cache-control', 'no-store').json({ status: 'ready' });
      },
    ],
  });
  return router;
}
