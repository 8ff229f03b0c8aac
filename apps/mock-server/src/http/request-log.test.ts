import { PassThrough } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
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
  app.use(answerErrors());
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

it('an outage leaves one line a second that counts its requests, not one a request', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new PassThrough().on('data', (chunk: Buffer) => {
    for (const line of chunk.toString().trimEnd().split('\n')) lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  let now = 0;
  const elapsed = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const app = express();
  app.use(logRequests(pino({ base: null }, stream)));
  app.get('/', () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  app.use(answerErrors());
  const server = await listen(app, '127.0.0.1', 0, 'API_PORT');
  for (let second = 0; second < 3; second += 1) {
    now = 1_500 * (second + 1);
    for (let times = 0; times < 50; times += 1) expect((await fetch(server.url)).status).toBe(503);
  }
  elapsed.mockRestore();
  await server.close();
  expect(lines.map(({ msg, requests, err }) => [msg, requests, (err as { code?: string }).code])).toEqual([
    ['the database cannot be reached', 1, 'ECONNREFUSED'],
    ['the database cannot be reached', 50, 'ECONNREFUSED'],
    ['the database cannot be reached', 50, 'ECONNREFUSED'],
  ]);
});

it('a request takes no negative time where the clock is put back under it', async () => {
  const lines: { responseTime?: number }[] = [];
  const stream = new PassThrough().on('data', (chunk: Buffer) => lines.push(JSON.parse(chunk.toString()) as object));
  const app = express();
  app.use(logRequests(pino({ base: null }, stream)));
  app.get('/', (_request, response) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() - 86_400_000);
    response.end();
  });
  const server = await listen(app, '127.0.0.1', 0, 'API_PORT');
  await fetch(server.url);
  vi.useRealTimers();
  await server.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.responseTime).toBeGreaterThanOrEqual(0);
});
