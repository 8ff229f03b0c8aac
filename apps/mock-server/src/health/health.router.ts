import type { Router } from 'express';
import type { Database } from '../database/database.ts';
import { defineRoute } from '../http/route.ts';

/**
 * `GET /healthz` responds 200 while the process is alive. `GET /readyz` responds 200 while its database can be used
 * too, else 503.
 */
export const healthRouters = ({ ping }: Database): Router[] => [
  defineRoute('get', '/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  }),
  defineRoute('get', '/readyz', async (_request, response) => {
    await ping();
    response.set('cache-control', 'no-store').json({ status: 'ready' });
  }),
];
