import { describe, expect, it } from 'vitest';
import { useApi, type TestApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { claims, unsigned } from '../../test/tokens.ts';

const member = { name: 'Asha', age: '34', gender: 'female' };
const WRITES = 5;

async function statusesOf(api: TestApi, headersOfTurn: (turn: number) => Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn <= WRITES; turn += 1)
    statuses.push((await api.addMember(member, headersOfTurn(turn))).status);
  return statuses;
}

const STOPPED = [...Array.from({ length: WRITES }, () => 201), 429];
const visitor = (turn: number) => ({ 'x-visitor-id': `${turn}`.repeat(32) });
const bearer = (sub: string) => ({ authorization: `Bearer ${unsigned(claims({ sub }))}` });

/** Ways to avoid the limits. Each has its own server, so that its requests are counted alone. */
const dodges: Readonly<Record<string, (turn: number) => Record<string, string>>> = {
  'another visitor id each time': visitor,
  'another user each time': (turn) => bearer(`user-${turn}`),
  'another forwarded address each time': (turn) => ({
    'x-forwarded-for': `203.0.113.${turn}`,
    forwarded: `for=203.0.113.${turn}`,
    'x-real-ip': `203.0.113.${turn}`,
    'x-client-ip': `203.0.113.${turn}`,
    'cf-connecting-ip': `203.0.113.${turn}`,
    'true-client-ip': `203.0.113.${turn}`,
  }),
};

export function limitsSuite(engine: TestEngine): void {
  describe.each(Object.entries(dodges))('a flood of writes with %s', (_how, headersOfTurn) => {
    const api = useApi(engine, { WRITES_PER_MINUTE: String(WRITES), IDENTITY_EMULATOR: 'true' });

    it('[API-21] is stopped all the same where no proxy is configured', async () => {
      expect(await statusesOf(api, headersOfTurn)).toEqual(STOPPED);
    });
  });

  describe('a flood of writes through a configured proxy', () => {
    const api = useApi(engine, {
      WRITES_PER_MINUTE: String(WRITES),
      IDENTITY_EMULATOR: 'true',
      TRUSTED_PROXIES: 'loopback',
    });

    it('[API-21] is counted by the address that the proxy saw, whatever the caller put before it', async () => {
      expect(await statusesOf(api, (turn) => ({ 'x-forwarded-for': `203.0.113.${turn}, 198.51.100.7` }))).toEqual(
        STOPPED,
      );
      expect((await api.addMember(member, { 'x-forwarded-for': '198.51.100.8' })).status).toBe(201);
    });

    it('[API-21] of one IPv6 network is one flood', async () => {
      expect(await statusesOf(api, (turn) => ({ 'x-forwarded-for': `2001:db8:1:1${turn}::${turn}` }))).toEqual(STOPPED);
    });

    it('[API-21] of one user from many addresses is stopped; one visitor id from many addresses is many callers', async () => {
      expect(await statusesOf(api, (turn) => ({ ...bearer('asha'), 'x-forwarded-for': `192.0.2.${turn}` }))).toEqual(
        STOPPED,
      );
      expect(
        await statusesOf(api, (turn) => ({ ...visitor(9), 'x-forwarded-for': `192.0.2.${100 + turn}` })),
      ).not.toContain(429);
    });
  });

  describe('a flood of reads', () => {
    const api = useApi(engine, { READS_PER_MINUTE: '4', SEARCHES_PER_MINUTE: '2', TRUSTED_PROXIES: 'loopback' });
    const get = (path: string, address: string) => api.get(path, { 'x-forwarded-for': address });
    const statusesOfTurns = async (turns: number, path: (turn: number) => string, address: string) => {
      const statuses: number[] = [];
      for (let turn = 1; turn <= turns; turn += 1) statuses.push((await get(path(turn), address)).status);
      return statuses;
    };

    it.each([
      ['pages', '192.0.2.10', (turn: number) => `/products?_page=${turn}&_limit=4`, 200],
      ['products', '192.0.2.11', (turn: number) => `/products/${turn}`, 200],
      ['products that are not there', '192.0.2.12', (turn: number) => `/products/${90_000 + turn}`, 404],
      ['pictures', '192.0.2.13', (turn: number) => `/pictures/${turn}.svg`, 200],
      ['lists of members', '192.0.2.14', () => '/consult', 200],
    ])('of %s gets 429 with Retry-After, for its address alone', async (_what, address, path, status) => {
      expect(await statusesOfTurns(5, path, address)).toEqual([status, status, status, status, 429]);
      const refused = await get(path(6), address);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect((await get(path(1), `${address}9`)).status).toBe(status);
      expect((await get('/readyz', address)).status).toBe(200);
    });

    it('of searches gets 429 sooner, and its address still gets pages', async () => {
      const search = (turn: number) => `/products?q=vitamxn&_page=${turn}`;
      expect(await statusesOfTurns(3, search, '192.0.2.15')).toEqual([200, 200, 429]);
      expect((await get('/products?_page=1', '192.0.2.15')).status).toBe(200);
      expect((await get(search(3), '192.0.2.16')).status).toBe(200);
    });
  });

  describe('a page of a foreign origin', () => {
    const api = useApi(engine, { WEB_ORIGINS: 'https://shop.example' });

    it.each([
      'null',
      'https://evil.example',
      'http://shop.example',
      'https://shop.example:8443',
      'https://shop.example.evil.example',
      'https://evil-shop.example',
      'https://sub.shop.example',
      'HTTPS://SHOP.EXAMPLE',
      'https://shop.example/',
      'https://shop.example, https://evil.example',
      '*',
    ])('%s may neither read nor write', async (origin) => {
      for (const path of ['/products?_page=1', '/consult', '/nowhere']) {
        const { headers } = await api.get(path, { origin });
        expect(headers.get('access-control-allow-origin')).toBe(null);
        expect(headers.get('access-control-allow-credentials')).toBe(null);
        expect(headers.get('vary')).toContain('Origin');
      }
      const preflight = await api.send('OPTIONS', '/consult/add', {
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-visitor-id',
        },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBe(null);
    });

    it('[API-21] cannot add a member by a request that needs no preflight', async () => {
      const before = (await api.get('/consult')).text;
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const answer = await api.send('POST', '/consult/add', {
          headers: { origin: 'https://evil.example', 'content-type': type },
          body: JSON.stringify(member),
        });
        expect(answer.status).toBe(415);
      }
      expect((await api.get('/consult')).text).toBe(before);
    });
  });
}
