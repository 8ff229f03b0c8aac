import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { isLoopback, type Settings } from '../settings.ts';

/** The name in a Host header, without its port; null where it is none. */
function nameOf(host: string): string | null {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : null;
}

const OURS = new Set(['localhost']);

/**
 * Refuses requests for another name than this machine's, while the shop listens for this machine alone and is not in
 * production: a page of a stranger whose name was made to lead here (DNS rebinding) would be of one origin with the demo
 * shop. An address in digits is no name that somebody could have moved. Names of WEB_ORIGINS are taken too.
 */
export function checkHost({ host, production, webOrigins }: Settings): RequestHandler {
  if (production || !isLoopback(host)) return (_request, _response, next) => next();
  const names = new Set([...OURS, ...webOrigins.map((origin) => new URL(origin).hostname)]);
  return (request, response, next) => {
    const asked = request.headers.host;
    const name = asked === undefined ? 'localhost' : nameOf(asked);
    if (name !== null && (names.has(name) || name.endsWith('.localhost') || isIP(name) > 0)) return next();
    response
      .status(421)
      .set('cache-control', 'no-store')
      .type('text')
      .send('This shop is asked for by its address on this machine: open http://localhost.\n');
  };
}
