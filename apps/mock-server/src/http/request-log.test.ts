import { PassThrough } from 'node:stream';
import express, { type RequestHandler } from 'express';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Metrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings.ts';
import { createStorefront } from '../storefront.ts';
import { errorHandler } from './error-handler.ts';
import { listen } from './listen.ts';
import { logRequests } from './request-log.ts';

function startLog() {
  let written = '';
  const stream = new PassThrough().on('data', (chunk: Buffer) => (written += chunk.toString()));
  return {
    logger: pino({ base: null }, stream),
    text: () => written,
    lines: () =>
      written
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

it('a request logs one line of JSON without query, token, visitor id, body or data', async () => {
  const log = startLog();
  const app = express();
  app.use(logRequests(log.logger));
  app.post('/consult/add', () => {
    const found = { code: '23505', severity: 'ERROR', detail: 'Key (name)=(Asha)' };
    throw Object.assign(new Error('duplicate key: (name)=(Asha)'), found);
  });
  app.get('/products', (_request, response) => void response.json([]));
  app.use(errorHandler);
  const server = await listen(app, '127.0.0.1', 0, 'API_PORT');
  await fetch(`${server.url}/products?q=diabetes`, {
    headers: { authorization: 'Bearer token-abc', 'x-visitor-id': 'f'.repeat(32) },
  });
  await fetch(`${server.url}/consult/add`, { method: 'POST', body: 'Asha' });
  await server.close();

  const lines = log.lines();
  const measured = { responseTime: expect.any(Number), requestId: expect.any(String) };
  expect(lines[0]).toMatchObject({ method: 'GET', path: '/products', status: 200, ...measured });
  expect(lines.find(({ err }) => err !== undefined)).toMatchObject({ err: { code: '23505' } });
  expect(log.text()).not.toMatch(/diabetes|token-abc|ffff|Asha|127\.0\.0\.1/);
});

it('a call to the identity provider logs the same line', async () => {
  const log = startLog();
  const pass: RequestHandler = (_request, _response, next) => next();
  const app = createStorefront({
    api: express(),
    identityProxy: (_request, response) => void response.json({ idToken: 'token-abc' }),
    folder: import.meta.dirname,
    settings: readSettings({}),
    logger: log.logger,
    metrics: { observe: pass } as Metrics,
  });
  const shop = await listen(app, '127.0.0.1', 0, 'STOREFRONT_PORT');
  const address = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
  await fetch(`${shop.url}${address}?key=key-of-the-shop`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: '{"email":"asha@example.in","password":"correct horse"}',
  });
  await shop.close();

  expect(log.lines()).toMatchObject([{ method: 'POST', path: address, status: 200, requestId: expect.any(String) }]);
  expect(log.text()).not.toMatch(/key-of|token-abc|asha|correct|owner|127\.0\.0\.1/);
});
