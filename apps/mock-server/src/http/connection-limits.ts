import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

/**
 * The number of leading bits by which IPv6 addresses are told apart. A customer of a provider usually has a whole /56,
 * so all its addresses count as one.
 */
const IPV6_SUBNET = 56;
/** How often the connections are checked for progress, in ms. */
const CHECK_MS = 1_000;
const TOO_MANY = 'Too many connections from this address, please close some.\n';
/**
 * The response to a refused connection as it goes over the wire, because there is no request to which Node could
 * respond.
 */
const TOO_MANY_CONNECTIONS = [
  'HTTP/1.1 429 Too Many Requests',
  'Connection: close',
  'Cache-Control: no-store',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${TOO_MANY.length}`,
  'Retry-After: 5',
  '',
  TOO_MANY,
].join('\r\n');

/**
 * Refuses a new connection with 429 if its address already has `limit` open ones, and calls `onRefused`. IPv6 addresses
 * with the same first 56 bits count as one address. The connections of trusted proxies are not counted.
 */
export function limitPerAddress(
  server: Server,
  limit: number,
  isTrusted: (address: string) => boolean,
  onRefused: () => void,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // All shoppers behind a proxy have its address.
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return;
    const address = ipKeyGenerator(remoteAddress, IPV6_SUBNET);
    const others = open.get(address) ?? 0;
    if (others >= limit) {
      onRefused();
      socket.write(TOO_MANY_CONNECTIONS);
      socket.destroySoon();
      return;
    }
    open.set(address, others + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/**
 * Returns the number of bytes that the kernel has not accepted yet. It is read from a private property of Node, because
 * the public ones change only when a write is complete.
 */
const unsentBytes = (socket: Socket): number =>
  (socket as Socket & { _handle?: { writeQueueSize: number } | null })._handle?.writeQueueSize ?? 0;

/**
 * Closes a connection whose number of unsent bytes has not changed for `ms`, because its client takes no byte of the
 * response, and calls `onClosed`. `connections` has the open connections at each moment, idle ones too. Node's own
 * `server.timeout` compares the unsent bytes only once in each period, so it needs up to two periods.
 */
export function closeStalled(server: Server, connections: ReadonlySet<Socket>, ms: number, onClosed: () => void): void {
  const progress = new WeakMap<Socket, { readonly unsent: number; readonly at: number }>();
  const check = (): void => {
    const now = performance.now();
    for (const socket of connections) {
      const unsent = unsentBytes(socket);
      const last = progress.get(socket);
      // A larger number also begins a new period: the server has written more, and may have done so faster than a slow
      // client took bytes.
      if (unsent === 0 || last?.unsent !== unsent) {
        progress.set(socket, { unsent, at: now });
      } else if (now - last.at >= ms) {
        onClosed();
        socket.destroy();
      }
    }
  };
  const timer = setInterval(check, CHECK_MS).unref();
  server.once('close', () => clearInterval(timer));
}
