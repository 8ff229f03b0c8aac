import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { requireListener } from '../../test/raw.ts';
import { listen, type Listening } from './listen.ts';

vi.setConfig({ testTimeout: 30_000 });

const serve = (listener: RequestListener): Promise<Listening> => listen(listener, '127.0.0.1', 0, 'API_PORT');

const connectTo = ({ url }: Listening): Socket => connect(Number(new URL(url).port), '127.0.0.1');

it('limits the headers to 10 s, the request to 15 s and a stalled connection to 20 s', async () => {
  const { server, close } = await serve((_request, response) => response.end('ok'));
  expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([10_000, 15_000, 20_000]);
  await close();
});

it('sends the time-out of idle connections to the client, and closes 1 s after it', async () => {
  const { server, url, close } = await listen((_request, response) => response.end('ok'), '127.0.0.1', 0, 'API_PORT', {
    keepAliveMs: 65_000,
  });
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const [atServer] = await accepted;
  expect(atServer.timeout).toBe(20_000);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(String(await once(socket, 'data'))).toContain('\r\nKeep-Alive: timeout=65\r\n');
  await vi.waitFor(() => expect(atServer.timeout).toBe(66_000));
  await close();
});

it('reports the port in use and the setting that changes it', async () => {
  const other = await serve(() => undefined);
  const port = Number(new URL(other.url).port);
  await expect(listen(() => undefined, '127.0.0.1', port, 'API_PORT')).rejects.toMatchObject({
    name: 'StartError',
    message: `Port ${port} is in use: stop what uses it, or set API_PORT to another one.`,
  });
  await other.close();
});

it('closes after the response to the running request, without waiting for idle connections', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const server = await serve((request, response) => {
    if (request.url === '/held') void held.then(() => response.end('done'));
    else response.end('ok');
  });
  const [idle, busy] = [connectTo(server), connectTo(server)];
  let received = '';
  busy.on('data', (chunk: Buffer) => (received += chunk.toString()));
  idle.write('GET /idle HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(idle, 'data');
  const arrived = once(server.server, 'request');
  busy.write('GET /held HTTP/1.1\r\nHost: x\r\n\r\n');
  await arrived;

  const ended = once(idle, 'close');
  const cutOff = vi.spyOn(server.server, 'closeAllConnections');
  const closed = server.close();
  await ended;
  await expect(requireListener(server.url)).rejects.toThrow('ECONNREFUSED');
  release();
  await Promise.all([closed, once(busy, 'close')]);
  expect(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*done/);
  expect(cutOff).not.toHaveBeenCalled();
});

it('answers the requests that wait on a connection before it closes', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const server = await serve((request, response) => void held.then(() => response.end(request.url)));
  const socket = connectTo(server);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const arrived = once(server.server, 'request');
  socket.write(['/1', '/2', '/3'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  await arrived;
  const closed = server.close();
  release();
  await Promise.all([closed, once(socket, 'close')]);
  expect(received.match(/^\/\d/gm)).toEqual(['/1', '/2', '/3']);
});

it('lets a slow client read the whole response while it closes', async () => {
  const size = 20_000_000;
  const server = await serve((_request, response) => response.end('a'.repeat(size)));
  const socket = connectTo(server);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  let received = ((await once(socket, 'data')) as [Buffer])[0].length;
  socket.pause();
  const closed = server.close();
  socket.on('data', (chunk: Buffer) => (received += chunk.length));
  socket.resume();
  await Promise.all([closed, once(socket, 'close')]);
  expect(received).toBeGreaterThan(size);
});
