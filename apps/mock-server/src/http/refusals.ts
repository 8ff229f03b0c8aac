import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Why a request reached no route, or a connection was closed. */
export const refusals = ['malformed', 'too-large', 'too-slow', 'pipelined', 'connections', 'stalled'] as const;

/** One of `refusals`. */
export type Refusal = (typeof refusals)[number];

/** Returns the reason of an error of Node's HTTP parser or timeouts, or undefined for another error of a socket. */
function refusalOf({ code = '' }: NodeJS.ErrnoException): Refusal | undefined {
  if (code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'too-large';
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'too-slow';
  return code.startsWith('HPE_') ? 'malformed' : undefined;
}

/**
 * Calls `onRefused` for each request that Node itself answers with 400, 408, 413 or 431. It listens to the sockets,
 * because a listener of `clientError` would replace Node's responses.
 */
export function watchRefusals(server: Server, onRefused: (reason: Refusal) => void): void {
  server.on('connection', (socket: Socket) => {
    socket.on('error', (error) => {
      const reason = refusalOf(error);
      if (reason) onRefused(reason);
    });
  });
}
