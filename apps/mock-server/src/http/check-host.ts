import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { isLoopback, type Settings } from '../settings.ts';

function nameOf(host: string): string | null {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : null;
}

/** Rejects foreign names of this machine (DNS rebinding); IP addresses are safe. */
export function checkHost({ host, production, webOrigins }: Settings): RequestHandler {
  if (production || !isLoopback(host)) return (_request, _response, next) => next();
  const names = new Set(['localhost', ...webOrigins.map((origin) => new URL(origin).hostname)]);
  return (request, response, next) => {
    const host = request.headers.host;
    const name = host === undefined ? 'localhost' : nameOf(host);
    if (name !== null && (names.has(name) || name.endsWith('.localhost') || isIP(name) > 0)) return next();
    response
      .status(421)
      .set('cache-control', 'no-store')
      .type('text')
      .send('This shop is asked for by its address on this machine: open http://localhost.\n');
  };
}
