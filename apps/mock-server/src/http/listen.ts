import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { StartError } from '../start-error.ts';
import { closeStalled, limitPerAddress } from './connection-limits.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { watchRefusals, type Refusal } from './refusals.ts';

export interface ConnectionRules {
  /** How long a connection without a request stays open; Node adds 1 s. */
  readonly keepAliveMs: number;
  readonly connectionsPerAddress: number;
  /** Whether the address is one of the shop's own proxies, whose connections are not limited. */
  readonly isTrusted: (address: string) => boolean;
  readonly onRefused: (reason: Refusal) => void;
}

// In ms, against slow clients; then Node responds 408.
const TIME_LIMITS = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 };
// Against clients that read no response, and requests that get none.
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

function trackConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

async function close(server: Server, idle: Iterable<Socket>): Promise<void> {
  const giveUp = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const closed = once(server, 'close');
  // The `close` of HTTP servers cuts off unsent responses (nodejs/node#43890).
  NetServer.prototype.close.call(server);
  for (const socket of idle) socket.destroy();
  await closed;
  clearTimeout(giveUp);
}

/** Throws StartError, which names `setting`, if the port cannot be opened. */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  setting: string,
  {
    keepAliveMs,
    connectionsPerAddress = Infinity,
    isTrusted = () => false,
    onRefused = () => undefined,
  }: Partial<ConnectionRules> = {},
) {
  const { onRequest, isBusy } = oneAtATime(listener, {
    onRefused: () => onRefused('pipelined'),
    onIdle: (socket) => {
      if (!server.listening) socket.destroySoon();
    },
  });
  const options = {
    ...TIME_LIMITS,
    keepAliveTimeout: keepAliveMs,
    // `checkHost` requires the `Host` header, so that a refusal is logged and counted.
    requireHostHeader: false,
    // A request without a body gets no stream for one, so a thousand waiting requests of a connection need less memory.
    optimizeEmptyRequests: true,
  };
  const server = createServer(options, onRequest);
  server.timeout = STALLED_MS;
  const connections = trackConnections(server);
  watchRefusals(server, onRefused);
  limitPerAddress(server, connectionsPerAddress, isTrusted, () => onRefused('connections'));
  server.listen({ port, host, backlog: WAITING_CONNECTIONS });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw explain(error, host, port, setting);
  });
  closeStalled(server, connections, STALLED_MS, () => onRefused('stalled'));
  const { port: opened } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${opened}`,
    server,
    /** Lets running requests finish within 5 s. */
    close: () => {
      const idle = [...connections].filter((socket) => !isBusy(socket));
      return close(server, idle);
    },
  };
}

export type Listening = Awaited<ReturnType<typeof listen>>;
