import { once } from 'node:events';
import { connect } from 'node:net';

export async function sendRaw(url: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString('latin1'))).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return response;
}

/** Returns the bytes of a GET request, after which the server closes the connection. */
export const rawGet = (target: string, headers = '', host = 'localhost'): Buffer =>
  Buffer.from(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`, 'latin1');

export const sendRawGet = (url: string, target: string, headers = ''): Promise<string> =>
  sendRaw(url, rawGet(target, headers));

export const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

/** Returns the status of a GET request for exactly this path. `fetch` would normalise the path. */
export const statusOfRaw = async (url: string, target: string, host?: string): Promise<number> =>
  statusOf(await sendRaw(url, rawGet(target, '', host)));

/** Rejects if nothing listens at the port of the URL. */
export async function requireListener(url: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect').finally(() => socket.destroy());
}
