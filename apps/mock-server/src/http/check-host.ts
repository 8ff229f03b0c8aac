import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { RequestHandler, Response } from 'express';
import { isLoopback, type Settings } from '../settings.ts';

/**
 * True if the request has exactly one `Host` header, as RFC 9112 (section 3.2) requires; HTTP/1.0 needs none. The raw
 * headers are read, because Node's `headers` keep only the first of several.
 */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (/^host$/i.test(rawHeaders[index] ?? '')) count += 1;
  return count === 1 || (count === 0 && httpVersion === '1.0');
}

function refuse(response: Response): void {
  response
    .status(400)
    .set({ 'cache-control': 'no-store', connection: 'close' })
    .type('text')
    .send('A request names the shop once: send one Host header.\n');
}

/**
 * Returns middleware that responds 400 unless the request has one `Host` header. A shop that only this machine can
 * reach also gets 421 for any name but its own: a page of another site could otherwise reach it by a name that it
 * points to 127.0.0.1 (DNS rebinding). An IP address cannot be pointed elsewhere, so it is accepted.
 */
export function checkHost({ host, production, webOrigins }: Settings): RequestHandler {
  if (production || !isLoopback(host))
    return (request, response, next) => (namesOneHost(request) ? next() : refuse(response));
  const names = new Set(['localhost', ...webOrigins.map((origin) => new URL(origin).hostname)]);
  return (request, response, next) => {
    if (!namesOneHost(request)) return refuse(response);
    const name = URL.parse(`http://${request.headers.host ?? 'localhost'}`)?.hostname.replace(/^\[|\]$/g, '');
    if (name !== undefined && (names.has(name) || name.endsWith('.localhost') || isIP(name) > 0)) return next();
    response
      .status(421)
      .set('cache-control', 'no-store')
      .type('text')
      .send('This shop is asked for by its address on this machine: open http://localhost.\n');
  };
}
