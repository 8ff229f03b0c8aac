import type { Request, RequestHandler } from 'express';
import { RecentResults } from './recent-results.ts';

/** What the API compresses with, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;

const choose = (request: Request): string =>
  ENCODINGS.find((encoding) => request.acceptsEncodings(encoding) !== false) ?? 'identity';

/**
 * Leaves of the many ways in which clients write what they can decode the one encoding that will be used, so that the
 * cache holds a response once for each encoding and no client can make more of them.
 */
export function chooseEncoding(): RequestHandler {
  const chosen = new RecentResults<string>();
  return (request, _response, next) => {
    const accepted = String(request.headers['accept-encoding'] ?? 'identity');
    request.headers['accept-encoding'] = chosen.get(accepted, () => choose(request));
    next();
  };
}
