import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OneAddress {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * One address before several processes, as the proxy of the deployment is: each request goes to the next of them, and
 * where that one does not take it, to the one after. What may have been carried out is not asked again, unless it only
 * reads; nor is a file that one has and another has not, while two versions run, taken for missing.
 * @param targets may change meanwhile
 */
export async function startOneAddress(targets: readonly string[]): Promise<OneAddress> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    turn += 1;
    const first = turn;
    const pass = (attempt: number): void => {
      const target = targets[(first + attempt) % targets.length]!;
      const answered = (answer: IncomingMessage): void => {
        if (answer.statusCode === 404 && incoming.url?.startsWith('/assets/') && attempt < targets.length) {
          answer.resume();
          return pass(attempt + 1);
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      };
      request(
        target + incoming.url,
        {
          method: incoming.method,
          headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress },
          agent: false,
        },
        answered,
      )
        .on('error', (error: NodeJS.ErrnoException) => {
          const again = incoming.method === 'GET' || error.code === 'ECONNREFUSED';
          if (again && attempt < targets.length) pass(attempt + 1);
          else outgoing.writeHead(502).end();
        })
        .end(Buffer.concat(chunks));
    };
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => pass(1));
  });
  // Longer than a busy machine may leave a caller's connection alone: closing it would be the proxy's fault, not a shop's.
  server.keepAliveTimeout = 60_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
