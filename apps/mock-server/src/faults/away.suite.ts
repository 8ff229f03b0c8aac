import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useApi, type TestApi } from '../../test/api.ts';
import type { PostgresTestEngine } from '../../test/engines.ts';

/** Starts a proxy to the real database. It can close all connections, or drop every byte silently. */
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
    /** Keeps the connections open but transfers nothing, as when a machine loses its power. */
    fallSilent: () => {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

async function expectAway(api: TestApi): Promise<void> {
  for (const path of ['/products', '/medi', '/offers', '/consult', '/readyz']) {
    const answer = await api.get(path);
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer.text).not.toMatch(/ECONN|postgres|terminat/i);
  }
  expect((await api.addMember({ name: 'Lost', age: '1', gender: 'male' })).status).toBe(503);
  expect((await api.get('/healthz')).status).toBe(200);
}

const isWellAgain = (api: TestApi): Promise<void> =>
  vi.waitFor(async () => expect((await api.get('/readyz')).status).toBe(200), { timeout: 30_000, interval: 50 });

/** Tests a database that is away. Only an engine with its own process can be away. */
export function awaySuite(engine: PostgresTestEngine): void {
  describe('a database that is away', () => {
    const api = useApi(engine);

    it.each([
      ['is stopped', 'SIGINT'],
      ['crashes', 'SIGQUIT'],
    ] as const)('and %s: 503 with Retry-After, then well again without a restart', async (_how, signal) => {
      const kept = { name: `Kept through ${signal}`, age: '1', gender: 'male' };
      expect((await api.addMember(kept)).status).toBe(201);
      await engine.halt(signal);
      await expectAway(api);
      await engine.resume();
      await isWellAgain(api);
      const members = (await api.get('/consult')).text;
      expect(members).toContain(kept.name);
      expect(members).not.toContain('Lost');
      expect((await api.addMember(kept)).status).toBe(201);
      expect((await api.get('/products?q=vitamn&_page=1')).status).toBe(200);
    });
  });

  describe('a way to the database', () => {
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

    it('that is cut: 503 with Retry-After, then well again', async () => {
      expect((await api.get('/products?_page=1')).status).toBe(200);
      await gate.shut();
      await expectAway(api);
      await gate.reopen();
      await isWellAgain(api);
      expect((await api.get('/consult')).text).not.toContain('Lost');
    });

    it('that falls silent: 503 with Retry-After', async () => {
      const several = () => Promise.all(Array.from({ length: 4 }, () => api.get('/medi')));
      expect((await several()).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      gate.fallSilent();
      expect((await several()).map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
        Array.from({ length: 4 }, () => [503, '5']),
      );
    });
  });
}
