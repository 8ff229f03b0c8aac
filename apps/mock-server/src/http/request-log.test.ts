import { PassThrough } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { answerErrors } from './answer-errors.ts';
import { listen } from './listen.ts';
import { logRequests } from './request-log.ts';

it('a request leaves one line of JSON: no query, no token, no visitor id, no body, nothing out of the database', async () => {
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
  app.use(answerErrors);
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
