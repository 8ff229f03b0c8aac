import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { sendRaw, statusOf } from '../../test/raw.ts';
import { serve } from '../../test/serve.ts';
import { createIdentityProxy } from './identity-proxy.ts';

let received: IncomingHttpHeaders = {};
let reached: string[] = [];
/** A server in place of the emulator. */
const echo: RequestListener = (request, response) => {
  received = request.headers;
  reached.push(`${request.method} ${request.url}`);
  const unsafe = { 'set-cookie': 'a=1', 'access-control-allow-origin': '*' };
  response.writeHead(200, { 'content-type': 'application/json', ...unsafe });
  request.pipe(response);
};

/** Responds with 418 if the proxy relays nothing. */
async function startShop({
  emulator = echo,
  isReady = true,
  save = () => Promise.resolve(),
  silenceMilliseconds = 15_000,
} = {}): Promise<string> {
  const origin = await serve(emulator);
  const proxy = createIdentityProxy({ origin, isReady: () => isReady, save }, silenceMilliseconds);
  return serve((request, response) => proxy(request, response, () => response.writeHead(418).end()));
}

beforeEach(() => {
  reached = [];
});

const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo';
const post = (shop: string, body = '{}', headers = {}): Promise<Response> =>
  fetch(shop + signUp, { method: 'POST', headers, body });

it('relays the body and the query, and only the listed headers in both directions', async () => {
  const shop = await startShop();
  const text = 'x'.repeat(16_000);
  const response = await post(shop, text, {
    cookie: 'b=2',
    authorization: 'Bearer owner',
    'proxy-authorization': 'Bearer owner',
    'x-http-method-override': 'DELETE',
    'x-original-url': '/emulator/v1/projects/demo-niramaya/accounts',
    'x-client-version': 'web',
    'x-forwarded-for': '10.0.0.1',
  });
  expect(await response.text()).toBe(text);
  expect(reached).toEqual([`POST ${signUp}`]);
  expect(received).toMatchObject({ connection: 'close', host: expect.stringMatching(/^127\.0\.0\.1:/) });
  const relayed = ['accept', 'connection', 'content-length', 'content-type', 'host', 'user-agent', 'x-client-version'];
  expect(Object.keys(received).sort()).toEqual(relayed);
  const safe = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'application/json', ...safe });
  for (const name of ['set-cookie', 'access-control-allow-origin']) expect(response.headers.has(name)).toBe(false);
});

it.each([
  ['a listed Connection header', 'Connection: close, x-client-version, authorization'],
  ['an Expect header', 'Connection: close\r\nExpect: 100-continue'],
  ['an Upgrade header', 'Connection: close, upgrade\r\nUpgrade: websocket'],
])('relays no administrator header with %s', async (_case, lines) => {
  const shop = await startShop();
  const headers = `Host: shop\r\nAuthorization: Bearer owner\r\nContent-Length: 2\r\n${lines}`;
  await sendRaw(shop, `POST ${signUp} HTTP/1.1\r\n${headers}\r\n\r\n{}`);
  expect(reached).toEqual([`POST ${signUp}`]);
  expect(received).not.toHaveProperty('authorization');
});

const SDK = '/identitytoolkit.googleapis.com';
it.each([
  ...['signUp', 'update', 'delete', 'signInWithPassword', 'signInWithIdp', 'signInWithEmailLink'].map(
    (name) => ['POST', `${SDK}/v1/accounts:${name}?key=demo`, true] as const,
  ),
  ['POST', `${SDK}/v1/accounts:signInWithPhoneNumber?key=demo`, true],
  ['POST', `${SDK}/v2/accounts/mfaEnrollment:finalize?key=demo`, true],
  ['GET', '/emulator/action?mode=resetPassword&oobCode=x', true],
  ['POST', `${SDK}/v1/accounts:lookup?key=demo`, false],
  ['POST', `${SDK}/v1/accounts:sendOobCode?key=demo`, false],
  ['POST', '/securetoken.googleapis.com/v1/token?key=demo', false],
  ['GET', `${SDK}/v1/projects?key=demo`, false],
] as const)('the response to %s %s waits for a save: %j', async (method, address, waits) => {
  const saves: (() => void)[] = [];
  const save = () => new Promise<void>((resolve) => saves.push(resolve));
  const shop = await startShop({ save });
  let isAnswered = false;
  const response = fetch(shop + address, { method }).finally(() => {
    isAnswered = true;
  });
  if (waits) {
    await vi.waitFor(() => expect(saves).toHaveLength(1));
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect([reached.length, isAnswered]).toEqual([1, false]);
    saves[0]?.();
  }
  expect((await response).status).toBe(200);
  expect(saves).toHaveLength(waits ? 1 : 0);
});

