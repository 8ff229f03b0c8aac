import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asha, namesAt, useApi, type TestApi } from '../../test/api.ts';
import type { PostgresTestEngine } from '../../test/engines.ts';

/** A proxy to the real database. */
async function startGate(target: URL) {
  const sockets = new Set<Socket>();
  let silent = false;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const gate = createServer((inside) => {
    track(inside);
    if (silent) return;
    track(inside)
      .pipe(track(connect(Number(target.port), target.hostname)))
      .pipe(inside);
  });
  const openAt = async (port: number): Promise<number> => {
    gate.listen(port, '127.0.0.1');
    await once(gate, 'listening');
    return (gate.address() as AddressInfo).port;
  };
  const port = await openAt(0);
  return {
    port,
    shut: async () => {
      gate.close();
      for (const socket of sockets) socket.destroy();
      await once(gate, 'close');
    },
    reopen: () => openAt(port),
    /** Keeps the connections open, as if a machine lost its power. */
    fallSilent: () => {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

async function expectUnavailable(api: TestApi): Promise<void> {
  for (const path of ['/products', '/medi', '/offers', '/consult', '/readyz']) {
    const response = await api.get(path);
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(response.text).not.toMatch(/ECONN|postgres|terminat/i);
  }
  expect((await api.addMember({ ...asha, name: 'Lost' })).status).toBe(503);
  expect((await api.get('/healthz')).status).toBe(200);
}

const hasRecovered = (api: TestApi): Promise<void> =>
  vi.waitFor(async () => expect((await api.get('/readyz')).status).toBe(200), { timeout: 30_000, interval: 50 });

export function unavailableSuite(engine: PostgresTestEngine): void {
  describe('a shop that loses its database', () => {
    const api = useApi(engine);

    it.each(['SIGINT', 'SIGQUIT'] as const)('returns 503 after %s, then recovers without a restart', async (signal) => {
      const kept = { ...asha, name: `Kept through ${signal}` };
      expect((await api.addMember(kept)).status).toBe(201);
      await engine.halt(signal);
      await expectUnavailable(api);
      await engine.resume();
      await hasRecovered(api);
      const names = await namesAt(api.url);
      expect(names).toContain(kept.name);
      expect(names).not.toContain('Lost');
      expect((await api.addMember(kept)).status).toBe(201);
      expect((await api.get('/products?q=vitamn&_page=1')).status).toBe(200);
    });
  });

  describe('a shop that loses the connection to its database', () => {
    let gate: Awaited<ReturnType<typeof startGate>>;
    let address = '';
    beforeAll(async () => {
      const url = new URL((await engine.newDatabase()).DATABASE_URL ?? '');
      gate = await startGate(new URL(url));
      url.port = String(gate.port);
      address = url.href;
    });
    const api = useApi(engine, () => ({ DATABASE_URL: address }));
    afterAll(() => gate.shut());

    it('returns 503 when the connection is cut, then recovers', async () => {
      expect((await api.get('/products?_page=1')).status).toBe(200);
      await gate.shut();
      await expectUnavailable(api);
      await gate.reopen();
      await hasRecovered(api);
      expect(await namesAt(api.url)).not.toContain('Lost');
    });

    it('returns 503 when the connection stalls', async () => {
      const several = async () => {
        const responses = await Promise.all(Array.from({ length: 4 }, () => api.get('/medi')));
        return responses.map(({ status, headers }) => [status, headers.get('retry-after')]);
      };
      expect(await several()).toEqual(Array(4).fill([200, null]));
      gate.fallSilent();
      expect(await several()).toEqual(Array(4).fill([503, '5']));
    });
  });
}
