import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speak, statusOf } from '../../test/raw.ts';
import { createIdentityRelay } from './relay.ts';

const saveSoon = vi.fn();
const saved = vi.fn(() => Promise.resolve());
const servers: Server[] = [];
let received: IncomingHttpHeaders = {};
let reached: string[] = [];
let status: number;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startShop(): Promise<{ shop: string; emulator: Server }> {
  const emulator = createServer((request, response) => {
    received = request.headers;
    reached.push(`${request.method} ${request.url}`);
    response.writeHead(status, {
      'content-type': 'application/json',
      'set-cookie': 'a=1',
      'access-control-allow-origin': '*',
    });
    request.pipe(response);
  });
  const origin = await listen(emulator);
  const relay = createIdentityRelay({ origin, isReady: () => true, saveSoon, saved });
  const leave = (response: ServerResponse) => response.writeHead(418).end();
  const shop = await listen(createServer((request, response) => relay(request, response, () => leave(response))));
  return { shop, emulator };
}

beforeEach(() => {
  status = 200;
  reached = [];
  saveSoon.mockClear();
  saved.mockReset().mockResolvedValue(undefined);
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

const accounts = '/identitytoolkit.googleapis.com/v1/accounts:';
const secondFactor = '/identitytoolkit.googleapis.com/v2/accounts/';

it.each([
  ['a sign-up', 'POST', `${accounts}signUp`, 200, 'saved'],
  ['a refused sign-up', 'POST', `${accounts}signUp`, 400, 'nothing'],
  ['an update', 'POST', `${accounts}update`, 200, 'saved'],
  ['a deletion', 'POST', `${accounts}delete`, 200, 'saved'],
  ['the first sign-in by a link', 'POST', `${accounts}signInWithEmailLink`, 200, 'saved'],
  ['the first sign-in by another provider', 'POST', `${accounts}signInWithIdp`, 200, 'saved'],
  ['the first sign-in by phone number', 'POST', `${accounts}signInWithPhoneNumber`, 200, 'saved'],
  ['a new second factor', 'POST', `${secondFactor}mfaEnrollment:finalize`, 200, 'saved'],
  ['a link out of an e-mail', 'GET', '/emulator/action', 200, 'saved'],
  ['a link that leads on', 'GET', '/emulator/action', 302, 'saved'],
  ['a sign-in', 'POST', `${accounts}signInWithPassword`, 200, 'saved soon'],
  ['a sign-in with a second factor', 'POST', `${secondFactor}mfaSignIn:finalize`, 200, 'saved soon'],
  ['a look-up', 'POST', `${accounts}lookup`, 200, 'nothing'],
  ['a new token', 'POST', '/securetoken.googleapis.com/v1/token', 200, 'nothing'],
  ['a read', 'GET', '/identitytoolkit.googleapis.com/v1/projects', 200, 'nothing'],
])('what %s changes is saved before its response, or soon, or nothing is: %s %s', async (...turn) => {
  const [, method, address, answered, effect] = turn;
  const { shop } = await startShop();
  status = answered;
  const body = method === 'POST' ? '{}' : undefined;
  const { status: said } = await fetch(`${shop}${address}?key=demo`, { method, body, redirect: 'manual' });
  expect([said, saved.mock.calls.length, saveSoon.mock.calls.length]).toEqual([
    answered,
    effect === 'saved' ? 1 : 0,
    effect === 'saved soon' ? 1 : 0,
  ]);
});

it('holds the response to a sign-up until the account is saved', async () => {
  let finish = () => {};
  saved.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  const { shop } = await startShop();
  const answered = vi.fn();
  const answer = fetch(shop + signUp, { method: 'POST', body: '{"of":"Asha"}' }).then((response) => {
    answered();
    return response.text();
  });
  await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  // The same shop answers a look-up in the meantime.
  expect((await fetch(`${shop}${accounts}lookup`, { method: 'POST', body: '{}' })).status).toBe(200);
  expect(answered).not.toHaveBeenCalled();
  finish();
  expect(await answer).toBe('{"of":"Asha"}');
});

it.each([
  ['fails', () => Promise.reject(new Error('disk full'))],
  ['takes too long', () => new Promise<void>(() => undefined)],
])('says that the account could not be saved where saving %s', async (_how, save) => {
  saved.mockImplementation(save);
  const { emulator } = await startShop();
  const origin = `http://127.0.0.1:${(emulator.address() as AddressInfo).port}`;
  const relay = createIdentityRelay({ origin, isReady: () => true, saveSoon, saved, saveMilliseconds: 50 });
  const shop = await listen(createServer((request, response) => relay(request, response, () => response.end())));
  const answer = await fetch(shop + signUp, { method: 'POST', body: '{"idToken":"of Asha"}' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'Your account could not be saved yet: try again in a few seconds.',
  });
});

it('passes bodies on in both directions and keeps the headers of others to itself', async () => {
  const { shop } = await startShop();
  const text = 'x'.repeat(16_000);
  const answer = await fetch(shop + signUp, {
    method: 'POST',
    headers: {
      cookie: 'b=2',
      authorization: 'Bearer owner',
      'proxy-authorization': 'Bearer owner',
      'x-authorization': 'Bearer owner',
      'x-http-method-override': 'DELETE',
      'x-original-url': '/emulator/v1/projects/demo-niramaya/accounts',
      'x-client-version': 'web',
      'x-forwarded-for': '10.0.0.1',
    },
    body: text,
  });
  expect(await answer.text()).toBe(text);
  expect(received).toMatchObject({ 'x-client-version': 'web', host: expect.stringMatching(/^127\.0\.0\.1:/) });
  const ours = ['accept', 'connection', 'content-length', 'content-type', 'host', 'user-agent', 'x-client-version'];
  expect(Object.keys(received).sort()).toEqual(ours);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

it('responds with 503 when the emulator is gone', async () => {
  const { shop, emulator } = await startShop();
  await new Promise((resolve) => emulator.close(resolve));
  const answer = await fetch(shop + signUp, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ detail: 'Sign-in is not available yet: try again in a few seconds.' });
});

it.each([
  ['passed on', `${accounts}lookup`, 'terminated'],
  ['held', signUp, 'fetch failed'],
])('cuts an answer that breaks off while it is %s, instead of passing it as complete', async (_how, address, fault) => {
  const emulator = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('half');
    setImmediate(() => response.destroy());
  });
  const relay = createIdentityRelay({ origin: await listen(emulator), isReady: () => true, saveSoon, saved });
  const shop = await listen(createServer((request, response) => relay(request, response, () => response.end())));
  const answer = fetch(shop + address, { method: 'POST', body: '{}' }).then((response) => response.text());
  await expect(answer).rejects.toThrow(fault);
  expect(saved).not.toHaveBeenCalled();
});

it('responds with 504 when the emulator falls silent', async () => {
  const emulator = createServer(() => undefined);
  const relay = createIdentityRelay({
    origin: await listen(emulator),
    isReady: () => true,
    saveSoon,
    saved,
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

const CODES = '/emulator/v1/projects/demo-niramaya/oobCodes';
const PROVIDER = '/identitytoolkit.googleapis.com';

/** All known ways to disguise the addresses of the administration. */
const disguised = [
  CODES,
  `/x/..${CODES}`,
  `${PROVIDER}/..${CODES}`,
  `${PROVIDER}/%2e%2e${CODES}`,
  `${PROVIDER}/%2E%2E${CODES}`,
  `${PROVIDER}/.%2e${CODES}`,
  `${PROVIDER}/%252e%252e${CODES}`,
  `${PROVIDER}/%25252e%25252e${CODES}`,
  `${PROVIDER}/..%2f${CODES.slice(1)}`,
  `${PROVIDER}%2f..%2f${CODES.slice(1)}`,
  `${PROVIDER}\\..${CODES.replaceAll('/', '\\')}`,
  `${PROVIDER}/..\\${CODES.slice(1)}`,
  `${PROVIDER}/..%5c${CODES.slice(1)}`,
  `${PROVIDER}/v1/accounts:signUp/../../..${CODES}`,
  `${PROVIDER}/v1/accounts:signUp/..;/..${CODES}`,
  `/emulator/action/../v1/projects/demo-niramaya/oobCodes`,
  `/emulator/auth/handler/../../v1/projects/demo-niramaya/config`,
  `/securetoken.googleapis.com/./..${CODES}`,
  `/SECURETOKEN.googleapis.com/..${CODES}`,
  `/EMULATOR/v1/projects/demo-niramaya/accounts`,
  `//emulator/v1/projects/demo-niramaya/accounts`,
  `/%65mulator/v1/projects/demo-niramaya/accounts`,
  `/emulator%2fv1/projects/demo-niramaya/accounts`,
  `http://127.0.0.1${CODES}`,
  `/identitytoolkit.googleapis.com/v1/projects/demo-niramaya/accounts:batchGet`,
  `/identitytoolkit.googleapis.com/v1/projects/demo-niramaya/accounts`,
  `/identitytoolkit.googleapis.com/v1/accounts:sendOobCode`,
  `/identitytoolkit.googleapis.com/v1//accounts:lookup`,
  `/identitytoolkit.googleapis.com/v2/projects/demo-niramaya/config`,
];

it.each(disguised.flatMap((address) => ['GET', 'POST', 'DELETE', 'PATCH'].map((method) => [method, address])))(
  'keeps the administration to itself: %s %s',
  async (method, address) => {
    const { shop } = await startShop();
    const headers = 'Host: shop\r\nAuthorization: Bearer owner\r\nContent-Length: 0\r\nConnection: close\r\n';
    const said = await speak(shop, `${method} ${address} HTTP/1.1\r\n${headers}\r\n`);
    expect([404, 418]).toContain(statusOf(said));
    expect(reached).toEqual([]);
  },
);

it('passes no connection header on that would bring another one along', async () => {
  const { shop } = await startShop();
  const headers =
    'Host: shop\r\nAuthorization: Bearer owner\r\nContent-Length: 2\r\nConnection: close, x-client-version\r\n';
  await speak(shop, `POST ${signUp} HTTP/1.1\r\n${headers}\r\n{}`);
  expect(reached).toEqual([`POST ${signUp}`]);
  expect(received).not.toHaveProperty('authorization');
});

it.each([
  ['DELETE', signUp, 405, 'POST'],
  ['GET', signUp, 405, 'POST'],
  ['POST', '/identitytoolkit.googleapis.com/v1/projects?key=demo', 405, 'GET'],
  ['DELETE', '/emulator/action?oobCode=x', 405, 'GET'],
])('answers %s %s with %i and says what is taken', async (method, address, answered, allow) => {
  const { shop } = await startShop();
  const answer = await fetch(shop + address, { method });
  expect([answer.status, answer.headers.get('allow'), reached]).toEqual([answered, allow, []]);
});

it.each([
  ['with its length', { body: 'x'.repeat(20_000) }],
  ['in chunks', { body: new Blob(['x'.repeat(20_000)]).stream(), duplex: 'half' }],
])('takes no body over 16 kB, sent %s', async (_how, init) => {
  const { shop } = await startShop();
  const answer = await fetch(shop + signUp, { method: 'POST', ...init } as RequestInit);
  expect([answer.status, reached]).toEqual([413, []]);
});
