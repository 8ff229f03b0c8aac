import { PassThrough } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings.ts';
import { createStorefront } from '../storefront.ts';
import { errorHandler } from './error-handler.ts';
import { listen } from './listen.ts';
import { logRequests } from './request-log.ts';

it('each request logs one line of JSON without query, token, visitor id, body or data; an outage logs no line for each', async () => {
  let written = '';
  const stream = new PassThrough().on('data', (chunk: Buffer) => (written += chunk.toString()));
  const logger = pino({ base: null }, stream);
  const api = express();
  api.use(logRequests(logger));
  api.post('/consult/add', () => {
    const found = { code: '23505', severity: 'ERROR', detail: 'Key (name)=(Asha)' };
    throw Object.assign(new Error('duplicate key: (name)=(Asha)'), found);
  });
  api.get('/products', (_request, response) => void response.json([]));
  api.get('/medi', () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  });
  api.use(errorHandler(logger));
  const app = createStorefront({
    api,
    identityProxy: (_request, response) => void response.json({ idToken: 'token-abc' }),
    folder: import.meta.dirname,
    database: {} as Database,
    settings: readSettings({}),
    logger,
    metrics: { observe: (_request, _response, next) => next() } as Metrics,
  });
  const { url, close } = await listen(app, '127.0.0.1', 0, 'STOREFRONT_PORT');
  const headers = { authorization: 'Bearer token-abc', 'x-visitor-id': 'f'.repeat(32) };
  const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
  await fetch(`${url}/api/products?q=diabetes`, { headers });
  await fetch(`${url}/api/consult/add`, { method: 'POST', body: 'Asha' });
  for (let turn = 0; turn < 5; turn += 1) await fetch(`${url}/api/medi`);
  await fetch(`${url}${signUp}?key=key-of-the-shop`, { method: 'POST', headers, body: '{"password":"correct horse"}' });
  await close();

  const lines = written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const measured = { responseTime: expect.any(Number), requestId: expect.any(String) };
  expect(lines).toMatchObject([
    { method: 'GET', path: '/api/products', status: 200, ...measured },
    { err: { code: '23505' } },
    { method: 'POST', path: '/api/consult/add', status: 500, ...measured },
    { err: { code: 'ECONNREFUSED' }, requests: 1, msg: 'requests failed: the database is away' },
    { method: 'POST', path: signUp, status: 200, ...measured },
  ]);
  expect(written).not.toMatch(/diabetes|token-abc|ffff|Asha|key-of|correct|127\.0\.0\.1/);
});