it('the response to a refused sign-up waits for no save', async () => {
  const emulator: RequestListener = (_request, response) => response.writeHead(400).end();
  const shop = await startShop({ emulator, save: () => new Promise<void>(() => undefined) });
  expect((await post(shop)).status).toBe(400);
});

it('does not relay the paths of the shop', async () => {
  expect((await fetch(`${await startShop({ isReady: false })}/medicines`)).status).toBe(418);
});

const NOT_YET = 'Sign-in is not available yet: try again in a few seconds.';
const SILENT = 'Sign-in did not answer in time: try again.';
it.each([
  ['is starting', { isReady: false }, 503, '2', NOT_YET],
  ['closes the connection', { emulator: ({ socket }: IncomingMessage) => void socket.destroy() }, 503, '2', NOT_YET],
  ['is silent', { emulator: () => undefined, silenceMilliseconds: 50 }, 504, null, SILENT],
])('responds with a problem while the emulator %s', async (_case, options, status, retryAfter, detail) => {
  const shop = await startShop(options);
  const response = await post(shop);
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ type: 'about:blank', status, detail });
});

it('aborts a response that the emulator aborts', async () => {
  const shop = await startShop({
    emulator: (_request, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('half');
      setImmediate(() => response.destroy());
    },
  });
  await expect(post(shop).then((response) => response.text())).rejects.toThrow('terminated');
});

const CODES = '/emulator/v1/projects/demo-niramaya/oobCodes';
const PROVIDER = '/identitytoolkit.googleapis.com';

it.each([
  CODES,
  `${PROVIDER}/..${CODES}`,
  `${PROVIDER}/%2e%2e${CODES}`,
  `${PROVIDER}/%252e%252e${CODES}`,
  `${PROVIDER}/..%2f${CODES.slice(1)}`,
  `${PROVIDER}/v1/accounts:signUp/../../..${CODES}`,
  `${PROVIDER}\\..${CODES.replaceAll('/', '\\')}`,
  `${PROVIDER}/v1/accounts:signUp/..;/..${CODES}`,
  `/emulator/action/../v1/projects/demo-niramaya/oobCodes`,
  `/identitytoolkit.googleapis.com/v1//accounts:lookup`,
  `/identitytoolkit.googleapis.com/v2/projects/demo-niramaya/config`,
  `/EMULATOR/v1/projects/demo-niramaya/accounts`,
  `//emulator/v1/projects/demo-niramaya/accounts`,
  `/%65mulator/v1/projects/demo-niramaya/accounts`,
  `http://127.0.0.1${CODES}`,
  `/identitytoolkit.googleapis.com/v1/projects/demo-niramaya/accounts:batchGet`,
  `/identitytoolkit.googleapis.com/v1/accounts:resetPassword`,
])('does not relay the administration: %s', async (address) => {
  const shop = await startShop();
  const headers = 'Host: shop\r\nAuthorization: Bearer owner\r\nContent-Length: 0\r\nConnection: close\r\n';
  for (const method of ['GET', 'POST', 'DELETE', 'PATCH']) {
    const response = await sendRaw(shop, `${method} ${address} HTTP/1.1\r\n${headers}\r\n`);
    expect([404, 418]).toContain(statusOf(response));
  }
  expect(reached).toEqual([]);
});

it.each([
  ['DELETE', signUp, 405, 'POST'],
  ['GET', signUp, 405, 'POST'],
  ['POST', '/identitytoolkit.googleapis.com/v1/projects?key=demo', 405, 'GET'],
  ['DELETE', '/emulator/action?oobCode=x', 405, 'GET'],
])('responds to %s %s with %i and the allowed method', async (method, address, status, allow) => {
  const shop = await startShop();
  const response = await fetch(shop + address, { method });
  expect([response.status, response.headers.get('allow'), reached]).toEqual([status, allow, []]);
});

it.each([
  ['over 16 kB', 413, 'POST', signUp, 'Content-Length: 20000'],
  ['without a length', 411, 'POST', signUp, 'Transfer-Encoding: chunked'],
  ['without a length, to a page', 411, 'GET', '/emulator/action', 'Transfer-Encoding: chunked'],
])('rejects a body %s with %i', async (_case, status, method, address, header) => {
  const shop = await startShop();
  const headers = `Host: shop\r\nConnection: close\r\n${header}`;
  const response = await sendRaw(shop, `${method} ${address} HTTP/1.1\r\n${headers}\r\n\r\n`);
  expect([statusOf(response), reached]).toEqual([status, []]);
});
