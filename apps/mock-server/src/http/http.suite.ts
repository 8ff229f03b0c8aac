import { problemSchema } from '@niramaya/contract';
import { describe, expect, it } from 'vitest';
import { asha, useApi, type ApiResponse } from '../../test/api.ts';
import { operations } from '../../test/described.ts';
import type { TestEngine } from '../../test/engines.ts';
import { statusOfRaw } from '../../test/raw.ts';

const repeated = (value: string, times: number): string => new Array(times).fill(value).join('&');

/** The queries that get 400, by the requirement of their parameter. */
const badQueries: Readonly<Record<string, readonly string[]>> = {
  '[API-03] ': ['category=%00', 'category=vitamins&category=%1B', repeated('category=skinCare', 450)],
  '[API-04] ': ['rating=6', 'rating=0', 'rating=', 'rating=4&rating=x', repeated('rating=1', 21)],
  '[API-05] ': ['_sort=title', '_sort=price&_sort=price'],
  '[API-07] ': ['_order=sideways', '_sort=price&_order=up', '_order=asc&_order=asc'],
  '[API-08] ': ['_page=-1', '_page=99999999999', '_page=', '_page=1e3', '_page=%201', '_page=1&_page=2'],
  '[API-09] ': ['_limit=0', '_limit=1e9', '_limit=1001', '_limit=NaN', '_limit=10&_limit=10'],
  '': ['q=%00', 'q=%7F', 'q=a&q=b', 'id=abc', 'id=9999999999', `q=${'a'.repeat(101)}`, repeated('id=1', 101)],
};

const text = JSON.stringify;

const badBodies: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'no body': '',
  'malformed JSON': '{"name":"Asha",',
  'a bare value': '"Asha"',
  null: 'null',
  'a list': text([asha]),
  'an empty object': '{}',
  'a blank name': text({ ...asha, name: '   ' }),
  'half a character in the name': '{"name":"\\ud800","age":"1","gender":"male"}',
  'an age beyond all numbers': '{"name":"Asha","age":1e309,"gender":"female"}',
  'an age of 400 digits': `{"name":"Asha","age":${'9'.repeat(400)},"gender":"male"}`,
  'a prototype as the body': '{"__proto__":{"name":"Asha","age":"34","gender":"female"}}',
  'bytes that are not UTF-8': new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  '5,000 open lists': '['.repeat(5000),
  'lists in lists': `{"name":${'['.repeat(4_900)}${']'.repeat(4_900)},"age":"1","gender":"male"}`,
  'objects in objects': `{"name":${'{"a":'.repeat(1_600)}1${'}'.repeat(1_600)},"age":"1","gender":"male"}`,
  'a deep unknown field': `{"x":${'['.repeat(4_900)}${']'.repeat(4_900)}}`,
  'a thousand unknown fields': `{${Array.from({ length: 1_000 }, (_, index) => `"${index}":1`).join()}}`,
  'a second, invalid gender': '{"name":"Asha","age":"1","gender":"male","gender":"x"}',
};

const badTypes: readonly (readonly [type: string, encoding?: string])[] = [
  [''],
  ['text/plain'],
  ['application/x-www-form-urlencoded'],
  ['application/vnd.api+json'],
  [';;;/'],
  ['application/json; charset=ebcdic'],
  ['application/json', 'zip'],
];

/** Expects problem details that name the request and reveal nothing internal. */
function expectProblem(response: ApiResponse, status: number): void {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const named = {
    type: expect.stringMatching(/^urn:niramaya:problem:/),
    requestId: response.headers.get('x-request-id'),
  };
  expect(problemSchema.parse(response.body)).toMatchObject({ status, ...named });
  expect(response.text).not.toMatch(/node_modules|\bat .*\.ts|select |insert |sqlite|postgres/i);
}

