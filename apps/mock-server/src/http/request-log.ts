import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import { describeFault, type Logger } from '../logger.ts';
import { requestId } from './request-id.ts';

const pathOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  (request.originalUrl ?? request.url ?? '').split('?')[0] ?? '';

/**
 * One line of JSON a request. No query (what somebody searches for says how they are), no headers (tokens), no body, no
 * address of the caller.
 */
export const logRequests = (logger: Logger): RequestHandler =>
  pinoHttp({
    logger,
    genReqId: requestId,
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    customSuccessObject: (request, response, value: object) => ({
      ...value,
      method: request.method,
      path: pathOf(request),
      status: response.statusCode,
    }),
    customErrorObject: (request, response, _error, value: { responseTime?: number }) => ({
      responseTime: value.responseTime,
      method: request.method,
      path: pathOf(request),
      status: response.statusCode,
    }),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    // Its own serializer of faults would repeat what the database says, values included.
    wrapSerializers: false,
    serializers: { req: () => undefined, res: () => undefined, err: describeFault },
  }) as RequestHandler;
