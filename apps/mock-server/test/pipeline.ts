import { once } from 'node:events';
import { connect } from 'node:net';

const REQUESTS_A_WRITE = 200;
const STATUS_LINE = /HTTP\/1\.1 (\d{3}) /g;

/**
 * Requests many addresses on one connection, a few hundred ahead of the responses. Returns how often each status came.
 * Addresses are sent byte for byte.
 */
export async function pipeline(url: string, paths: readonly string[]): Promise<Record<string, number>> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const statuses: Record<string, number> = {};
  let answered = 0;
  let rest = '';
  let sent = 0;
  const sendMore = (): void => {
    const next = paths.slice(sent, sent + REQUESTS_A_WRITE);
    sent += next.length;
    socket.write(next.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  };
  socket.on('data', (chunk: Buffer) => {
    const text = rest + chunk.toString('latin1');
    let end = 0;
    for (const found of text.matchAll(STATUS_LINE)) {
      statuses[found[1]!] = (statuses[found[1]!] ?? 0) + 1;
      answered += 1;
      end = found.index + found[0].length;
    }
    // A status line may come in two pieces.
    rest = text.slice(Math.max(end, text.length - 16));
    if (answered === paths.length) socket.end();
    else if (answered === sent) sendMore();
  });
  sendMore();
  await once(socket, 'close');
  return statuses;
}
