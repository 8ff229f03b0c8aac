import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { isLoopback, type Settings } from '../settings.ts';

/** Returns the name in a Host header without its port, or null if the header is invalid. */
function nameOf(host: string): string | null {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : null;
}

const OURS = new Set(['localhost']);

/**
 * Refuses requests for any host name but this machine's. It does so only if the shop listens on a loopback address and
 * is not in production. This prevents DNS rebinding. A stranger's host name that resolves to this machine would give
 * the stranger's page the same origin as the demo shop. IP addresses are allowed, because nobody can rebind them. Names
 * of WEB_ORIGINS are allowed too.
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
