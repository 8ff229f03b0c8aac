import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { StartError } from '../start-error.ts';
import { closeStalled, limitPerAddress } from './connection-limits.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { watchRefusals, type Refusal } from './refusals.ts';

/** The limits of a server's connections. */
export interface ConnectionRules {
  /** How long a connection without a request stays open, in ms; Node adds 1 s. */
  readonly keepAliveMs: number;
  /** The most connections of one address. Further ones are refused. */
  readonly connectionsPerAddress: number;
  /** Whether the address is one of the shop's own proxies, whose connections are not limited. */
  readonly isTrusted: (address: string) => boolean;
  /**
   * Called for each request that reaches no route, and for each connection that is refused or closed because its client
   * reads nothing.
   */
  readonly onRefused: (reason: Refusal) => void;
}

/**
 * The limits of Node, in ms. It responds 408 to a client that takes longer to send its headers, or its whole request.
 */
const TIME_LIMITS = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 };
/**
 * The time, in ms, after which a connection is closed whose client has read nothing of a response, or whose request has
 * got no response.
 */
const STALLED_MS = 20_000;
/** How long the requests that are running when the server closes may take, in ms. */
const GRACE_MS = 5_000;
/** The most connections that the operating system keeps until Node accepts them. */
const WAITING_CONNECTIONS = 4_096;

/** Returns the error for a port that cannot be opened. `setting` is the variable that sets the port. */
function explain(error: NodeJS.ErrnoException, host: string, port: number, setting: string): StartError {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use: stop what uses it, or set ${setting} to another one.`);
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened: set ${setting} to one above 1023.`);
  return new StartError(`${host}:${port} cannot be opened (${error.code}): correct HOST or ${setting}.`);
}

/** Returns the set of the open connections of a server, which follows the server. */
function trackConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/**
 * Accepts no more connections, closes the idle ones, and resolves when the others have ended, or when `GRACE_MS` is
 * over and they were closed too.
 */
async function close(server: Server, idleConnections: Iterable<Socket>): Promise<void> {
  const closeTheRest = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  const closed = once(server, 'close');
  // The method `close` of the parent class only stops new connections. That of an HTTP server also calls
  // `closeIdleConnections`, which looks only at `finished`, and so destroys a connection whose response has ended but
  // is not sent completely.
  NetServer.prototype.close.call(server);
  for (const socket of idleConnections) socket.destroy();
  await closed;
  clearTimeout(closeTheRest);
}

/**
 * Listens on a port, or on any free one with port 0, and applies all limits of connections. Returns the address, and
 * `close`. Throws StartError, which names the variable `setting`, if the port cannot be opened.
 */
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
      // The server is closing, and this connection has just finished its last request.
      if (!server.listening) socket.destroySoon();
    },
  });
  const options = {
    ...TIME_LIMITS,
    keepAliveTimeout: keepAliveMs,
    // `checkHost` requires the `Host` header instead of Node, so that a refusal is logged and counted.
    requireHostHeader: false,
    // With this option a request without a body gets no stream for one, so many waiting requests need less memory.
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
  // With port 0 the operating system has chosen the port.
  const { port: openedPort } = server.address() as AddressInfo;
  return {
    // An IPv6 address has brackets in a URL.
    url: `http://${host.includes(':') ? `[${host}]` : host}:${openedPort}`,
    server,
    /** Accepts no more connections, and resolves when the running requests have finished, after 5 s at the latest. */
    close: () => {
      const idle = [...connections].filter((socket) => !isBusy(socket));
      return close(server, idle);
    },
  };
}

/** A server that listens, as `listen` returns it. */
export type Listening = Awaited<ReturnType<typeof listen>>;
