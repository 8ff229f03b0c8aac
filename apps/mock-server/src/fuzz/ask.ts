import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import type { Input } from './inputs.ts';

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export function asker(url: string): { ask(input: Input): Promise<Answered>; close(): void } {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = ({ method, path, headers, body }: Input): Promise<Answered> =>
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
  return { ask, close: () => agent.destroy() };
}
