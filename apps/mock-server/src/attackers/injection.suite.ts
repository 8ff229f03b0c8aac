import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Answer, type TestApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { claims, unsigned } from '../../test/tokens.ts';

const attacks = [
  "' or '1'='1",
  "'; drop table members; drop table products; --",
  "'; update products set price = 0; --",
  "x' union select owner, name, age_json, gender, 5, 6, 7 from members --",
  '" or ""="',
  "') or pg_sleep(0) is null --",
  '*',
  'a" OR "b',
  'search_words : a* NOT NEAR(',
  'a & !b | (c <-> d):*',
  "\\'; select 1 --",
  '%_[a-z]',
  '{"$gt": ""}',
  '${process.env.PATH} {{7*7}}',
  '<img src=x onerror=alert(1)>',
];

const encoded = encodeURIComponent;
const member = { name: 'Asha', age: '34', gender: 'female' };
const caller = { 'x-visitor-id': '7'.repeat(32) };

const inQuery =
  (name: string) =>
  (api: TestApi, text: string): Promise<Answer> =>
    api.get(`/products?${name}=${encoded(text)}`);

const inBody =
  (name: string) =>
  (api: TestApi, text: string): Promise<Answer> =>
    api.addMember({ ...member, [name]: text }, caller);

const inHeader =
  (name: string) =>
  (api: TestApi, text: string): Promise<Answer> =>
    api.get('/consult', { ...caller, [name]: text });

const places: Readonly<Record<string, (api: TestApi, text: string) => Promise<Answer>>> = {
  ...Object.fromEntries(
    ['category', 'rating', 'id', 'q', '_sort', '_order', '_page', '_limit', 'unknown'].map((name) => [
      `the parameter ${name}`,
      inQuery(name),
    ]),
  ),
  'the name of a parameter': (api, text) => api.get(`/products?${encoded(text)}=1&_page=1`),
  'the number of a product': (api, text) => api.get(`/products/${encoded(text)}`),
  'the file of a picture': (api, text) => api.get(`/pictures/${encoded(text)}`),
  'the file of a brand': (api, text) => api.get(`/pictures/brand-${encoded(text)}.svg`),
  'the visitor id': inHeader('x-visitor-id'),
  'the request id': inHeader('x-request-id'),
  'the authorization': inHeader('authorization'),
  'the user of a token': (api, text) =>
    api.get('/consult', { authorization: `Bearer ${unsigned(claims({ sub: text }))}` }),
  'the name of a member': inBody('name'),
  'the age of a member': inBody('age'),
  'the gender of a member': inBody('gender'),
  'the name of a field': (api, text) => api.addMember({ ...member, [text]: text }, caller),
};

const INSIDES = /sqlite|postgres|syntax error|near "|fts5|tsquery|relation|column/i;

export function injectionSuite(engine: TestEngine): void {
  describe('an attacker', () => {
    const api = useApi(engine, { IDENTITY_EMULATOR: 'true' });
    const shop = async () => [(await api.get('/products')).text, (await api.get('/consult')).text];
    let before: string[];
    beforeAll(async () => {
      before = await shop();
    });

    it.each(Object.entries(places))(
      '[API-02 API-20 API-21] gets nothing out of the database through %s',
      async (_place, send) => {
        for (const text of attacks) {
          const answer = await send(api, text);
          expect([text, answer.status < 500]).toEqual([text, true]);
          if (answer.status >= 400) expect(answer.text).not.toMatch(INSIDES);
          // A member of another owner, or a list that an injected condition returned.
          expect(answer.text).not.toContain('Meera Iyer');
        }
        expect(await shop()).toEqual(before);
      },
    );

    it('[API-20 API-21] is taken at his word: what is stored is text and comes back as it was', async () => {
      const visitor = { 'x-visitor-id': '8'.repeat(32) };
      for (const text of attacks) expect((await api.addMember({ ...member, name: text }, visitor)).status).toBe(201);
      expect((await api.get('/consult', visitor)).body).toEqual(
        attacks.map((text) => ({ ...member, name: text, id: expect.any(Number) })),
      );
    });

    it.each(['__proto__', 'constructor', 'prototype'])(
      '[API-02 API-21] pollutes no prototype through %s',
      async (name) => {
        const plain = (await api.get('/products?_page=1')).text;
        const queries = [
          `${name}=polluted`,
          `${name}[polluted]=1`,
          `${name}.polluted=1`,
          `constructor[${name}][polluted]=1`,
          `category[${name}]=polluted`,
          `${encoded(`${name}[polluted]`)}=1&${name}=1`,
        ];
        for (const query of queries) {
          const answer = await api.get(`/products?_page=1&${query}`);
          expect([query, answer.status, answer.text]).toEqual([query, 200, plain]);
        }
        const fields = JSON.stringify(member).slice(1, -1);
        const bodies = [
          `{${fields},"${name}":{"polluted":true,"gender":"male","id":1}}`,
          `{${fields},"constructor":{"${name}":{"polluted":true}}}`,
          `{"${name}":{${fields}},${fields}}`,
        ];
        for (const body of bodies) {
          const answer = await api.send('POST', '/consult/add', {
            headers: { ...caller, 'content-type': 'application/json' },
            body,
          });
          expect([body, answer.status, answer.body]).toEqual([body, 201, { ...member, id: expect.any(Number) }]);
        }
        // The server runs in this process.
        expect(({} as Record<string, unknown>).polluted).toBe(undefined);
        expect(Object.prototype).not.toHaveProperty('gender');
      },
    );

    it('[API-20 API-21] cannot say whose list is meant by any other means', async () => {
      const asha = { authorization: `Bearer ${unsigned(claims({ sub: 'asha' }))}` };
      expect((await api.addMember({ ...member, name: 'Hers alone' }, asha)).status).toBe(201);
      const tries: Promise<Answer>[] = [
        ...['owner', 'user', 'sub', 'uid', 'id', 'x-visitor-id', 'authorization'].map((name) =>
          api.get(`/consult?${name}=asha&${name}=${encoded('user:asha')}`, caller),
        ),
        ...['x-user', 'x-user-id', 'x-owner', 'x-forwarded-user', 'cookie'].map((name) =>
          api.get('/consult', { ...caller, [name]: 'user:asha' }),
        ),
        api.get('/consult', { authorization: `Bearer ${unsigned(claims({ sub: 'asha ' }))}` }),
        api.get('/consult', { authorization: `Bearer ${unsigned(claims({ sub: 'Asha' }))}` }),
        api.get('/consult', { authorization: `Bearer ${unsigned(claims({ sub: 'user:asha' }))}` }),
      ];
      for (const answer of await Promise.all(tries)) expect(answer.text).not.toContain('Hers alone');
      await api.addMember({ ...member, name: 'Intruder', owner: 'user:asha' }, caller);
      expect((await api.get('/consult', asha)).text).not.toContain('Intruder');
    });
  });
}
