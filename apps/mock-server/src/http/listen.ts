import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartError } from '../start-error.ts';
import { PROBLEM_CONTENT_TYPE } from './answer-errors.ts';

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const CHECK_EVERY_MS = 1_000;
const KEEP_ALIVE_MS = 5_000;
const GRACE_MS = 5_000;

/** A client that speaks no proper HTTP, or too slowly, never reaches Express; it is told why all the same. */
function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const title = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ type: 'about:blank', title, status });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: ${PROBLEM_CONTENT_TYPE}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, setting: string): StartError {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use: stop what uses it, or set ${setting} to another one.`);
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened: set ${setting} to one above 1023.`);
  return new StartError(`${host}:${port} cannot be opened (${error.code}): correct HOST or ${setting}.`);
}

export interface Listening {
  readonly url: string;
  readonly server: Server;
  /** Takes no more requests, lets those under way finish, and gives up on them after 5 s. */
  close(): Promise<void>;
}

/**
 * Serves at a port, with time-outs against slow clients.
 * @param setting the name of the setting that moves the port, for the message
 * @throws StartError where the port cannot be had
 */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  setting: string,
): Promise<Listening> {
  const server = createServer({ connectionsCheckingInterval: CHECK_EVERY_MS }, listener);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', answerClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port, setting)));
    server.listen(port, host, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      const giveUp = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      server.close(() => {
        clearTimeout(giveUp);
        resolve();
      });
      server.closeIdleConnections();
    });
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, server, close };
}