export function httpSuite(engine: TestEngine): void {
  const origin = 'https://shop.example';

  describe('bad input', () => {
    const api = useApi(engine);

    it.each(Object.entries(badQueries))('%sgets 400 for each of %j', async (_row, queries) => {
      for (const query of queries) expectProblem(await api.get(`/products?${query}`), 400);
    });

    it('gets the names of the rejected fields without their values', async () => {
      const response = await api.get('/products?_page=secret&rating=7');
      expect(response.body).toMatchObject({ errors: [{ field: 'rating' }, { field: '_page' }] });
      expect(response.text).not.toContain('secret');
    });

    const refuse = async (headers: Record<string, string>, body: RequestInit['body'], status: number) => {
      const before = (await api.get('/consult')).body;
      expectProblem(await api.send('POST', '/consult/add', { headers, body }), status);
      expect((await api.get('/consult')).body).toEqual(before);
    };

    it.each(Object.entries(badBodies))('[API-21] gets 400 for %s, and stores nothing', (_what, body) =>
      refuse({ 'content-type': 'application/json' }, body, 400),
    );

    it.each(badTypes)('[API-21] gets 415 for a body of the type "%s", and stores nothing', (type, encoding) => {
      const headers = { ...(type && { 'content-type': type }), ...(encoding && { 'content-encoding': encoding }) };
      // The body is sent as bytes, because `fetch` gives a string a content type.
      return refuse(headers, new TextEncoder().encode(text(asha)), 415);
    });

    it.each(['%', '%z', '%ff', '%c0%af', '%ed%a0%80', '%f5%80%80%80', 'a%'])(
      'gets 400 for the invalid encoding %s anywhere in the address',
      async (part) => {
        for (const place of ['products?q=', 'products?', 'products/', 'pictures/', 'consult?x=', ''])
          expect([place, await statusOfRaw(api.url, `/${place}${part}`)]).toEqual([place, 400]);
      },
    );

    it.each('/ /nope /db /pictures/301.svg /products/1/reviews /Products /consult/add/1 /api/products'.split(' '))(
      'gets 404 for %s',
      async (path) => {
        expectProblem(await api.get(path), 404);
      },
    );

    it.each([
      ['DELETE', '/products/1', 'GET, HEAD, OPTIONS'],
      ['POST', '/products', 'GET, HEAD, OPTIONS'],
      ['GET', '/consult/add', 'POST, OPTIONS'],
      ['PUT', '/consult', 'GET, HEAD, DELETE, OPTIONS'],
      ['GET', '/consult/1', 'PUT, DELETE, OPTIONS'],
    ])('gets 405 for %s %s, with the allowed methods %s', async (method, path, allow) => {
      const response = await api.send(method, path);
      expectProblem(response, 405);
      expect(response.headers.get('allow')).toBe(allow);
    });
  });

  describe('a limited call', () => {
    const api = useApi(engine, { READS_PER_MINUTE: '2' });

    it('gets the rest of its limit, and beyond it 429 with the seconds until the next minute', async () => {
      const names = ['limit', 'remaining', 'policy'].map((name) => `ratelimit-${name}`);
      const responses = [await api.get('/medi'), await api.get('/medi'), await api.get('/medi')];
      expect(responses.map(({ status, headers }) => [status, ...names.map((name) => headers.get(name))])).toEqual([
        [200, '2', '1', '2;w=60'],
        [200, '2', '0', '2;w=60'],
        [429, '2', '0', '2;w=60'],
      ]);
      for (const { headers } of responses) expect(headers.get('ratelimit-reset')).toMatch(/^(?:[1-5]?\d|60)$/);
      expect(responses.map(({ headers }) => headers.has('retry-after'))).toEqual([false, false, true]);
    });
  });

  describe('every response', () => {
    const api = useApi(engine, { WEB_ORIGINS: origin });
    const preflight = (from: string) =>
      api.send('OPTIONS', '/consult/add', { headers: { origin: from, 'access-control-request-method': 'POST' } });

    it('has a request id and safe headers, and does not reveal its software', async () => {
      for (const path of ['/products?_page=1', '/medi', '/nope']) {
        const { headers } = await api.get(path);
        expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
        expect(headers.has('x-powered-by')).toBe(false);
      }
      const idFor = async (id: string) => (await api.get('/medi', { 'x-request-id': id })).headers.get('x-request-id');
      expect(await idFor('from-the-proxy.1')).toBe('from-the-proxy.1');
      expect(await idFor('a b')).toMatch(/^[\w-]{36}$/);
    });

    it('[API-10] is readable to scripts of a configured origin, which may also write', async () => {
      const { headers } = await api.get('/products?_page=1', { origin });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('vary')).toContain('Origin');
      const exposed = headers.get('access-control-expose-headers')?.split(',');
      expect(exposed).toEqual([
        'x-total-count',
        'x-total-count-relation',
        'x-corrected-search',
        'x-unsold-words',
        'x-search-count',
        'x-request-id',
        'retry-after',
        'www-authenticate',
        'etag',
      ]);
      const documented = operations.flatMap(({ operation }) =>
        Object.values(operation.responses).flatMap((response) => Object.keys(response.headers ?? {})),
      );
      expect(new Set(documented).size).toBe(8);
      // The Fetch standard lets every script read this header (CORS-safelisted response-header name).
      expect([...(exposed ?? []), 'content-language']).toEqual(expect.arrayContaining(documented));
      const allowed = await preflight(origin);
      expect([allowed.status, allowed.headers.get('access-control-allow-methods')]).toEqual([
        204,
        'GET,HEAD,POST,PUT,DELETE',
      ]);
      expect(allowed.headers.get('access-control-allow-headers')).toBe(
        'authorization,content-type,if-none-match,x-visitor-id,idempotency-key,x-count-search,x-request-id',
      );
      // A browser asks again after ten minutes.
      expect(allowed.headers.get('access-control-max-age')).toBe('600');
    });

    it.each([
      ['no-cache', ['/products?_page=1', '/products/1', '/medi', '/offers', '/openapi.json']],
      ['no-store', ['/healthz', '/readyz']],
    ])('has the cache-control "%s" at the first and the second request for each of %j', async (rule, paths) => {
      for (const path of [...paths, ...paths])
        expect([path, (await api.get(path)).headers.get('cache-control')]).toEqual([path, rule]);
    });

    it.each(['null', 'http://shop.example', `${origin}:8443`, `${origin}.evil.example`, 'https://evil-shop.example'])(
      'is unreadable to scripts of the origin %s, which may not write',
      async (foreign) => {
        const paths = ['/products?_page=1', '/consult', '/nowhere'];
        const responses = await Promise.all(paths.map((path) => api.get(path, { origin: foreign })));
        for (const { headers } of [...responses, await preflight(foreign)])
          for (const name of ['access-control-allow-origin', 'access-control-allow-credentials'])
            expect([name, headers.get(name)]).toEqual([name, null]);
      },
    );

    it('is compressed from 1 kB', async () => {
      const encoding = async (path: string) =>
        (await api.get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding');
      expect([await encoding('/products'), await encoding('/products/1')]).toEqual(['gzip', null]);
    });
  });
}
