import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { StartError } from '../start-error.ts';

// In ms, against slow clients; then Node responds 408.
const TIME_LIMITS = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 };
// Against clients that read no response.
const STALLED_MS = 20_000;
const GRACE_MS = 5_000;
const WAITING_CONNECTIONS = 4_096;

function explain(error: NodeJS.ErrnoException, host: string, port: number, setting: string): StartError {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use: stop what uses it, or set ${setting} to another one.`);
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened: set ${setting} to one above 1023.`);
  return new StartError(`${host}:${port} cannot be opened (${error.code}): correct HOST or ${setting}.`);
}

function trackConnections(server: Server): ReadonlyMap<Socket, number> {
  const connections = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, 0);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    connections.set(socket, (connections.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (connections.get(socket) ?? 1) - 1;
      if (connections.has(socket)) connections.set(socket, left);
      if (!server.listening && left === 0) socket.destroySoon();
    });
  });
  return connections;
}

async function close(server: Server, connections: ReadonlyMap<Socket, number>): Promise<void> {
  const giveUp = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const closed = once(server, 'close');
  // The `close` of HTTP servers cuts off unsent responses (nodejs/node#43890).
  NetServer.prototype.close.call(server);
  for (const [socket, responses] of connections) if (responses === 0) socket.destroy();
  await closed;
  clearTimeout(giveUp);
}

/** Throws StartError, which names `setting`, if the port cannot be opened. */
export async function listen(listener: RequestListener, host: string, port: number, setting: string) {
  const server = createServer(TIME_LIMITS, listener);
  server.timeout = STALLED_MS;
  const connections = trackConnections(server);
  server.listen({ port, host, backlog: WAITING_CONNECTIONS });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw explain(error, host, port, setting);
  });
  const { port: opened } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${opened}`,
    server,
    /** Lets running requests finish within 5 s. */
    close: () => close(server, connections),
  };
}

export type Listening = Awaited<ReturnType<typeof listen>>;
