import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { respondWithScenario, pageTags } from './scenarios.ts';

let server: Server;
let origin: string;

/** Starts a server with a mock API behind the scenarios: a request that they pass on gets a 418 response. */
beforeAll(async () => {
  server = createServer((request, response) => {
    void respondWithScenario(request, response, () => response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, scenario: string, method = 'GET') =>
  fetch(origin + path, { method, headers: { cookie: `theme=dark; niramaya-scenario=${scenario}` } });

const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';

it.each([
  ['', '/api/products', 418],
  ['__proto__', '/api/products', 418],
  ['full-storage', '/api/products', 418],
  ['errors', '/api/products?_page=1&_limit=10', 503],
  ['errors', '/api/consult', 503],
  ['errors', '/medicines', 418],
  ['errors', '/api/pictures/1.svg', 418],
  ['errors', signIn, 503],
  ['empty', '/api/offers', 200],
  ['refused', '/api/consult', 401],
  ['refused', '/api/products', 418],
  ['refused', signIn, 418],
])('in the scenario "%s", %s returns %i', async (scenario, path, status) => {
  expect((await ask(path, scenario)).status).toBe(status);
});

it.each(['/api/products', '/api/consult', '/api/medi', '/api/offers', signIn, '/securetoken.googleapis.com/v1/token'])(
  'offline: the connection of %s breaks',
  async (path) => {
    await expect(ask(path, 'offline', path.startsWith('/api/') ? 'GET' : 'POST')).rejects.toThrow('fetch failed');
  },
);

it.each(['/api/products', signIn])('waiting: %s stays open', async (path) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const next = vi.fn();
  const ended = vi.fn();
  const request = {
    url: path,
    method: path === signIn ? 'POST' : 'GET',
    headers: { cookie: 'niramaya-scenario=waiting' },
  };
  void respondWithScenario(request as never, { writeHead: ended, destroy: ended } as never, next).finally(ended);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(next).not.toHaveBeenCalled();
  expect(ended).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it('many: 10,000 products can be paged through', async () => {
  const response = await ask('/api/products?_page=1000&_limit=10', 'many');
  expect(response.headers.get('x-total-count')).toBe('10000');
  expect(await response.json()).toHaveLength(10);
});

it('slow: the API responds three seconds later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const next = vi.fn();
  const request = { url: '/api/products', method: 'GET', headers: { cookie: 'niramaya-scenario=slow' } };
  const answered = respondWithScenario(request as never, undefined as never, next);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await answered;
  expect(next).toHaveBeenCalledWith();
  vi.useRealTimers();
});

it.each([
  [
    '/medicines?order=asc&scenario=slow',
    'niramaya-scenario=slow; Path=/; SameSite=Lax',
    'http://shop/medicines?order=asc',
  ],
  ['/?scenario=none', 'niramaya-scenario=; Path=/; SameSite=Lax; Max-Age=0', 'http://shop/'],
  ['/?scenario=__proto__', 'niramaya-scenario=; Path=/; SameSite=Lax; Max-Age=0', 'http://shop/'],
  ['/cart', 'a=1', undefined],
])('the script of the head at %s sets the cookie "%s" and the address %s', (address, cookie, left) => {
  expect(openPage(address, 'a=1')).toEqual({ cookie, address: left, isFull: false });
});

it('full storage: the script of the head fills it while the scenario is on', () => {
  expect(openPage('/?scenario=full-storage').isFull).toBe(true);
  expect(openPage('/cart', 'a=1; niramaya-scenario=full-storage').isFull).toBe(true);
});

it('the list in the corner has every scenario, and one to end them', () => {
  const options = pageTags.find(({ tag }) => tag === 'select')?.children;
  const names = Array.isArray(options) && options.map(({ attrs }) => attrs?.value);
  expect(names).toEqual(['none', 'slow', 'offline', 'errors', 'waiting', 'empty', 'many', 'refused', 'full-storage']);
});

it('a choice in the list opens the page under that scenario', () => {
  const onchange = String(pageTags.find(({ tag }) => tag === 'select')?.attrs?.onchange);
  const assign = vi.fn<(to: URL) => void>();
  // In the attribute of an event handler, `URL` is `document.URL`, which is a text.
  new Function('URL', 'window', 'location', onchange).call(
    { value: 'slow' },
    'http://shop/medicines',
    { URL },
    { href: 'http://shop/medicines?q=zinc', assign },
  );
  expect(assign.mock.calls[0]?.[0].href).toBe('http://shop/medicines?q=zinc&scenario=slow');
});

/** Runs the first page tag as a page at the address would. The script only uses the mock `document` and `window`. */
function openPage(address: string, cookie = '') {
  const document = { cookie };
  const replaceState = vi.fn<(state: unknown, unused: string, to: URL) => void>();
  const setItem = () => undefined;
  class Storage {}
  Object.assign(Storage.prototype, { setItem });
  new Function('window', 'document', 'Storage', String(pageTags[0]?.children))(
    { location: { href: `http://shop${address}` }, history: { state: null, replaceState } },
    document,
    Storage,
  );
  return {
    cookie: document.cookie,
    address: replaceState.mock.calls[0]?.[2].href,
    isFull: (Storage.prototype as { setItem?: unknown }).setItem !== setItem,
  };
}
