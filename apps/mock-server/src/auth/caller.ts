import { createHash } from 'node:crypto';
import { VISITOR_HEADER, VISITOR_ID_PATTERN } from '@niramaya/contract';
import type { RequestHandler } from 'express';
import { HttpProblem } from '../http/http-problem.ts';
import type { VerifyToken } from './verify-token.ts';

/** The owner of the list that callers without an identity share in a demo. */
export const DEMO_OWNER = 'demo';

const USER_PREFIX = 'user:';

/** True for the owner of a signed-in user, and false for a guest's or the demo's. */
export const isUser = (owner: string): boolean => owner.startsWith(USER_PREFIX);

const BEARER = /^Bearer +([\w.~+/=-]+) *$/i;

/**
 * Returns the owner of the list of a guest: the hash of the visitor id. The id alone gives access to the list, so the
 * database does not contain it. Throws HttpProblem 400 for a malformed id.
 */
function ownerOfVisitorId(id: string | string[]): string {
  if (typeof id === 'string' && VISITOR_ID_PATTERN.test(id))
    return `visitor:${createHash('sha256').update(id).digest('base64url')}`;
  throw new HttpProblem('bad-value', `Not usable in the headers: ${VISITOR_HEADER}.`, {
    errors: [{ field: VISITOR_HEADER, message: 'has to be 32 hexadecimal digits in lower case' }],
  });
}

/** Returns the owner of the list of a signed-in user. Throws HttpProblem 401 if the header has no bearer token. */
async function ownerOfToken(header: string, verifyToken: VerifyToken): Promise<string> {
  const token = BEARER.exec(header)?.[1];
  if (token !== undefined) return USER_PREFIX + (await verifyToken(token));
  throw new HttpProblem('not-signed-in', 'The authorization has to be a bearer token.');
}

/**
 * Returns middleware that sets `response.locals.owner`, the owner of the caller's list, and forbids caching. A bearer
 * token counts first, then the visitor id of a guest, then with `demo` the shared list. Throws HttpProblem 401 without
 * any of them and for an invalid token, which never counts as a guest, 400 for a malformed visitor id, and 503 if the
 * token cannot be checked right now.
 */
export const identifyCaller =
  (verifyToken: VerifyToken, demo: boolean): RequestHandler =>
  async (request, response, next) => {
    const { authorization, [VISITOR_HEADER]: visitor } = request.headers;
    response.set('cache-control', 'private, no-store').vary(`Authorization, ${VISITOR_HEADER}`);
    if (authorization !== undefined) response.locals.owner = await ownerOfToken(authorization, verifyToken);
    else if (visitor !== undefined) response.locals.owner = ownerOfVisitorId(visitor);
    else if (demo) response.locals.owner = DEMO_OWNER;
    else throw new HttpProblem('not-signed-in', `Sign in, or send ${VISITOR_HEADER}.`);
    next();
  };
