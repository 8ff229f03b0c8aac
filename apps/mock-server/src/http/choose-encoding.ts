import type { Request, RequestHandler } from 'express';
import { RecentResults } from './recent-results.ts';

/** The encodings of the API, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;

const choose = (request: Request): string =>
  ENCODINGS.find((encoding) => request.acceptsEncodings(encoding) !== false) ?? 'identity';

/**
 * Replaces the `Accept-Encoding` header by the one encoding that the response will use. Clients write this header in
 * many ways. The cache then holds a response once for each encoding, and no client can create more entries.
 */
export function chooseEncoding(): RequestHandler {
  const chosen = new RecentResults<string>();
  return (request, _response, next) => {
    const accepted = String(request.headers['accept-encoding'] ?? 'identity');
    request.headers['accept-encoding'] = chosen.get(accepted, () => choose(request));
    next();
  };
}
