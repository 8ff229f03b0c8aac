import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OneAddress {
  readonly url: string;
  /** Sends nothing more to one of them, and comes back when all that it was sent is answered. */
  drain(target: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * One address before several processes, as the proxy of the deployment is: each request goes to the next of them, and
 * where that one does not take it, to the one after. What may have been carried out is not asked again, unless it only
 * reads; nor is a file that one has and another has not, while two versions run, taken for missing.
 * @param targets may become more meanwhile
 */
export async function startOneAddress(targets: string[]): Promise<OneAddress> {
  let turn = 0;
  const underWay = new Map<string, Set<ServerResponse>>();
  const track = (target: string, response: ServerResponse): void => {
    const all = underWay.get(target) ?? new Set();
    underWay.set(target, all.add(response));
    response.once('close', () => all.delete(response));
  };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    turn += 1;
    const first = turn;
    const pass = (attempt: number): void => {
      const target = targets[(first + attempt) % targets.length]!;
      track(target, outgoing);
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
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drain: async (target) => {
      targets.splice(targets.indexOf(target), 1);
      await Promise.all([...(underWay.get(target) ?? [])].map((response) => once(response, 'close')));
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
