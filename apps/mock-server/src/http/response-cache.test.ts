import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Answer } from '../../test/api.ts';
import { sqliteEngine } from '../../test/engines.ts';
import { speakGet } from '../../test/raw.ts';
import { CachedResponses, type CachedResponse } from './cached-responses.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { responseCache } from './response-cache.ts';

const engine = sqliteEngine();
afterAll(() => engine.stop());

const PAGE = '/products?_page=1&_limit=10';

/** Returns an answer without the parts that are unique to it. */
const withoutOwn = ({ status, headers, text }: Answer) => {
  const {
    'x-request-id': id,
    date: _date,
    'content-length': _l,
    'transfer-encoding': _t,
    ...rest
  } = Object.fromEntries(headers);
  expect(id).toMatch(/^[\w-]{36}$/);
  return { status, text, rest };
};

describe('responses of the catalogue that are cached', () => {
  const api = useApi(engine, { WEB_ORIGINS: 'https://shop.example' });

  it.each([PAGE, '/products/1', '/medi', '/offers', '/products?q=vitamn'])(
    'the second answer to %s is the first one again, under an id of its own',
    async (path) => {
      for (const encoding of ['gzip', 'br', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const [first, second] = [await api.get(path, headers), await api.get(path, headers)];
        expect(withoutOwn(second)).toEqual(withoutOwn(first));
        expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
      }
    },
  );

  it('what has changed is answered at once', async () => {
    await api.get(PAGE);
    await api.database.db.updateTable('products').set({ price: 12_345 }).where('id', '=', 1).execute();
    expect((await api.get(PAGE)).body).toContainEqual(expect.objectContaining({ id: 1, price: 12_345 }));
    expect((await api.get('/products/1')).body).toMatchObject({ price: 12_345 });
  });

  it('the list of a patient changes nothing for those who look at the catalogue', async () => {
    const { catalogue } = await api.database.catalogueVersion();
    await api.addMember({ name: 'Asha', age: '1', gender: 'female' }, { 'x-visitor-id': 'c'.repeat(32) });
    expect((await api.database.catalogueVersion()).catalogue).toBe(catalogue);
  });

  it('who has it already gets a 304', async () => {
    const first = await api.get(PAGE);
    const again = await api.get(PAGE, {
      'if-none-match': first.headers.get('etag') ?? '',
      'cache-control': 'max-age=0',
    });
    expect([again.status, again.text, again.headers.get('x-total-count')]).toEqual([304, '', '300']);
  });

  it('each origin gets an answer of its own', async () => {
    const allowed = async (origin: string) =>
      (await api.get(PAGE, { origin })).headers.get('access-control-allow-origin');
    expect(await allowed('https://shop.example')).toBe('https://shop.example');
    expect(await allowed('https://evil.example')).toBe(null);
    expect(await allowed('https://shop.example')).toBe('https://shop.example');
  });

  it('a refusal is not cached, nor is anything about members', async () => {
    expect((await api.get('/products?_page=0')).status).toBe(400);
    expect((await api.get('/products?_page=0')).status).toBe(400);
    const visitor = (digit: string) => ({ 'x-visitor-id': digit.repeat(32) });
    await api.addMember({ name: 'Asha', age: '1', gender: 'female' }, visitor('a'));
    expect((await api.get('/consult', visitor('a'))).body).toHaveLength(1);
    expect((await api.get('/consult', visitor('b'))).body).toEqual([]);
  });
});

describe('what one response is cached for', () => {
  let server: Server;
  let handled = 0;
  beforeEach(async () => {
    handled = 0;
    const app = express().set('query parser', 'simple');
    app.use(
      chooseEncoding(),
      responseCache({ version: () => ({ catalogue: '1', words: '1' }), origins: ['https://shop.example'] }),
    );
    app.use((_request, response) => {
      handled += 1;
      response.json([]);
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => server.close());
  /** Returns how often the catalogue is requested for these two, one after the other. */
  const timesAsked = async (first: string, second: string, headers: readonly [string, string]): Promise<number> => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await speakGet(url, first, headers[0]);
    await speakGet(url, second, headers[1]);
    return handled;
  };

  it.each([
    ['/products?_page=1', '/products?_page=1&utm_source=x'],
    ['/products?_page=1&_limit=5', '/products?_limit=5&_page=1'],
    ['/products?_page=1', '/products?_page=001'],
    ['/products?category=a&category=b', '/products?category=b&category=a&category=a'],
    ['/products?q=neem', '/products?q=%6eeem'],
    ['/products?_sort=&_order=', '/products'],
    ['/offers?a=1', '/offers?b=2'],
    ['/products/7', '/products/7?x=1'],
  ])('%s and %s are one question', async (first, second) => {
    expect(await timesAsked(first, second, ['', ''])).toBe(1);
  });

  it.each([
    ['Accept-Encoding: gzip, deflate, br\r\n', 'Accept-Encoding: br;q=0.9, x1\r\n'],
    ['Accept-Encoding: x1\r\n', 'Accept-Encoding: x2, identity\r\n'],
    ['Origin: https://a.example\r\n', 'Origin: https://b.example\r\n'],
    ['User-Agent: a\r\n', 'User-Agent: b\r\nCookie: c=d\r\n'],
  ])('%j and %j make no difference', async (first, second) => {
    expect(await timesAsked('/products', '/products', [first, second])).toBe(1);
  });

  it.each([
    ['/products?_page=1', '/products?_page=2', '', ''],
    ['/products?q=a', '/products?q=b', '', ''],
    ['/products?rating=4', '/products?rating=4&rating=5', '', ''],
    ['/products/7', '/products/8', '', ''],
    ['/products', '/products', 'Accept-Encoding: gzip\r\n', 'Accept-Encoding: br\r\n'],
    ['/products', '/products', '', 'Origin: https://shop.example\r\n'],
    // A request that must be refused is handled again, so that it is refused again.
    ['/products?_page=1', '/products?_page=1&x=%zz', '', ''],
    ['/products?_page=1', `/products?_page=1&x=${'a'.repeat(8_200)}`, '', ''],
    ['/products?_page=0', '/products?_page=0', '', ''],
    ['/consult', '/consult', '', ''],
  ])('%s and %s are two', async (first, second, ...headers) => {
    expect(await timesAsked(first, second, headers)).toBe(2);
  });
});

describe('the bounds', () => {
  const response = (over: Partial<CachedResponse> = {}): CachedResponse => ({
    version: '1',
    headers: [],
    body: Buffer.from('[]'),
    route: undefined,
    ...over,
  });

  it('count keys and headers, not bodies alone', () => {
    const cached = new CachedResponses({ entries: 10, bytes: 1_000_000 });
    cached.set('k'.repeat(1_000), response({ headers: [['etag', 'e'.repeat(500)]], body: Buffer.alloc(300) }));
    expect(cached.size.entries).toBe(1);
    expect(cached.size.bytes).toBeGreaterThanOrEqual(2 * 1_000 + 2 * 500 + 300);
  });

  it.each([
    [{ entries: 3, bytes: 1_000_000 }, 3],
    [{ entries: 100, bytes: 5_000 }, 4],
  ])('hold at %j: the one unused for longest goes first', (bounds, left) => {
    const cached = new CachedResponses(bounds);
    for (let number = 0; number < 50; number += 1) {
      cached.set(`key ${number}`, response());
      cached.get('key 0', '1');
    }
    expect(cached.size.entries).toBe(left);
    expect(cached.size.bytes).toBeLessThanOrEqual(bounds.bytes);
    expect(cached.get('key 0', '1')).toBeDefined();
    expect(cached.get('key 49', '1')).toBeDefined();
    expect(cached.get('key 1', '1')).toBeUndefined();
  });

  it('give the room of what is replaced or outdated back', () => {
    const cached = new CachedResponses({ entries: 10, bytes: 1_000_000 });
    cached.set('one', response({ body: Buffer.alloc(10_000) }));
    cached.set('one', response());
    expect(cached.size.bytes).toBeLessThan(2_000);
    expect(cached.get('one', '2')).toBeUndefined();
    expect(cached.size).toEqual({ entries: 0, bytes: 0 });
  });
});
