import type { RequestHandler } from 'express';
import { HttpProblem } from './http-problem.ts';

/** The most characters of a path. The API and the storefront refuse a longer one with 414. */
export const MAX_PATH_CHARACTERS = 2_048;
const MAX_QUERY_CHARACTERS = 8_192;

/**
 * Throws HttpProblem 414 for a path or query that is too long, and 400 for an invalid percent-encoding. Several slashes
 * at the beginning become one, because the original of this shop calls `//consult/add`.
 */
export const checkAddress: RequestHandler = (request, _response, next) => {
  const url = request.url.replace(/^\/{2,}/, '/');
  request.url = url;
  const question = url.indexOf('?');
  const path = question < 0 ? url.length : question;
  if (path > MAX_PATH_CHARACTERS) throw new HttpProblem('address-too-long', 'The path may have up to 2 kB.');
  if (url.length - path > MAX_QUERY_CHARACTERS)
    throw new HttpProblem('address-too-long', 'The query may have up to 8 kB.');
  // Node's query parser silently repairs an invalid percent-encoding, so it is refused here.
  try {
    decodeURIComponent(url);
  } catch {
    throw new HttpProblem('bad-request', 'The address has an invalid percent-encoding.');
  }
  next();
};
