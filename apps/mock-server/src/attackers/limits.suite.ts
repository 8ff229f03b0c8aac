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

    it.each([
      ['IPv4', (turn: number) => `198.51.100.20:${40_000 + turn}`],
      ['IPv6', (turn: number) => `[2001:db8:9::1]:${40_000 + turn}`],
    ])('[API-21] is counted without the port that a proxy writes behind an address of %s', async (_kind, address) => {
      expect(await statusesOf(api, (turn) => ({ 'x-forwarded-for': address(turn) }))).toEqual(STOPPED);
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

  describe('a flood of searches', () => {
    // So few units that none is restored while the test runs.
    const api = useApi(engine, { SEARCH_WORK_PER_MINUTE: '6', TRUSTED_PROXIES: 'loopback' });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    /** Twelve words that no title has, and another page each time. */
    const MISTYPED = 'vitamxn+shampxo+tabxet+capsxle+ayurvxda+nutritxn+glucxse+thermxl+bandxge+cottxn+syrxp+crexm';
    const mistyped = (turn: number) => `/products?q=${MISTYPED}&_page=${turn}`;

    it('is stopped by the work that it makes: 429 with Retry-After for its address, for searches alone', async () => {
      const statuses: number[] = [];
      for (let turn = 1; turn <= 4; turn += 1) statuses.push((await api.get(mistyped(turn), from('192.0.2.1'))).status);
      expect(statuses).toEqual([200, 429, 429, 429]);
      const refused = await api.get(mistyped(5), from('192.0.2.1'));
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect((await api.get('/products?_page=3&_limit=7', from('192.0.2.1'))).status).toBe(200);
      expect((await api.get('/products?q=vitamn', from('192.0.2.2'))).status).toBe(200);
      // The response is cached already, so it costs no units.
      expect((await api.get(mistyped(1), from('192.0.2.1'))).status).toBe(200);
    });
  });

  describe('the attack of twenty clients that search without end', () => {
    const CLIENTS = 20;
    const TURNS = 12;
    /** One search that spends all units of a minute, and one that was already running. */
    const MOST_SEARCHES = 2;
    const api = useApi(engine, { SEARCH_WORK_PER_MINUTE: '6', TRUSTED_PROXIES: 'loopback' });
    const WORDS = ['vitamxn', 'shampxo', 'tabxet', 'capsxle', 'ayurvxda', 'nutritxn'];
    const OTHERS = ['glucxse', 'thermxl', 'bandxge', 'cottxn', 'syrxp', 'crexm'];
    const attack = async (client: number): Promise<number[]> => {
      const statuses: number[] = [];
      for (let turn = 1; turn <= TURNS; turn += 1) {
        const path = `/products?q=${[...WORDS, ...OTHERS].join('+')}&_page=${client * TURNS + turn}`;
        statuses.push((await api.get(path, { 'x-forwarded-for': '192.0.2.1' })).status);
      }
      return statuses;
    };

    it('two searches are done for them, never more at once, and the pages of others go on', async () => {
      const most = async (): Promise<number> =>
        Number(/^database_work_most_at_once\{of="searches"\} (\d+)$/m.exec((await api.get('/metrics')).text)?.[1]);
      const attacks = Array.from({ length: CLIENTS }, (_, client) => attack(client));
      const pages: number[] = [];
      for (let page = 1; page <= 30; page += 1)
        pages.push((await api.get(`/products?_page=${page}&_limit=3`, { 'x-forwarded-for': '192.0.2.2' })).status);
      const statuses = (await Promise.all(attacks)).flat();
      expect(pages).toEqual(Array.from({ length: 30 }, () => 200));
      // 503 if a busy machine lets a search wait for two seconds.
      for (const status of statuses) expect([200, 429, 503]).toContain(status);
      expect(statuses).toContain(429);
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(MOST_SEARCHES);
      expect([1, 2]).toContain(await most());
    });
  });

  describe('a flood of pages', () => {
    // So few units that none is restored while the test runs. A part of the last unit may be left.
    const api = useApi(engine, { READS_PER_MINUTE: '1', TRUSTED_PROXIES: 'loopback' });
    const get = (path: string, address: string) => api.get(path, { 'x-forwarded-for': address });

    it.each([
      ['pages', '192.0.2.10', (turn: number) => `/products?_page=${turn}&_limit=4`],
      ['products', '192.0.2.11', (turn: number) => `/products/${turn}`],
      ['products that are not there', '192.0.2.12', (turn: number) => `/products/${90_000 + turn}`],
      ['pictures', '192.0.2.13', (turn: number) => `/pictures/${turn}.svg`],
      ['lists of members', '192.0.2.14', () => '/consult'],
    ])('of %s is stopped by the reads that it makes: 429 with Retry-After for its address', async (...flood) => {
      const [, address, path] = flood;
      for (const turn of [1, 2]) expect((await get(path(turn), address)).status).not.toBe(429);
      const refused = await get(path(3), address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect((await get(path(4), `${address}9`)).status).not.toBe(429);
    });

    it('of deep pages is stopped for longer; what is cached, and whether the server is well, is answered', async () => {
      const address = '192.0.2.20';
      // Ten thousand titles after the first page.
      const deep = '/products?_page=101&_limit=100';
      expect((await get(deep, address)).status).toBe(200);
      const refused = await get('/products?_page=2&_limit=6', address);
      expect([refused.status, Number(refused.headers.get('retry-after')) > 120]).toEqual([429, true]);
      expect((await get(deep, address)).status).toBe(200);
      expect((await get('/readyz', address)).status).toBe(200);
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
      expect(preflight.headers.get('access-control-allow-methods')).toBe(null);
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
