import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

/** The number of requests that may wait on one connection, behind the one that is handled. */
const WAITING = 16;

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const gets = (count: number): string => Array.from({ length: count }, (_, index) => get(`/${index + 1}`)).join('');

/** Serves until the test ends. `read` resolves with all that the socket receives until it closes. */
async function serve(listener: RequestListener) {
  const refused: string[] = [];
  const { server, url, close } = await listen(listener, '127.0.0.1', 0, 'API_PORT', {
    onRefused: (reason) => refused.push(reason),
  });
  onTestFinished(() => {
    server.closeAllConnections();
    return close();
  });
  const open = (): Socket => connect(Number(new URL(url).port), '127.0.0.1');
  const read = async (socket: Socket): Promise<string> => {
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    await once(socket, 'close');
    return received;
  };
  /** Resolves when Node has read so many requests. */
  const arrived = (count: number) =>
    new Promise<void>((resolve) => server.on('request', () => (count -= 1) === 0 && resolve()));
  return { refused, open, read, arrived };
}

const bodiesOf = (received: string): string[] =>
  [...received.matchAll(/\r\n\r\n([^]*?)(?=HTTP|$)/g)].map(([, b]) => b!);

it('requests of one connection are handled one after the other, and answered in their order', async () => {
  let running = 0;
  const together: number[] = [];
  const { open, read } = await serve((request, response) => {
    together.push((running += 1));
    if (request.url === '/3') response.setHeader('connection', 'close');
    setImmediate(() => {
      running -= 1;
      response.end(request.url);
    });
  });
  const socket = open();
  socket.write(gets(3));
  expect(bodiesOf(await read(socket))).toEqual(['/1', '/2', '/3']);
  expect(together).toEqual([1, 1, 1]);
});

it('the next request waits until the client has taken the response', async () => {
  const handled: (string | undefined)[] = [];
  const { open, arrived } = await serve((request, response) => {
    handled.push(request.url);
    response.end(Buffer.alloc(request.url === '/1' ? 64_000_000 : 1));
  });
  const socket = open().pause();
  const both = arrived(2);
  socket.write(gets(2));
  await both;
  expect(handled).toEqual(['/1']);
  const last = arrived(1);
  socket.resume().write(get('/3'));
  await last;
  expect(handled).toEqual(['/1', '/2', '/3']);
});

it('the request after 16 that wait gets 429 in its turn, and nothing after it is read', async () => {
  const handled: (string | undefined)[] = [];
  let release = (): void => undefined;
  const { open, read, arrived, refused } = await serve((request, response) => {
    handled.push(request.url);
    if (request.url !== '/1') return response.end(request.url);
    release = () => response.end('/1');
    // Node resumes the connection for a body.
    setImmediate(() => request.resume());
  });
  const socket = open();
  const received = read(socket);
  const all = arrived(100);
  socket.write(gets(100));
  await all;
  expect(refused).toEqual(['pipelined']);

  // Only the request of the other connection arrives, and not the one more of the first.
  let isRead = false;
  void arrived(2).then(() => (isRead = true));
  await new Promise<unknown>((resolve) => socket.write(get('/more'), resolve));
  const other = open();
  other.write(get('/other'));
  await once(other, 'data');
  expect(isRead).toBe(false);

  release();
  const answered = Array.from({ length: 1 + WAITING }, (_, index) => `/${index + 1}`);
  const refusal = 'Too many requests wait on this connection, please read the responses first.\n';
  expect(bodiesOf(await received)).toEqual([...answered, refusal]);
  expect(await received).toMatch(/HTTP\/1\.1 429 Too Many Requests\r\n[^]*retry-after: 1\r\nconnection: close\r\n/);
  expect(handled.filter((url) => url !== '/other')).toEqual(answered);
});

it('a connection of its own is not held up by another one', async () => {
  const { open, read } = await serve((request, response) => {
    if (request.url === '/2') response.setHeader('connection', 'close').end('/2');
  });
  const held = open();
  held.write(get('/1'));
  const other = open();
  other.write(get('/2'));
  expect(bodiesOf(await read(other))).toEqual(['/2']);
  held.destroy();
});
