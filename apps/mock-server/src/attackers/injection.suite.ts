import { beforeAll, describe, expect, it } from 'vitest';
import { asha, useApi, visitor, type ApiResponse, type TestApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { signedInAs } from '../../test/tokens.ts';
import { injections } from '../fuzz/hostile.ts';

const caller = visitor('7');
const encoded = encodeURIComponent;

type Send = (api: TestApi, text: string) => Promise<ApiResponse>;
const each = (names: string, send: (name: string) => Send) =>
  names.split(' ').map((name): [string, Send] => [name, send(name)]);
const inHeader = (name: string) => (api: TestApi, text: string) => api.get('/consult', { ...caller, [name]: text });

const places: [string, Send][] = [
  ...each(
    'category rating id q _sort _order _page _limit unknown',
    (name) => (api, text) => api.get(`/products?${name}=${encoded(text)}`),
  ),
  ...each('x-visitor-id x-request-id authorization', inHeader),
  ...each('name age gender', (name) => (api, text) => api.addMember({ ...asha, [name]: text }, caller)),
  ['the name of a parameter', (api, text) => api.get(`/products?${encoded(text)}=1&_page=1`)],
  ['the name of a field', (api, text) => api.addMember({ ...asha, [text]: text }, caller)],
  ['the id of a product', (api, text) => api.get(`/products/${encoded(text)}`)],
  ['the file of a picture', (api, text) => api.get(`/pictures/${encoded(text)}`)],
  ['the user of a token', (api, text) => api.get('/consult', signedInAs(text))],
];

const INSIDES = /sqlite|postgres|syntax error|near "|fts5|tsquery|relation|column/i;

export function injectionSuite(engine: TestEngine): void {
  describe('an injection', () => {
    const api = useApi(engine, { IDENTITY_EMULATOR: 'true' });
    const shop = async () => [(await api.get('/products')).text, (await api.get('/consult')).text];
    let before: string[];
    beforeAll(async () => {
      before = await shop();
    });

    it.each(places)('[API-02 API-20 API-21] in %s returns and changes nothing', async (_place, send) => {
      for (const text of injections) {
        const response = await send(api, text);
        expect([text, response.status < 500]).toEqual([text, true]);
        if (response.status >= 400) expect(response.text).not.toMatch(INSIDES);
        // A member of the shared list.
        expect(response.text).not.toContain('Meera Iyer');
      }
      expect(await shop()).toEqual(before);
    });

    it('[API-20 API-21] in the name of a member is stored as text', async () => {
      for (const name of injections) expect((await api.addMember({ ...asha, name }, visitor('8'))).status).toBe(201);
      expect((await api.get('/consult', visitor('8'))).body).toMatchObject(
        injections.map((name) => ({ ...asha, name })),
      );
    });

    it.each(['__proto__', 'constructor', 'prototype'])('[API-02 API-21] in %s changes no prototype', async (name) => {
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
        const response = await api.get(`/products?_page=1&${query}`);
        expect([query, response.status, response.text]).toEqual([query, 200, plain]);
      }
      const fields = JSON.stringify(asha).slice(1, -1);
      const bodies = [
        `{${fields},"${name}":{"polluted":true,"gender":"male","id":1}}`,
        `{${fields},"constructor":{"${name}":{"polluted":true}}}`,
        `{"${name}":{${fields}},${fields}}`,
      ];
      for (const body of bodies) {
        const headers = { ...caller, 'content-type': 'application/json' };
        const response = await api.send('POST', '/consult/add', { headers, body });
        expect([body, response.status, response.body]).toEqual([body, 201, { ...asha, id: expect.any(Number) }]);
      }
      // The server runs in this process.
      expect(({} as Record<string, unknown>).polluted).toBe(undefined);
      expect(Object.prototype).not.toHaveProperty('gender');
    });

    it('[API-20 API-21] of another owner neither reads nor extends the list of that owner', async () => {
      const hers = signedInAs('asha');
      expect((await api.addMember({ ...asha, name: 'Hers alone' }, hers)).status).toBe(201);
      const tries = [
        ...['owner', 'user', 'sub', 'uid', 'id', 'x-visitor-id', 'authorization'].map((name) =>
          api.get(`/consult?${name}=asha&${name}=${encoded('user:asha')}`, caller),
        ),
        ...['x-user', 'x-user-id', 'x-owner', 'x-forwarded-user', 'cookie'].map((name) =>
          inHeader(name)(api, 'user:asha'),
        ),
        ...['asha ', 'Asha', 'user:asha'].map((sub) => api.get('/consult', signedInAs(sub))),
      ];
      for (const response of await Promise.all(tries)) expect(response.text).not.toContain('Hers alone');
      await api.addMember({ ...asha, name: 'Intruder', owner: 'user:asha' }, caller);
      expect((await api.get('/consult', hers)).text).not.toContain('Intruder');
    });
  });
}
