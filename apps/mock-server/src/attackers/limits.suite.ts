import { describe, expect, it } from 'vitest';
import { asha, useApi, visitor, type ApiResponse, type TestApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { signedInAs } from '../../test/tokens.ts';

const WRITES = 5;
const STOPPED = [...Array<number>(WRITES).fill(201), 429];

type HeadersOfTurn = (turn: number) => Record<string, string>;

async function statusesOf(turns: number, send: (turn: number) => Promise<ApiResponse>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 1; turn <= turns; turn += 1) statuses.push((await send(turn)).status);
  return statuses;
}

const writesOf = (api: TestApi, headersOfTurn: HeadersOfTurn): Promise<number[]> =>
  statusesOf(WRITES + 1, (turn) => api.addMember(asha, headersOfTurn(turn)));

const forwarding = ['x-forwarded-for', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip'];
const dodges: Readonly<Record<string, HeadersOfTurn>> = {
  'another visitor id': (turn) => visitor(`${turn}`),
  'another user': (turn) => signedInAs(`user-${turn}`),
  'another forwarded address': (turn) => ({
    ...Object.fromEntries(forwarding.map((name) => [name, `203.0.113.${turn}`])),
    forwarded: `for=203.0.113.${turn}`,
  }),
};

export function limitsSuite(engine: TestEngine): void {
  const limited = { WRITES_PER_MINUTE: String(WRITES), IDENTITY_EMULATOR: 'true' };

  describe.each(Object.entries(dodges))('a flood of writes, each with %s', (_how, headersOfTurn) => {
    const api = useApi(engine, limited);

    it('[API-21] gets 429 without a trusted proxy, with Retry-After, and stores nothing more', async () => {
      expect(await writesOf(api, headersOfTurn)).toEqual(STOPPED);
      const before = (await api.get('/consult', headersOfTurn(0))).body;
      const refused = await api.addMember(asha, headersOfTurn(0));
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await api.get('/consult', headersOfTurn(0))).body).toEqual(before);
    });
  });

  describe('a flood of writes through a trusted proxy', () => {
    const api = useApi(engine, { ...limited, TRUSTED_PROXIES: 'loopback' });
    const from = (address: string) => ({ 'x-forwarded-for': address });

    it.each([
      ['one address behind others', (turn: number) => from(`203.0.113.${turn}, 198.51.100.7`)],
      ['one IPv6 network', (turn: number) => from(`2001:db8:1:1${turn}::${turn}`)],
      ['one user at many addresses', (turn: number) => ({ ...signedInAs('asha'), ...from(`192.0.2.${turn}`) })],
    ])('[API-21] from %s gets 429', async (_who, headersOfTurn) => {
      expect(await writesOf(api, headersOfTurn)).toEqual(STOPPED);
    });

    it('[API-21] does not limit another address, another user, or one visitor id from many addresses', async () => {
      expect((await api.addMember(asha, from('198.51.100.8'))).status).toBe(201);
      expect((await api.addMember(asha, { ...signedInAs('ravi'), ...from('192.0.2.1') })).status).toBe(201);
      const statuses = await writesOf(api, (turn) => ({ ...visitor('9'), ...from(`192.0.2.${100 + turn}`) }));
      expect(statuses).not.toContain(429);
    });
  });

  describe('a flood of reads', () => {
    const api = useApi(engine, { READS_PER_MINUTE: '4', SEARCHES_PER_MINUTE: '2', TRUSTED_PROXIES: 'loopback' });
    const get = (path: string, address: string) => api.get(path, { 'x-forwarded-for': address });

    it.each([
      ['pages', '192.0.2.10', (turn: number) => `/products?_page=${turn}&_limit=4`, 200],
      ['products', '192.0.2.11', (turn: number) => `/products/${turn}`, 200],
      ['missing products', '192.0.2.12', (turn: number) => `/products/${90_000 + turn}`, 404],
      ['pictures', '192.0.2.13', (turn: number) => `/pictures/${turn}.svg`, 200],
      ['lists of members', '192.0.2.14', () => '/consult', 200],
      ['plain lists', '192.0.2.17', () => '/medi', 200],
    ])('of %s gets 429 with Retry-After, but only for its address', async (_what, address, path, status) => {
      expect(await statusesOf(5, (turn) => get(path(turn), address))).toEqual([status, status, status, status, 429]);
      expect(Number((await get(path(6), address)).headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await get(path(1), `${address}9`)).status).toBe(status);
      expect((await get('/readyz', address)).status).toBe(200);
    });

    it('of searches gets 429 sooner, while its address still gets pages', async () => {
      const search = (turn: number) => `/products?q=vitamxn&_page=${turn}`;
      expect(await statusesOf(3, (turn) => get(search(turn), '192.0.2.15'))).toEqual([200, 200, 429]);
      expect((await get('/products?_page=1', '192.0.2.15')).status).toBe(200);
      expect((await get(search(3), '192.0.2.16')).status).toBe(200);
    });
  });

  describe('a page of a foreign origin', () => {
    const api = useApi(engine, { WEB_ORIGINS: 'https://shop.example' });

    it.each([
      'null',
      'http://shop.example',
      'https://shop.example:8443',
      'https://shop.example.evil.example',
      'https://evil-shop.example',
    ])('%s can neither read nor write', async (origin) => {
      for (const path of ['/products?_page=1', '/consult', '/nowhere']) {
        const { headers } = await api.get(path, { origin });
        expect(headers.get('access-control-allow-origin')).toBe(null);
        expect(headers.get('access-control-allow-credentials')).toBe(null);
        expect(headers.get('vary')).toContain('Origin');
      }
      const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
      const preflight = await api.send('OPTIONS', '/consult/add', { headers: { origin, ...headers } });
      expect(preflight.headers.get('access-control-allow-origin')).toBe(null);
    });
  });
}
