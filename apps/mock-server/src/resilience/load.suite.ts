import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { TestEngine } from '../../test/engines.ts';
import { startServerProcess } from '../../test/server-process.ts';

const CALLERS = 1_000;

async function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

async function send(socket: Socket, path: string): Promise<{ status: string | undefined; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
  return {
    status: /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1],
    isWhole: Number(/content-length: (\d+)/i.exec(head)?.[1]) === body.length,
  };
}

export function loadSuite(engine: TestEngine): void {
  describe('a thousand connections at once', () => {
    it('[API-08 API-09] all get a complete response', async () => {
      const { url, stop } = await startServerProcess(await engine.newDatabase());
      const sockets = await Promise.all(Array.from({ length: CALLERS }, () => open(url)));
      const responses = await Promise.all(
        sockets.map((socket, index) => send(socket, `/products?_page=${1 + (index % 30)}&_limit=10`)),
      );
      expect(responses).toEqual(Array.from({ length: CALLERS }, () => ({ status: '200', isWhole: true })));
      expect(await stop('SIGTERM')).toBe(0);
    });
  });
}
