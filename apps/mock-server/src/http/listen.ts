import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartError } from '../start-error.ts';
import { PROBLEM_CONTENT_TYPE } from './answer-errors.ts';

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** For the headers of a request, from its first byte or from the connection's beginning. */
  readonly headers: number;
  /** For the whole request, its body included. */
  readonly request: number;
  /** Without taking any of its answer. */
  readonly stalled: number;
  readonly checkEvery: number;
}

const PATIENCE: Patience = { headers: 10_000, request: 15_000, stalled: 20_000, checkEvery: 1_000 };
const KEEP_ALIVE_MS = 5_000;
const GRACE_MS = 5_000;
/** While the server stops: how long a kept connection may still bring a request that was on its way. */
const LAST_REQUESTS_MS = 500;
const LINGER_MS = 1_000;

/** More callers than this arriving within one turn of the event loop are asked by the operating system to try again. */
const WAITING_CONNECTIONS = 4_096;

const CLIENT_ERRORS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** For where Express is not reached. */
const problem = (status: number): string =>
  JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status });

/**
 * The whole answer, after which the line is cut; not at once, since a client that is still sending would be reset and
 * never read it.
 */
function endWith(socket: Duplex, status: number): void {
  const body = problem(status);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: ${PROBLEM_CONTENT_TYPE}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** A request behind another one on the same line while the server stops: the line ends after the other's response. */
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
  /** Told the status of each request that never reaches the listener. */
  readonly onRefused?: (status: number) => void;
}

export interface Listening {
  readonly url: string;
  readonly server: Server;
  /** Takes no more requests, lets those under way finish, and gives up on them after 5 s. */
  close(): Promise<void>;
}

/** The open connections, each with its answers that have not left completely. */
type Connections = Map<Duplex, Set<ServerResponse>>;

/** Where an answer has begun, anything put after it would be taken for a part of it. */
const hasBegunToAnswer = (connections: Connections, socket: Duplex): boolean =>
  [...(connections.get(socket) ?? [])].some(({ headersSent }) => headersSent);

/** A client that speaks no proper HTTP, or too slowly, never reaches Express; it is told why all the same. */
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

/** Lets the event loop take what the kernel holds for this process. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Stops without cutting anybody off: the HTTP server's own way ends a connection whose caller has not yet read the
 * response to its end, and resets those whose request is in the kernel but has not been read. So connections that wait
 * are taken first; a kept one gets half a second for what is on its way, is answered with `Connection: close` and ended.
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
 * Serves at a port, with time-outs against slow clients.
 * @param setting the name of the setting that moves the port, for the message
 * @throws StartError where the port cannot be had
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
