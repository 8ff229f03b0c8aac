import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { sendRaw } from '../../test/raw.ts';
import { listen } from './listen.ts';

async function serve() {
  const refused: string[] = [];
  const answerAtEnd: RequestListener = (request, response) => request.resume().on('end', () => response.end());
  const { server, url, close } = await listen(answerAtEnd, '127.0.0.1', 0, 'API_PORT', {
    onRefused: (reason) => refused.push(reason),
  });
  onTestFinished(() => close());
  return { server, url, refused };
}

const HEAD = 'GET / HTTP/1.1\r\nHost: x\r\n';
const CHUNK_WITH_EXTENSION = `1;${'a'.repeat(20_000)}\r\n`;

it.each([
  ['malformed', '400 Bad Request', 'no request\r\n\r\n'],
  ['malformed', '400 Bad Request', `${HEAD}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`],
  ['too-large', '431 Request Header Fields Too Large', `${HEAD}X-Large: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['too-large', '413 Payload Too Large', `${HEAD}Transfer-Encoding: chunked\r\n\r\n${CHUNK_WITH_EXTENSION}`],
  ['too-slow', '408 Request Timeout', HEAD],
])('a request that is %s is reported once, and gets %s from Node', async (reason, status, bytes) => {
  const { server, url, refused } = await serve();
  if (reason === 'too-slow') server.headersTimeout = 1;
  const response = await sendRaw(url, bytes);
  expect(response.slice(response.lastIndexOf('HTTP'))).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  expect(refused).toEqual([reason]);
});

it('a client that hangs up is not reported', async () => {
  const { server, url, refused } = await serve();
  const accepted = once(server, 'connection');
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  const [socket] = (await accepted) as [typeof client];
  const closed = once(socket, 'close').catch(() => undefined);
  client.write(HEAD, () => client.resetAndDestroy());
  await closed;
  expect(refused).toEqual([]);
});
