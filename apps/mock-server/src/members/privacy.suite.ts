import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asha, namesAt, useApi, visitor, type TestApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { bearer, claims, signedInAs, startKeyServer, type KeyServer } from '../../test/tokens.ts';

/** Expects that a caller can neither read nor add. */
async function expectRejected(api: TestApi, headers: Record<string, string>): Promise<void> {
  const read = await api.get('/consult', headers);
  const added = await api.addMember({ ...asha, name: 'Intruder' }, headers);
  const deleted = await api.deleteMembers(headers);
  const changed = await api.changeMember(1, { ...asha, name: 'Intruder' }, headers);
  const deletedOne = await api.deleteMember(1, headers);
  const statuses = [read, added, deleted, changed, deletedOne].map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  expect(read.headers.get('www-authenticate')).toMatch(/^Bearer/);
  expect(read.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(await namesAt(api.url)).not.toContain('Intruder');
}

export function privacySuite(engine: TestEngine): void {
  let keys: KeyServer;
  beforeAll(async () => {
    keys = await startKeyServer();
  });
  afterAll(() => keys.close());
  const signed = async (overrides = {}) => bearer(await keys.sign(claims(overrides)));
  const expired = 1_700_000_000;

  describe('members of signed-in users', () => {
    const api = useApi(engine, () => ({ IDENTITY_KEYS_URL: keys.url }));

    it('[API-20 API-21] are only on the list of their user, after each sign-in', async () => {
      await api.addMember({ ...asha, name: 'Mother of Asha' }, await signed({ sub: 'asha' }));
      await api.addMember({ ...asha, name: 'Son of Ravi' }, await signed({ sub: 'ravi' }));
      expect(await namesAt(api.url, await signed({ sub: 'asha', iat: expired }))).toEqual(['Mother of Asha']);
      expect(await namesAt(api.url, await signed({ sub: 'ravi' }))).toEqual(['Son of Ravi']);
    });

    it('[API-20] belong to the user, not to the visitor id sent with the token', async () => {
      const meera = await signed({ sub: 'meera' });
      await api.addMember({ ...asha, name: 'Hers' }, { ...meera, ...visitor('a') });
      expect(await namesAt(api.url, meera)).toEqual(['Hers']);
      expect(await namesAt(api.url, visitor('a'))).toEqual([]);
      expect((await api.get('/consult', { 'x-visitor-id': 'user:meera' })).status).toBe(400);
    });

    it('[API-20 API-21] of another user are neither read nor extended by a parameter, header or field', async () => {
      const meera = await signed({ sub: 'meera' });
      const before = (await api.get('/consult', meera)).text;
      const parameters = ['owner', 'user', 'sub', 'uid', 'x-visitor-id'].map(
        (name) => `?${name}=meera&${name}=user:meera`,
      );
      const headers = ['x-user', 'x-owner', 'x-forwarded-user', 'cookie'].map((name) => ({ [name]: 'user:meera' }));
      const tokens = await Promise.all(['meera ', 'Meera', 'user:meera'].map((sub) => signed({ sub })));
      const reads = [
        ...parameters.map((query) => api.get(`/consult${query}`, visitor('a'))),
        ...[...headers, ...tokens].map((one) => api.get('/consult', { ...visitor('a'), ...one })),
      ];
      for (const { body } of await Promise.all(reads)) expect(body).toEqual([]);
      await api.addMember({ ...asha, name: 'Intruder', owner: 'user:meera' }, visitor('b'));
      expect((await api.get('/consult', meera)).text).toBe(before);
    });

    it('of another user are not deleted by a parameter, header or field', async () => {
      const chitra = await signed({ sub: 'chitra' });
      await api.addMember({ ...asha, name: 'Of Chitra' }, chitra);
      const ravi = await signed({ sub: 'ravi' });
      const names = ['owner', 'user', 'sub', 'uid', 'x-visitor-id', '_method', 'id'];
      const headers = ['x-user', 'x-owner', 'x-forwarded-user', 'cookie'].map((name) => ({ [name]: 'user:chitra' }));
      const tokens = await Promise.all(['chitra ', 'Chitra', 'user:chitra', '%'].map((sub) => signed({ sub })));
      const body = JSON.stringify({ owner: 'user:chitra', sub: 'chitra', id: 1 });
      const json = { ...ravi, 'content-type': 'application/json' };
      const responses = await Promise.all([
        ...names.map((name) => api.send('DELETE', `/consult?${name}=chitra&${name}=user:chitra`, { headers: ravi })),
        ...headers.map((one) => api.deleteMembers({ ...ravi, ...one })),
        ...tokens.map((one) => api.deleteMembers(one)),
        api.deleteMembers({ ...ravi, ...visitor('a') }),
        api.deleteMembers(visitor('a')),
        api.send('DELETE', '/consult', { headers: json, body }),
      ]);
      for (const { status } of responses) expect(status).toBe(204);
      expect((await api.send('DELETE', '/consult/user:chitra', { headers: ravi })).status).toBe(404);
      expect((await api.send('DELETE', '/consult/add', { headers: ravi })).status).toBe(405);
      expect(await namesAt(api.url, chitra)).toEqual(['Of Chitra']);
      expect((await api.deleteMembers(chitra)).status).toBe(204);
      expect(await namesAt(api.url, chitra)).toEqual([]);
    });

    it('of another user are neither changed nor deleted by their number, with any parameter, header or field', async () => {
      const leela = await signed({ sub: 'leela' });
      const { body } = await api.addMember({ ...asha, name: 'Of Leela' }, leela);
      const { id } = body as { id: number };
      const ravi = await signed({ sub: 'ravi' });
      const change = { ...asha, name: 'Intruder', owner: 'user:leela', id };
      const callers = [
        ...[ravi, visitor('a'), await signed({ sub: 'Leela' })],
        ...['x-user', 'x-owner', 'cookie'].map((name) => ({ ...ravi, [name]: 'user:leela' })),
      ];
      for (const caller of callers) {
        for (const address of [id, `${id}?owner=user:leela&sub=leela`]) {
          expect((await api.changeMember(address, change, caller)).status).toBe(404);
          expect((await api.deleteMember(address, caller)).status).toBe(204);
        }
      }
      expect((await api.get('/consult', leela)).body).toEqual([{ id, ...asha, name: 'Of Leela' }]);
      expect((await api.changeMember(id, { ...asha, name: 'Leela' }, leela)).status).toBe(200);
      expect((await api.deleteMember(id, leela)).status).toBe(204);
      expect(await namesAt(api.url, leela)).toEqual([]);
    });

    it('[API-20 API-21] get 401 for a forged, expired, unsigned or malformed token', async () => {
      await expectRejected(api, signedInAs('asha'));
      await expectRejected(api, bearer(await keys.sign(claims(), { stolenId: true })));
      await expectRejected(api, await signed({ exp: expired }));
      await expectRejected(api, { ...bearer('garbage'), ...visitor('a') });
      for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer ', 'Bearer a b', 'token'])
        await expectRejected(api, { authorization });
    });
  });

  describe('members in production mode', () => {
    const api = useApi(engine, () => ({
      NODE_ENV: 'production',
      FIREBASE_PROJECT_ID: 'demo-niramaya',
      IDENTITY_KEYS_URL: keys.url,
    }));

    it('[API-20 API-21] are listed for a signed token or a visitor id, and get 401 for an unsigned or missing token', async () => {
      expect((await api.addMember({ ...asha, name: 'Real' }, await signed())).status).toBe(201);
      expect(await namesAt(api.url, await signed())).toEqual(['Real']);
      expect(await namesAt(api.url, visitor('a'))).toEqual([]);
      for (const headers of [signedInAs('asha'), {}])
        for (const refused of [
          await api.get('/consult', headers),
          await api.addMember(asha, headers),
          await api.deleteMembers(headers),
          await api.changeMember(1, asha, headers),
          await api.deleteMember(1, headers),
        ])
          expect(refused.status).toBe(401);
    });
  });
}
