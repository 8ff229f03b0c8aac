import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import { HttpProblem } from './http-problem.ts';

const MAX_BODY = '10kb';

const requireJson: RequestHandler = (request, _response, next) => {
  // `is` returns null if there is no body. The schema refuses that.
  if (request.is('application/json') === false)
    throw new HttpProblem('wrong-content-type', 'The body has to be application/json.');
  next();
};

const parse = express.json({
  limit: MAX_BODY,
  type: 'application/json',
  verify: (_request, _response, bytes) => {
    if (!isUtf8(bytes)) throw new HttpProblem('bad-request', 'The body is not valid UTF-8.');
  },
});

/** Reads a JSON body of up to 10 kB. It refuses any other body before parsing. */
export const jsonBody: readonly RequestHandler[] = [requireJson, parse];
