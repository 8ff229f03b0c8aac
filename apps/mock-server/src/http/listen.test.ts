import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listen } from './listen.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Sends bytes as they are and answers everything that comes back until the other side hangs up. */
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

it('slow clients are given 10 s for the headers and 15 s for all of it, checked each second', async () => {
  const { server, close } = await listen((_request, response) => response.end('ok'), '127.0.0.1', 0, 'API_PORT');
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 15_000]);
  await close();
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
  await expect(fetch(server.url)).rejects.toThrow();
  release();
  expect(await answer).toBe('done');
  await closed;
});
