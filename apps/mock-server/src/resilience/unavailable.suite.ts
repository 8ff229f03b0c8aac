import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asha, namesAt, useApi } from '../../test/api.ts';
import type { PostgresTestEngine } from '../../test/engines.ts';

/** A proxy to the real database. Silent keeps the connections open, as if a machine lost its power. */
async function startGate(target: URL) {
  const sockets = new Set<Socket>();
  let state: 'open' | 'shut' | 'silent' = 'open';
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const gate = createServer((inside) => {
    track(inside);
    if (state === 'shut') inside.destroy();
    if (state !== 'open') return;
    const outside = track(connect(Number(target.port), target.hostname)).on('close', () => inside.destroy());
    inside.pipe(outside).pipe(inside);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  return {
    port: (gate.address() as AddressInfo).port,
    turn: (next: typeof state) => {
      state = next;
      for (const socket of sockets) {
        if (next === 'shut') socket.destroy();
        if (next === 'silent') socket.unpipe().pause();
      }
    },
    close: async () => {
      gate.close();
      for (const socket of sockets) socket.destroy();
      await once(gate, 'close');
    },
  };
}

export function unavailableSuite(engine: PostgresTestEngine): void {
  describe('a shop that loses its database', () => {
    let gate: Awaited<ReturnType<typeof startGate>>;
    let address = '';
    beforeAll(async () => {
      const url = new URL((await engine.newDatabase()).DATABASE_URL ?? '');
      gate = await startGate(new URL(url));
      url.port = String(gate.port);
      address = url.href;
    });
    const api = useApi(engine, () => ({ DATABASE_URL: address }));
    afterAll(() => gate.close());

    it.each([
      ['is stopped', () => engine.halt('SIGINT'), () => engine.resume()],
      ['crashes', () => engine.halt('SIGQUIT'), () => engine.resume()],
      ['is cut off', () => gate.turn('shut'), () => gate.turn('open')],
    ])('returns 503 after the database %s, then recovers without a restart', async (how, lose, restore) => {
      const kept = { ...asha, name: `Kept: ${how}` };
      expect((await api.addMember(kept)).status).toBe(201);
      await lose();
      for (const path of ['/products', '/medi', '/offers', '/consult', '/readyz']) {
        const response = await api.get(path);
        expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
        expect(response.text).not.toMatch(/ECONN|postgres|terminat/i);
      }
      expect((await api.addMember({ ...asha, name: 'Lost' })).status).toBe(503);
      expect((await api.get('/healthz')).status).toBe(200);
      await restore();
      const isReady = async () => expect((await api.get('/readyz')).status).toBe(200);
      await vi.waitFor(isReady, { timeout: 30_000, interval: 50 });
      const names = await namesAt(api.url);
      expect(names).toContain(kept.name);
      expect(names).not.toContain('Lost');
      expect((await api.addMember(kept)).status).toBe(201);
      expect((await api.get('/products?q=vitamn&_page=1')).status).toBe(200);
    });

    it('returns 503 when the connection stalls', async () => {
      const several = async () => {
        const responses = await Promise.all(Array.from({ length: 4 }, () => api.get('/medi')));
        return responses.map(({ status, headers }) => [status, headers.get('retry-after')]);
      };
      expect(await several()).toEqual(Array(4).fill([200, null]));
      gate.turn('silent');
      expect(await several()).toEqual(Array(4).fill([503, '5']));
    });
  });
}
