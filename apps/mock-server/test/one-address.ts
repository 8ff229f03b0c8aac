import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OneAddress {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a round-robin proxy before several processes, like the proxy of the deployment. If a process refuses the
 * connection, the request goes to the next one. A request that may have been processed is sent again only if it is a
 * GET. During an update one process may lack a file of the other version. The proxy then tries the other processes
 * before it returns 404.
 * @param targets the addresses of the processes; the list may change while the proxy runs
 */
export async function startOneAddress(targets: readonly string[]): Promise<OneAddress> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    turn += 1;
    const first = turn;
    // A copy. If the list changed during the retries, a request could reach one process twice and another never.
    const known = [...targets];
    const pass = (attempt: number): void => {
      const target = known[(first + attempt) % known.length]!;
      const answered = (answer: IncomingMessage): void => {
        if (answer.statusCode === 404 && incoming.url?.startsWith('/assets/') && attempt < known.length) {
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
          if (again && attempt < known.length) pass(attempt + 1);
          else outgoing.writeHead(502).end();
        })
        .end(Buffer.concat(chunks));
    };
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => pass(1));
  });
  // Longer than a busy machine may leave a caller's connection idle. Closing it would be the proxy's fault, not a
  // shop's.
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
