import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerScenario, pageTags } from './scenarios.ts';

let server: Server;
let origin: string;

/** Starts a server with a mock API behind the scenarios: a request that they pass on gets a 418 response. */
beforeAll(async () => {
  server = createServer((request, response) => {
    void answerScenario(request, response, () => response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, scenario?: string, method = 'GET') =>
  fetch(origin + path, { method, headers: scenario ? { cookie: `theme=dark; niramaya-scenario=${scenario}` } : {} });

describe('the scenarios of the shop in development', () => {
  it.each(['/api/products', '/api/consult', '/medicines'])('leave %s alone without a choice', async (path) => {
    expect((await ask(path)).status).toBe(418);
  });

  it('leave everything alone with a choice that is none', async () => {
    expect((await ask('/api/products', '__proto__')).status).toBe(418);
    expect((await ask('/api/products', 'full-storage')).status).toBe(418);
  });

  it.each(['/api/products?_page=1&_limit=10', '/api/medi', '/api/offers', '/api/consult'])(
    'errors: %s gets a 503 as the API would say it',
    async (path) => {
      const answer = await ask(path, 'errors');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(await answer.json()).toMatchObject({ status: 503 });
    },
  );

  it('errors: pages and pictures come as ever', async () => {
    expect((await ask('/medicines', 'errors')).status).toBe(418);
    expect((await ask('/api/pictures/1.svg', 'errors')).status).toBe(418);
  });

  it.each(['/api/products', '/api/medi', '/api/offers'])('empty: %s is an empty list', async (path) => {
    expect(await (await ask(path, 'empty')).json()).toEqual([]);
  });

  it('many: 10,000 products are there to page through', async () => {
    const answer = await ask('/api/products?_page=1000&_limit=10', 'many');
    expect(answer.headers.get('x-total-count')).toBe('10000');
    expect(await answer.json()).toHaveLength(10);
  });

  it('refused: anyone who asks for members or adds one gets a 401, and the catalogue is not', async () => {
    expect((await ask('/api/consult', 'refused')).status).toBe(401);
    expect((await ask('/api/consult/add', 'refused', 'POST')).status).toBe(401);
    expect((await ask('/api/products', 'refused')).status).toBe(418);
  });

  it('slow: an answer comes three seconds later, from the API itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const next = vi.fn();
    const request = { url: '/api/products', method: 'GET', headers: { cookie: 'niramaya-scenario=slow' } };
    const answered = answerScenario(request as never, undefined as never, next);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(next).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await answered;
    expect(next).toHaveBeenCalledWith();
    vi.useRealTimers();
  });
});

/** Runs the first page tag as a page at the address would. The script only uses the mock `document` and `window`. */
function openPage(address: string, cookies = '') {
  const document = { cookie: cookies };
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

describe('the script of the head', () => {
  it('takes the choice out of the address and leaves the rest', () => {
    expect(openPage('/medicines?order=asc&scenario=slow')).toEqual({
      cookie: 'niramaya-scenario=slow; Path=/; SameSite=Lax',
      address: 'http://shop/medicines?order=asc',
      isFull: false,
    });
  });

  it.each(['none', '', 'a;b', '__proto__'])('ends what was on with %j', (asked) => {
    const page = openPage(`/?scenario=${encodeURIComponent(asked)}`, 'niramaya-scenario=slow');
    expect(page.cookie).toBe('niramaya-scenario=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('touches nothing where the address names none', () => {
    expect(openPage('/cart', 'a=1')).toEqual({ cookie: 'a=1', address: undefined, isFull: false });
  });

  it('fills storage for as long as that is on', () => {
    expect(openPage('/?scenario=full-storage').isFull).toBe(true);
    expect(openPage('/cart', 'a=1; niramaya-scenario=full-storage').isFull).toBe(true);
  });
});
