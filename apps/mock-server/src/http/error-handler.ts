import type { Problem } from '@niramaya/contract';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { databaseErrorKind } from '../database/error-kind.ts';
import { ClientGone } from './client-signal.ts';
import type { Logger } from '../logger.ts';
import { HttpProblem, problemKinds, type ProblemKind } from './http-problem.ts';
import { createOutageLog } from './outage-log.ts';

function sendProblem(response: Response, { kind, message, errors, headers }: HttpProblem): void {
  const body: Problem = {
    type: `urn:niramaya:problem:${kind}`,
    ...problemKinds[kind],
    detail: message,
    errors,
    requestId: String(response.req.id),
  };
  response
    .status(body.status)
    .set({ 'cache-control': 'no-store', ...headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(body));
}

/**
 * The responses to errors of Express's parsers, by status. The parsers' own messages repeat the body, so they are not
 * sent.
 */
const parserProblems: Readonly<Record<number, readonly [ProblemKind, string]>> = {
  400: ['bad-request', 'The body or the address is malformed.'],
  413: ['too-large', 'The body may have up to 10 kB.'],
  415: ['wrong-content-type', 'The body has to be JSON in UTF-8.'],
};

function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const kind = databaseErrorKind(error);
  if (kind === 'away') return new HttpProblem('unavailable', 'The shop cannot be reached right now, please try again.');
  if (kind === 'full') return new HttpProblem('storage-full', 'There is no room to store this; nothing was changed.');
  const known = error instanceof Error && 'status' in error ? parserProblems[Number(error.status)] : undefined;
  return known
    ? new HttpProblem(...known)
    : new HttpProblem('server-fault', 'This is our fault. The request id helps us find out why.');
}

/**
 * Returns the handler that sends each error as Problem Details (RFC 9457). A message of the shop's own is sent as it
 * is; other errors become a general sentence, so that no stack, SQL or path is revealed. Errors from 500 on are logged.
 */
export function errorHandler(logger: Logger): ErrorRequestHandler {
  const logOutage = createOutageLog(logger);
  return (error: unknown, request, response, next) => {
    if (error instanceof ClientGone) return;
    const problem = toProblem(error);
    if (problem.kind === 'unavailable') {
      response.locals.isLogged = true;
      logOutage(error);
    } else if (problem.status >= 500) {
      request.log.error({ err: error }, 'a request failed');
    }
    if (response.headersSent) next(error);
    else sendProblem(response, problem);
  };
}

/** Responds 404 to a request that no router has answered. */
export const notFoundHandler: RequestHandler = (_request, response) => {
  sendProblem(response, new HttpProblem('not-found', 'There is no such address in this API.'));
};
