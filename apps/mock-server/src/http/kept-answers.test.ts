import { afterAll, describe, expect, it } from 'vitest';
import { useApi, type Answer } from '../../test/api.ts';
import { sqliteEngine } from '../../test/engines.ts';

const engine = sqliteEngine();
afterAll(() => engine.stop());

const PAGE = '/products?_page=1&_limit=10';

/** Everything but what is each answer's own. */
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

describe('answers of the catalogue that are kept', () => {
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

  it('who has it already is answered 304', async () => {
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

  it('a refusal is not kept, nor is anything about members', async () => {
    expect((await api.get('/products?_page=0')).status).toBe(400);
    expect((await api.get('/products?_page=0')).status).toBe(400);
    const visitor = (digit: string) => ({ 'x-visitor-id': digit.repeat(32) });
    await api.addMember({ name: 'Asha', age: '1', gender: 'female' }, visitor('a'));
    expect((await api.get('/consult', visitor('a'))).body).toHaveLength(1);
    expect((await api.get('/consult', visitor('b'))).body).toEqual([]);
  });
});
