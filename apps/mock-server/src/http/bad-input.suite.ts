import { describe, expect, it } from 'vitest';
import { getRaw, useApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';

const repeated = (value: string, times: number): string => new Array(times).fill(value).join('&');

/** Invalid queries by the contract row of their parameter. */
const badQueries: Readonly<Record<string, readonly string[]>> = {
  'API-03': ['category=%00', 'category=vitamins&category=%1B'],
  'API-04': ['rating=abc', 'rating=6', 'rating=0', 'rating=1.5', 'rating=', 'rating=4&rating=x'],
  'API-05': ['_sort=title', '_sort=__proto__', '_sort=price&_sort=price'],
  'API-07': ['_order=sideways', '_sort=price&_order=up', '_order=asc&_order=asc'],
  'API-08': [
    '_page=-1',
    '_page=0',
    '_page=abc',
    '_page=1.5',
    '_page=99999999999',
    '_page=',
    '_page=1e3',
    '_page=%201',
    '_page=1&_page=2',
  ],
  'API-09': ['_limit=0', '_limit=-5', '_limit=1e9', '_limit=1001', '_limit=', '_limit=NaN', '_limit=10&_limit=10'],
  search: ['q=%00', 'q=a%0Ab', 'q=%7F', 'q=a&q=b'],
  numbers: ['id=abc', 'id=0', 'id=9999999999', 'id='],
};

const badLengths: readonly (readonly [what: string, query: string])[] = [
  ['a q of 101 letters', `q=${'a'.repeat(101)}`],
  ['a category of 101 letters', `category=${'a'.repeat(101)}`],
  ['21 categories', repeated('category=skinCare', 21)],
  ['450 categories', repeated('category=skinCare', 450)],
  ['21 ratings', repeated('rating=1', 21)],
  ['101 ids', repeated('id=1', 101)],
];

const good = { name: 'Asha', age: '34', gender: 'female' };
const text = JSON.stringify;

const badBodies: readonly (readonly [
  what: string,
  body: string | Uint8Array<ArrayBuffer>,
  contentType: string,
  status: number,
])[] = [
  ['no body', '', 'application/json', 400],
  ['malformed JSON', '{"name":"Asha",', 'application/json', 400],
  ['a bare value', '"Asha"', 'application/json', 400],
  ['null', 'null', 'application/json', 400],
  ['a list', text([good]), 'application/json', 400],
  ['an empty object', '{}', 'application/json', 400],
  ['no name', text({ age: '34', gender: 'female' }), 'application/json', 400],
  ['an empty name', text({ ...good, name: '' }), 'application/json', 400],
  ['a blank name', text({ ...good, name: '   ' }), 'application/json', 400],
  ['a name that is a number', text({ ...good, name: 5 }), 'application/json', 400],
  ['a name that is too long', text({ ...good, name: 'a'.repeat(101) }), 'application/json', 400],
  ['a name of control characters', text({ ...good, name: '\t\0' }), 'application/json', 400],
  ['half a character in the name', '{"name":"\\ud800","age":"1","gender":"male"}', 'application/json', 400],
  ['an age of null', text({ ...good, age: null }), 'application/json', 400],
  ['an empty age', text({ ...good, age: '' }), 'application/json', 400],
  ['an age of 21 characters', text({ ...good, age: 'a'.repeat(21) }), 'application/json', 400],
  ['an age beyond all numbers', '{"name":"Asha","age":1e309,"gender":"female"}', 'application/json', 400],
  ['an age that is a list', text({ ...good, age: ['34'] }), 'application/json', 400],
  ['another gender value', text({ ...good, gender: 'Choose option' }), 'application/json', 400],
  ['a prototype for a body', '{"__proto__":{"name":"Asha","age":"34","gender":"female"}}', 'application/json', 400],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 'application/json', 400],
  ['a deep nest', '['.repeat(5000), 'application/json', 400],
  ['plain text', text(good), 'text/plain', 415],
  ['a form', 'name=Asha&age=34&gender=female', 'application/x-www-form-urlencoded', 415],
  ['JSON in another character set', text(good), 'application/json; charset=ebcdic', 415],
  ['more than 10 kB', text({ ...good, name: 'a'.repeat(11_000) }), 'application/json', 413],
  ['10 MB', 'a'.repeat(10_000_000), 'application/json', 413],
];

/** Checks a refusal: it is problem details, names its request, and reveals no internal details. */
function expectProblem(
  answer: { status: number; headers: Headers; body: unknown; text: string },
  status: number,
): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(answer.body).toMatchObject({
    type: expect.stringMatching(/^urn:niramaya:problem:/),
    title: expect.any(String),
    status,
    detail: expect.any(String),
    requestId: answer.headers.get('x-request-id'),
  });
  expect(answer.text).not.toMatch(/node_modules|\bat .*\.ts|select |insert |sqlite|postgres/i);
}

export function badInputSuite(engine: TestEngine): void {
  describe('bad input', () => {
    const api = useApi(engine);

    it.each(
      Object.entries(badQueries).flatMap(([row, queries]) =>
        queries.map((query) => [row.startsWith('API') ? `[${row}] ` : '', query]),
      ),
    )('%sGET /products?%s is refused with 400', async (_row, query) => {
      expectProblem(await api.get(`/products?${query}`), 400);
    });

    it.each(badLengths)('%s is refused with 400', async (_what, query) => {
      expectProblem(await api.get(`/products?${query}`), 400);
    });

    it('the refused field is named, its value is not repeated', async () => {
      const answer = await api.get('/products?_page=secret&rating=7');
      expect(answer.body).toMatchObject({ errors: [{ field: 'rating' }, { field: '_page' }] });
      expect(answer.text).not.toContain('secret');
    });

    it.each(badBodies)('[API-21] %s is refused and nothing is stored', async (_what, body, contentType, status) => {
      const before = (await api.get('/consult')).body;
      expectProblem(await api.send('POST', '/consult/add', { headers: { 'content-type': contentType }, body }), status);
      expect((await api.get('/consult')).body).toEqual(before);
    });

    it.each(['/products?q=%E0%A4%A', '/products?category=%', '/products/%zz', '/%', '/products?x=%C0%80'])(
      'the invalid percent-encoding in %s is refused with 400',
      async (path) => {
        expect(await getRaw(api.url, path)).toBe(400);
      },
    );

    it('a query of more than 8 kB is refused with 414', async () => {
      expectProblem(await api.get(`/products?x=${'a'.repeat(8_200)}`), 414);
    });

    it.each([
      '/',
      '/nope',
      '/db',
      '/products/1/reviews',
      '/Products',
      '/consult/add/1',
      '/.env',
      '/..%2f..%2fetc%2fpasswd',
      '/api/products',
    ])('%s is 404', async (path) => {
      expectProblem(await api.get(path), 404);
    });

    it.each([
      ['DELETE', '/products/1', 'GET, HEAD, OPTIONS'],
      ['PUT', '/products/1', 'GET, HEAD, OPTIONS'],
      ['POST', '/products', 'GET, HEAD, OPTIONS'],
      ['PATCH', '/consult', 'GET, HEAD, OPTIONS'],
      ['DELETE', '/consult/add', 'POST, OPTIONS'],
      ['GET', '/consult/add', 'POST, OPTIONS'],
    ])('%s %s is 405 and says what is offered', async (method, path, allow) => {
      const answer = await api.send(method, path);
      expectProblem(answer, 405);
      expect(answer.headers.get('allow')).toBe(allow);
    });
  });
}
