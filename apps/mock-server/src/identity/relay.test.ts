import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createIdentityRelay } from './relay.ts';

const saveSoon = vi.fn();
const servers: Server[] = [];
let received: IncomingHttpHeaders = {};
let status: number;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startShop(): Promise<{ shop: string; emulator: Server }> {
  const emulator = createServer((request, response) => {
    received = request.headers;
    response.writeHead(status, {
      'content-type': 'application/json',
      'set-cookie': 'a=1',
      'access-control-allow-origin': '*',
    });
    request.pipe(response);
  });
  const origin = await listen(emulator);
  const relay = createIdentityRelay({ origin, isReady: () => true, saveSoon });
  const shop = await listen(createServer((request, response) => relay(request, response, () => response.end())));
  return { shop, emulator };
}

beforeEach(() => {
  status = 200;
  saveSoon.mockClear();
});
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo';

it.each([
  ['a sign-up', signUp, 'POST', 200, 1],
  ['a refused sign-up', signUp, 'POST', 400, 0],
  ['a look-up', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo', 'POST', 200, 0],
  ['a read', '/identitytoolkit.googleapis.com/v1/projects?key=demo', 'GET', 200, 0],
])('has the accounts saved after changes alone: %s', async (_case, address, method, answered, times) => {
  const { shop } = await startShop();
  status = answered;
  const body = method === 'POST' ? '{}' : undefined;
  expect((await fetch(shop + address, { method, body })).status).toBe(answered);
  expect(saveSoon).toHaveBeenCalledTimes(times);
});

it('passes bodies on in both directions and keeps the headers of others to itself', async () => {
  const { shop } = await startShop();
  const text = 'x'.repeat(100_000);
  const answer = await fetch(shop + signUp, {
    method: 'POST',
    headers: { cookie: 'b=2', authorization: 'Bearer owner', 'x-client-version': 'web', 'x-forwarded-for': '10.0.0.1' },
    body: text,
  });
  expect(await answer.text()).toBe(text);
  expect(received).toMatchObject({ 'x-client-version': 'web', host: expect.stringMatching(/^127\.0\.0\.1:/) });
  expect(Object.keys(received)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(cookie|authorization|x-forwarded-for)$/)]),
  );
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

it('answers 503 when the emulator is gone', async () => {
  const { shop, emulator } = await startShop();
  await new Promise((resolve) => emulator.close(resolve));
  const answer = await fetch(shop + signUp, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ detail: 'Sign-in is not available yet: try again in a few seconds.' });
});

it('cuts an answer that breaks off instead of passing it as complete', async () => {
  const emulator = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('half');
    setImmediate(() => response.destroy());
  });
  const relay = createIdentityRelay({ origin: await listen(emulator), isReady: () => true, saveSoon });
  const shop = await listen(createServer((request, response) => relay(request, response, () => response.end())));
  const answer = await fetch(shop + signUp, { method: 'POST', body: '{}' });
  await expect(answer.text()).rejects.toThrow('terminated');
});

it('answers 504 when the emulator falls silent', async () => {
  const emulator = createServer(() => undefined);
  const relay = createIdentityRelay({
    origin: await listen(emulator),
    isReady: () => true,
    saveSoon,
    silenceMilliseconds: 50,
  });
  const shop = await listen(createServer((request, response) => relay(request, response, () => response.end())));
  const answer = await fetch(shop + signUp, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(504);
  expect(await answer.json()).toMatchObject({
    title: 'Gateway Timeout',
    detail: 'Sign-in did not answer in time: try again.',
  });
});
