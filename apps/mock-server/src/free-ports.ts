import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Returns `count` different ports of 127.0.0.1 that were free a moment ago. Another program may take one at any time.
 */
export async function freePorts(count: number): Promise<number[]> {
  const reserved = new Map<number, Server>();
  while (reserved.size < count) {
    // The operating system takes ports for outgoing connections from a higher range.
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening').then(
      () => reserved.set(port, server),
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error;
      },
    );
  }
  await Promise.all([...reserved.values()].map((server) => new Promise((resolve) => server.close(resolve))));
  return [...reserved.keys()];
}
