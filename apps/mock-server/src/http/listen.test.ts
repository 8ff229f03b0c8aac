import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { listen, type Listening, type Patience } from './listen.ts';

vi.setConfig({ testTimeout: 30_000 });

const serve = (listener: RequestListener, patience?: Patience): Promise<Listening> =>
  listen(listener, '127.0.0.1', 0, 'API_PORT', { patience });

const connectTo = ({ url }: Listening): Socket => connect(Number(new URL(url).port), '127.0.0.1');

const isRefused = (server: Listening): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connectTo(server);
    socket
      .once('error', () => resolve(true))
      .once('connect', () => {
        socket.destroy();
        resolve(false);
      });
  });

/** Sends bytes as they are and returns everything that comes back until the other side closes the connection. */
async function speak(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

it.each([
  ['no HTTP at all', 'HELO shop\r\n\r\n', 400],
  ['headers of more than 16 kB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is answered with problem details, and the line is cut', async (_what, bytes, status) => {
  const server = await listen((_request, response) => response.end('ok'), '127.0.0.1', 0, 'API_PORT');
  const answer = await speak(server.url, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('application/problem+json');
  expect(answer).toContain(`"status":${status}`);
  await server.close();
});

describe('slow clients', () => {
  const impatient: Patience = { headers: 300, request: 600, stalled: 500, checkEvery: 50 };
  const SLOW = 50;

  /**
   * Sends the beginning at once and then a byte now and then, until the other side closes the connection. Returns
   * everything that came back.
   */
  async function dribble(server: Listening, beginning: string): Promise<string> {
    const socket = connectTo(server).on('error', () => undefined);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    const gone = once(socket, 'close');
    if (beginning !== '') socket.write(beginning);
    while (!socket.closed && !socket.readableEnded) {
      await Promise.race([gone, wait(40)]);
      if (beginning !== '' && socket.writable) socket.write('a');
    }
    socket.destroy();
    return answer;
  }

  it.each([
    ['say nothing', ''],
    ['never end their headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['never end their body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n'],
  ])('those that %s are cut off with 408, and others are served meanwhile', async (_what, beginning) => {
    const server = await serve((request, response) => {
      request.resume().on('end', () => response.end('ok'));
    }, impatient);
    const slow = Array.from({ length: SLOW }, () => dribble(server, beginning));
    const others = await Promise.all(Array.from({ length: 20 }, () => fetch(server.url).then((one) => one.text())));
    expect(others).toEqual(Array.from({ length: 20 }, () => 'ok'));
    for (const answer of await Promise.all(slow)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toContain('application/problem+json');
    }
    await server.close();
  });

  const LARGE = 'a'.repeat(50_000_000);

  it('one that does not read its answer is cut off', async () => {
    let answer: ServerResponse | undefined;
    const server = await serve((_request, response) => {
      answer = response;
      response.end(LARGE);
    }, impatient);
    const socket = connectTo(server).on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'readable');
    await once(answer!, 'close');
    expect(answer?.writableFinished).toBe(false);
    socket.destroy();
    await server.close();
  });

  it('one that is cut off while it reads finds nothing foreign in its answer', async () => {
    const server = await serve((_request, response) => response.end(LARGE), { ...impatient, stalled: 10_000 });
    const socket = connectTo(server).on('error', () => undefined);
    const cut = once(server.server, 'clientError');
    socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n');
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.pause();
    await cut;
    const chunks = [first];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume();
    await once(socket, 'close');
    const received = Buffer.concat(chunks).toString();
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).not.toContain('408');
    await server.close();
  });

  it('are given 10 s for the headers, 15 s for all of it and 20 s without reading', async () => {
    const { server, close } = await serve((_request, response) => response.end('ok'));
    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([10_000, 15_000, 20_000]);
    await close();
  });
});

it('closing lets a request under way finish and takes no new one', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let arrived = (): void => undefined;
  const here = new Promise<void>((resolve) => (arrived = resolve));
  const server = await listen(
    (_request, response) => {
      arrived();
      void held.then(() => response.end('done'));
    },
    '127.0.0.1',
    0,
    'API_PORT',
  );
  const answer = fetch(server.url).then((response) => response.text());
  await here;
  const closed = server.close();
  await vi.waitFor(async () => expect(await isRefused(server)).toBe(true), { timeout: 5_000, interval: 5 });
  release();
  expect(await answer).toBe('done');
  await closed;
});

it('closing is not held up by kept connections, and what comes on one that is busy is not taken', async () => {
  const taken: string[] = [];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const server = await serve((request, response) => {
    taken.push(request.url ?? '');
    if (request.url === '/held') void held.then(() => response.end('done'));
    else response.end('ok');
  });
  const [idle, busy] = [connectTo(server), connectTo(server)];
  let answers = '';
  busy.on('data', (chunk: Buffer) => (answers += chunk.toString()));
  idle.write('GET /idle HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  const cut = once(idle, 'close');
  busy.write('GET /held HTTP/1.1\r\nHost: x\r\n\r\n');
  await vi.waitFor(() => expect(taken).toContain('/held'));

  const closed = server.close();
  await cut;
  const arrived = once(server.server, 'request');
  busy.write('POST /late HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n');
  await arrived;
  release();
  await Promise.all([closed, once(busy, 'close')]);
  expect(answers).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*done$/);
  expect(taken).toEqual(['/idle', '/held']);
});

it('closing resets nobody whose request is on its way: it is answered and the line is ended', async () => {
  const server = await serve((_request, response) => response.end('ok'));
  const lines = Array.from({ length: 24 }, () => connectTo(server));
  for (const line of lines) {
    line.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(line, 'data');
  }
  const late = connectTo(server);
  const said = [...lines, late].map(async (line) => {
    let text = '';
    line.on('data', (chunk: Buffer) => (text += chunk.toString()));
    line.on('error', (error: NodeJS.ErrnoException) => (text += error.code ?? 'error'));
    // These bytes are in the kernel when the server looks. The server has decided to stop by then.
    line.write('GET /last HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(line, 'close');
    return text;
  });
  const closed = server.close();
  for (const text of await Promise.all(said))
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Connection: close\r\n[\s\S]*ok$/);
  await closed;
});

it('closing lets a slow reader have the whole of its answer', async () => {
  const size = 20_000_000;
  const server = await serve((_request, response) => response.end('a'.repeat(size)));
  const socket = connectTo(server);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let received = ((await once(socket, 'data')) as [Buffer])[0].length;
  socket.pause();
  const closed = server.close();
  await wait(0);
  socket.on('data', (chunk: Buffer) => (received += chunk.length));
  socket.resume();
  await Promise.all([closed, once(socket, 'close')]);
  expect(received).toBeGreaterThan(size);
});

it('a client that is refused and does not hang up is hung up on', async () => {
  const server = await serve((_request, response) => response.end('ok'));
  const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.write('HELO shop\r\n\r\n');
  socket.resume();
  await once(socket, 'end');
  const open = () => new Promise<number>((resolve) => server.server.getConnections((_error, count) => resolve(count)));
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 10_000 });
  socket.destroy();
  await server.close();
});
