import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { asha, namesAt, visitor } from '../../test/api.ts';
import type { TestEngine } from '../../test/engines.ts';
import { requireListener } from '../../test/raw.ts';
import { startServerProcess } from '../../test/server-process.ts';

const UNDER_WAY = 20;

const nameOf = (number: number): string => `Member ${number}`;
const bodyOf = (number: number): string => JSON.stringify({ ...asha, name: nameOf(number) });

/** Sends a request up to its body, which the server then asks for. */
async function beginToAdd(url: string, number: number): Promise<ClientRequest> {
  const sent = request(`${url}/consult/add`, {
    method: 'POST',
    agent: false,
    headers: {
      ...visitor('6'),
      'content-type': 'application/json',
      'content-length': bodyOf(number).length,
      expect: '100-continue',
    },
  });
  sent.flushHeaders();
  await once(sent, 'continue');
  return sent;
}

export function shutdownSuite(engine: TestEngine): void {
  describe.each(['SIGTERM', 'SIGINT'] as const)('a shutdown by %s', (signal) => {
    it('[API-21] rejects new requests, finishes the running ones, keeps their writes and exits with 0', async () => {
      const settings = await engine.newDatabase();
      const { url, stop } = await startServerProcess(settings);
      const underWay = await Promise.all(Array.from({ length: UNDER_WAY }, (_, number) => beginToAdd(url, number)));
      const stopped = stop(signal);
      const refused = () => expect(requireListener(url)).rejects.toThrow('ECONNREFUSED');
      await vi.waitFor(refused, { timeout: 4_000, interval: 5 });
      const responses = await Promise.all(
        underWay.map(async (sent, number) => {
          const received = once(sent, 'response') as Promise<[IncomingMessage]>;
          sent.end(bodyOf(number));
          const [response] = await received;
          response.resume();
          return response.statusCode;
        }),
      );
      expect(responses).toEqual(Array(UNDER_WAY).fill(201));
      expect(await stopped).toBe(0);

      const next = await startServerProcess(settings);
      const names = await namesAt(next.url, visitor('6'));
      expect(names.sort()).toEqual(Array.from({ length: UNDER_WAY }, (_, number) => nameOf(number)).sort());
      expect(await next.stop('SIGTERM')).toBe(0);
    });
  });
}
