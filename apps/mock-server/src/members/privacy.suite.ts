import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type TestApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { claims, startKeyServer, unsigned, type KeyServer } from '../../test/tokens.ts';

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

const namesOn = async (api: TestApi, headers: Record<string, string>): Promise<string[]> =>
  ((await api.get('/consult', headers)).body as { name: string }[]).map(({ name }) => name);

/** Expects that a caller can neither read nor add, whatever other identity it claims. */
async function expectRefused(api: TestApi, headers: Record<string, string>): Promise<void> {
  const read = await api.get('/consult', headers);
  const added = await api.addMember({ name: 'Intruder', age: '1', gender: 'male' }, headers);
  expect([read.status, added.status]).toEqual([401, 401]);
  expect(read.headers.get('www-authenticate')).toMatch(/^Bearer/);
  expect(read.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect((await api.get('/consult')).text).not.toContain('Intruder');
}

export function privacySuite(engine: TestEngine): void {
  let keys: KeyServer;
  beforeAll(async () => {
    keys = await startKeyServer();
  });
  afterAll(() => keys.close());

  describe('members of signed-in users', () => {
    const api = useApi(engine, () => ({ IDENTITY_KEYS_URL: keys.url }));

    it('[API-20 API-21] each user sees and adds to one list alone, from wherever the sign-in is', async () => {
      const asha = bearer(await keys.sign(claims({ sub: 'asha' })));
      const ravi = bearer(await keys.sign(claims({ sub: 'ravi' })));
      await api.addMember({ name: 'Mother of Asha', age: '70', gender: 'female' }, asha);
      await api.addMember({ name: 'Son of Ravi', age: '7', gender: 'male' }, ravi);
      expect(await namesOn(api, bearer(await keys.sign(claims({ sub: 'asha', iat: 1_700_000_000 }))))).toEqual([
        'Mother of Asha',
      ]);
      expect(await namesOn(api, ravi)).toEqual(['Son of Ravi']);
    });

    it('[API-20] a sign-in counts before a visitor id, and a visitor cannot take the name of a user', async () => {
      const meera = bearer(await keys.sign(claims({ sub: 'meera' })));
      await api.addMember({ name: 'Hers', age: '1', gender: 'female' }, { ...meera, 'x-visitor-id': 'a'.repeat(32) });
      expect(await namesOn(api, meera)).toEqual(['Hers']);
      expect(await namesOn(api, { 'x-visitor-id': 'a'.repeat(32) })).toEqual([]);
      expect((await api.get('/consult', { 'x-visitor-id': 'user:meera' })).status).toBe(400);
    });

    it('[API-20 API-21] a forged, expired or unsigned token is refused, not taken for a guest', async () => {
      await expectRefused(api, bearer(unsigned(claims())));
      await expectRefused(api, bearer(await keys.sign(claims(), { stolenId: true })));
      await expectRefused(api, bearer(await keys.sign(claims({ exp: 1_700_000_000 }))));
      await expectRefused(api, { ...bearer('garbage'), 'x-visitor-id': 'a'.repeat(32) });
      for (const authorization of ['Basic YTpi', 'Bearer', 'Bearer ', 'Bearer a b', 'token'])
        await expectRefused(api, { authorization });
    });
  });

  describe('members in emulator mode', () => {
    const api = useApi(engine, { IDENTITY_EMULATOR: 'true' });

    it('[API-20 API-21] the emulator’s token opens its user’s list; an expired, foreign or signed one is refused', async () => {
      const asha = bearer(unsigned(claims()));
      await api.addMember({ name: 'Emulated', age: '1', gender: 'male' }, asha);
      expect(await namesOn(api, asha)).toEqual(['Emulated']);
      await expectRefused(api, bearer(unsigned(claims({ exp: 1_700_000_000 }))));
      await expectRefused(api, bearer(unsigned(claims({ aud: 'other' }))));
      await expectRefused(api, bearer(await keys.sign(claims())));
    });
  });

  describe('members in production mode', () => {
    const api = useApi(engine, () => ({
      NODE_ENV: 'production',
      FIREBASE_PROJECT_ID: 'demo-niramaya',
      IDENTITY_KEYS_URL: keys.url,
    }));

    it('[API-20 API-21] a signed token is served; an unsigned one, and a caller without any, are refused', async () => {
      const asha = bearer(await keys.sign(claims()));
      expect((await api.addMember({ name: 'Real', age: '1', gender: 'male' }, asha)).status).toBe(201);
      expect(await namesOn(api, asha)).toEqual(['Real']);
      for (const headers of [bearer(unsigned(claims())), {}])
        expect((await api.get('/consult', headers)).status).toBe(401);
      expect((await api.get('/medi')).headers.has('strict-transport-security')).toBe(true);
    });
  });
}
