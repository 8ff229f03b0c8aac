import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

const IPV6_SUBNET = 56;
const CHECK_MS = 1_000;
const TOO_MANY = 'Too many connections from this address, please close some.\n';
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

/** Closes each connection of an address (IPv6: /56) above `limit` with 429, and calls `onRefused`. */
export function limitPerAddress(
  server: Server,
  limit: number,
  isTrusted: (address: string) => boolean,
  onRefused: () => void,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    // All connections of a proxy have its address.
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

/** Bytes that the kernel has not accepted yet. Public properties of the socket change only when a write is complete. */
const unsentBytes = (socket: Socket): number =>
  (socket as Socket & { _handle?: { writeQueueSize: number } | null })._handle?.writeQueueSize ?? 0;

/**
 * Closes a connection `ms` after its client took the last byte, and calls `onClosed`.
 * `server.timeout` compares the unsent bytes only once per period, so it needs up to two periods.
 */
export function closeStalled(server: Server, connections: ReadonlySet<Socket>, ms: number, onClosed: () => void): void {
  const progress = new WeakMap<Socket, { readonly unsent: number; readonly at: number }>();
  const check = (): void => {
    const now = performance.now();
    for (const socket of connections) {
      const unsent = unsentBytes(socket);
      const last = progress.get(socket);
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
