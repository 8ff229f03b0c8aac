import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { Input } from './inputs.ts';

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export function requester(url: string): { send(input: Input): Promise<Received>; close(): void } {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = ({ method, path, headers, body }: Input): Promise<Received> =>
    new Promise((resolve, reject) => {
      const bytes = Buffer.from(body);
      const length = method === 'GET' ? {} : { 'content-length': bytes.length };
      const sent = request({ hostname, port, agent, method, path, headers: { ...headers, ...length } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(
              response.headers['content-encoding'] === undefined ? 'utf8' : 'latin1',
            ),
          }),
        );
        response.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(method === 'GET' ? undefined : bytes);
    });
  return { send, close: () => agent.destroy() };
}
