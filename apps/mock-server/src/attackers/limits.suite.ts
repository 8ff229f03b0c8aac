import { COUNTED_TEXT_HEADER } from '@niramaya/contract';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { asha, useApi, visitor, type ApiResponse, type TestApi } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { statusOf } from '../../test/raw.ts';
import { signedInAs } from '../../test/tokens.ts';

/** The writes a minute of the limited servers. */
const WRITES = 5;
/** The statuses of one write more than the limit. */
const STOPPED = [...Array<number>(WRITES).fill(201), 429];

type HeadersOfTurn = (turn: number) => Record<string, string>;

async function statusesOf(turns: number, send: (turn: number) => Promise<ApiResponse>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 1; turn <= turns; turn += 1) statuses.push((await send(turn)).status);
  return statuses;
}

const writesOf = (api: TestApi, headersOfTurn: HeadersOfTurn): Promise<number[]> =>
  statusesOf(WRITES + 1, (turn) => api.addMember(asha, headersOfTurn(turn)));

const from = (address: string) => ({ 'x-forwarded-for': address });
const forwarding = 'x-forwarded-for x-real-ip x-client-ip cf-connecting-ip true-client-ip'.split(' ');

/** Returns headers with another visitor id or user and another forwarded address for each turn. */
const dodge: HeadersOfTurn = (turn) => ({
  ...(turn % 2 === 0 ? visitor(`${turn}`) : signedInAs(`user-${turn}`)),
  ...Object.fromEntries(forwarding.map((name) => [name, `203.0.113.${turn}`])),
  forwarded: `for=203.0.113.${turn}`,
});

/** Tests of the limits of an address: writes, reads, searches and connections, for each engine. */
export function limitsSuite(engine: TestEngine): void {
  const limited = { WRITES_PER_MINUTE: String(WRITES), IDENTITY_EMULATOR: 'true' };

  describe('a flood of writes', () => {
    const api = useApi(engine, limited);

    it('[API-21] gets 429 and Retry-After for any headers, and stores nothing more', async () => {
      expect(await writesOf(api, dodge)).toEqual(STOPPED);
      const refused = await api.addMember(asha, visitor('9'));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await api.get('/consult', visitor('9'))).body).toEqual([]);
      expect((await api.deleteMembers(visitor('2'))).status).toBe(429);
      expect((await api.get('/consult', visitor('2'))).body).toHaveLength(1);
    });
  });

  describe('a flood of writes through a trusted proxy', () => {
    const api = useApi(engine, { ...limited, TRUSTED_PROXIES: 'loopback' });

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

  describe.each([
    { how: 'without a proxy', settings: {}, isLimited: true },
    { how: 'through a trusted proxy', settings: { TRUSTED_PROXIES: 'loopback' }, isLimited: false },
  ])('connections of one address $how', ({ settings, isLimited }) => {
    const api = useApi(engine, { CONNECTIONS_PER_ADDRESS: '2', ...settings });

    it(`${isLimited ? 'get' : 'do not get'} 429 above the limit, on both ports`, async () => {
      for (const url of [api.url, api.storefrontUrl]) {
        const sockets = [1, 2, 3].map(() => connect(Number(new URL(url).port), '127.0.0.1'));
        await Promise.all(sockets.map((socket) => once(socket, 'connect')));
        const received = once(sockets[2]!, 'data');
        if (!isLimited) sockets[2]!.write('GET /api/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
        expect(statusOf(String(await received)) === 429).toBe(isLimited);
        for (const socket of sockets) socket.destroy();
      }
    });
  });

  describe('a page far behind the end of the catalogue', () => {
    const api = useApi(engine, { READS_PER_MINUTE: '2500' });

    // A limit is a number of points a minute. A request costs one point, and more if it makes the database do more
    // work.
    it('costs at most 1,000 points, so that one request does not use up the limit of an address', async () => {
      const page = '/products?rating=5&_page=1000000&_limit=10';
      expect(await statusesOf(3, () => api.get(page))).toEqual([200, 200, 429]);
    });
  });

  describe('a flood of reads', () => {
    const api = useApi(engine, { READS_PER_MINUTE: '4', SEARCHES_PER_MINUTE: '2', TRUSTED_PROXIES: 'loopback' });

    it.each([
      [1, '/products?_page=#&_limit=4', 200, 4],
      [2, '/products?q=vitamxn&_page=#', 200, 2],
      [3, '/products/#', 200, 4],
      [4, '/products/9000#', 404, 4],
      [5, '/pictures/#.svg', 200, 4],
      [6, '/consult', 200, 4],
      [7, '/medi', 200, 4],
      // 250 products before a filtered page cost a second point, and so does a fifth word.
      [8, '/products?rating=5&_page=25#&_limit=1', 200, 2],
      [9, '/products?q=one+two+three+four+vitamxn&_page=#', 200, 1],
    ])('%i: of %s gets %i, and after %i requests 429, but only for its address', async (row, path, status, limit) => {
      const [own, other] = [from(`192.0.2.${row}`), from(`198.51.100.${row}`)];
      const get = (turn: number, headers = own) => api.get(path.replace('#', `${turn}`), headers);
      expect(await statusesOf(limit + 1, (turn) => get(turn))).toEqual([...Array<number>(limit).fill(status), 429]);
      expect(Number((await get(6)).headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await get(1, other)).status).toBe(status);
      expect((await api.get('/readyz', own)).status).toBe(200);
    });

    it('a counted search of five words costs two points, as in the query', async () => {
      const headers = { ...from('192.0.2.20'), [COUNTED_TEXT_HEADER]: 'one%20two%20three%20four%20vitamxn' };
      expect(await statusesOf(2, (turn) => api.get(`/products?_page=${turn}`, headers))).toEqual([200, 429]);
    });
  });
}
