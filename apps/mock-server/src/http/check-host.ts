import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { isLoopback, type Settings } from '../settings.ts';

/** Responds 400 to several `Host` headers, and to none in HTTP/1.1 (RFC 9112, section 3.2). */
const requireOneHost: RequestHandler = (request, response, next) => {
  const count = request.headersDistinct.host?.length ?? 0;
  if (count === 1 || (count === 0 && request.httpVersion === '1.0')) return next();
  response
    .status(400)
    .set({ 'cache-control': 'no-store', connection: 'close' })
    .type('text')
    .send('A request names the shop once: send one Host header.\n');
};

/** Requires one `Host`, and rejects foreign names of this machine (DNS rebinding); IP addresses are safe. */
export function checkHost({ host, production, webOrigins }: Settings): RequestHandler[] {
  if (production || !isLoopback(host)) return [requireOneHost];
  const names = new Set(['localhost', ...webOrigins.map((origin) => new URL(origin).hostname)]);
  const rejectForeign: RequestHandler = (request, response, next) => {
    const name = URL.parse(`http://${request.headers.host ?? 'localhost'}`)?.hostname.replace(/^\[|\]$/g, '');
    if (name !== undefined && (names.has(name) || name.endsWith('.localhost') || isIP(name) > 0)) return next();
    response
      .status(421)
      .set('cache-control', 'no-store')
      .type('text')
      .send('This shop is asked for by its address on this machine: open http://localhost.\n');
  };
  return [requireOneHost, rejectForeign];
}
