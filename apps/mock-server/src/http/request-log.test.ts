import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import express, { type RequestHandler } from 'express';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createIdentityProxy } from '../identity/identity-proxy.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings.ts';
import { createStorefront } from '../storefront.ts';
import { errorHandler } from './error-handler.ts';
import { listen } from './listen.ts';
import { logRequests } from './request-log.ts';

it('a request logs one line of JSON without query, token, visitor id, body or data', async () => {
  const stream = new PassThrough();
  let written = '';
  stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const app = express();
  app.use(logRequests(pino({ base: null }, stream)));
  app.post('/consult/add', () => {
    throw Object.assign(new Error('duplicate key: (name)=(Asha)'), {
      code: '23505',
      severity: 'ERROR',
      detail: 'Key (name)=(Asha)',
    });
  });
  app.get('/products', (_request, response) => {
    response.json([]);
  });
  app.use(errorHandler);
  const server = await listen(app, '127.0.0.1', 0, 'API_PORT');
  await fetch(`${server.url}/products?q=diabetes`, {
    headers: { authorization: 'Bearer token-abc', 'x-visitor-id': 'f'.repeat(32) },
  });
  await fetch(`${server.url}/consult/add`, { method: 'POST', body: 'Asha' });
  await server.close();

  const lines = written
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines[0]).toMatchObject({
    method: 'GET',
    path: '/products',
    status: 200,
    responseTime: expect.any(Number),
    requestId: expect.any(String),
  });
  expect(lines.find(({ err }) => err !== undefined)).toMatchObject({ err: { code: '23505' } });
  expect(written).not.toMatch(/diabetes|token-abc|ffff|Asha|127\.0\.0\.1/);
});

it('a call to the identity provider logs the same line, whether relayed or rejected', async () => {
  const lines: Record<string, unknown>[] = [];
  let written = '';
  const stream = new PassThrough().on('data', (chunk: Buffer) => {
    written += chunk.toString();
    for (const line of chunk.toString().trimEnd().split('\n')) lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  const emulator = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200).end('{"idToken":"token-abc"}'));
  });
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
  const pass: RequestHandler = (_request, _response, next) => next();
  const app = createStorefront({
    api: express(),
    identityProxy: createIdentityProxy({
      origin: `http://127.0.0.1:${(emulator.address() as AddressInfo).port}`,
      isReady: () => true,
    }),
    folder: import.meta.dirname,
    settings: readSettings({}),
    logger: pino({ base: null }, stream),
    metrics: { observe: pass } as Metrics,
  });
  const shop = await listen(app, '127.0.0.1', 0, 'STOREFRONT_PORT');
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
  const body = '{"email":"asha@example.in","password":"correct horse"}';
  await fetch(`${shop.url}${accounts}:signUp?key=key-of-the-shop`, { method: 'POST', body });
  await fetch(`${shop.url}${accounts}:batchGet?key=key-of-the-shop`, { headers: { authorization: 'Bearer owner' } });
  await shop.close();
  emulator.close();

  expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['POST', `${accounts}:signUp`, 200],
    ['GET', `${accounts}:batchGet`, 404],
  ]);
  for (const line of lines)
    expect(line).toMatchObject({ responseTime: expect.any(Number), requestId: expect.any(String) });
  expect(written).not.toMatch(/key-of|token-abc|asha|correct|owner|127\.0\.0\.1/);
});
