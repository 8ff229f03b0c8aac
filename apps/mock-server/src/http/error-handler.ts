import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { databaseErrorKind } from '../database/error-kind.ts';
import { HttpProblem, type ProblemKind } from './http-problem.ts';

const PROBLEM_CONTENT_TYPE = 'application/problem+json; charset=utf-8';

const RETRY_AFTER = { 'retry-after': '5' };

function sendProblem(response: Response, problem: HttpProblem): void {
  const body = JSON.stringify(problem.toBody(String(response.req.id)));
  response
    .status(problem.status)
    .set({ 'cache-control': 'no-store', ...problem.extras.headers })
    .type(PROBLEM_CONTENT_TYPE)
    .send(body);
}

// The parser's own messages repeat the body.
const parserProblems: Readonly<Record<number, readonly [ProblemKind, string]>> = {
  400: ['bad-request', 'The body or the address is malformed.'],
  413: ['too-large', 'The body may have up to 10 kB.'],
  415: ['wrong-content-type', 'The body has to be JSON in UTF-8.'],
};

const parserStatus = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;

function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const kind = databaseErrorKind(error);
  if (kind === 'away')
    return new HttpProblem('unavailable', 'The shop cannot be reached right now, please try again.', {
      headers: RETRY_AFTER,
    });
  if (kind === 'full') return new HttpProblem('storage-full', 'There is no room to store this; nothing was changed.');
  const known = kind === 'none' ? parserProblems[parserStatus(error) ?? 0] : undefined;
  return known
    ? new HttpProblem(...known)
    : new HttpProblem('server-fault', 'This is our fault. The request id helps us find out why.');
}

/** Reveals no stack, SQL or path. */
export const errorHandler: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error({ err: error }, 'a request failed');
  if (response.headersSent) next(error);
  else sendProblem(response, problem);
};

export const notFoundHandler: RequestHandler = (_request, response) => {
  sendProblem(response, new HttpProblem('not-found', 'There is no such address in this API.'));
};
