import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { TestEngine } from '../../test/engines.ts';
import { startServerProcess } from '../../test/server-process.ts';

const UNDER_WAY = 20;
const visitor = { 'x-visitor-id': '6'.repeat(32) };

const bodyOf = (number: number): string => JSON.stringify({ name: `Member ${number}`, age: '1', gender: 'male' });

/** Sends a request without its body. The server has accepted it when it responds that the body may come. */
async function beginToAdd(url: string, number: number): Promise<ClientRequest> {
  const sent = request(`${url}/consult/add`, {
    method: 'POST',
    agent: false,
    headers: {
      ...visitor,
      'content-type': 'application/json',
      'content-length': bodyOf(number).length,
      expect: '100-continue',
    },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return sent;
}

async function isRefused(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const refused = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
  });
  socket.destroy();
  return refused;
}

export function shutdownSuite(engine: TestEngine): void {
  describe.each(['SIGTERM', 'SIGINT'] as const)('a shutdown by %s', (signal) => {
    it('[API-21] takes no new requests, finishes those under way, keeps what they wrote and exits 0', async () => {
      const settings = await engine.newDatabase();
      const { url, stop } = await startServerProcess(settings);
      const underWay = await Promise.all(Array.from({ length: UNDER_WAY }, (_, number) => beginToAdd(url, number)));
      const stopped = stop(signal);
      await vi.waitFor(async () => expect(await isRefused(url)).toBe(true), { timeout: 4_000, interval: 5 });
      const answers = await Promise.all(
        underWay.map(async (sent, number) => {
          const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
          sent.end(bodyOf(number));
          const [answer] = await answered;
          answer.resume();
          return answer.statusCode;
        }),
      );
      expect(answers).toEqual(Array.from({ length: UNDER_WAY }, () => 201));
      expect(await stopped).toBe(0);

      const next = await startServerProcess(settings);
      const members = (await (await fetch(`${next.url}/consult`, { headers: visitor })).json()) as { name: string }[];
      expect(members.map(({ name }) => name).sort()).toEqual(
        Array.from({ length: UNDER_WAY }, (_, number) => `Member ${number}`).sort(),
      );
      expect(await next.stop('SIGTERM')).toBe(0);
    });
  });
}
