import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartError } from '../start-error.ts';
import { PROBLEM_CONTENT_TYPE } from './answer-errors.ts';

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For the headers of a request, from its first byte or from the start of the connection. */
  readonly headers: number;
  /** For the whole request, its body included. */
  readonly request: number;
  /** Without reading any of its response. */
  readonly stalled: number;
  readonly checkEvery: number;
}

const PATIENCE: Patience = { headers: 10_000, request: 15_000, stalled: 20_000, checkEvery: 1_000 };
const KEEP_ALIVE_MS = 5_000;
const GRACE_MS = 5_000;
/** While the server stops: how long a keep-alive connection may still bring a request that was already on its way. */
const LAST_REQUESTS_MS = 500;
const LINGER_MS = 1_000;

/**
 * The backlog of the port. If more callers arrive within one turn of the event loop, the operating system makes them
 * try again.
 */
const WAITING_CONNECTIONS = 4_096;

const CLIENT_ERRORS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Returns the problem details of a response that Express does not send. */
const problem = (status: number): string =>
  JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status });

/**
 * Sends the whole response and then closes the connection. It does not close at once. A client that is still sending
 * would then be reset and never read the response.
 */
function endWith(socket: Duplex, status: number): void {
  const body = problem(status);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${PROBLEM_CONTENT_TYPE}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/**
 * Refuses a pipelined request while the server stops. The connection ends after the response to the request before it.
 */
function refuse(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': PROBLEM_CONTENT_TYPE, 'retry-after': '5', connection: 'close' });
  response.end(problem(503));
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, setting: string): StartError {
  if (error.code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use: stop what uses it, or set ${setting} to another one.`);
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened: set ${setting} to one above 1023.`);
  return new StartError(`${host}:${port} cannot be opened (${error.code}): correct HOST or ${setting}.`);
}

export interface ListenOptions {
  readonly patience?: Patience;
  /** Called with the status of each request that never reaches the listener. */
  readonly onRefused?: (status: number) => void;
}

export interface Listening {
  readonly url: string;
  readonly server: Server;
  /** Accepts no more requests, lets running ones finish, and aborts them after 5 s. */
  close(): Promise<void>;
}

/** The open connections, each with the responses that are not completely sent. */
type Connections = Map<Duplex, Set<ServerResponse>>;

/**
 * Returns whether a response on this connection has begun. Anything sent after its start would count as a part of it.
 */
const hasBegunToAnswer = (connections: Connections, socket: Duplex): boolean =>
  [...(connections.get(socket) ?? [])].some(({ headersSent }) => headersSent);

/** Explains the error to a client that sends malformed HTTP, or sends too slowly. Such requests never reach Express. */
const answerClientError =
  (connections: Connections, onRefused: (status: number) => void) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegunToAnswer(connections, socket)) {
      socket.destroy();
      return;
    }
    const status = CLIENT_ERRORS[error.code ?? ''] ?? 400;
    onRefused(status);
    endWith(socket, status);
  };

/** Lets the event loop accept the connections and data that the kernel holds for this process. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Stops the server without cutting off any client. The HTTP server's own `close` ends a connection whose client has not
 * read the whole response. It also resets connections whose request is in the kernel but has not been read. So waiting
 * connections are accepted first. A keep-alive connection gets half a second for requests that are on their way. It is
 * answered with `Connection: close` and ended.
 */
async function stop(server: Server, connections: Connections): Promise<void> {
  for (const answers of connections.values()) for (const answer of answers) answer.shouldKeepAlive = false;
  await nextTurn();
  await nextTurn();
  const endIdle = async (): Promise<void> => {
    await nextTurn();
    for (const [socket, answers] of connections) if (answers.size === 0) socket.destroy();
  };
  const letGo = setTimeout(() => void endIdle(), LAST_REQUESTS_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearTimeout(letGo);
  clearTimeout(giveUp);
  server.close();
}

/**
 * Starts an HTTP server at a port, with time-outs against slow clients.
 * @param setting the name of the setting that changes the port, for the error message
 * @throws StartError if the port cannot be opened
 */
export async function listen(
  listener: RequestListener,
  host: string,
  port: number,
  setting: string,
  { patience = PATIENCE, onRefused = () => undefined }: ListenOptions = {},
): Promise<Listening> {
  const connections: Connections = new Map();
  let stopping = false;
  const server = createServer({ connectionsCheckingInterval: patience.checkEvery }, (request, response) => {
    const { socket } = request;
    const answers = connections.get(socket);
    if (stopping) {
      if (answers && answers.size > 0) return refuse(response);
      response.shouldKeepAlive = false;
    }
    answers?.add(response);
    response.once('close', () => {
      answers?.delete(response);
      if (stopping && answers?.size === 0) socket.destroySoon();
    });
    listener(request, response);
  });
  server.headersTimeout = patience.headers;
  server.requestTimeout = patience.request;
  server.timeout = patience.stalled;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.on('clientError', answerClientError(connections, onRefused));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port, setting)));
    server.listen({ port, host, backlog: WAITING_CONNECTIONS }, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = (): Promise<void> => {
    stopping = true;
    return stop(server, connections);
  };
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`, server, close };
}
