import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { isLoopback, type Settings } from '../settings.ts';

/** Rejects foreign names of this machine (DNS rebinding); IP addresses are safe. */
export function checkHost({ host, production, webOrigins }: Settings): RequestHandler {
  if (production || !isLoopback(host)) return (_request, _response, next) => next();
  const names = new Set(['localhost', ...webOrigins.map((origin) => new URL(origin).hostname)]);
  return (request, response, next) => {
    const name = URL.parse(`http://${request.headers.host ?? 'localhost'}`)?.hostname.replace(/^\[|\]$/g, '');
    if (name !== undefined && (names.has(name) || name.endsWith('.localhost') || isIP(name) > 0)) return next();
    response
      .status(421)
      .set('cache-control', 'no-store')
      .type('text')
      .send('This shop is asked for by its address on this machine: open http://localhost.\n');
  };
}
