import type { Router } from 'express';
import type { Database } from '../database/database.ts';
import { defineRoute } from '../http/route.ts';

/** Whether the process is alive, and whether its database can be used. */
export const healthRouters = ({ ping }: Database): Router[] => [
  defineRoute('get', '/healthz', (_request, response) => {
    response.set('cache-control', 'no-store').json({ status: 'ok' });
  }),
  defineRoute('get', '/readyz', async (_request, response) => {
    await ping();
    response.set('cache-control', 'no-store').json({ status: 'ready' });
  }),
];
