import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

// Outgoing connections take higher ports.
const first = 20_000;
const last = 32_000;

const listen = (port: number): Promise<{ port: number; server: Server } | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve({ port, server }));
  });

/** Returns different ports that were free a moment ago. */
export async function freePorts(count: number): Promise<number[]> {
  const held: { port: number; server: Server }[] = [];
  while (held.length < count) {
    const found = await listen(randomInt(first, last));
    if (found) held.push(found);
  }
  await Promise.all(held.map(({ server }) => new Promise((resolve) => server.close(resolve))));
  return held.map(({ port }) => port);
}
