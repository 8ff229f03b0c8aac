import { isUtf8 } from 'node:buffer';
import express, { type RequestHandler } from 'express';
import { HttpProblem } from './http-problem.ts';

const MAX_BODY = '10kb';

const requireJson: RequestHandler = (request, _response, next) => {
  // Null, without a body, passes to the schema.
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

export const jsonBody: readonly RequestHandler[] = [requireJson, parse];
