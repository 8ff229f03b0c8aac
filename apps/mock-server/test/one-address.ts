import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OneAddress {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * One address before several processes, as a load balancer is: each request goes to the next of them, and where that
 * one does not take it, to the one after.
 */
export async function startOneAddress(targets: readonly string[]): Promise<OneAddress> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    const pass = (attempt: number): void => {
      turn += 1;
      const target = targets[turn % targets.length]!;
      const answered = (answer: IncomingMessage): void => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      };
      request(target + incoming.url, { method: incoming.method, headers: incoming.headers, agent: false }, answered)
        .on('error', () => {
          if (attempt < targets.length) pass(attempt + 1);
          else outgoing.writeHead(502).end();
        })
        .end(Buffer.concat(chunks));
    };
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => pass(1));
  }).listen(0, '127.0.0.1');
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
