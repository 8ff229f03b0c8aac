import type { RequestHandler } from 'express';
import { HttpProblem } from './http-problem.ts';

const MAX_QUERY_BYTES = 8_192;

/** The contract's own source doubles a slash (API-22): `//consult/add` is `/consult/add`. */
export const collapseLeadingSlashes: RequestHandler = (request, _response, next) => {
  request.url = request.url.replace(/^\/{2,}/, '/');
  next();
};

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Refuses what Node's query parser would silently repair: an address that is over-long or no valid percent-encoding. */
export const checkAddress: RequestHandler = (request, _response, next) => {
  const question = request.url.indexOf('?');
  if (question >= 0 && request.url.length - question > MAX_QUERY_BYTES)
    throw new HttpProblem('address-too-long', 'The query may have up to 8 kB.');
  if (!isDecodable(request.url)) throw new HttpProblem('bad-request', 'The address has an invalid percent-encoding.');
  next();
};
