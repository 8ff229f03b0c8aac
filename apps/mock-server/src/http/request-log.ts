import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import { describeFault, type Logger } from '../logger.ts';
import { requestId } from './request-id.ts';

const describe = (request: IncomingMessage & { originalUrl?: string }, { statusCode }: ServerResponse) => ({
  method: request.method,
  path: (request.originalUrl ?? request.url ?? '').split('?')[0],
  status: statusCode,
});

/**
 * Logs one line of JSON for each request. It has no query (a search can reveal an illness), no headers (tokens), no
 * body and no caller address.
 */
export const logRequests = (logger: Logger): RequestHandler =>
  pinoHttp({
    logger,
    genReqId: requestId,
    quietReqLogger: true,
    quietResLogger: true,
    customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
    customAttributeKeys: { reqId: 'requestId' },
    customSuccessObject: (request, response, value: object) => ({ ...value, ...describe(request, response) }),
    customErrorObject: (request, response, _error, value: object) => ({ ...value, ...describe(request, response) }),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    // The error serializer of the library would repeat the database message, values included.
    wrapSerializers: false,
    serializers: { req: () => undefined, res: () => undefined, err: describeFault },
  }) as RequestHandler;
