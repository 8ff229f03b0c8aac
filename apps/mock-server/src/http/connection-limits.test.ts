import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { listen, type ConnectionRules } from './listen.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => vi.useRealTimers());

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const MORE_THAN_BUFFERS = 64_000_000;

async function serve(rules: Partial<ConnectionRules> = {}, body: string | Buffer = 'ok') {
  const refused: string[] = [];
  const onRefused = (reason: string): void => void refused.push(reason);
  const listening = await listen((_, response) => response.end(body), '127.0.0.1', 0, 'API_PORT', {
    onRefused,
    ...rules,
  });
  const { server, url, close } = listening;
  onTestFinished(() => {
    server.closeAllConnections();
    return close();
  });
  const open = async (): Promise<[client: Socket, atServer: Socket]> => {
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const client = connect(Number(new URL(url).port), '127.0.0.1');
    return [client, (await accepted)[0]];
  };
  return { refused, open };
}

const firstData = async (socket: Socket): Promise<string> => String(((await once(socket, 'data')) as [Buffer])[0]);

async function isServed(socket: Socket): Promise<boolean> {
  socket.write(REQUEST);
  return (await firstData(socket)).startsWith('HTTP/1.1 200 OK');
}

it('a connection above the limit of its address gets 429 and is closed, until another one ends', async () => {
  const { open, refused } = await serve({ connectionsPerAddress: 2 });
  const [[first, firstAtServer], [second]] = [await open(), await open()];
  const [third] = await open();
  expect(await firstData(third)).toMatch(
    /^HTTP\/1\.1 429 Too Many Requests\r\nConnection: close\r\n[^]*Retry-After: 5\r\n\r\nToo many connections from this address, please close some\.\n$/,
  );
  await once(third, 'close');
  expect(refused).toEqual(['connections']);
  expect(await isServed(second)).toBe(true);

  first.destroy();
  await once(firstAtServer, 'close');
  const [fourth] = await open();
  expect(await isServed(fourth)).toBe(true);
  expect(refused).toEqual(['connections']);
});

it('connections of a trusted proxy are not limited', async () => {
  const { open, refused } = await serve({ connectionsPerAddress: 1, isTrusted: (address) => address === '127.0.0.1' });
  for (const [socket] of [await open(), await open(), await open()]) expect(await isServed(socket)).toBe(true);
  expect(refused).toEqual([]);
});

/** Lets the kernel pass on what both sides have written. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await endOfTurn();
}

/** Returns after how many more seconds the server closes the connection. */
async function secondsUntilClosed(atServer: Socket): Promise<number> {
  for (let seconds = 1; seconds <= 60; seconds += 1) {
    vi.advanceTimersByTime(1_000);
    await settle();
    if (atServer.destroyed) return seconds;
  }
  return Infinity;
}

it('a connection is closed 20 s after its client took the last byte', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { open, refused } = await serve({}, Buffer.alloc(MORE_THAN_BUFFERS));
  const [client, atServer] = await open();
  client.write(REQUEST);
  let received = (await firstData(client)).length;
  client.pause();
  await settle();
  for (let second = 0; second < 15; second += 1) {
    vi.advanceTimersByTime(1_000);
    await settle();
  }
  const half = MORE_THAN_BUFFERS / 2;
  const hasHalf = new Promise<void>((resolve) => {
    client.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > half) resolve(void client.pause());
    });
  });
  client.resume();
  await hasHalf;
  await settle();
  expect(refused).toEqual([]);
  // The progress is noticed within a second, after which 20 s pass.
  const seconds = await secondsUntilClosed(atServer);
  expect(seconds).toBeGreaterThanOrEqual(20);
  expect(seconds).toBeLessThanOrEqual(23);
  expect(refused).toEqual(['stalled']);
});

it('a connection is kept while nothing waits for its client', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { open, refused } = await serve();
  const [client, atServer] = await open();
  expect(await isServed(client)).toBe(true);
  expect(await secondsUntilClosed(atServer)).toBe(Infinity);
  expect(refused).toEqual([]);
});
