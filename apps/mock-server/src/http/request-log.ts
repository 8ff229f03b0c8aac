import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler, Response } from 'express';
import { pinoHttp } from 'pino-http';
import { describeError, type Logger } from '../logger.ts';

/** Each response has an id in this header. It is that of the request if the client has sent a usable one. */
export const REQUEST_ID_HEADER = 'x-request-id';
const USABLE_ID = /^[\w.-]{1,64}$/;

function requestId(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers[REQUEST_ID_HEADER];
  const id = typeof given === 'string' && USABLE_ID.test(given) ? given : randomUUID();
  response.setHeader(REQUEST_ID_HEADER, id);
  return id;
}

const describe = (request: IncomingMessage & { originalUrl?: string }, { statusCode }: ServerResponse) => ({
  method: request.method,
  path: (request.originalUrl ?? request.url ?? '').split('?')[0],
  status: statusCode,
});

/** A request that failed because the database is away is not logged here: `createOutageLog` counts those. */
function levelOf(_request: IncomingMessage, response: ServerResponse, error?: Error) {
  if ((response as Response).locals.isLogged) return 'silent';
  return error || response.statusCode >= 500 ? 'error' : 'info';
}

/**
 * Returns middleware that logs one line for each response, and sets the request id. The line omits the query, which may
 * name an illness, the headers, which contain tokens, the body, and the address of the caller.
 */
export const logRequests = (logger: Logger): RequestHandler =>
  pinoHttp({
    logger,
    genReqId: requestId,
    quietReqLogger: true,
    quietResLogger: true,
    customLogLevel: levelOf,
    customAttributeKeys: { reqId: 'requestId' },
    customSuccessObject: (request, response, value: object) => ({ ...value, ...describe(request, response) }),
    customErrorObject: (request, response, _error, value: object) => ({ ...value, ...describe(request, response) }),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    // The library's own serializer would log the values of database errors.
    wrapSerializers: false,
    serializers: { req: () => undefined, res: () => undefined, err: describeError },
  }) as RequestHandler;
