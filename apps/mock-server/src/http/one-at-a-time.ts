import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of a connection may wait. The entry number `MAX_WAITING + 1` of the queue is the refusal. */
const MAX_WAITING = 16;
const TOO_MANY = 'Too many requests wait on this connection, please read the responses first.\n';

function refuse(response: ServerResponse): void {
  response.writeHead(429, {
    'cache-control': 'no-store',
    'content-length': TOO_MANY.length,
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '1',
    connection: 'close',
  });
  response.end(TOO_MANY);
}

interface Events {
  /** Called when a request is refused, and with it the rest of its connection. */
  readonly onRefused: () => void;
  /** Called when all requests of the connection have their response. */
  readonly onIdle: (socket: Socket) => void;
}

/**
 * Returns `onRequest`, a listener that handles the requests of a connection one after the other, in their order. Node
 * would handle all requests of one packet at once, and hold every response in memory until the client has read the
 * earlier ones. Up to `MAX_WAITING` requests wait. The next one gets 429 in its turn and ends the connection, and
 * nothing after it is read.
 *
 * `isBusy` returns whether a request of the connection runs or waits.
 */
export function oneAtATime(listener: RequestListener, { onRefused, onIdle }: Events) {
  /** The requests that wait, by connection. A connection without a running request has no entry. */
  const waitingOf = new Map<Socket, (() => void)[]>();

  const onRequest: RequestListener = (request, response) => {
    const { socket } = request;
    const waiting = waitingOf.get(socket);
    // The last request that waits is the one to refuse. Those after it get no response, because the connection ends.
    if (waiting && waiting.length > MAX_WAITING) return;
    const run = (handler: RequestListener): void => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : waitingOf.get(socket)?.shift();
        if (next) return next();
        waitingOf.delete(socket);
        onIdle(socket);
      });
      handler(request, response);
    };
    if (waiting === undefined) {
      waitingOf.set(socket, []);
      run(listener);
    } else if (waiting.length < MAX_WAITING) {
      waiting.push(() => run(listener));
    } else {
      waiting.push(() => run(() => refuse(response)));
      onRefused();
      // Node resumes the socket after each body that it has read, so it has to be paused again.
      socket.on('resume', () => socket.pause());
      socket.pause();
    }
  };

  return { onRequest, isBusy: (socket: Socket) => waitingOf.has(socket) };
}
